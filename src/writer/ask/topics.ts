import type { Description, Sentence } from "#writer/description.ts";
import type { Fact } from "#writer/ledger/fact.ts";

// What hosts call by several names, and the facts that tell of it.
export const SAME_THINGS: readonly Thing[] = [
  { words: ["dock", "pier", "jetty", "boat dock"], keys: /^amenity\.(?:dock|boat-dock)/ },
  {
    words: [
      "kitchen",
      "cooking",
      "cook",
      "kitchenette",
      "oven",
      "stove",
      "dishwasher",
      "fridge",
      "microwave",
      "toaster",
    ],
    keys: /^amenity\.(?:kitchen|oven|stove|dishwasher|refrigerator|microwave|toaster|kettle|dishes|blender)/,
  },
  { words: ["coffee", "coffee maker", "espresso machine", "nespresso"], keys: /^amenity\.coffee/ },
  {
    words: ["parking", "park", "car", "garage", "driveway", "carport"],
    keys: /^(?:amenity\.(?:parking|disabled-parking)|car)$/,
  },
  { words: ["dog", "pet", "cat", "animal", "puppy", "pet policy"], keys: /^(?:pets|amenity\.pets)/ },
  { words: ["beach", "sand", "shore", "seaside"], keys: /^amenity\.(?:beach|view-beach)/ },
  { words: ["sea", "ocean"], keys: /^amenity\.view-sea/ },
  { words: ["water", "waterfront"], keys: /^amenity\.(?:waterfront|view-water|lake-access|beach-access)/ },
  { words: ["view", "scenery", "vista", "panorama", "outlook"], keys: /^amenity\.view-/ },
  {
    words: ["wifi", "internet", "wi fi", "broadband", "connection", "internet speed"],
    keys: /^amenity\.(?:wifi|ethernet)/,
  },
  {
    words: ["kid", "child", "children", "family", "baby", "toddler", "crib", "cot", "high chair"],
    keys: /^amenity\.(?:crib|travel-crib|high-chair|children|baby|playground|playroom)/,
  },
  { words: ["pool", "swimming pool", "swimming", "swim"], keys: /^amenity\.pool$/ },
  { words: ["hot tub", "hottub", "jacuzzi", "spa", "whirlpool", "tub"], keys: /^amenity\.hot-tub/ },
  { words: ["sauna", "steam room"], keys: /^amenity\.(?:sauna|steam-room)/ },
  { words: ["host", "owner", "myself", "ourself"], keys: /^(?:host|host-presence)/ },
  {
    words: ["neighborhood", "neighbourhood", "area", "location", "surrounding", "district", "quarter"],
    keys: /^(?:nearby|distance|setting)$/,
  },
  { words: ["town", "city", "village"], keys: /^place\.city/ },
  { words: ["bedroom", "bed", "sleeping", "sleeping arrangement"], keys: /^(?:bedrooms?|beds|extra-bed)$/ },
  {
    words: ["bathroom", "bath", "shower", "toilet", "washroom"],
    keys: /^(?:bathrooms?|amenity\.(?:bathtub|outdoor-shower))$/,
  },
  { words: ["tv", "television", "netflix", "telly"], keys: /^amenity\.tv/ },
  { words: ["workspace", "desk", "work", "office", "working", "remote work"], keys: /^amenity\.workspace/ },
  { words: ["air conditioning", "ac", "aircon", "air con", "cooling"], keys: /^amenity\.(?:air-conditioning|ac)/ },
  { words: ["heating", "heater", "heat"], keys: /^amenity\.heating/ },
  { words: ["laundry", "washer", "dryer", "washing machine", "washer and dryer"], keys: /^amenity\.(?:washer|dryer)/ },
  { words: ["grill", "bbq", "barbecue", "barbeque"], keys: /^amenity\.bbq/ },
  { words: ["fire pit", "firepit", "campfire"], keys: /^amenity\.fire-pit/ },
  { words: ["fireplace", "fire place", "wood stove", "log burner", "open fire"], keys: /^amenity\.fireplace/ },
  { words: ["garden", "yard", "lawn", "backyard"], keys: /^amenity\.(?:backyard|garden)/ },
  { words: ["patio", "terrace", "deck", "balcony", "porch", "veranda"], keys: /^amenity\.(?:patio|balcony|deck)/ },
  { words: ["restaurant", "cafe", "food", "bakery", "bar", "dining", "eating out", "place to eat"] },
  { words: ["shop", "grocery", "grocery store", "supermarket", "market", "store"] },
  { words: ["transit", "bus", "train", "metro", "subway", "public transport", "tram", "transport", "transportation"] },
  {
    words: ["check in", "checkin", "check out", "checkout", "arrival", "check in time"],
    keys: /^(?:rule\.(?:latest-)?check|arrival)/,
  },
  { words: ["house rule", "rule", "quiet hour"], keys: /^rule\./ },
  { words: ["stair", "step", "staircase"], keys: /^stairs$/ },
  { words: ["noise", "street noise", "traffic"], keys: /^noise$/ },
  { words: ["lake", "lake access"], keys: /^amenity\.(?:lake-access|view-lake)/ },
  { words: ["mountain", "hill"], keys: /^amenity\.view-mountain/ },
  { words: ["ski", "skiing", "slope", "ski lift"], keys: /^amenity\.ski/ },
  { words: ["gym", "fitness", "exercise", "workout"], keys: /^amenity\.(?:gym|exercise)/ },
  { words: ["kayak", "canoe", "paddle board", "boat"], keys: /^amenity\.(?:kayak|boat)/ },
  { words: ["bike", "bicycle", "cycling"], keys: /^amenity\.(?:bikes|children-bikes)/ },
  { words: ["game", "board game"], keys: /^amenity\.(?:board-games|games)/ },
  { words: ["hammock"], keys: /^amenity\.hammock/ },
  { words: ["ev charger", "charger", "charging", "electric car"], keys: /^amenity\.ev-charger/ },
  { words: ["camera", "security camera"], keys: /^(?:amenity\.security-cameras|camera-view)/ },
  { words: ["elevator", "lift"], keys: /^amenity\.elevator/ },
  { words: ["living room", "lounge", "sofa", "couch", "sitting room"] },
  { words: ["story", "history", "age of the house"] },
  { words: ["winter", "snow", "road"] },
  { words: ["quiet", "peace", "silence"] },
  { words: ["guest", "people", "how many it sleeps", "capacity"], keys: /^guests$/ },
  { words: ["smoking", "smoke"], keys: /^(?:rule\.smoking|amenity\.smok)/ },
  { words: ["party", "event"], keys: /^(?:rule\.part)/ },
  { words: ["cleaning", "clean", "cleanliness"] },
  { words: ["breakfast"], keys: /^amenity\.breakfast/ },
  { words: ["piano"], keys: /^amenity\.piano/ },
  { words: ["sunrise", "sunset"] },
];

