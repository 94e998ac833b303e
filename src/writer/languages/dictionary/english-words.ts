// Forms that no rule leads back to the word they belong to.
const IRREGULAR = new Map(
  `ate eat, eaten eat, began begin, begun begin, best good, better good, bought buy, broke break, broken break, brought bring, built build, burnt burn,
  came come, caught catch, children child, chose choose, chosen choose, dealt deal, did do, does do, done do, drawn draw, drew draw, driven drive, drove drive, drank drink,
  drunk drink, fallen fall, fed feed, feet foot, fell fall, felt feel, flew fly, flown fly, forgot forget, forgotten forget, fought fight, found find, frozen freeze, froze freeze, gave give, given give,
  goes go, gone go, got get, gotten get, grew grow, grown grow, had have, has have, heard hear, held hold, hidden hide, hung hang, kept keep, knew know, knives knife, known know,
  laid lay, lain lie, leaves leaf, led lead, left leave, lent lend, less little, lit light, loaves loaf, lost lose, lying lie, made make, men man, meant mean, met meet, mice mouse, more much, most much,
  paid pay, people person, ran run, risen rise, rode ride, rose rise, said say, sat sit, saw see, seen see, sent send, shelves shelf, shone shine, shown show, shut close, sang sing, slept sleep, slid slide, sold sell,
  spent spend, spoke speak, spoken speak, spread spread, stood stand, stuck stick, swam swim, swept sweep, taken take, taught teach, teeth tooth, thought think, thrown throw, told tell, took take, tying tie, understood understand,
  went go, wives wife, wolves wolf, women woman, won win, wore wear, worn wear, woke wake, woven weave, written write, wrote write, worse bad, worst bad, farther far, further far, theatre theater, theatres theater, centre center, centres center,
  neighbour neighbor, neighbours neighbor, neighbourhood neighborhood, neighbourhoods neighborhood, colour color, colours color, grey gray, favourite favorite, metre meter, metres meter, cosy cozy, storey story, storeys story, kerb curb, tyre tire, aeroplane airplane, licence license, travelling travel, travellers traveler, traveller traveler, jewellery jewelry, programme program`
    .split(/,\s+/)
    .map((pair) => pair.split(" ") as [string, string]),
);

const SHORTEST = 3;

const ENDINGS = [
  ["s", ""],
  ["es", ""],
  ["ies", "y"],
  ["ed", ""],
  ["d", ""],
  ["ied", "y"],
  ["ing", ""],
  ["ing", "e"],
  ["est", ""],
  ["est", "e"],
  ["iest", "y"],
  ["ly", ""],
  ["ily", "y"],
  ["ly", "le"],
] as const;

// These make another word, of about the same meaning: "hiker", "sunny".
const SUFFIXES = [
  ["er", ""],
  ["er", "e"],
  ["ier", "y"],
  ["ers", ""],
  ["ers", "e"],
  ["y", ""],
  ["ness", ""],
  ["ful", ""],
  ["less", ""],
] as const;
// English words whose translations claim nothing about a home, so that a translation may use them of its own accord:
// "Handgepäck genügt", "lo más práctico es venir en tren". No object, place, person, activity, quality, price or permission.
export const EMPTY_WORDS = new Set(
  `able accommodate add additionally adjust admire afterwards again ago agree almost already also although another answer anyway apply appreciate
  approximately arrange arrive ask aspect attach attend available avoid await away base basically because become begin believe belong besides both
  bother bring buy carry case certain certainly chance choice choose clearly come communicate compare compensate comprise concentrate concern confirm
  connect consider consist contact contain continue contribute count create currently decide depend depending describe designate desire detail
  directly discover distinguish distribute disturb divide do each ease either else encourage end enough ensure enter especially establish even every
  everybody exact exactly example exist expect explain extend facilitate fact feel fill find finish focus follow forget form forward furthermore gain
  gather generally get give go greet grow handle hang happen have hear help here hide hold hope host however idea imagine immediately include increase
  indicate inform instead invite itself join just keep kind know later lead learn leave let lie like likely live locate lodge look lose love mainly
  maintain make manage manner matter may mean meanwhile measure mention mind miss moment moreover mostly move name nearly necessary need normally note
  notice observe occasion occasionally occupy offer often once operate opportunity option other otherwise part particular particularly pass perhaps
  plan please point position possible possibly prefer prepare present prevent probably produce provide purpose put rather reach ready really reason
  receive recognize recommend refer reflect rely remain remember replace represent require respect respective result return reveal run satisfy save
  say search see seek seem select send serve set settle shape show similar simple simply sit situate situation skip slightly so some somebody
  sometimes soon sort speak specific spend spread stand start stay still stop such suffice support sure take talk tell thank then there therefore
  thing think though throw thus time together toward try turn type understand unpack use usual usually various vary very wait wake want way wear
  whatever wish within word write yet`
    .split(/\s+/)
    .filter(Boolean),
);

// What holds English sentences together. No dictionary lists it, and none of it makes room for a word that is unknown.
export const FUNCTION_WORDS = new Set(
  `the a an and or of to in on at with for from by is are was were be been being am has have had having it its this that these those there here you your yours yourself yourselves
  we our ours us i my mine me myself they their theirs them he him his she her hers himself herself itself themselves ourselves as so if when where which who whom whose what whatever
  whichever whoever how than then too also very more most can could may might must shall will would should ought do does did doing done not no nor neither either none one ones up
  down out off over under into onto about above across after against along amid among amongst around before behind below beneath beside besides between beyond but despite during except
  inside outside like minus near opposite past per plus since though although throughout through till until toward towards underneath unless unlike upon versus via while whilst within
  without because whether yet both each some any all every everything everyone everybody everywhere something someone somebody somewhere anything anyone anybody anywhere nothing nobody
  nowhere another other others such same own just even still again ever never only once twice much many few less least lot lots several enough rather quite almost etc ok yes hello hi
  let get gets got go goes come comes make makes made take takes give gives put puts set sets say says tell told know known need needs want wants`.split(
    /\s+/,
  ),
);

// The words a dictionary may list this form under: "sleeping" → sleep, "cozily" → cozy, "dining" → dine.
export function englishBases(word: string): string[] {
  const irregular = IRREGULAR.get(word);
  return [word, ...(irregular ? [irregular] : []), ...without(word, ENDINGS)];
}

// Where the form is not listed: "hiker" → hike.
export function widerEnglishBases(word: string): string[] {
  return without(word, SUFFIXES);
}

function without(word: string, endings: readonly (readonly [string, string])[]): string[] {
  return endings.flatMap(([ending, instead]) => {
    const stem = word.slice(0, word.length - ending.length);
    if (!word.endsWith(ending) || stem.length + instead.length < SHORTEST) return [];
    // "Planned", "biggest": the last letter was doubled.
    const isDoubled = instead === "" && stem.at(-1) === stem.at(-2);
    return [stem + instead, ...(isDoubled ? [stem.slice(0, -1)] : [])];
  });
}
