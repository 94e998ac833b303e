// Makes examples for train.py from pairs of a note and the sentences it was turned into by hand.
// node scripts/small-words/read-pairs.ts PAIRS... > pairs.jsonl
import { readFileSync } from "node:fs";
import { canBecome, slotsOfTold, slotted } from "#writer/notes/small-words/slots.ts";
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
  const found = slotsOfTold(told, typed.words);
  return found?.every((slot, at) => canBecome(typed.slots[at] ?? "", slot)) ? asExample(field, typed, found) : null;
}
