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
