import { isGrammar } from "#writer/rules/proof/ledger-words.ts";
import { readText } from "#writer/rules/reading/read-text.ts";

// The words of a text that say something.
export function ownWords(text: string): Set<string> {
  return new Set(readText(text).tokens.flatMap(({ word }) => (isGrammar(word) ? [] : [word])));
}
