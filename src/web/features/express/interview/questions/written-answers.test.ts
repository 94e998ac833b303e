import fc from "fast-check";
import { expect, test } from "vitest";
import { placesIn, storyIn, textOfPlaces, textOfStory, textOfTrips, tripsIn } from "./written-answers.ts";

test("places are kept as lines that the writer reads, and come back as they were typed", () => {
  const places = placesIn("Mill Bakery, for bread, 5 min walk\nCove Beach, 10 min drive\nTorico - across the street");
  expect(places).toEqual([
    { name: "Mill Bakery", purpose: "bread", minutes: "5", way: "walk" },
    { name: "Cove Beach", purpose: "", minutes: "10", way: "drive" },
    { name: "Torico - across the street", purpose: "", minutes: "", way: "walk" },
  ]);
  expect(textOfPlaces(places)).toBe(
    "Mill Bakery, for bread, 5 min walk\nCove Beach, 10 min drive\nTorico - across the street",
  );
});

test("there is always room for three places, and a place without a name is none yet", () => {
  const places = placesIn("");
  expect(places).toHaveLength(3);
  expect(textOfPlaces(places.with(1, { name: " ", purpose: "bread", minutes: "5", way: "walk" }))).toBe("");
});

test("trips that were tapped make one sentence, with the host's own words after it", () => {
  const text = textOfTrips({ trips: ["Skiing", "Family holidays", "The beach"], words: "Two families fit." });
  expect(text).toBe("Guests come for family holidays, skiing and the beach. Two families fit.");
  expect(tripsIn(text)).toEqual({ trips: ["Family holidays", "Skiing", "The beach"], words: "Two families fit." });
  const own = "Guests come for the regatta. It fits two crews.";
  expect(tripsIn(own)).toEqual({ trips: [], words: own });
});

test("whatever is typed, not a letter changes on its way through the field", () => {
  fc.assert(
    fc.property(fc.string(), (words) => {
      expect(textOfTrips(tripsIn(words))).toBe(words);
      expect(textOfStory(storyIn(words))).toBe(words);
      expect(tripsIn(textOfTrips({ trips: ["Skiing"], words })).words).toBe(words);
      expect(storyIn(textOfStory({ year: "1978", words }))).toEqual({ year: "1978", words });
    }),
  );
});
