import { baseForms } from "../../lexicon/base-forms.ts";
import { isState } from "../../lexicon/statement-words.ts";
import { readNumbers } from "../../proof/read-numbers.ts";
import type { Token } from "../../reading/read-text.ts";
import type { Part } from "./evidence.ts";
import { isLight } from "./light-words.ts";

const LINK = /^(is|are|was|were|has|have|had|be|been|stays?|comes?|gets?)$/;

// "The house is blue", where the note has a blue boat at the house: what a word is said of in a sentence, it must be said
// of in the note, with no other thing between the two.
export function isBound(tokens: readonly Token[], part: Part): boolean {
  const numbers = new Set(readNumbers(tokens).flatMap(({ first, last }) => [first, last]));
  const placesOf = (at: number) => baseForms(tokens[at]?.word ?? "").flatMap((form) => part.placesOf.get(form) ?? []);
  const isNoun = (at: number) =>
    placesOf(at).some((place) => part.nouns.has(place)) && !isState(tokens[at]?.word ?? "");
  const link = tokens.findIndex(({ word }) => LINK.test(word));
  return [...tokens.keys()].every((at) => {
    const { word = "" } = tokens[at] ?? {};
    if (numbers.has(at) || !isState(word) || isLight(word)) return true;
    const places = placesOf(at);
    if (places.length === 0) return true;
    const noun = nounOf(tokens, at, { isNoun, link });
    if (noun === null) return true;
    return places.some((place) => placesOf(noun).some((other) => isBeside(part, place, other)));
  });
}

// The noun right behind an adjective, or the subject before the verb.
function nounOf(
  tokens: readonly Token[],
  at: number,
  { isNoun, link }: { isNoun: (at: number) => boolean; link: number },
): number | null {
  for (let next = at + 1; next < tokens.length && tokens[next]?.isJoined; next += 1) {
    if (isNoun(next)) return next;
    if (!isState(tokens[next]?.word ?? "")) break;
  }
  if (link < 0 || at < link) return null;
  for (let back = link - 1; back >= 0; back -= 1) if (isNoun(back)) return back;
  return null;
}

function isBeside({ nouns }: Part, one: number, other: number): boolean {
  const [from, to] = one < other ? [one, other] : [other, one];
  for (let at = from + 1; at < to; at += 1) if (nouns.has(at)) return false;
  return true;
}