// What the listing knows of a thing: facts, and the words by which a sentence tells of it.
export type Topic = { name: string; facts: ReadonlySet<string>; isTold: (sentence: Sentence) => boolean };

const NEVER_TOPICS = /^(?:brand\.|place\.(?:street|country|region)$)/;
// What the home is and where: cited by many sentences that are about other things.
const CONTEXT = /^(?:home|place)\./;
const SMALL_WORDS = new Set(
  "a an the our my your their its this that these those and or of on in at to for with by from about some any all it is are we you i me us have has there big small nice lovely great beautiful own little new old private shared free whole".split(
    " ",
  ),
);

function stemOf(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ch|sh|ss|x)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith("s") && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

export function stemsIn(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll("'s", "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map(stemOf);
}

function contentStems(text: string): string[] {
  const stems = stemsIn(text);
  const content = stems.filter((stem) => !SMALL_WORDS.has(stem));
  return content.length > 0 ? content : stems;
}

// Whether stems stand next to each other in a text, given by its stems.
function hasPhrase(stems: readonly string[], phrase: readonly string[]): boolean {
  if (phrase.length === 0) return false;
  return stems.some((_, at) => phrase.every((stem, offset) => stems[at + offset] === stem));
}

type Group = { phrases: string[][]; keys: RegExp | null };

const GROUPS: Group[] = SAME_THINGS.map(({ words, keys }) => ({
  phrases: words.map((word) => stemsIn(word)),
  keys: keys ?? null,
}));

function groupsOf(stems: readonly string[]): Group[] {
  const whole = GROUPS.filter(({ phrases }) => phrases.some((phrase) => phrase.join(" ") === stems.join(" ")));
  if (whole.length > 0) return whole;
  return GROUPS.filter(({ phrases }) => phrases.some((phrase) => phrase.length > 1 && hasPhrase(stems, phrase)));
}

// Whether hosts have a word for such a thing at all.
export function isKnownThing(words: string): boolean {
  const stems = contentStems(words);
  return groupsOf(stems).length > 0 || groupsOf(stems.slice(-1)).length > 0;
}

function wordsOfFact({ key, value, field, qualifiers }: Fact): string {
  const tail = key.split(".").at(-1) ?? "";
  const said = typeof value === "boolean" ? "" : String(value);
  const asked = field?.endsWith("_notes") ? field.slice(0, -"_notes".length) : "";
  return [tail.replaceAll("-", " "), said, asked, ...(qualifiers.kinds ?? []), qualifiers.name ?? ""].join(" ");
}

// A thing among the facts and sentences of a listing, by the host's words or others for the same; null where it knows
// nothing of it.
export function findTopic({ facts, sections }: Pick<Description, "facts" | "sections">, words: string): Topic | null {
  const stems = contentStems(words);
  if (stems.length === 0) return null;
  const usable = facts.filter((fact) => fact.isConfirmed && !NEVER_TOPICS.test(fact.key));
  const sentences = sections.flatMap((section) => section.sentences);
  for (const sought of readingsOf(stems)) {
    const isIn = (text: string) => {
      const given = stemsIn(text);
      return (
        sought.phrases.some((phrase) => hasPhrase(given, phrase)) || sought.all.every((one) => given.includes(one))
      );
    };
    const found = usable.filter((fact) => sought.keys?.test(fact.key) || isIn(wordsOfFact(fact)));
    const ids = new Set(found.filter(({ key }) => !CONTEXT.test(key)).map(({ id }) => id));
    const telling = ids.size > 0 ? ids : new Set(found.map(({ id }) => id));
    const isTold = (sentence: Sentence) => sentence.facts.some((id) => telling.has(id)) || isIn(sentence.text);
    if (telling.size > 0 || sentences.some(isTold)) return { name: words, facts: telling, isTold };
  }
  return null;
}

type Sought = { phrases: string[][]; all: string[]; keys: RegExp | null };

// The words as they are, others for the same thing, and at last the noun that they end in.
function* readingsOf(stems: string[]): Generator<Sought> {
  const groups = groupsOf(stems);
  if (groups.length === 0) yield { phrases: [stems], all: stems, keys: null };
  for (const { phrases, keys } of groups) yield { phrases: [stems, ...phrases], all: stems, keys };
  const noun = stems.slice(-1);
  if (stems.length < 2) return;
  const others = groupsOf(noun);
  if (others.length === 0) yield { phrases: [noun], all: noun, keys: null };
  for (const { phrases, keys } of others) yield { phrases: [noun, ...phrases], all: noun, keys };
}

type Thing = { words: string[]; keys?: RegExp };
