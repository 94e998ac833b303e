import { expect, test } from "vitest";
import { PLATFORM_LABELS, platformsOf } from "#shared/platforms.ts";

const labelsOf = (property: object) => platformsOf({ ...property }).map((platform) => PLATFORM_LABELS[platform]);

test("each platform has its label, and each legacy form its three platforms", () => {
  expect(labelsOf({ propertyType: "vacation_rental" })).toEqual(["Airbnb", "VRBO", "Website"]);
  expect(labelsOf({ propertyType: "real_estate" })).toEqual(["MLS", "Social Media", "Marketing Materials"]);
});

test("an order of any other form is for the platforms it names, and for Airbnb when it names none", () => {
  expect(labelsOf({ selectedPlatforms: ["website", "vrbo"] })).toEqual(["VRBO", "Website"]);
  expect(labelsOf({ platform: "airbnb" })).toEqual(["Airbnb"]);
  expect(labelsOf({ selectedPlatforms: ["somewhere"] })).toEqual(["Airbnb"]);
  expect(labelsOf({ selectedPlatforms: ["booking", "vrbo"] })).toEqual(["VRBO"]);
});
