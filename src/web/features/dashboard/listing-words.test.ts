import { expect, test } from "vitest";
import type { UserListing } from "#shared/contract/listings/user-listings.ts";
import { formatAmount } from "#web/lib/format-text.ts";
import { displayType, factsOf, firstPicture } from "./listing-words.ts";

const listing = (facts: Partial<UserListing>) => facts as UserListing;

test("counts are worded, and unknown ones are left out", () => {
  expect(factsOf(listing({ bedrooms: 1, bathrooms: 2.5, maxGuests: null }))).toEqual(["1 bedroom", "2.5 bathrooms"]);
  expect(factsOf(listing({ bedrooms: 0, bathrooms: null, maxGuests: 6 }))).toEqual(["0 bedrooms", "6 guests"]);
});

test("underscores of a type are shown as spaces", () => {
  expect(displayType("vacation_rental_home")).toBe("vacation rental home");
  expect(displayType(null)).toBeNull();
});

test("a card shows the small version of the first picture of ours", () => {
  const name = "a".repeat(40);
  const imageUrls = ["https://elsewhere.example/a.jpg", `/files/${name}.webp`, `/files/${"b".repeat(40)}.webp`];
  expect(firstPicture(listing({ imageUrls }))).toBe(`/files/${name}-thumb.webp`);
  expect(firstPicture(listing({ imageUrls: [] }))).toBeNull();
});

test("amounts have their cents", () => {
  expect([formatAmount(19.99), formatAmount(0), formatAmount(10.5)]).toEqual(["$19.99", "$0.00", "$10.50"]);
});
