import { expect, test } from "vitest";
import { textOf } from "./whitby-home.test-support.ts";

// What an answer says in the host's own words, and a box, a number or the summary again, is said once; without those words
// it is said.
test.each([
  ["the size", { living_area: 900, area_unit: "Square feet" }, { living_notes: "bright, about 900 sq ft" }, /\b900\b/g],
  ["how many sleep", { maxGuests: 8 }, { best_thing: "big bright house, room for 8" }, /\b8\b|\beight\b/g],
  ["whose it is", {}, { guest_access: "use of the entire space" }, /\byour(?:s|selves)\b|\bentire space\b/g],
  ["the floor", { floor: 3 }, { living_notes: "bright flat on the 3rd floor" }, /\b(?:3rd|third) floor/g],
  [
    "that there is no lift",
    { floor: 3, elevator: "No, stairs only" },
    { living_notes: "bright 3rd floor walk-up" },
    /\b(?:3rd|third) floor|\bno lift/g,
  ],
  [
    "that one may not smoke",
    { smoking_policy: "Not allowed" },
    { house_rules: "no smoking, no shoes" },
    /\bno smoking|smoking is not/gi,
  ],
  ["that no car is needed", { car_need: "No car needed" }, { getting_around: "You do not need a car." }, /\bcar\b/g],
  [
    "that there is no need for one",
    { car_need: "No car needed" },
    { getting_around: "There is no need for a car." },
    /\bcar\b/g,
  ],
  [
    "who lives there",
    { host_presence: "On the grounds" },
    { host_interaction: "We live upstairs." },
    /\blives? (?:on|upstairs)/g,
  ],
  [
    "what the building has",
    { amenities: ["Wifi", "Golf simulator", "Yoga studio"] },
    { best_thing: "the golf simulator" },
    /golf simulator/gi,
  ],
  [
    "the one bed",
    { bedrooms: [{ room: "Bedroom", beds: [{ id: "b1", type: "Queen" }], features: [] }] },
    { best_thing: "queen bed by the window" },
    /queen/gi,
  ],
])("%s is told once", (...[, given, answer, words]) => {
  expect(textOf(given)).toMatch(words);
  expect(bodyOf(textOf({ ...given, ...answer })).match(words)).toHaveLength(1);
});

function bodyOf(text: string): string {
  return text.split("**Summary**")[1] ?? "";
}

test("a pool that is open in season is said to be so where it is named", () => {
  const text = textOf({ amenities: ["Shared outdoor pool - available seasonally"] });
  expect(text.match(/\bpool\b/g)).toHaveLength(1);
  expect(text).toMatch(/seasonal/);
});

test("a way whose places were told with their minutes is not told again", () => {
  const way = "The old tram takes 15 minutes to Whitby Abbey and 20 minutes to Sandsend Beach.";
  const told = (nearby: string, said = way) => textOf({ nearby_places: nearby, public_transport: said });
  expect(told("Whitby Abbey - ruins - 15 min\nSandsend Beach - surf - 20 min")).not.toContain("The old tram takes");
  const later = told("Whitby Abbey - ruins - 15 min\nSandsend Beach - surf - 25 min", way.replace("old ", ""));
  expect(later).toContain("The tram takes");
  const plain = told("Whitby Abbey - 15 min\nSandsend Beach - 20 min");
  expect(plain).toContain("The old tram takes");
  expect(bodyOf(plain).match(/Whitby Abbey/g)).toHaveLength(1);
});

test("a sentence about a place that was told of the area is not told again", () => {
  const text = textOf({
    neighborhood_description: "close to the boardwalk along the river. wonderful views of the abbey from there",
    nearby_places: "River boardwalk - views of the abbey, close",
  });
  expect(bodyOf(text).match(/views of the abbey/g)).toHaveLength(1);
});

test("of one bed in a room that goes by its name, the host's words are enough", () => {
  const bedrooms = [{ room: "Loft", beds: [{ id: "b1", type: "Queen" }], features: [] }];
  const given = { bedrooms, bedroom_notes: "the bed is a queen with a feather quilt" };
  expect(textOf(given).match(/queen/gi)).toHaveLength(1);
});

test("a table for as many as sleep says nothing of how many sleep", () => {
  expect(textOf({ maxGuests: 8, best_thing: "long table for 8 in the kitchen, sauna" })).toMatch(/up to eight\b/);
});

test("a host who stays away has not said who lives there", () => {
  const given = { host_presence: "In the home", host_interaction: "I stay out of your way." };
  expect(textOf(given)).toMatch(/host lives/);
});

test("a room that the host says is shared is not said to be shared again, and another is", () => {
  const room = {
    property_type: "Private room in home",
    room_type: "Private room",
    shared_with: ["The host"],
    shared_spaces: ["Kitchen", "Garden"],
  };
  const text = textOf({ ...room, kitchen_notes: "The kitchen is shared with us and has a long table." });
  expect(text.match(/\bkitchen\b/gi)).toHaveLength(1);
  expect(text).toMatch(/share the garden|garden is shared/i);
  expect(textOf(room)).toMatch(/share the kitchen|kitchen and the garden are shared/i);
});
