import { expect, test } from "vitest";
import { summariseProperty } from "./property-summary.ts";

test("the quick details are summarised as they are", () => {
  const details = { platform: "airbnb", address: "5 Pine Street", bedrooms: 3, bathrooms: 2.5, images: ["/files/a"] };
  expect(summariseProperty(details)).toEqual({
    platforms: ["Airbnb"],
    address: "5 Pine Street",
    bedrooms: 3,
    bathrooms: 2.5,
    maxGuests: null,
    propertyType: null,
    imageUrls: ["/files/a"],
  });
});

test("a half bath is half of one", () => {
  const bathrooms = [{ type: "Full" }, { type: "Half" }, { type: "Ensuite" }, { type: "" }];
  expect(summariseProperty({ bathrooms }).bathrooms).toBe(3.5);
  expect(summariseProperty({ bathrooms: [{ type: "Half" }] }).bathrooms).toBe(0.5);
});

test("rooms listed one by one are counted, and every picture counts once", () => {
  const summary = summariseProperty({
    property_address: " 5 Pine Street ",
    bedrooms: [{ room: "Main" }, { room: "Bunk" }],
    bathrooms: "1.5",
    images: ["/files/a"],
    uploadedPhotos: { photos: ["/files/a", "/files/b"], floorplans: ["/files/plan"] },
  });
  expect(summary).toMatchObject({ address: "5 Pine Street", bedrooms: 2, bathrooms: 1.5 });
  expect(summary.imageUrls).toEqual(["/files/a", "/files/b"]);
});

test("what was not said stays unknown", () => {
  expect(summariseProperty({ bedrooms: "", bathrooms: null, images: "none" })).toEqual({
    platforms: ["Airbnb"],
    address: null,
    bedrooms: null,
    bathrooms: null,
    maxGuests: null,
    propertyType: null,
    imageUrls: [],
  });
});

test("the vacation rental form buys its three texts", () => {
  expect(summariseProperty({ propertyType: "vacation_rental" }).platforms).toEqual(["Airbnb", "VRBO", "Website"]);
});

test.for([
  [{ formType: "express", maxGuests: 1 }, null],
  [{ formType: "express", maxGuests: 1, guestsGiven: false }, null],
  [{ formType: "express", maxGuests: 1, guestsGiven: true }, 1],
  [{ formType: "express", maxGuests: 4 }, 4],
  [{ formType: "detailed", maxGuests: 1 }, 1],
] as const)("the guests of %o are %o", ([data, guests]) => {
  expect(summariseProperty(data).maxGuests).toBe(guests);
});
