import { expect, it, test } from "vitest";
import { describeProperty, PropertyInput } from "#writer/write-description.ts";

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

test("a thing that guests mention first stands in the first sentence", () => {
  const [first] = described("the hammock").sections.find(({ heading }) => heading === "Summary")?.sentences ?? [];
  expect(first?.text).toContain("the hammock");
});

test("an answer that cannot lead is named among the notes that were not used", () => {
  const { unused } = described("tbd");
  expect(unused).toContainEqual({ field: "best_thing", words: "tbd" });
});
