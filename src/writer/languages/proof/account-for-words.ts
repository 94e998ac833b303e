import type { Language } from "#shared/contract-values.ts";
import { englishBases } from "../dictionary/english-words.ts";
import {
  dictionaryOf,
  type FormIndex,
  formsOf,
  indexOf,
  lengthOfFormAt,
  synonymsOf,
} from "../dictionary/read-dictionary.ts";
import { IS_DENIAL, IS_HARMLESS } from "../vocabulary/word-sets.ts";
import { isNumber } from "./read-amounts.ts";
import { idsIn, isCommonCapital, LINKS, type SentenceReading } from "./read-sentence.ts";

// What is known of each word of a translation and of its English sentence, by their places.
export type Account = {
  // The dictionary calls a word of the English sentence, or of the facts behind it, so.
  isCalled: boolean[];
  // So does the dictionary or a table, as a whole or by its parts.
  isCovered: boolean[];
  // A word that means about the same as an English word of the sentence may be called so.
  isNear: boolean[];
  // The dictionary lists it for some English word.
  isKnown: boolean[];
  // It claims nothing, whatever English says.
  isFree: boolean[];
  // It adds little by itself; many of them would add a sentence of their own.
  isEmpty: boolean[];
  // It stands in a phrase that claims nothing.
  freePhrases: boolean[];
  // The English word has one of its translations in the sentence.
  isTold: boolean[];
  // The dictionary lists the English word.
  isListed: boolean[];
};

export type Sentences = { from: SentenceReading; to: SentenceReading; known: SentenceReading; language: Language };

export function accountForWords({ from, to, known, language }: Sentences): Account {
  const dictionary = dictionaryOf(language);
  const words = to.tokens.map(({ word }) => word);
  const english = [...from.tokens, ...known.tokens].map(({ word }) => word);
  const given = indexOf(
    english.flatMap((word) => formsOf(word, dictionary)),
    language,
  );
  const kept = new Set(english);
  const called = placesOf(words, given);
  const isCalled = words.map((word, at) => called[at] === true || kept.has(word));
  const isCovered = [...isCalled];
  coverByRows(isCovered, { from, to, known });
  const free = placesOf(words, dictionary.free);
  const isFree = to.tokens.map(
    (token, at) =>
      free[at] ||
      token.word.length === 1 ||
      IS_HARMLESS[language](token.word) ||
      IS_DENIAL[language](token.word) ||
      isNumber(token, language) ||
      isCommonCapital(token),
  );
  const things = thingsIn(to);
  for (const [at, word] of words.entries()) {
    if (language === "de" && !things.has(at)) isCovered[at] ||= isCompound(word, [given, dictionary.free]);
  }
  const near = indexOf(
    english
      .flatMap((word) => englishBases(word).flatMap(synonymsOf))
      .flatMap((synonym) => dictionary.forms.get(synonym) ?? []),
    language,
  );
  return {
    isCalled,
    isCovered,
    isNear: placesOf(words, near),
    isKnown: placesOf(words, dictionary.all),
    isFree,
    freePhrases: placesOf(words, dictionary.freePhrases),
    isEmpty: placesOf(words, dictionary.empty),
    isTold: from.tokens.map(({ word }) => {
      const index = indexOf(formsOf(word, dictionary), language);
      return words.some((one, at) => one === word || isAt(words, at, index));
    }),
    isListed: from.tokens.map(({ word }) => formsOf(word, dictionary).length > 0),
  };
}

// A compound that the tables know as a thing is for them: "Schlafsofa" is not said by "sleeps".
function thingsIn({ mentions }: SentenceReading): Set<number> {
  const things = mentions.filter(({ rows }) => rows.some(({ kind, isSoft }) => kind === "thing" && !isSoft));
  return new Set(things.map(({ first }) => first));
}

// What the tables know under several names is covered by each of them.
function coverByRows(isCovered: boolean[], { from, to, known }: Omit<Sentences, "language">): void {
  const said = new Set([...idsIn(from.mentions), ...idsIn(known.mentions), ...from.inner.map(({ id }) => id)]);
  for (const { rows, first, last } of to.mentions)
    if (rows.some(({ id }) => said.has(id))) isCovered.fill(true, first, last + 1);
}

function placesOf(words: string[], index: FormIndex): boolean[] {
  const places = words.map(() => false);
  for (const at of words.keys()) places.fill(true, at, at + lengthOfFormAt(words, at, index));
  return places;
}

function isAt(words: string[], at: number, index: FormIndex): boolean {
  if (lengthOfFormAt(words, at, index) > 0) return true;
  return (
    index.language === "de" && cutsOf(words[at] ?? "").some((parts) => parts.some((part) => isPart(part, [index])))
  );
}

const SHORTEST_PART = 3;

// A German compound is covered where each of its parts is: "Kaminholz" by "fireplace" and "wood".
function isCompound(word: string, indexes: FormIndex[]): boolean {
  return cutsOf(word).some(
    ([front, back]) => isPart(back, indexes) && (isPart(front, indexes) || isCompound(front, indexes)),
  );
}

function isPart(part: string, indexes: FormIndex[]): boolean {
  return part.length >= SHORTEST_PART && indexes.some((index) => lengthOfFormAt([part], 0, index) > 0);
}

// The two parts of each way to cut a word, without what links them.
function cutsOf(word: string): [string, string][] {
  const cuts: [string, string][] = [];
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut += 1)
    for (const link of LINKS)
      if (word.slice(0, cut).endsWith(link) && cut - link.length >= SHORTEST_PART)
        cuts.push([word.slice(0, cut - link.length), word.slice(cut)]);
  return cuts;
}
