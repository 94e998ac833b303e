import { AT_END, AT_FIELD, type Slotted, tagged, UNTOLD } from "#writer/notes/small-words/slots.ts";

// One line for train.py: words, what they are, capitals, what was typed before each, and what belongs there. The field
// stands before the first word, with whether a sentence can be told at all, and a place for "away" behind the last word.
export function asExample(field: string, typed: Slotted, told: string[] | null): string {
  const words = tagged(typed);
  return JSON.stringify([
    [`<${field}>`, ...words.map(({ small }) => small), "<end>"],
    ["^", ...words.map(({ tag }) => tag), "^"],
    [0, ...words.map(({ isCapital }) => (isCapital ? 1 : 0)), 0],
    [AT_FIELD, ...typed.slots, AT_END],
    told === null ? [UNTOLD] : ["", ...told],
  ]);
}
