import { expect, test } from "vitest";
import { markSegments } from "./mark-segments.ts";

const finding = (start: number, end: number) => ({
  rule: "style.cliche",
  severity: "warn" as const,
  source: "a guide",
  words: "",
  start,
  end,
  suggestion: "",
});
const shown = (text: string, ...spans: [number, number][]) =>
  markSegments(
    text,
    spans.map(([start, end]) => finding(start, end)),
  ).map((segment) => (segment.finding === null ? segment.text : `${segment.text}=${segment.finding}`));

test("the text is whole, and the words of each finding are marked", () => {
  expect(shown("one two three", [4, 7])).toEqual(["one ", "two=0", " three"]);
  expect(shown("one two three")).toEqual(["one two three"]);
  expect(shown("one", [0, 3])).toEqual(["one=0"]);
});

test("inside a long finding the shorter one keeps its own words", () => {
  expect(shown("one two three", [0, 13], [4, 7])).toEqual(["one =0", "two=1", " three=0"]);
});

test("only the first piece of a finding is its place", () => {
  const segments = markSegments("one two three", [finding(0, 13), finding(4, 7)]);
  expect(segments.map(({ isFirst }) => isFirst)).toEqual([true, true, false]);
});

test("whatever overlaps, the pieces are the text", () => {
  const text = "abcdefghij";
  const spans = [finding(0, 4), finding(2, 8), finding(2, 3), finding(7, 10)];
  expect(
    markSegments(text, spans)
      .map((segment) => segment.text)
      .join(""),
  ).toBe(text);
});
