import { expect, test } from "vitest";
import { type FailureKind, measure } from "./measure.ts";
import { sampleListing } from "./sample-listing.ts";
import type { Field, WrittenText } from "./written-text.ts";

const listing = sampleListing({
  neighbourhood: "Highland",
  amenities: [
    "Wifi",
    "Kitchen",
    "Shared pool",
    "Free street parking",
    "43 inch HDTV with Netflix",
    "Elevator",
    "Dishwasher",
    "Coffee maker: Nespresso",
    "Free washer – In unit",
    "Dedicated workspace",
    "Smart lock",
    "Private patio or balcony",
  ],
});

const GOOD: [heading: string, ...sentences: string[]][] = [
  ["Title", "Two-bedroom Denver condo with a shared pool"],
  [
    "Summary",
    "Swim in the building's shared pool, then ride the elevator home.",
    "The whole condo is yours, in Highland, Denver, with two bedrooms and room for four.",
  ],
  [
    "The space",
    "Three beds are split over two bedrooms, with two and a half bathrooms to go round.",
    "Cook in the kitchen, let the dishwasher do the rest, and start the day with the Nespresso.",
    "Netflix runs on a 43-inch TV, and there is a workspace for the laptop.",
  ],
  ["Guest access", "A smart lock lets you in.", "The patio or balcony is private."],
  ["Getting around", "Parking on the street is free."],
];

function written(fields: [string, ...string[]][]): WrittenText {
  const sections = fields.map(([heading, ...sentences]): Field => {
    return { heading, text: sentences.join(" "), sentences: sentences.map((text) => ({ text, facts: ["f1"] })) };
  });
  const content = sections.map(({ heading, text }) => `**${heading}**\n${text}`).join("\n\n");
  return { id: "1", fields: sections, content, factIds: new Set(["f1"]), blockingFindings: [] };
}

const failing = (text: WrittenText): FailureKind[] =>
  Object.entries(measure(listing, text).failures).flatMap(([kind, found]) =>
    found.length > 0 ? [kind as FailureKind] : [],
  );

test("a good description fails nothing and states everything", () => {
  const result = measure(listing, written(GOOD));
  expect(Object.values(result.failures).flat()).toEqual([]);
  expect(
    Object.entries(result.hardFacts).filter(([, verdict]) => !verdict.isStated || verdict.differing.length > 0),
  ).toEqual([]);
  expect(result.tracked.filter(({ isMentioned }) => !isMentioned).map(({ name }) => name)).toEqual(["Wifi", "Washer"]);
  expect(result.ease).toBeGreaterThan(55);
});

test.each([
  ["field limits", "Summary", "Too short."],
  ["title rules", "Title", "Condo, condo in Denver"],
  ["policy", "Guest access", "Write to me@home.org for the code of the smart lock."],
  ["unsupported amenity or number", "Guest access", "The sauna is yours."],
  ["praise without a fact", "Guest access", "A gorgeous smart lock lets you in."],
  ["more than four things listed", "The space", "There is a kitchen, a dishwasher, a washer, a TV and wifi."],
  ["grammar slips", "Guest access", "An smart lock lets you in."],
  ["sentence without an end", "Guest access", "A smart lock lets you in"],
  ["measured stock phrases", "Guest access", "Enjoy the smart lock."],
  ["words we never use", "Guest access", "The property has a smart lock."],
  ["two sentences begin alike", "Guest access", "The smart lock lets you in. The patio or balcony is private."],
  [
    "said twice in one text",
    "Guest access",
    "Ride the elevator home with the smart lock, then ride the elevator home with the smart lock.",
  ],
  ["and … and in one series", "Guest access", "There is a smart lock and an elevator and wifi."],
  ["exclamation or question", "Guest access", "A smart lock lets you in!"],
] satisfies [FailureKind, string, string][])("%s is found where it is", (kind, heading, text) => {
  const changed = GOOD.map(([name, ...rest]): [string, ...string[]] =>
    name === heading ? [name, text] : [name, ...rest],
  );
  expect(failing(written(changed))).toContain(kind);
});

test("a sentence must name facts that exist, and the sentences must be the text", () => {
  const unproven = written(GOOD);
  unproven.factIds = new Set();
  expect(failing(unproven)).toEqual(["sentence without a fact"]);
  const bare = written(GOOD);
  for (const sentence of bare.fields[2]?.sentences ?? []) sentence.facts = [];
  expect(failing(bare)).toEqual(["sentence without a fact"]);
  const padded = written(GOOD);
  for (const field of padded.fields.slice(1, 2)) field.sentences.pop();
  expect(failing(padded)).toEqual(["sentence without a fact"]);
});

test("a shared pool is said to be shared somewhere", () => {
  const unsaid = GOOD.map(([name, ...rest]): [string, ...string[]] => [
    name,
    ...rest.map((text) => text.replace(/(?:the building's )?shared /, "")),
  ]);
  expect(failing(written(unsaid))).toEqual(["shared, but not said to be"]);
});

test("fields stand in the order of the editor", () => {
  expect(failing(written(GOOD.toReversed()))).toContain("field limits");
});
