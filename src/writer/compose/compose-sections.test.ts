import { expect, test } from "vitest";
import { buildLedger } from "#writer/ledger/build-ledger.ts";
import { PropertyInput } from "#writer/ledger/property-input.ts";
import { composeSections } from "./compose-sections.ts";

const ledger = buildLedger(
  PropertyInput.parse({
    address: "Denver, CO",
    property_type: "Entire condo",
    bedrooms: 2,
    beds: 3,
    bathrooms: 2,
    maxGuests: 5,
    amenities: ["Private hot tub", "Gym", "Wifi", "Kitchen", "Washer", "Dryer", "Free street parking", "Dishwasher"],
  }),
);

test("a narrow field keeps what the home is and lets go of the rest", () => {
  const teasers = [0, 1, 2, 3, 4, 5, 6, 7].map((seed) => {
    const sections = composeSections(ledger, { platform: "website", seed });
    return sections.find(({ heading }) => heading === "Meta description")?.text ?? "";
  });
  expect(teasers.filter((text) => text.length > 160)).toEqual([]);
  expect(teasers.filter((text) => !text.includes("Denver"))).toEqual([]);
});
