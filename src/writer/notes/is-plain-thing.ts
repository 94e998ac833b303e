import { tagWords, verbForm, type Word } from "./tagged-words.ts";

// One letter for each word, so that the order of a phrase can be told by a pattern.
const LETTERS: Record<string, string> = {
  article: "D",
  number: "#",
  adjective: "J",
  adverb: "A",
  noun: "N",
  name: "N",
  preposition: "p",
  to: "p",
  pronoun: "I",
  and: "C",
  that: "T",
};

function letterOf({ kind, small }: Word): string {
  if (kind === "verb") return { past: "P", ing: "G", s: "V", base: "V" }[verbForm(small)];
  return LETTERS[kind] ?? "X";
}

// "open floor plan", "2 large bedrooms", "modern and calm house", "1 double".
const THING = /^(?:D{0,2}[#JAGP]*(?:C[JA]+)?[#JN]*(?:CD{0,2}[#JAN]*)*N|#J)$/;
const OPENING = /^D?A*C?[VXT]|^D?A+N|^[pCI]/;
// "in the hall", "of oak and stone", "full of flowers", "to move around", "upstairs", "built in 1920".
const TAIL =
  /^(?:[AJ]*p+(?:D{0,2}[#JAGP]*(?:C[JA]+)?[#JN]*(?:CD{0,2}[#JAN]*)*[NI#J]|V[pADJN#C]*)|P(?=p|#|N|$)#?N*|G(?=p|D|$)|A)*$/;

// Whether a note's piece names a thing in a plain way, so that "there is" can stand before it. What follows "that",
// "if" or "so" is the host's own clause.
export function isPlainThing(text: string): boolean {
  const [named = ""] = text
    .replace(/^(?:and|plus|also) /i, "")
    .replace(/^(?:lots|plenty|tons|loads|a lot) of (?=\S)/i, "")
    .split(/ \(| (?:that|which|who|where|when|if|so|because) | all (?:over|around|through)$| all (?=within |in |a |at |on |close )/);
  if (/^(?:someone|somebody|everything|something)\b/i.test(named)) return true;
  const letters = tagWords(named).map(letterOf).join("");
  if (letters === "" || OPENING.test(letters)) return false;
  const [thing = "", ...tails] = letters.split(/(?=p|G|J+p|A(?!J)|P(?=[p#NA]|$))/);
  const tail = tails.join("");
  return (THING.test(thing) || /^J$/.test(letters)) && TAIL.test(tail) && !/p#$|C$/.test(tail);
}
