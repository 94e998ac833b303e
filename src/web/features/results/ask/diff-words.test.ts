import { expect, test } from "vitest";
import { diffWords } from "./diff-words.ts";

const read = (before: string, after: string, kind: "removed" | "added") =>
  diffWords(before, after)
    .filter((piece) => piece.kind === "same" || piece.kind === kind)
    .map(({ text }) => text)
    .join("")
    .trimEnd();

test("words that stay, go and come make up both texts to the letter", () => {
  const texts = [
    "The dock is yours. A pool is there.\n\nPets are welcome.",
    "A pool is there. The dock is yours.",
    "A pool and a sauna are there.\n\nPets are welcome.",
    "",
    "Quiet.",
  ];
  for (const before of texts)
    for (const after of texts) {
      expect(read(before, after, "removed")).toBe(before);
      expect(read(before, after, "added")).toBe(after);
    }
});

test("only what differs is marked", () => {
  expect(diffWords("You have a pool here.", "You have a sauna here.")).toEqual([
    { text: "You have a ", kind: "same" },
    { text: "pool ", kind: "removed" },
    { text: "sauna ", kind: "added" },
    { text: "here. ", kind: "same" },
  ]);
  expect(diffWords("The dock is yours. Park here.", "The dock is yours.")).toEqual([
    { text: "The dock is yours. ", kind: "same" },
    { text: "Park here. ", kind: "removed" },
  ]);
});
