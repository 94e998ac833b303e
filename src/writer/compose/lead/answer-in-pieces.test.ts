import { expect, test } from "vitest";
import { answerInPieces } from "./answer-in-pieces.ts";
import type { AnswersFor } from "./answer-parts.ts";

const FLAT: AnswersFor = {
  noun: "apartment",
  bedrooms: 3,
  isPartOf: (head) => head === "house",
  inItsPlace: (text) => text,
};

test.each([
  [
    "3 bedrooms on George Street, castle and Waverley both 10 min on foot",
    "This is a three-bedroom apartment on George Street, and the castle and Waverley are both a 10-minute walk away.",
  ],
  [
    "modern 3 bed 2 bath, King Street right there",
    "This is a modern three-bedroom apartment, and King Street is right there.",
  ],
  ["heritage home 2 min walk from Main Street", "This is a heritage home, a 2-minute walk from Main Street."],
  [
    "Victorian house, short walk to the Red Line",
    "The apartment is in a Victorian house, a short walk from the Red Line.",
  ],
  [
    "backyard with heated gazebo and fire pit, and you can get to the stadium on foot",
    "You have a backyard with a heated gazebo and a fire pit, and you can get to the stadium on foot.",
  ],
  ["big garden apartment in a historic block, central", "This is a big, central garden apartment in a historic block."],
  [
    "3 metro stations a short walk away and lots of good bars you can walk to",
    "3 metro stations are a short walk away, and you can walk to lots of good bars.",
  ],
  [
    "private pool, sea 5 min walk, very quiet",
    "You have a private pool, and the sea is a 5-minute walk away. The apartment is very quiet.",
  ],
  [
    "in the middle of Hoboken, and NYC is 15 min",
    "The apartment is in the middle of Hoboken, and NYC is 15 minutes away.",
  ],
  ["big pool, and 200 m to the beach", "You have a big pool and are 200 m from the beach."],
  ["sea view from the terrace, beach 300 m", "You have a sea view from the terrace, and the beach is 300 m away."],
  ["rooftop pool and BBQ, plus your own balcony", "You have a rooftop pool, a BBQ and your own balcony."],
  [
    "free off street parking and the Green Line a block away",
    "You have free off-street parking and the Green Line a block away.",
  ],
  [
    "quiet street, off street parking, and close to the hospitals",
    "The apartment is on a quiet street and close to the hospitals, with off-street parking.",
  ],
  [
    "city centre, right by the station and 5 min to the West End",
    "The apartment is in the city centre, right by the station and 5 minutes from the West End.",
  ],
  [
    "just renovated, one block to St. Rose and 4 min to the hospitals",
    "The apartment is just renovated, one block from St. Rose and 4 minutes from the hospitals.",
  ],
  ["safe and clean, minutes from the park", "The apartment is safe, clean and minutes from the park."],
  ["few minutes to the park, 20 to downtown", "You are a few minutes from the park and 20 from downtown."],
  ["minutes from U Street, Logan Circle, downtown", "You are minutes from U Street, Logan Circle and downtown."],
  [
    "Empire Plaza and the Egg across the street, can't get closer to the arena",
    "Empire Plaza and the Egg are across the street, and you can't get closer to the arena.",
  ],
  [
    "seawall and ocean at the door, groceries downstairs, parking included",
    "The seawall and the ocean are at the door, groceries are downstairs, and parking is included.",
  ],
  [
    "bungalow with hot tub, and you can walk to breweries, coffee and ice cream",
    "This is a bungalow with a hot tub, and you can walk to breweries, coffee and ice cream.",
  ],
  [
    "so central you can see the heart of Dublin in a day",
    "The apartment is so central you can see the middle of Dublin in a day.",
  ],
  [
    "room for 10, tram 2 min, walk into town in 15",
    "There is room for 10, the tram is 2 minutes away, and you can walk into town in 15 minutes.",
  ],
])("%s", (answer, told) => {
  expect(answerInPieces(answer, FLAT)).toBe(told);
});

test("how many it sleeps is told with what it is", () => {
  expect(answerInPieces("sleeps 12, quiet street and still 2 short blocks to the PATH", FLAT)).toBe(
    "The apartment is on a quiet street and 2 short blocks from the PATH.",
  );
});

test("a count that the form denies is not made the home's", () => {
  expect(answerInPieces("modern 2 bedroom near the park", FLAT)).not.toMatch(/two-bedroom|three-bedroom/);
});

test.each([
  "low price, safe and clean",
  "the bed was great (really), and so on",
  "peaceful energy and the location",
  "big city, prairie prices",
  "spacious yard, on the kind of street you'd have liked to grow up on",
])("an answer with a part of another kind is not told by halves: %s", (answer) => {
  expect(answerInPieces(answer, FLAT)).toBeNull();
});

test("a long answer takes no more time than its length", () => {
  expect(answerInPieces(`${"pool and sea, ".repeat(400)}beach 300 m`, FLAT)).toBeNull();
});
