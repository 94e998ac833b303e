import { ownValue } from "#shared/own-value.ts";
import { englishBases, widerEnglishBases } from "#writer/languages/dictionary/english-bases.ts";
import { synonymsOf } from "#writer/languages/dictionary/english-synonyms.ts";
import { tagWords } from "#writer/notes/tagged-words.ts";
import { baseForms } from "../../lexicon/base-forms.ts";
import type { ProvingFact } from "../../proof/ledger-proof.ts";
import { isGrammar, wordsOfWord } from "../../proof/ledger-words.ts";
import type { FactReading } from "../../proof/read-fact.ts";
import { readNumbers } from "../../proof/read-numbers.ts";
import { readText } from "../../reading/read-text.ts";

// A part of a note that speaks of one thing: its words in their order, and all that they may be called.
export type Part = {
  words: string[];
  // By each word's forms and near synonyms, the places where it stands.
  placesOf: Map<string, number[]>;
  nouns: Set<number>;
  numbers: number[];
  denials: number;
};

const DENIALS = /^(?:no|not|never|without|none|nobody|nothing|nor|cannot|don't|doesn't|isn't|aren't|can't|won't)$/;
const BREAK = /[,;\n()]|\.\s| - | – | but /;
const partsByReading = new WeakMap<FactReading, Part[]>();

export function isDenial(word: string): boolean {
  return DENIALS.test(word);
}

// The parts of every note and fact of a home.
export function evidenceOf(facts: ProvingFact[]): Part[] {
  return facts.flatMap(partsOf);
}

function partsOf({ fact, reading }: ProvingFact): Part[] {
  let parts = partsByReading.get(reading);
  if (!parts) {
    const value = typeof fact.value === "string" ? fact.value : "";
    parts = joinNounless(value.split(BREAK).filter((text) => text.trim() !== "")).map(readPart);
    partsByReading.set(reading, parts);
  }
  return parts;
}

// "Futons upstairs, four of them": what names no thing speaks of the one before.
function joinNounless(texts: string[]): string[] {
  const joined: string[] = [];
  for (const text of texts) {
    const isNounless = !tagWords(text.trim()).some(
      ({ kind, small }) => (kind === "noun" && !UNIT.test(small)) || kind === "name",
    );
    if (isNounless && joined.length > 0) joined.push(`${joined.pop()} ${text}`);
    else joined.push(text);
  }
  return joined;
}

const UNIT = /^(?:years?|yrs|m|km|min|mins|minutes?|euros?|dollars?)$/;

function readPart(text: string): Part {
  const { tokens } = readText(text);
  const words = tokens.map(({ word }) => word);
  const placesOf = new Map<string, number[]>();
  for (const [at, word] of words.entries())
    for (const form of namesOf(word)) placesOf.set(form, [...(placesOf.get(form) ?? []), at]);
  const nouns = new Set(
    tagWords(text)
      .filter(({ kind }) => kind === "noun" || kind === "name")
      .map(({ small }) => small),
  );
  return {
    words,
    placesOf,
    nouns: new Set([...words.keys()].filter((at) => nouns.has(words[at] ?? ""))),
    numbers: readNumbers(tokens).map(({ value }) => value),
    denials: words.filter(isDenial).length,
  };
}

const named = new Map<string, string[]>();
const KEPT = 20_000;

// What a word of a note may be called: its forms, what it is short for, and words that mean about the same.
export function namesOf(word: string): string[] {
  let names = named.get(word);
  if (!names) {
    const forms = [...new Set([word, ...wordsOfWord(word), ...englishBases(word), ...baseForms(word)])];
    const near = isGrammar(word) ? [] : forms.flatMap((form) => [...synonymsOf(form), ...(ownValue(KIN, form) ?? [])]);
    names = [...new Set([...forms, ...near, ...widerEnglishBases(word)])];
    if (named.size >= KEPT) named.clear();
    named.set(word, names);
  }
  return names;
}

// Words of one family that no ending leads to one another.
const KIN: Record<string, string[]> = {
  sleep: ["asleep", "sleeper"],
  chook: ["hen", "chicken"],
  firewood: ["wood", "log"],
  snow: ["snowed", "snowy"],
  late: ["night"],
  loud: ["noise", "noisy"],
  wind: ["windy"],
  euro: ["euros"],
  cattle: ["graze", "cow"],
  shiraz: ["vine", "vineyard"],
  rainwater: ["rain", "water"],
  single: ["bed"],
  double: ["bed"],
  twin: ["bed"],
  queen: ["bed"],
  king: ["bed"],
  bunk: ["bed"],
  next: ["neighbor"],
  solar: ["sun"],
  factory: ["make", "made"],
  garment: ["clothes"],
  frozen: ["ice", "freeze"],
  noise: ["quiet"],
  fenced: ["fence"],
  neighbour: ["next", "door"],
  neighbor: ["next", "door"],
  above: ["downstairs", "below"],
  collect: ["meet", "fetch"],
  bigger: ["larger"],
};
