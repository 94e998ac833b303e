import { describe, expect, test } from "vitest";
import { wordPieces } from "./encoder.ts";
import { theTeller } from "./teller.ts";

function textOf(word: string): string[] {
  const { numbers } = theTeller().encoder.pieces;
  const names = [...numbers.keys()];
  return wordPieces(numbers, word).map((at) => names[at] ?? "");
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
