import { expect, test } from "vitest";
import { tagged } from "../slots.ts";
import { readWords } from "./teller.ts";

const asking = { field: "kitchen_notes", isWhole: true };

function read(note: string) {
  const words = note.split(" ");
  return readWords({ words: tagged({ words, slots: words.map(() => "") }), slots: words.map(() => "") }, asking);
}

test("every word is read, and what stands before the first and behind the last one", () => {
  expect(read("gas hob oven")).toHaveLength(5);
});

test("a word is read by what stands around it", () => {
  const [first, second] = [read("gas hob oven"), read("gas station near")].map((all) => all?.[1]);
  expect(first).not.toEqual(second);
});

test("a note of more pieces than can be read at once is not read", () => {
  expect(read("oven ".repeat(200).trim())).toBeNull();
});
