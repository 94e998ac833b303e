// Makes examples for train.py from pairs of a note and the sentences it was turned into by hand.
// node scripts/small-words/read-pairs.ts PAIRS... > pairs.jsonl
import { readFileSync } from "node:fs";
import { canBecome, slotted } from "#writer/notes/small-words/slots.ts";
import { asExample } from "./example.ts";

type Pair = { field: string; note: string; told: string | null };

for (const file of process.argv.slice(2)) {
  for (const line of readFileSync(file, "utf8").trim().split("\n")) {
    const example = exampleOf(JSON.parse(line) as Pair);
    if (example !== null) console.log(example);
  }
}

function exampleOf({ field, note, told }: Pair): string | null {
  const typed = slotted(
    note
      .replace(/ [-–—] |: |; /g, ", ")
      .replace(/[.;:,!]+$/, "")
      .replaceAll("’", "'")
      .trim(),
  );
  if (told === null || !typed) return null;
  const tokens = tokensOf(told);
  const words = typed.words.map(bare);
  // A word that stands twice in the sentence is taken for the later one, or else for the earlier one.
  const found = [fromTheEnd(words, tokens), fromTheStart(words, tokens)]
    .map((places) => slotsBetween(places, tokens))
    .find((slots) => slots?.every((slot, at) => canBecome(typed.slots[at] ?? "", slot)));
  return found ? asExample(field, typed, found) : null;
}

function tokensOf(told: string): string[] {
  const tokens = told
    .replaceAll("’", "'")
    .trim()
    .split(/\s+/)
    .flatMap((word) => {
      const [, text = "", marks = ""] = /^(.*?)([,.;:!]*)$/.exec(word) ?? [];
      const mark = marks.charAt(0).replace(/[;:]/, ",").replace("!", ".");
      return mark === "" ? [bare(text)] : [bare(text), mark];
    });
  return tokens.at(-1) === "." ? tokens.slice(0, -1) : tokens;
}

function bare(word: string): string {
  const small = word.toLowerCase().replace(/^["'(]+|["').;:!?]+$/g, "");
  return small === "an" ? "a" : small;
}

function fromTheStart(words: string[], tokens: string[]): number[] {
  let at = -1;
  return words.map((word) => {
    at = tokens.indexOf(word, at + 1);
    return at;
  });
}

function fromTheEnd(words: string[], tokens: string[]): number[] {
  let at = tokens.length;
  return words
    .toReversed()
    .map((word) => {
      at = at > 0 ? tokens.lastIndexOf(word, at - 1) : -1;
      return at;
    })
    .toReversed();
}

// What stands before each of the words, and behind the last one. Null where a word is missing.
function slotsBetween(places: number[], tokens: string[]): string[] | null {
  const isInOrder = places.every((place, at) => place > (places[at - 1] ?? -1));
  const rest = tokens.slice((places.at(-1) ?? -1) + 1).join(" ");
  if (!isInOrder || !/^(?:away|there|)$/.test(rest)) return null;
  return [...places.map((place, at) => tokens.slice((places[at - 1] ?? -1) + 1, place).join(" ")), rest];
}
