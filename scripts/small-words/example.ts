import { type Slotted, tagged } from "#writer/notes/small-words/slots.ts";

// One line for train.py: words, what they are, capitals, what was typed before each, and what belongs there. The field
// stands before the first word, and a place for "away" behind the last.
export function asExample(field: string, typed: Slotted, told: string[]): string {
  const words = tagged(typed);
  return JSON.stringify([
    [`<${field}>`, ...words.map(({ small }) => small), "<end>"],
    ["^", ...words.map(({ tag }) => tag), "^"],
    [0, ...words.map(({ isCapital }) => (isCapital ? 1 : 0)), 0],
    ["", ...typed.slots, ""],
    ["", ...told],
  ]);
}
