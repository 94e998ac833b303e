const words = (list: string): string[] => list.trim().split(/\s+/);

// Words that mean people, whatever stands beside them.
export const PEOPLE_NAMES = grounds({
  origin: `whites blacks asians africans arabs latinos latinas hispanics caucasians mexicans indians pakistanis
    bangladeshis nigerians somalis jamaicans haitians cubans americans canadians europeans russians
    ukrainians polacks germans italians spaniards turks kurds greeks albanians romanians bulgarians iranians iraqis
    syrians afghans israelis palestinians saudis egyptians moroccans algerians ethiopians ghanaians kenyans koreans
    vietnamese filipinos thais indonesians gypsies foreigners immigrants migrants refugees negroes
    coloreds coloureds orientals minorities aboriginals westerners nonwhites`,
  religion: `muslims moslems jews christians catholics protestants mormons hindus sikhs buddhists atheists pagans
    believers unbelievers nonbelievers infidels evangelicals nonmuslims nonchristians hijab hijabs burqa burqas niqab
    niqabs turban turbans headscarf headscarves`,
  orientation: `gays lesbians homosexuals homos heterosexuals bisexuals transgenders transsexuals transvestites queers
    lgbt lgbtq lgbtqia straights`,
  sex: "men women males females ladies gents gentlemen girls boys",
  marriage: "bachelors spinsters divorcees",
  disability: "handicapped disabled cripples wheelchairs autistics",
  children: "children kids infants babies toddlers minors kiddies youngsters newborns",
});

// Words that mean people only before a word for people: a black sofa and Indian food are no people.
export const KINDS_OF_PEOPLE = grounds({
  origin: `white black brown colored coloured asian african arab latino latina hispanic caucasian mexican indian pakistani
    bangladeshi nigerian somali jamaican haitian cuban american canadian european russian ukrainian polish german italian
    spanish turkish kurdish greek albanian romanian bulgarian iranian iraqi syrian afghan israeli palestinian saudi
    egyptian moroccan algerian ethiopian ghanaian kenyan korean vietnamese filipino thai indonesian chinese japanese
    french english british irish scottish dutch swedish western foreign immigrant migrant oriental aboriginal nonwhite aryan`,
  religion: `muslim moslem jewish christian catholic protestant mormon hindu sikh buddhist atheist evangelical religious
    believing godfearing`,
  orientation: `gay lesbian homosexual heterosexual bisexual transgender transsexual trans queer straight lgbt lgbtq`,
  sex: "male female",
  marriage: "married unmarried divorced",
  disability: "disabled handicapped blind deaf autistic crippled retarded schizophrenic",
});

// Nations whose name is also that of their people and their language: meant only where a clause ends with them.
export const NATIONS_AS_PEOPLE = new Set(words("chinese japanese irish british french english dutch portuguese"));

export const PEOPLE = new Set(
  words(`people person persons guest guests tenant tenants renter renters family families couple couples man men woman
    women folk folks visitor visitors traveller travellers traveler travelers individual individuals applicant applicants
    resident residents household households students customers lodgers nationals citizens kids girls boys ladies
    gentlemen males females lads speakers holders roommates flatmates locals those bookers buyers occupants`),
);

export const LANGUAGES = new Set(
  words("english french german spanish italian dutch arabic hebrew chinese mandarin hindi polish russian"),
);

export const SLURS = new Set(
  words(
    "nigger niggers nigga kike kikes wetback wetbacks raghead ragheads towelhead towelheads faggot faggots tranny trannies paki pakis spic spics gook gooks shemale shemales",
  ),
);

const MARKERS = "no not only never rent allowed welcome accept cash fees code lockbox password adults prefer preferred";
const KNOWN = new Set([...PEOPLE_NAMES.keys(), ...KINDS_OF_PEOPLE.keys(), ...PEOPLE, ...SLURS, ...MARKERS.split(" ")]);
// Long enough that one wrong letter leaves no other word.
const LONG_NAMES = Map.groupBy(
  [...PEOPLE_NAMES.keys()].filter((name) => name.length >= 7),
  (name) => name.charAt(0),
);
const NOT_MISSPELLED = new Set(
  "muslin muslins christian christmas italian italics american canadian mexican".split(" "),
);
const LEET: Record<string, string> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", $: "s", "@": "a" };
const LONGEST = 40;

// A word as its writer means it: digits for letters, letters too many, one letter wrong and a missing space undone where
// that gives words that the rules know.
export function canonicalWords(word: string): string[] {
  if (KNOWN.has(word) || word.length > LONGEST || !/\p{L}/u.test(word)) return [word];
  const found = spellings(word).find((spelling) => KNOWN.has(spelling));
  if (found) return [found];
  return dividedWord(word) ?? [misspelledName(word) ?? word];
}

function spellings(word: string): string[] {
  const letters = /[0-9@$]/.test(word) ? [unleet(word, "i"), unleet(word, "l")] : [word];
  const single = letters.map((spelling) => spelling.replace(/(\p{L})\1{2,}/gu, "$1"));
  return [...letters, ...single, ...single.map((spelling) => spelling.replace(/z$/, "s"))];
}

function unleet(word: string, one: string): string {
  return word.replace(/[0-9@$]/g, (digit) => (digit === "1" ? one : (LEET[digit] ?? digit)));
}

function misspelledName(word: string): string | undefined {
  if (word.length < 6 || NOT_MISSPELLED.has(word) || word.includes("'")) return undefined;
  const alike = LONG_NAMES.get(word.charAt(0)) ?? [];
  return alike.find((name) => word.endsWith("s") === name.endsWith("s") && isOneOff(word, name));
}

// One letter more, fewer, other, or two that changed places.
function isOneOff(word: string, name: string): boolean {
  if (Math.abs(word.length - name.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === name[start]) start += 1;
  let end = 0;
  while (end < Math.min(word.length, name.length) - start && word.at(-1 - end) === name.at(-1 - end)) end += 1;
  const [mine, theirs] = [word.slice(start, word.length - end), name.slice(start, name.length - end)];
  if (mine.length <= 1 && theirs.length <= 1) return true;
  return mine.length === 2 && theirs.length === 2 && mine[0] === theirs[1] && mine[1] === theirs[0];
}

// "whitesonly": known words that were written as one.
function dividedWord(word: string): string[] | null {
  if (word.length < 6) return null;
  for (let cut = 2; cut <= word.length - 2; cut += 1) {
    const [first, rest] = [word.slice(0, cut), word.slice(cut)];
    if (KNOWN.has(first) && KNOWN.has(rest)) return [first, rest];
  }
  return null;
}

// What a rule protects people for. "sex" and "marriage" have exceptions of their own, "animals" are those that help.
export type Ground = "origin" | "religion" | "orientation" | "sex" | "marriage" | "disability" | "animals" | "children";

function grounds(lists: Partial<Record<Ground, string>>): Map<string, Ground> {
  const found = new Map<string, Ground>();
  for (const [ground, list] of Object.entries(lists)) {
    for (const word of words(list)) found.set(word, ground as Ground);
  }
  return found;
}
