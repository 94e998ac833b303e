import { expect, test } from "vitest";
import { PropertyInput } from "#writer/ledger/property-input.ts";
import { homeNumber } from "#writer/revise/homes.test-support.ts";
import { describeProperty } from "#writer/write-description.ts";
import { seasonAdvice, timedSentences } from "./timed-sentences.ts";

function describe(home: object) {
  return describeProperty({ property: PropertyInput.parse(home), options: { platform: "airbnb", seed: 1 } });
}

const saidOn = (day: string) => ({ saidOn: () => day, stoodByOn: () => null });

const CABIN = {
  address: "5 Lake View, Kelowna, BC, Canada",
  property_type: "Entire cabin",
  bedrooms: 3,
  bathrooms: 2,
  maxGuests: 6,
  best_thing: "The pool on the hill.",
  things_to_note: "There is construction next door until March. The pool is open May to September.",
  nearby_places: "Beach bar, open through October 2026, 5 min walk",
};

test("a sentence is timed by its own words, or by the note that it was made from", () => {
  const timed = timedSentences(describe(CABIN), saidOn("2026-11-16"));
  expect(timed.map(({ text, lapse }) => [text, lapse.lastDay])).toEqual([
    [expect.stringMatching(/beach bar/), "2026-10-31"],
    ["There is construction next door until March.", "2027-03-31"],
  ]);
});

test("words that the host has stood by are judged from that day", () => {
  const stoodBy = {
    ...saidOn("2026-11-16"),
    stoodByOn: (_facts: unknown, words: string) => (words === "until March" ? "2027-04-02" : null),
  };
  const timed = timedSentences(describe(CABIN), stoodBy);
  expect(timed.find(({ text }) => text.includes("March"))?.lapse.lastDay).toBe("2028-03-31");
});

test("a title that leads with what is closed at present is advised on, and with what is open is not", () => {
  const text = describe(CABIN);
  expect(seasonAdvice(text, "2026-11-16")).toMatchObject([
    { heading: "Title", isTitle: true, from: "2027-05-01", window: { thing: "pool" } },
    { isTitle: false },
  ]);
  expect(seasonAdvice(text, "2026-07-16")).toEqual([]);
  const allYear = describe({ ...CABIN, things_to_note: "The stairs are steep." });
  expect(seasonAdvice(allYear, "2026-11-16")).toEqual([]);
});

test("the writer's own words about a home are never of a time", () => {
  for (let number = 1; number <= 200; number++) {
    const text = describe(homeNumber(number));
    const days = ["2026-01-15", "2026-07-15"];
    expect(days.flatMap((day) => timedSentences(text, saidOn(day)))).toEqual([]);
  }
});
