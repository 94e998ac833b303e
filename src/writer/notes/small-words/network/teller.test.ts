import { describe, expect, test } from "vitest";
import { tagged } from "../slots.ts";
import { readWords, theTeller, wordPieces } from "./teller.ts";

function textOf(word: string): string[] {
  const { pieces } = theTeller();
  const names = [...pieces.keys()];
  return wordPieces(pieces, word).map((at) => names[at] ?? "");
}

describe("the pieces of a word", () => {
  test.each([
    ["kitchen", ["kitchen"]],
    ["Kitchen", ["kitchen"]],
    ["café", ["cafe"]],
    ["walk-in", ["walk", "-", "in"]],
    ["", []],
  ])("%s", (word, pieces) => {
    expect(textOf(word)).toEqual(pieces);
  });

  test("a word that is not known is told by its parts, in their order", () => {
    const pieces = textOf("kitchenettelike");
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.map((piece) => piece.replace("##", "")).join("")).toBe("kitchenettelike");
    expect(pieces.slice(1).every((piece) => piece.startsWith("##"))).toBe(true);
  });

  test("letters of other scripts and words without an end are one unknown piece", () => {
    expect(textOf("日")).toEqual(["[UNK]"]);
    expect(textOf("a".repeat(5000))).toEqual(["[UNK]"]);
  });
});

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
