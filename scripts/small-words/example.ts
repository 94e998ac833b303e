import {
  AT_END,
  AT_FIELD,
  ONE_NOTE,
  type Slotted,
  tagged,
  UNTOLD,
  WHOLE_FIELD,
} from "#writer/notes/small-words/slots.ts";

// `isWhole`: all notes of a field, to be told as one paragraph.
export type Field = { name: string; isWhole: boolean };

// One line for train-listener.py: words, what they are, capitals, what was typed before each, and what belongs there. The field
// stands before the first word, with whether a sentence can be told at all, and a place for "away" behind the last word.
export function asExample(field: Field, typed: Slotted, told: string[] | null): string {
  const words = tagged(typed);
  return JSON.stringify([
    [`<${field.name}>`, ...words.map(({ small }) => small), "<end>"],
    [field.isWhole ? WHOLE_FIELD : ONE_NOTE, ...words.map(({ tag }) => tag), ONE_NOTE],
    [0, ...words.map(({ isCapital }) => (isCapital ? 1 : 0)), 0],
    [AT_FIELD, ...typed.slots, AT_END],
    told === null ? [UNTOLD] : ["", ...told],
  ]);
}
