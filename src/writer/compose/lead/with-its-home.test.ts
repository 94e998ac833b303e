import { expect, it, test } from "vitest";
import { describeProperty, PropertyInput } from "#writer/write-description.ts";

function summaryOf(answers: Record<string, unknown>) {
  const property = PropertyInput.parse({
    address: "Whitby, United Kingdom",
    property_type: "Entire rental unit",
    room_type: "Entire home/apt",
    bedrooms: 2,
    beds: 3,
    bathrooms: 1,
    maxGuests: 4,
    amenities: ["Wifi"],
    ...answers,
  });
  const { sections } = describeProperty({ property, options: { platform: "airbnb" } });
  return sections.find(({ heading }) => heading === "Summary");
}

it.each([
  ["big terrace, 200 m from the beach", "This two-bedroom apartment in Whitby has a big terrace"],
  ["old oak stairs and 5 min to the station", "This two-bedroom apartment in Whitby has old oak stairs"],
  ["quiet", "This two-bedroom apartment in Whitby is quiet."],
  ["being right on the harbour", "This two-bedroom apartment in Whitby is right on the harbour"],
])("what guests mention first is said of the home in its place: %s", (best_thing, opening) => {
  expect(summaryOf({ best_thing })?.text.startsWith(opening)).toBe(true);
});

test("the sentence after it neither names the place again nor counts the bedrooms again", () => {
  const text = summaryOf({ best_thing: "quiet" })?.text ?? "";
  expect(text.match(/Whitby/g)).toHaveLength(1);
  expect(text).not.toContain("two bedrooms");
  expect(text).toContain("sleeps up to four, with three beds and one bathroom");
});

test("a home on the edge of a district is not in it", () => {
  expect(summaryOf({ best_thing: "sea view", neighborhood: "edge of Sleights" })?.text).toMatch(
    /on the edge of Sleights/,
  );
});

test("the opening rests on the answer and on what the home is", () => {
  const [first] = summaryOf({ best_thing: "quiet" })?.sentences ?? [];
  expect(first?.facts.length).toBeGreaterThan(2);
});

it.each([
  [
    "a room",
    { property_type: "Private room in home", room_type: "Private room", best_thing: "quiet" },
    "This private room",
  ],
  ["what is the guest's own", { best_thing: "your own front door" }, "You have your own front door"],
  ["praise that only a host may say", { best_thing: "breathtaking sea view" }, "You have"],
])("%s", (_, answers, opening) => {
  expect(summaryOf(answers)?.text.startsWith(opening)).toBe(true);
});
