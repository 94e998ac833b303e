import { expect, test } from "vitest";
import type { Fact } from "#writer/ledger/fact.ts";
import { hardFactsIn, statesFact } from "#writer/models/checks/find-answer-faults.ts";
import { sectionOf } from "#writer/models/section-answer.ts";
import { embeddedText, smallHome } from "#writer/models/small-home.test-support.ts";

const [sample] = smallHome.facts as [Fact];

function states(text: string, key: string, value: Fact["value"]): boolean {
  const sections = [sectionOf({ heading: "Summary", sentences: [{ text, facts: ["f1"] }] })];
  return statesFact(sections, { ...sample, key, value });
}

test.each([
  ["Three bedrooms.", "bedrooms", 3, true],
  ["Sleeps 14.", "guests", 14, true],
  ["Some bedrooms.", "bedrooms", 3, false],
  ["13 bedrooms.", "bedrooms", 3, false],
  ["Two and a half bathrooms.", "bathrooms", 2.5, true],
  ["2.5 baths.", "bathrooms", 2.5, true],
  ["Two bathrooms.", "bathrooms", 2.5, false],
  ["The bedroom is quiet.", "bedrooms", 1, true],
  ["A cottage in Bled.", "place.city", "Bled", true],
  ["A cottage by the lake.", "place.city", "Bled", false],
])("%j states %s %j: %s", (...[text, key, value, isStated]) => {
  expect(states(text, key, value)).toBe(isStated);
});

test("a fact that no sentence names is not stated, whatever the words", () => {
  const sections = [sectionOf({ heading: "Summary", sentences: [{ text: "Three bedrooms.", facts: ["f7"] }] })];
  expect(statesFact(sections, { ...sample, key: "bedrooms", value: 3 })).toBe(false);
});

test("the hard facts are the confirmed ones that the embedded text states", () => {
  const ids = hardFactsIn(smallHome.facts, embeddedText).map(({ id }) => id);
  expect(ids).toEqual(["f1", "f2", "f3", "f4", "f5"]);
});
