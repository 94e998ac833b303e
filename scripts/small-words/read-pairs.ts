// Makes examples for train-listener.py from pairs of notes and the sentences they were turned into by hand, and from the notes
// that other hands might have typed for the same sentences. With --paragraphs, each pair is a whole field.
// node scripts/small-words/read-pairs.ts [--paragraphs] PAIRS... > pairs.jsonl
import { readFileSync } from "node:fs";
import { cleanNote, spokenMinutes } from "#writer/notes/read/clean-note.ts";
import { canBecome, fitsField, HOME, type Slotted, slotsOfTold, slotted } from "#writer/notes/small-words/slots.ts";
import { textForSmallWords } from "#writer/notes/small-words/with-small-words.ts";
import { asExample, type Field } from "./example.ts";
import { smallFirst, typedByAHand, typedOtherwise } from "./shorten.ts";

type Pair = { field: string; note: string; told: string | null };
type Read = { field: Field; note: string; told: string | null };

const OTHER_HANDS = 2;
const CALLED =
  /\b(the|this|your|our) (?:apartment|house|flat|studio|home|place|room|cottage|condo|loft|cabin|villa)\b/g;

const HYPHENED = /[\p{L}\d]+-[\p{L}\d]+/gu;

// Of so many fields, the words of one are also learned in an order that makes no sense, as untold.
const NONSENSE_EVERY = 6;
const FEWEST_MIXED = 4;

const isWhole = process.argv.includes("--paragraphs");
let read = 0;
for (const file of process.argv.slice(2).filter((each) => !each.startsWith("--"))) {
  for (const line of readFileSync(file, "utf8").trim().split("\n")) {
    const pair = asRead(JSON.parse(line) as Pair);
    for (const example of examplesOf(pair)) console.log(example);
    read += 1;
    if (isWhole && read % NONSENSE_EVERY === 0) for (const example of nonsenseOf(pair)) console.log(example);
  }
}

// Both as the writer reads a note, minutes and marks included.
function asRead(pair: Pair): Read {
  const note = textForSmallWords(cleanNote(pair.note));
  const told = pair.told && hyphenedAs(note, spokenMinutes(cleanNote(pair.told)));
  return { field: { name: pair.field, isWhole }, note, told };
}

// "40-inch" of a note's "40 inch" is the same two words.
function hyphenedAs(note: string, told: string): string {
  const small = note.toLowerCase();
  const apart = told.replace(HYPHENED, (both) => {
    const words = both.replace("-", " ");
    return small.includes(words.toLowerCase()) && !small.includes(both.toLowerCase()) ? words : both;
  });
  return (note.match(HYPHENED) ?? []).reduce(
    (text, both) => text.replace(new RegExp(`\\b${both.replace("-", " ")}\\b`, "gi"), both),
    apart,
  );
}

function examplesOf(pair: Read): string[] {
  const typed = slotted(pair.note);
  if (!typed) return isWhole ? [] : otherHands(pair);
  if (pair.told === null) return [asExample(pair.field, typed, null)];
  const found = slotsOfTold(pair.told, typed.words)?.map((slot) => slot.replace(CALLED, `$1 ${HOME}`));
  const fits = (slot: string, at: number) => canBecome(typed.slots[at] ?? "", slot) && fitsField(slot, pair.field.name);
  if (!found?.every(fits)) return isWhole ? [] : otherHands(pair);
  const itself = asExample(pair.field, typed, found);
  return [
    itself,
    ...(isWhole ? sameTypedOtherwise(pair.field, { words: typed.words, slots: found }) : otherHands(pair)),
  ];
}

function nonsenseOf({ field, note }: Read): string[] {
  const typed = slotted(note);
  if (!typed || typed.words.length < FEWEST_MIXED) return [];
  const words = typed.words.map((word) => ({ word, place: Math.random() }));
  const mixed = words.toSorted((one, other) => one.place - other.place).map(({ word }) => word);
  return [asExample(field, { words: mixed, slots: typed.slots }, null)];
}

function sameTypedOtherwise(field: Field, told: Slotted): string[] {
  return Array.from({ length: OTHER_HANDS }, () => asExample(field, typedOtherwise(told), told.slots));
}

function otherHands({ field, told }: Read): string[] {
  const sentence = told === null ? null : slotted(told);
  if (!sentence || sentence.words.length < 2) return [];
  return Array.from({ length: OTHER_HANDS }, () => {
    const { whole, typed } = typedByAHand(smallFirst(sentence));
    return asExample(field, typed, whole.slots);
  });
}
