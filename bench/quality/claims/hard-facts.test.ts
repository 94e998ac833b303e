import { expect, test } from "vitest";
import type { Listing } from "../listing.ts";
import { sampleListing } from "../sample-listing.ts";
import { type HardFact, judgeHardFacts } from "./hard-facts.ts";

const stated = (fact: HardFact, text: string, changes: Partial<Listing> = {}) =>
  judgeHardFacts(sampleListing(changes), text)[fact];

test.each([
  ["bedrooms", "A whole two-bedroom condo in Denver."],
  ["bedrooms", "Two quiet bedrooms hold three beds."],
  ["bedrooms", "2BR condo"],
  ["bedrooms", "A two-bed condo for four."],
  ["beds", "Three beds are spread over two bedrooms."],
  ["beds", "Two bedrooms hold three beds between them."],
  ["bathrooms", "There are two and a half bathrooms."],
  ["bathrooms", "2.5 baths"],
  ["bathrooms", "Two full bathrooms and a half bath."],
  ["guests", "It sleeps four."],
  ["guests", "A condo for four in Denver."],
  ["guests", "Room for up to four guests."],
  ["guests", "Four people fit in here."],
  ["guests", "Sized for four, with a pool."],
  ["property type", "This condo has an elevator."],
  ["room type", "You have the place to yourselves."],
  ["room type", "The whole condo is yours."],
  ["city", "A condo in Denver."],
] satisfies [HardFact, string][])("%s is read from: %s", (fact, text) => {
  expect(stated(fact, text)).toMatchObject({ isStated: true, isWrong: false, differing: [] });
});

test.each([
  ["bedrooms", "A three-bedroom condo.", "three-bedroom"],
  ["bedrooms", "A studio in Denver.", "studio"],
  ["beds", "Four beds in two bedrooms.", "Four beds"],
  ["bathrooms", "Two bathrooms.", "Two bathrooms"],
  ["guests", "Sleeps six.", "Sleeps six"],
  ["property type", "A villa in Denver.", "villa"],
] satisfies [HardFact, string, string][])("a wrong count of %s is seen in: %s", (fact, text, words) => {
  expect(stated(fact, text)).toMatchObject({ isStated: false, isWrong: true, differing: [words] });
});

test("a number beside the right one is told apart from a right statement alone", () => {
  expect(stated("bedrooms", "Two bedrooms. This three-bedroom condo is whole.")).toMatchObject({
    isStated: true,
    isWrong: false,
    differing: ["three-bedroom"],
  });
});

test("a studio is stated by its name, and nought bedrooms are given", () => {
  expect(stated("bedrooms", "A studio in Denver.", { bedrooms: 0 })).toMatchObject({ isGiven: true, isStated: true });
  expect(stated("bedrooms", "A condo in Denver.", { bedrooms: 0 })).toMatchObject({ isStated: false });
});

test("a private room without bedrooms has its field left empty", () => {
  expect(stated("bedrooms", "A private room.", { bedrooms: 0, room_type: "Private room" })).toMatchObject({
    isGiven: false,
  });
});

test("one of a thing may be stated by an article, but that is not a count", () => {
  const one = { bedrooms: 1, beds: 1, bathrooms: 1, accommodates: 2 };
  expect(stated("beds", "The bed is in the back.", one)).toMatchObject({ isStated: true, isCounted: false });
  expect(stated("bathrooms", "The bathroom is shared.", one)).toMatchObject({ isStated: true, isCounted: false });
  expect(stated("beds", "One bed, one bathroom.", one)).toMatchObject({ isStated: true, isCounted: true });
});

test("letters inside a name are no room", () => {
  expect(stated("bedrooms", "Two bedrooms. Among the areas of Denver, this one is CBD.")).toMatchObject({
    differing: [],
  });
  expect(stated("bathrooms", "2.5 baths. This one is Bulimba.")).toMatchObject({ isStated: true, differing: [] });
});

test("what is not given is not asked for", () => {
  expect(stated("beds", "A condo.", { beds: null })).toMatchObject({ isGiven: false });
  expect(stated("property type", "A place.", { property_type: "Entire place" })).toMatchObject({ isGiven: false });
});

test("one bed in each of two bedrooms states two beds", () => {
  expect(stated("beds", "Two bedrooms, one bed in each.", { beds: 2 })).toMatchObject({
    isStated: true,
    differing: [],
  });
});

test("rooms are private, shared or the whole home", () => {
  const room = { room_type: "Private room", property_type: "Private room in home" };
  expect(stated("room type", "A private room in a shared house.", room)).toMatchObject({
    isStated: true,
    differing: [],
  });
  expect(stated("room type", "The whole house is yours.", room)).toMatchObject({ isStated: false, isWrong: true });
  const dorm = { room_type: "Shared room", property_type: "Shared room in hostel" };
  expect(stated("room type", "A bed in a shared room of a hostel.", dorm)).toMatchObject({ isStated: true });
});
