import { expect, test } from "vitest";
import { withSmallWords } from "./with-small-words.ts";

const area = { field: "neighborhood_description", noun: "Red Hill" };

test("a note that no shape tells is told where its small words are sure", () => {
  expect(withSmallWords("loads of cafes and bars", null, area)).toBe("There are loads of cafes and bars.");
});

test("a note of words that make no sentence stays untold", () => {
  expect(withSmallWords("of the whom river gladly", null, area)).toBeNull();
});

test("what the shape of a note gives stands, unless it is far less likely", () => {
  expect(withSmallWords("house and rooms are small, cozy", "House and rooms are small, cozy.", LIVING)).toBe(
    "The house and rooms are small and cozy.",
  );
  expect(withSmallWords("light, modern, stylish", "The home is light, modern and stylish.", LIVING)).toBe(
    "The home is light, modern and stylish.",
  );
});

test("what a dash holds together is left to the shape", () => {
  const byShape = "The unit is fully renovated: furniture, lighting and appliances.";
  expect(withSmallWords("unit fully renovated - furniture, lighting, appliances", byShape, LIVING)).toBe(byShape);
});

test("a text of more words than a note has is left alone", () => {
  expect(withSmallWords("desk and chair, ".repeat(20), null, LIVING)).toBeNull();
});

test("a part of a building is in it", () => {
  const told = withSmallWords("historic house with modern amenities", null, {
    ...LIVING,
    field: "story",
    isPart: true,
  });
  expect(told).toBe("It is in a historic house with modern amenities.");
});

const LIVING = { field: "living_notes", noun: "the home" };
