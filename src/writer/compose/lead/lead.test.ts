import { expect, it, test } from "vitest";
import { buildLedger } from "#writer/ledger/build-ledger.ts";
import { describeProperty, PropertyInput } from "#writer/write-description.ts";
import { Home } from "../home/home.ts";
import { afterItsHome } from "./plain-lead.ts";

function described(best_thing: string) {
  return describeProperty({
    property: PropertyInput.parse({
      address: "Whitby, United Kingdom",
      property_type: "Entire home",
      room_type: "Entire home/apt",
      bedrooms: 2,
      beds: 3,
      bathrooms: 1,
      maxGuests: 4,
      amenities: ["Pool"],
      best_thing,
    }),
    options: { platform: "airbnb" },
  });
}

it.each([
  ["Guests love the deck at sunset, with the sea below.", "Guests love the deck at sunset, with the sea below."],
  ["everyone talks about the view from the bathtub", "Everyone talks about the view from the bathtub."],
  ["Our guests keep telling us how quiet it is", "Our guests keep telling us how quiet it is."],
  ["waking up to the sound of the sea", "You wake up to the sound of the sea."],
])("what guests mention first opens the summary: %s", (answer, opening) => {
  const summary = described(answer).sections.find(({ heading }) => heading === "Summary")?.text ?? "";
  expect(summary.startsWith(opening)).toBe(true);
});

it.each([
  [
    "glass door folds all the way back so the patio and the suite become one",
    "The glass door folds all the way back, so the patio and the suite become one.",
  ],
  ["sea views, and beach is few min on foot", "The home has sea views, and the beach is a few minutes away on foot."],
  [
    "the bed! one of a kind, made by hand from local reclaimed wood. And you can walk to the harbour",
    "The bed is one of a kind, made by hand from local reclaimed wood. You can walk to the harbour.",
  ],
])(
  "an opening that reads badly or leaves out much as its shape tells it is told by the teller: %s",
  (answer, opening) => {
    const summary = described(answer).sections.find(({ heading }) => heading === "Summary")?.text ?? "";
    expect(summary.startsWith(opening)).toBe(true);
  },
);

test("a thing with an article is named as what guests mention first", () => {
  const answer = "the yard w/ the hammock!! and the sea is only 12 min on foot";
  const summary = described(answer).sections.find(({ heading }) => heading === "Summary")?.text ?? "";
  expect(summary).toMatch(
    /^(?:The highlight|Best of all) is the yard with the hammock(?:\. The|, and the) sea is only 12/,
  );
});

test("a thing that guests mention first stands in the first sentence", () => {
  const [first] = described("the hammock").sections.find(({ heading }) => heading === "Summary")?.sentences ?? [];
  expect(first?.text).toContain("the hammock");
});

test("an answer that cannot lead is named among the notes that were not used", () => {
  const { unused } = described("tbd");
  expect(unused).toContainEqual({ field: "best_thing", words: "tbd" });
});

test("an apartment in a house is not called the house", () => {
  const { sections } = describeProperty({
    property: PropertyInput.parse({
      address: "Whitby, United Kingdom",
      property_type: "Entire rental unit",
      room_type: "Entire home/apt",
      bedrooms: 1,
      bathrooms: 1,
      maxGuests: 2,
      best_thing: "Victorian house, short walk to the abbey",
    }),
    options: { platform: "airbnb" },
  });
  const summary = sections.find(({ heading }) => heading === "Summary")?.text ?? "";
  expect(summary).toMatch(/^The apartment is in a Victorian house, a short walk from the abbey\./);
});

it.each([
  [
    "1 min to the pier and 2 min to the abbey",
    "This two-bedroom home in Whitby is 1 minute from the pier and 2 minutes from the abbey.",
  ],
  [
    "steps from the park, the zoo and the museum",
    "This two-bedroom home in Whitby is steps from the park, the zoo and the museum.",
  ],
  ["bright, neat house near the pier, free parking", "This is a bright, neat house near the pier"],
  ["the location, 1 block to the pier and you can walk to the abbey", "and you can walk to the abbey."],
  ["7 min to the abbey, plus pool and gym", "is 7 minutes from the abbey, with a pool and gym."],
  [
    "the light and the view from the stairs, walk to the abbey",
    " the light and the view from the stairs, and you can walk to the abbey.",
  ],
])("the whole answer leads: %s", (answer, opening) => {
  const summary = described(answer).sections.find(({ heading }) => heading === "Summary")?.text ?? "";
  expect(summary).toContain(opening);
});

test.each([
  ["game room + big yard, parties then hang out under the lights", /This is (?:a )?game room/],
  ["musician's house near the pier - purple sofa, hi-fi", /a hi-fi musician/],
  ["the design! artsy house with a yard, 2 miles from the pier", /^It is/],
])("an opening does not misread %s", (answer, misread) => {
  const summary = described(answer).sections.find(({ heading }) => heading === "Summary")?.text ?? "";
  expect(summary).not.toMatch(misread);
});

test("the city stands in the lead, and the counts with the beds", () => {
  const { sections } = described("fisherman's house with a garden");
  const [summary = "", space = ""] = ["Summary", "The space"].map(
    (name) => sections.find(({ heading }) => heading === name)?.text ?? "",
  );
  expect(`${summary} ${space}`.match(/two bedrooms/g)).toHaveLength(1);
  expect(summary).toMatch(/^This is a fisherman's house with a garden in Whitby, all yours\./);
});

test("fragments that make no sentence stand behind the home, with the facts that it is told by", () => {
  const property = PropertyInput.parse({
    address: "Whitby, United Kingdom",
    property_type: "Entire home",
    room_type: "Entire home/apt",
    bedrooms: 2,
    maxGuests: 4,
    best_thing: "original 1890 Victorian, quiet corner, minutes to the pier",
  });
  const home = new Home(buildLedger(property));
  const [message] = home.bestThing.flatMap((answer) => afterItsHome(home, answer));
  expect(message?.variants).toEqual([
    "You have this two-bedroom home in Whitby to yourselves: original 1890 Victorian, quiet corner and minutes to the pier.",
  ]);
  expect(message?.facts.map(({ key }) => key)).toEqual(expect.arrayContaining(["bedrooms", "place.city"]));
});

test.each(["the metro. all our guests say so", "the walks"])("%s leads nothing that one has", (answer) => {
  expect(described(answer).content).not.toMatch(/You have the (?:metro|walks)/);
});

test("a sentence is no title", () => {
  expect(described("I think the art on the walls").content).not.toMatch(/^\*\*Title\*\*\nI think/);
  expect(described("you can walk to the Abbey and the pier").content).not.toMatch(/^\*\*Title\*\*\nYou can/);
});

test.each([
  ["the roof deck is huge, you see the abbey", /^Huge roof deck/],
  ["the Abbey is across the street", /^Across the street from Abbey/],
  ["you get the whole top floor for yourself, very quiet", /^Whole top floor to yourself/],
  ["breakfast is included", /^Breakfast included/],
  ["a whole little house on a quiet street in a nice part of town", /^Whole little house on a quiet street/],
  ["it's the mix of old and new", /^(?!It's)/],
])("the title of what guests mention first: %s", (answer, title) => {
  const [first] = described(answer).sections;
  expect(first?.text).toMatch(title);
});
