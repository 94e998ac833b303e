import { expect, test } from "vitest";
import { findExcess, findExcessShape, MOST_FIELDS } from "./incoming-answers.ts";

const nested = (depth: number): unknown => (depth === 0 ? "x" : [nested(depth - 1)]);

test.for([
  ["story", "x".repeat(4001), "is longer than 4,000 characters"],
  ["neighborhood", "x".repeat(301), "is longer than 300 characters"],
  ["address", "x".repeat(501), "is longer than 500 characters"],
  ["property_address", "x".repeat(501), "is longer than 500 characters"],
  ["title", "x".repeat(201), "is longer than 200 characters"],
  ["description", "x".repeat(5001), "is longer than 5,000 characters"],
  ["of_no_form", "x".repeat(4001), "is longer than 4,000 characters"],
  ["story", Array.from({ length: 9 }, () => "x".repeat(500)), "is too long"],
  ["amenities", ["x".repeat(501)], "is longer than 500 characters"],
  ["amenities", Array.from({ length: 501 }, () => "x"), "has more than 500 entries"],
  ["amenities", Array.from({ length: 200 }, () => "x".repeat(400)), "is too long"],
  ["bedrooms", [{ room: "a\u0000" }], "contains a character that cannot be saved"],
  ["bedrooms", [{ ["x".repeat(101)]: 1 }], "has an entry whose name cannot be saved"],
  ["bedrooms", nested(7), "is nested too deeply"],
] as const)("%s beyond its bounds is named", ([name, value, message]) => {
  expect(findExcess({ address: "5 Lake View", [name]: value })).toEqual({ path: [name], message });
});

test("more fields than any form has, and names that cannot be kept, are refused as a whole", () => {
  const many = Object.fromEntries(Array.from({ length: MOST_FIELDS + 1 }, (_, at) => [`f${at}`, at]));
  for (const find of [findExcess, findExcessShape]) {
    expect(find(many)).toEqual({ path: [], message: `has more than ${MOST_FIELDS} fields` });
    expect(find({ "a\ud800": 1 })).toMatchObject({ path: [] });
    expect(find({ ["x".repeat(101)]: 1 })).toMatchObject({ path: [] });
  }
});

test("what is within the bounds is left alone, also under names that every object has", () => {
  const home = { constructor: "x", toString: { valueOf: 1 }, bedrooms: nested(5), maxGuests: 4, petFriendly: null };
  expect(findExcess(home)).toBeNull();
});

test("the shape says nothing about texts: their own fields judge them", () => {
  expect(findExcessShape({ story: "x".repeat(10_000) })).toBeNull();
  expect(findExcessShape({ story: nested(9) })).toMatchObject({ path: ["story"] });
});
