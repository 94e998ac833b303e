import { expect, it } from "vitest";
import { readText } from "../../text/read-text.ts";
import { findingsIn } from "../checked-text.test-support.ts";
import { readingEase, syllablesIn } from "./check-style.ts";

it.each([
  ["bed", 1],
  ["house", 1],
  ["kitchen", 2],
  ["apartment", 3],
  ["table", 2],
  ["shared", 1],
  ["heated", 2],
  ["dishes", 2],
  ["area", 3],
  ["patio", 3],
  ["quiet", 2],
  ["television", 4],
  ["refrigerator", 5],
  ["microwave", 3],
  ["balcony", 3],
  ["queen", 1],
])("hears the syllables of %s", (word, count) => {
  expect(syllablesIn(word)).toBe(count);
});

it("finds short plain sentences easier than long heavy ones", () => {
  const plain = readingEase([readText("The bed is big. The room is warm. You can walk to the lake.")]);
  const heavy = readingEase([
    readText(
      "Accommodation facilities incorporate comprehensive refrigeration, ventilation and entertainment opportunities.",
    ),
  ]);
  expect(plain?.ease).toBeGreaterThan(90);
  expect(heavy?.ease).toBeLessThan(10);
});

it("warns of a text that is hard to read, and says nothing of a few words", () => {
  const heavy = "Comprehensive accommodation facilities incorporate refrigeration and ventilation. ".repeat(8).trim();
  expect(findingsIn({ text: heavy }).map(({ rule }) => rule)).toContain("style.hard-to-read");
  expect(findingsIn({ text: "Comprehensive refrigeration." }).map(({ rule }) => rule)).not.toContain(
    "style.hard-to-read",
  );
});
