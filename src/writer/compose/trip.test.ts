import { describe, expect, it, test } from "vitest";
import { buildLedger } from "#writer/ledger/build-ledger.ts";
import { PropertyInput } from "#writer/ledger/property-input.ts";
import { describeProperty } from "#writer/write-description.ts";
import { Home } from "./home/home.ts";
import { tripFor } from "./trip.ts";

const FLAT = {
  formType: "detailed",
  address: "York, United Kingdom",
  property_type: "Entire rental unit",
  room_type: "Entire home/apt",
  bedrooms: 2,
  beds: 2,
  bathrooms: 1,
  maxGuests: 4,
};

function tripOf(form: Record<string, unknown>): string {
  return tripFor(new Home(buildLedger(PropertyInput.parse({ ...FLAT, ...form }))));
}

describe("the trip a home suits", () => {
  it.each([
    [{ maxGuests: 1, bedrooms: 1, beds: 1 }, "alone"],
    [{ maxGuests: 2 }, "as a couple"],
    [{}, "with others"],
    [{ maxGuests: 8 }, "in a group"],
    [{ amenities: ["Crib", "High chair"] }, "with a baby"],
    [{ amenities: ["Paid crib - available upon request", "High chair"] }, "with others"],
    [{ amenities: ["Pool"] }, "to swim"],
    [{ amenities: ["Pool"], property_type: "Private room in home", room_type: "Private room" }, "with others"],
    [{ maxGuests: 2, amenities: ["Dedicated workspace", "Ethernet connection"] }, "to work"],
    [{ living_notes: "set up for business travelers" }, "to work"],
    // Hours of business are no business trip.
    [{ parking_notes: "pay during business hours" }, "with others"],
  ])("of %j is %s", (form, trip) => {
    expect(tripOf(form)).toBe(trip);
  });
});

test("a page opens with what guests mention first, also where its teaser says so", () => {
  const property = PropertyInput.parse({ ...FLAT, best_thing: "view of the Minster from the balcony" });
  const { sections } = describeProperty({ property, options: { platform: "website", seed: 3 } });
  const text = (heading: string) => sections.find((section) => section.heading === heading)?.text ?? "";
  expect(text("Meta description")).toContain("view of the Minster");
  expect(text("Description")).toMatch(/^[^.]*view of the Minster/);
});
