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
  const nearly = "There is a balcony with two chairs and table.";
  expect(withSmallWords("balcony with two chairs and table", nearly, LIVING)).toBe(nearly);
  expect(withSmallWords("light, modern, stylish", "The home is light, modern and stylish.", LIVING)).toBe(
    "The home is light, modern and stylish.",
  );
});

test("what is likely to read as broken stays untold, unless it is a rule or a warning", () => {
  const note = "bright, designer style, 2 bed, sleeps 4";
  const byShape = "The home is bright, with designer style and 2 bed. The home sleeps 4.";
  expect(withSmallWords(note, byShape, LIVING)).toBeNull();
  expect(withSmallWords(note, byShape, { ...LIVING, field: "house_rules" })).toBe(byShape);
});

test("an opening that was typed without a verb gets one, or stands as it was typed", () => {
  const opening = { field: "best_thing", noun: "the apartment", isTyped: true };
  const note = "very peaceful but only 15 minutes to city on the Luas";
  expect(withSmallWords(note, "Very peaceful but only 15 minutes to city on the Luas.", opening)).toBe(
    "The apartment is very peaceful but only 15 minutes to the city on the Luas.",
  );
  expect(withSmallWords("of the whom river gladly", "Of the whom river gladly.", opening)).toBe(
    "Of the whom river gladly.",
  );
});

test("what a dash holds together is left to the shape", () => {
  const byShape = "The unit is fully renovated: furniture, lighting and appliances.";
  expect(withSmallWords("unit fully renovated - furniture, lighting, appliances", byShape, LIVING)).toBe(byShape);
});

test("a text of more words than a note has is left alone", () => {
  const note =
    "you can walk to the cafes, bars and shops on the main street and to the park, the lake and the old mill at the end of the road";
  expect(withSmallWords(note, null, area)).toBeNull();
  expect(withSmallWords("you can walk to the cafes, bars and shops on the main street", null, area)).toBe(
    "You can walk to the cafes, bars and shops on the main street.",
  );
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
