import { expect, it, test } from "vitest";
import { headOf, kindOf } from "../read/read-note.ts";
import { tagWords } from "./tag-words.ts";

function kinds(text: string): string[] {
  return tagWords(text).map(({ text: word, kind }) => `${word} ${kind}`);
}

test("a word is what its neighbours make of it", () => {
  expect(kinds("we clean very carefully")).toContain("clean verb");
  expect(kinds("clean towels")).toContain("clean adjective");
  expect(kinds("barn converted in 1998")).toContain("barn noun");
  expect(kinds("Ferry Road")).toEqual(["Ferry name", "Road name"]);
  expect(kinds("dining room has oak table")).toContain("table noun");
});

it.each([
  ["ferry leaves from the pier", "clause"],
  ["walls freshly painted", "small clause"],
  ["set in an orchard", "adjective"],
  ["very close to the harbour", "adjective"],
  ["right behind the church", "phrase"],
  ["looks over the orchard", "verb"],
  ["ask us for the key", "imperative"],
  ["15 min walk to the ferry", "distance"],
  ["orchard with old apple trees", "noun"],
  ["9 ft ceilings", "noun"],
])("%s is a %s", (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});

it.each([
  ["ivy covered wall", "wall"],
  ["lots of small shops near the pier", "shops"],
  ["Marks & Holt bed", "bed"],
])("%s is about its %s", (text, head) => {
  expect(headOf(text)).toBe(head);
});
