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

test("that there are no parties is told once: by the host's own words, or else by the box", () => {
  const refused = { events_policy: "Not allowed" };
  expect(textOf(refused)).toMatch(/part(?:y|ies)/i);
  const told = textOf({ ...refused, house_rules: "no smoking indoors, no parties please" });
  expect(told.match(/part(?:y|ies)/gi)).toHaveLength(1);
  expect(told).toMatch(/no parties/);
});

test("a rule of which the host's words say less is told whole", () => {
  expect(textOf({ events_policy: "Not allowed", house_rules: "no parties after 8 pm" })).toMatch(
    /Parties are not allowed\.|Please do not hold parties\./,
  );
  const smoke = { amenities: ["Wifi"], smoking_policy: "Not allowed", house_rules: "no smoking inside" };
  expect(textOf(smoke)).toMatch(/Smoking is not allowed\.|There is no smoking\./);
  const hours = { quiet_hours_start: "22:00", quiet_hours_end: "08:00" };
  expect(textOf({ ...hours, house_rules: "a quiet house, at most 4 guests" })).toMatch(/from 10 pm to 8 am\./);
});

test("quiet hours are one sentence, and none where the host has put them in words", () => {
  const hours = { quiet_hours_start: "22:00", quiet_hours_end: "08:00" };
  expect(textOf(hours)).toMatch(/from 10 pm to 8 am\./);
  expect(textOf({ quiet_hours_start: "22:00" })).toMatch(/(?:at|from) 10 pm\./);
  const told = textOf({ ...hours, house_rules: "keep noise down 10pm to 8am, owners live in the building" });
  expect(told.match(/10 ?pm/gi)).toHaveLength(1);
});
