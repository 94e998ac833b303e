import { afterEach, expect, test, vi } from "vitest";
import { PLATFORM_LABELS, platformsOf } from "#shared/property-facts.ts";
import { startDetailedListing, startExpressListing } from "#web/features/creation/api.ts";
import { helpGroups } from "#web/features/help/help-questions.ts";
import { REAL_ESTATE, VACATION_RENTAL } from "#web/features/legacy/legacy-kinds.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("a start that is not answered well fails under its own name", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("down", { status: 503 }));
  const details = { property_address: "5 Pine Street", bedrooms: 2, bathrooms: 1 };
  await expect(startExpressListing(details)).rejects.toThrow("Express start failed");
  await expect(startDetailedListing("5 Pine Street")).rejects.toThrow("Detailed start failed");
});

test("the help answers about each of the named matters", () => {
  const titles = helpGroups.map(({ title, questions }) => (questions.length > 0 ? title.toLowerCase() : ""));
  for (const matter of ["ordering", "guest access", "promo codes", "photos", "platforms", "revisions"]) {
    expect(titles.filter((title) => title.includes(matter))).toHaveLength(1);
  }
});

test("each form offers its eighteen features", () => {
  expect(VACATION_RENTAL.features.join(", ")).toBe(
    "Pool, Hot Tub, Beach Access, Mountain View, City View, Ocean View, WiFi, Kitchen, Washer/Dryer, Parking, " +
      "Pet Friendly, BBQ/Grill, Fire Pit, Game Room, Home Theater, Gym/Fitness, Balcony/Deck, Garden",
  );
  expect(REAL_ESTATE.features.join(", ")).toBe(
    "Hardwood Floors, Updated Kitchen, Master Suite, Walk-in Closets, Granite Countertops, Stainless Appliances, " +
      "Fireplace, Crown Molding, High Ceilings, Open Floor Plan, Fenced Yard, Garage, Basement, Attic, Central Air, " +
      "New Roof, Swimming Pool, Deck/Patio",
  );
});

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
