import { expect, test } from "vitest";
import { REAL_ESTATE, VACATION_RENTAL } from "#web/features/legacy/legacy-kinds.ts";

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
