import { expect, test } from "vitest";
import { describeProperty, PropertyInput } from "#writer/write-description.ts";

const SMOKING = /Smoking is allowed\.|You may smoke here\./;

function textOf(answers: Record<string, unknown>): string {
  const property = PropertyInput.parse({
    address: "Whitby, United Kingdom",
    property_type: "Entire home",
    room_type: "Entire home/apt",
    bedrooms: 2,
    maxGuests: 4,
    amenities: ["Wifi", "Smoking allowed"],
    ...answers,
  });
  return describeProperty({ property, options: { platform: "airbnb" } }).content;
}

test("that one may smoke is told once: by the host's own words, or else by the box", () => {
  expect(textOf({})).toMatch(SMOKING);
  const told = textOf({ house_rules: "smoking is ok on the balcony" });
  expect(told).toMatch(/balcony/);
  expect(told).not.toMatch(SMOKING);
});

test("a host who wants to be asked about pets does not also say that they are welcome", () => {
  const told = textOf({ amenities: ["Wifi", "Pets allowed"], pets_policy: "Ask first" });
  expect(told).toMatch(/ask/i);
  expect(told).not.toMatch(/welcome|allowed|can bring/);
});

test("a smoke alarm says nothing of smoking", () => {
  expect(textOf({ things_to_note: "there is a smoke alarm in every room" })).toMatch(SMOKING);
});
