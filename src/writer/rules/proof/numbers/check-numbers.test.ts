import { describe, expect, it, test } from "vitest";
import { readText } from "#writer/text/read-text.ts";
import { blockedIn, type GivenFact } from "../../checked-text.test-support.ts";
import { readNumbers } from "./read-numbers.ts";

const home: GivenFact[] = [
  { key: "bedrooms", value: 2 },
  { key: "beds", value: 3 },
  { key: "bathrooms", value: 1.5 },
  { key: "guests", value: 4 },
  { key: "home.type", value: "house" },
  { key: "home.scope", value: "entire" },
];
const numbersIn = (text: string, facts: GivenFact[] = home) =>
  blockedIn({ text, facts }).filter((rule) => rule.startsWith("proof.number"));

describe("numbers that the ledger knows", () => {
  it.each([
    "Two bedrooms, three beds.",
    "A two-bedroom house.",
    "A 2-bedroom house for four.",
    "It sleeps four.",
    "It sleeps up to 4 guests.",
    "Four people fit in.",
    "There are one and a half bathrooms.",
    "There are 1.5 baths.",
    "One full bathroom and a half bath.",
    "A party of four fits.",
    "Both bedrooms have windows.",
    "The second bedroom is smaller.",
    "One of the bedrooms has a door to the yard.",
    "One more thing: no one minds.",
    "First, breathe.",
  ])("accepts %s", (text) => {
    expect(numbersIn(text)).toEqual([]);
  });

  it.each([
    ["Three bedrooms.", "Three bedrooms"],
    ["A three-bedroom house.", "three-bedroom"],
    ["There are four beds.", "four beds"],
    ["Two bathrooms.", "Two bathrooms"],
    ["It sleeps six.", "six"],
    ["Sized for six.", "six"],
    ["Up to 5 guests.", "5 guests"],
    ["Room for three people.", "three people"],
    ["The third bedroom is yours.", "third bedroom"],
    ["There are twenty-two steps.", "twenty-two steps"],
    ["Built in 1920.", "1920"],
  ])("blocks %s", (text, words) => {
    expect(numbersIn(text)).toEqual([`proof.number: ${words}`]);
  });
});

describe("parts of a whole", () => {
  const rooms: GivenFact[] = [
    { key: "bedrooms", value: 3 },
    { key: "bedroom", value: "king", index: 1 },
    { key: "bedroom", value: "twin, twin", index: 2 },
    { key: "bedroom", value: "two twins", index: 3 },
  ];

  it.each([
    "One bedroom has a king.",
    "Two bedrooms have two twins each.",
    "There are four twins.",
    "A king is in one; the other two bedrooms have twins.",
  ])("accepts %s", (text) => {
    expect(numbersIn(text, rooms)).toEqual([]);
  });

  it.each([
    ["Two bedrooms have a king.", "Two bedrooms"],
    ["A one-bedroom plan.", "one-bedroom"],
    ["There are three twins.", "three twins"],
  ])("blocks %s", (text, words) => {
    expect(numbersIn(text, rooms)).toEqual([`proof.number: ${words}`]);
  });

  it("does not take the twin of a twin bed for a number", () => {
    expect(numbersIn("A twin bed is in the second bedroom.", rooms)).toEqual([]);
  });
});

describe("other numbers", () => {
  it("knows a time in both clocks", () => {
    const facts = [{ key: "rule.quiet-hours", value: "22:00" }];
    expect(numbersIn("Quiet hours start at 10 pm.", facts)).toEqual([]);
    expect(numbersIn("Quiet hours start at 10 p.m. sharp.", facts)).toEqual([]);
    expect(numbersIn("Quiet hours start at 22:00.", facts)).toEqual([]);
    expect(numbersIn("Quiet hours start at 10 am.", facts)).toEqual(["proof.number: 10"]);
    expect(numbersIn("Quiet hours start at noon.", facts)).toEqual(["proof.number: noon"]);
  });

  it("ties a distance to its place", () => {
    const facts = [
      { key: "nearby", value: "5 minute walk to the beach" },
      { key: "transport", value: "Bus stop 2 minutes away" },
    ];
    expect(numbersIn("The beach is a five-minute walk away.", facts)).toEqual([]);
    expect(numbersIn("The bus stop is 5 minutes away.", facts)).toEqual(["proof.number: 5"]);
    expect(numbersIn("The beach is 5 miles away.", facts)).toEqual(["proof.number: 5"]);
  });

  it("knows sizes and counts", () => {
    const facts: GivenFact[] = [
      { key: "amenity.tv", value: "43 inch hdtv", qualifiers: { size: "43 inch" } },
      { key: "area", value: 1200, qualifiers: { size: "1,200 sq ft" } },
      { key: "amenity.parking", value: "free parking - 2 spaces", qualifiers: { count: 2 } },
    ];
    expect(numbersIn("A 43-inch TV and 1,200 square feet.", facts)).toEqual([]);
    expect(numbersIn("There are two parking spaces.", facts)).toEqual([]);
    expect(numbersIn("There are three parking spaces.", facts)).toEqual(["proof.number: three parking spaces"]);
    expect(numbersIn("A 55-inch TV.", facts)).toEqual(["proof.number: 55-inch TV"]);
  });

  it("knows the floor", () => {
    const facts = [{ key: "floor", value: 3 }];
    expect(numbersIn("It is on the third floor.", facts)).toEqual([]);
    expect(numbersIn("It is on the 4th floor.", facts)).toEqual(["proof.number: 4th"]);
  });

  it("leaves a number in a name or in the host's words alone", () => {
    const facts = [
      { key: "place.city", value: "18 Mile Bay" },
      { key: "amenity.other", value: "7 vintage radios" },
    ];
    expect(numbersIn("In 18 Mile Bay you find 7 vintage radios.", facts)).toEqual([]);
  });
});

test('"5.30pm" is half past five', () => {
  expect(readNumbers(readText("Milking is at 5.30pm.").tokens)).toMatchObject([{ kind: "time", value: 17.5 * 60 }]);
});
