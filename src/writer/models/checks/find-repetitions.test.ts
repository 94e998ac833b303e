import { expect, test } from "vitest";
import type { Platform } from "#writer/description.ts";
import { findRepetitions } from "#writer/models/checks/find-answer-faults.ts";
import { sectionOf } from "#writer/models/section-answer.ts";
import { smallHome } from "#writer/models/small-home.test-support.ts";

function repeated(texts: Record<string, string[]>, platform: Platform = "airbnb"): string[] {
  const sections = Object.entries(texts).map(([heading, said]) =>
    sectionOf({ heading, sentences: said.map((text) => ({ text, facts: [] })) }),
  );
  return findRepetitions(sections, { facts: smallHome.facts, options: { platform } }).map(({ words }) => words);
}

test.each([
  [["Three bedrooms.", "All three bedrooms are upstairs."], ["All three bedrooms are upstairs."]],
  [["A three-bedroom cottage for six guests.", "It sleeps 6."], ["It sleeps 6."]],
  [["Two and a half bathrooms.", "2.5 baths."], []],
  [["2.5 baths.", "There are 2.5 bathrooms."], ["There are 2.5 bathrooms."]],
  [["Three bedrooms.", "One bedroom has a king.", "Three minutes on foot."], []],
])("in %j the repeated ones are %j", (said, expected) => {
  expect(repeated({ Summary: said })).toEqual(expected);
});

test("the title may say what the text says", () => {
  expect(repeated({ Title: ["Three-bedroom cottage"], Summary: ["Three bedrooms."] })).toEqual([]);
});

test("fields that are read together share their counts, others do not", () => {
  expect(repeated({ Summary: ["Three bedrooms."], "The space": ["Three bedrooms."] })).toEqual(["Three bedrooms."]);
  const website = { "Meta description": ["Three bedrooms."], Description: ["Three bedrooms."] };
  expect(repeated(website, "website")).toEqual([]);
});
