import { tagWords, verbForm, type Word } from "../words/tag-words.ts";

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

const OPENING = /^D?A?C?[VXT]|^D?AN|^[pCI]/;

// Whether a note's piece names a thing in a plain way, so that "there is" can stand before it. What follows "that",
// "if" or "so" is the host's own clause.
export function isPlainThing(text: string): boolean {
  const [named = ""] = text
    .replace(/^(?:and|plus|also) | (?:now and then|at times|at night)$/gi, "")
    .replace(/^(?:lots|plenty|tons|loads|a lot) of (?=\S)/i, "")
    .split(
      / \(| (?:that|which|who|where|when|if|so|because) | all (?:over|around|through)$| all (?=within |in |a |at |on |close )| (?=(?:a few|a couple of|a short|an easy|a stroll|steps|minutes|\d[\d.]{0,4} (?:min|m|km|blocks?|miles?|yards|minutes))\b)/,
    );
  if (/^(?:someone|somebody|everything|something)\b/i.test(named)) return true;
  const letters = tagWords(named.replace(/ (?:within|just|only|about|in)$/, ""))
    .map(letterOf)
    .join("");
  if (letters === "" || OPENING.test(letters)) return false;
  const end = letters === "J" || letters === "#J" ? letters.length : thingEnd(letters, 0);
  return end > 0 && isTail(letters, end);
}

// Where a thing ends that begins here: "open floor plan", "2 large bedrooms", "modern and calm house"; 0 when none does.
function thingEnd(letters: string, start: number): number {
  let end = 0;
  let canDetermine = 2;
  for (let at = start; at < letters.length; at += 1) {
    const letter = letters.charAt(at);
    const next = letters.charAt(at + 1);
    if (letter === "D" && canDetermine > 0) canDetermine -= 1;
    else if (letter === "N") [end, canDetermine] = [at + 1, 0];
    else if (letter === "C" && next !== "" && "JA#DN".includes(next)) canDetermine = 2;
    else if (letter === "J" && end > 0 && (next === "p" || next === "")) break;
    else if ("#J".includes(letter) || (end === 0 && "AGP".includes(letter))) continue;
    else break;
  }
  return end;
}

// What may follow: "in the hall", "of oak and stone", "full of flowers", "to move around", "upstairs", "built in 1920".
function isTail(letters: string, start: number): boolean {
  let at = start;
  while (at < letters.length) {
    const letter = letters.charAt(at);
    if (letter === "p") {
      const end = afterPreposition(letters, at);
      if (end === 0) return false;
      at = end;
    } else if ("AP".includes(letter) || (letter === "J" && letters.charAt(at + 1) === "p")) at += 1;
    else if (letter === "G" && (letters.charAt(at + 1) === "p" || at + 1 === letters.length)) at += 1;
    else if ("#N".includes(letter) && letters.charAt(at - 1) === "P") at += 1;
    else return false;
  }
  return true;
}

function afterPreposition(letters: string, start: number): number {
  let at = start;
  while (letters.charAt(at) === "p") at += 1;
  const letter = letters.charAt(at);
  // "to move around": what one can do goes on to the end.
  if (letter === "V") return letters.length;
  if (letter === "I" || (letter === "J" && at + 1 === letters.length)) return at + 1;
  // "at the back", "of your own"
  if (letter === "D" && letters.charAt(at + 1) === "J" && !"NJ".includes(letters.charAt(at + 2) || "p")) return at + 2;
  return thingEnd(letters, at);
}
