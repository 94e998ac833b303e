import { type AnyLanguage, keysOf, plain } from "./read-vocabulary.ts";

// A list of words, some of them stems.
export function wordSet(list: string, language: AnyLanguage): (word: string) => boolean {
  const known = new Set(plain(list).split(/[\s']+/));
  return (word) => keysOf(word, language).some((key) => known.has(key));
}
