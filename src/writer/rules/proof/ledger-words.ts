import { ownValue } from "#shared/own-value.ts";
import { baseForms } from "../../text/word-forms.ts";
import { HARMLESS_WORDS } from "../lexicon/harmless-words.ts";
import type { FactReading, LedgerProof, ProvingFact } from "./ledger-proof.ts";
import type { SectionReading } from "./section-reading.ts";

const GRAMMAR = new Set(HARMLESS_WORDS.trim().split(/\s+/));

// What hosts type short, and a text spells out.
const SPELLED_OUT: Record<string, string> = {
  jan: "january",
  feb: "february",
  apr: "april",
  jun: "june",
  jul: "july",
  aug: "august",
  sep: "september",
  sept: "september",
  oct: "october",
  nov: "november",
  dec: "december",
  mon: "monday mondays",
  tue: "tuesday tuesdays",
  tues: "tuesday tuesdays",
  wed: "wednesday wednesdays",
  thu: "thursday thursdays",
  thurs: "thursday thursdays",
  fri: "friday fridays",
  sat: "saturday saturdays",
  wtc: "world trade center",
  ny: "new york",
  nyc: "new york city",
  la: "los angeles",
  sf: "san francisco",
  dc: "washington",
  st: "street saint",
  ave: "avenue",
  rd: "road",
  blvd: "boulevard",
  sq: "square",
  pkwy: "parkway",
  mt: "mount",
  ctr: "center",
  intl: "international",
  univ: "university",
  uni: "university",
  min: "minute",
  mins: "minute",
  hr: "hour",
  hrs: "hour",
  apt: "apartment",
  bdr: "bedroom",
  bdrm: "bedroom",
  br: "bedroom",
  ba: "bathroom",
  sqm: "square meters",
  ft: "foot feet",
  yrs: "years",
  w: "with",
  bldg: "building",
  rehab: "renovation",
  centre: "center",
  theatre: "theater",
  harbour: "harbor",
  neighbourhood: "neighborhood",
  grey: "gray",
  tv: "television",
  ac: "air conditioning",
  wc: "toilet",
  rental: "rent",
  orchard: "tree",
  pine: "tree",
  pines: "tree",
  oak: "tree",
  fig: "tree",
  lemon: "tree",
  palm: "tree",
  pear: "tree",
  apple: "tree",
  hens: "chicken",
  kids: "child children",
  couch: "sofa",
  subway: "metro",
  streetcar: "tram",
  shop: "store",
  pharmacy: "chemist",
  grocery: "supermarket",
  groceries: "supermarket",
  trash: "garbage rubbish",
  fall: "autumn",
  hire: "rent",
  pub: "bar",
  osteria: "restaurant",
  trattoria: "restaurant",
  taverna: "restaurant",
  bistro: "restaurant",
  diner: "restaurant",
  grill: "restaurant",
  woods: "forest",
  cab: "taxi",
  bike: "bicycle",
  neighbours: "neighbor",
  neighbour: "neighbor",
  colour: "color",
  tyres: "tire",
  storey: "story",
  dog: "leash",
  stairs: "step climb",
  steps: "stair",
  sheep: "flock lamb",
  cat: "kitten",
  ferry: "boat",
  loud: "noisy noise",
  quiet: "silent silence quietly",
  silence: "quiet silent quietly",
  lively: "busy noisy",
  icy: "ice ices",
  hut: "cabin",
  sale: "sell sells sold",
  field: "fields",
  harbor: "boat",
};
const SHORT = new Map(
  Object.entries(SPELLED_OUT).flatMap(([short, long]) =>
    long.split(" ").map((word): [string, string] => [word, short]),
  ),
);

// A house of 1790 is old.
const OLD = 1950;
const AGED = ["old", "century", "centuries"];

const wordsByReading = new WeakMap<FactReading, Set<string>>();
const wordsByKey = new Map<string, Set<string>>();
const wordsByProof = new WeakMap<LedgerProof, Set<string>>();

// A fact's words with the words they are forms of. Readings are kept from home to home, and these with them.
export function wordsOfFact({ reading }: ProvingFact): Set<string> {
  let words = wordsByReading.get(reading);
  if (!words) {
    words = new Set(reading.words.flatMap(wordsOfWord).flatMap(baseForms));
    if (reading.numbers.some((value) => value >= 1000 && value < OLD)) for (const word of AGED) words.add(word);
    wordsByReading.set(reading, words);
  }
  return words;
}

// A word with what it is short for, or is shortened to.
function wordsOfWord(word: string): string[] {
  return [word, ...(ownValue(SPELLED_OUT, word)?.split(" ") ?? []), SHORT.get(word) ?? word];
}

// "rule.quiet-hours" speaks of hours. Keys are few.
function wordsOfKey(key: string): Set<string> {
  let words = wordsByKey.get(key);
  if (!words) {
    words = new Set(key.split(/[.-]/).flatMap(baseForms));
    wordsByKey.set(key, words);
  }
  return words;
}

export function wordsOfLedger(proof: LedgerProof): Set<string> {
  let words = wordsByProof.get(proof);
  if (!words) {
    words = new Set();
    for (const fact of proof.facts) {
      for (const word of wordsOfFact(fact)) words.add(word);
      for (const word of wordsOfKey(fact.fact.key)) words.add(word);
    }
    wordsByProof.set(proof, words);
  }
  return words;
}

export function isGrammar(word: string): boolean {
  return GRAMMAR.has(word) || /^\d/.test(word);
}

// Whether a sentence has a word of this fact, other than those of one place in it.
export function sharesWord(reading: SectionReading, sentence: number, { fact, except }: Shared): boolean {
  const span = reading.read.sentences[sentence];
  if (!span) return false;
  const words = wordsOfFact(fact);
  const key = wordsOfKey(fact.fact.key);
  for (let at = span.first; at < span.last; at += 1) {
    if (except && at >= except.first && at <= except.last) continue;
    const word = reading.read.tokens[at]?.word ?? "";
    if (!isGrammar(word) && baseForms(word).some((form) => words.has(form) || key.has(form))) return true;
  }
  return false;
}

type Shared = { fact: ProvingFact; except?: { first: number; last: number } };
