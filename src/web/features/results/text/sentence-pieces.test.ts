import { expect, test } from "vitest";
import { sentencePieces } from "./sentence-pieces.ts";

const one = { text: "A cabin by the lake.", facts: ["f1"] };
const two = { text: "It has a pool.", facts: ["f2"] };

test("a text is cut at its sentences, and put together again it is the same", () => {
  const text = `${one.text}\n\n${two.text} Welcome!`;
  const pieces = sentencePieces({ text, sentences: [one, two] });
  expect(pieces.map((piece) => piece.sentence)).toEqual([one, null, two, null]);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
});

test("the same words twice are two sentences, and one that is not in the text is none", () => {
  const text = `${two.text} ${two.text}`;
  const again = { text: two.text, facts: ["f3"] };
  const pieces = sentencePieces({ text, sentences: [two, again, { text: "Not here.", facts: [] }] });
  expect(pieces.flatMap(({ sentence }) => sentence?.facts ?? [])).toEqual(["f2", "f3"]);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
});
