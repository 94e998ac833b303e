// Makes examples for train-listener.py from sentences of rental listings, one a line, an empty line between paragraphs: each
// sentence is shortened as hosts shorten their notes, and what was left out is to be found again.
// node scripts/small-words/read-sentences.ts SENTENCES > sentences.jsonl
import { readFileSync } from "node:fs";
import { type Slotted, slotted } from "#writer/notes/small-words/slots.ts";
import { asExample } from "./example.ts";
import { happens, smallFirst, typedByAHand } from "./shorten.ts";

const [file = ""] = process.argv.slice(2);
const COPIES = 3;
const JOINED_SHARE = 0.2;
const LONGEST_JOINED = 26;

function plain(line: string): string {
  return line
    .replaceAll("!", ".")
    .replaceAll("’", "'")
    .replace(/\b(there|it|that)'s\b/gi, "$1 is")
    .replace(/\byou'll\b/gi, "you will")
    .replace(/\bwe're\b/gi, "we are")
    .replace(/\bwe've\b/gi, "we have")
    .replaceAll(" & ", " and ")
    .replace(/ [-–—] /g, ", ");
}

// Two sentences that a hand types with a comma between them.
function joined(one: Slotted, other: Slotted): Slotted {
  const [first = "", ...rest] = other.slots;
  return {
    words: [...one.words, ...smallFirst(other).words],
    slots: [...one.slots, first === "" ? "." : `. ${first}`, ...rest],
  };
}

const sentences = readFileSync(file, "utf8")
  .split("\n")
  .map((line) => (line === "" ? null : slotted(plain(line))));
for (let copy = 0; copy < COPIES; copy += 1) {
  for (const [at, sentence] of sentences.entries()) {
    if (!sentence || sentence.words.length < 2) continue;
    const next = sentences[at + 1];
    const isJoined =
      next &&
      next.words.length > 1 &&
      sentence.words.length + next.words.length < LONGEST_JOINED &&
      happens(JOINED_SHARE);
    const small = smallFirst(sentence);
    const { whole, typed } = typedByAHand(isJoined ? joined(small, next) : small);
    console.log(asExample({ name: "none", isWhole: false }, typed, whole.slots));
  }
}
