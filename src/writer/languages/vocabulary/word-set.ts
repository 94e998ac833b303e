import { DENIALS, HARMLESS, OTHER_ADDRESS } from "./harmless.ts";
import { type AnyLanguage, keysOf, plain } from "./read-vocabulary.ts";

type Test = (word: string) => boolean;

// A list of words, some of them stems.
export function wordSet(list: string, language: AnyLanguage): Test {
  const known = new Set(plain(list).split(/[\s']+/));
  return (word) => keysOf(word, language).some((key) => known.has(key));
}

function perLanguage(lists: Record<AnyLanguage, string>): Record<AnyLanguage, Test> {
  const entries = Object.entries(lists) as [AnyLanguage, string][];
  return Object.fromEntries(entries.map(([language, list]) => [language, wordSet(list, language)])) as Record<
    AnyLanguage,
    Test
  >;
}

export const IS_DENIAL = perLanguage(DENIALS);
export const IS_HARMLESS = perLanguage({ ...HARMLESS, en: "" });
export const IS_OTHER_ADDRESS = perLanguage({ ...OTHER_ADDRESS, en: "" });
