// Makes examples for train.py from pairs of a note and the sentences it was turned into by hand, and from the notes that
// other hands might have typed for the same sentences.
// node scripts/small-words/read-pairs.ts PAIRS... > pairs.jsonl
import { readFileSync } from "node:fs";
import { cleanNote, spokenMinutes } from "#writer/notes/read/clean-note.ts";
import { canBecome, slotsOfTold, slotted } from "#writer/notes/small-words/slots.ts";
import { textForSmallWords } from "#writer/notes/small-words/with-small-words.ts";
import { asExample } from "./example.ts";
import { smallFirst, typedByAHand } from "./shorten.ts";

type Pair = { field: string; note: string; told: string | null };

const OTHER_HANDS = 2;

for (const file of process.argv.slice(2)) {
  for (const line of readFileSync(file, "utf8").trim().split("\n")) {
    const pair = asRead(JSON.parse(line) as Pair);
    for (const example of [exampleOf(pair), ...otherHands(pair)]) if (example !== null) console.log(example);
  }
}

// Both as the writer reads a note, minutes and marks included.
function asRead({ field, note, told }: Pair): Pair {
  return { field, note: textForSmallWords(cleanNote(note)), told: told && spokenMinutes(cleanNote(told)) };
}

function exampleOf({ field, note, told }: Pair): string | null {
  const typed = slotted(note);
  if (!typed) return null;
  if (told === null) return asExample(field, typed, null);
  const found = slotsOfTold(told, typed.words);
  return found?.every((slot, at) => canBecome(typed.slots[at] ?? "", slot)) ? asExample(field, typed, found) : null;
}

function otherHands({ field, told }: Pair): string[] {
  const sentence = told === null ? null : slotted(told);
  if (!sentence || sentence.words.length < 2) return [];
  return Array.from({ length: OTHER_HANDS }, () => {
    const { whole, typed } = typedByAHand(smallFirst(sentence));
    return asExample(field, typed, whole.slots);
  });
}
