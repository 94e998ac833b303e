import fc from "fast-check";
import { expect, test } from "vitest";
import { answerTo } from "#tests/support/samples/random-form.ts";
import { checkFieldValue, fieldsById } from "./field-rules.ts";
import { INTAKE_SECTIONS } from "./intake-schema.ts";

const FIELDS = fieldsById(INTAKE_SECTIONS);

function check(id: string, value: unknown): string | null {
  const field = FIELDS.get(id);
  if (!field) throw new Error(`no field ${id}`);
  return checkFieldValue(field, value);
}

const bedroom = { room: "Main", beds: [{ id: "a", type: "King" }], features: ["Desk"] };

test.each([
  ["maxGuests", "4", "Maximum guests must be a number."],
  ["maxGuests", Number.NaN, "Maximum guests must be a number."],
  ["maxGuests", 2.5, "Maximum guests must be a whole number."],
  ["maxGuests", 0, "Maximum guests must be between 1 and 50."],
  ["living_area", -1, "Living area must be between 0 and 100,000."],
  ["property_type", "Palace", "Kind of home must be one of the options."],
  ["property_type", ["House"], "Kind of home must be one of the options."],
  ["amenities", "Wifi", "Amenities must be a list of options."],
  ["amenities", ["Wifi", "Helipad"], "Amenities has an option that is not on its list."],
  ["amenities", ["Wifi", "Wifi"], "Amenities has the same option twice."],
  ["story", 5, "The story of the place must be text."],
  ["story", "x".repeat(4001), "The story of the place is longer than 4,000 characters."],
  ["neighborhood", "x".repeat(301), "Neighborhood is longer than 300 characters."],
  ["story", "a\u0000b", "The story of the place contains a character that cannot be saved."],
  ["story", "a\ud800b", "The story of the place contains a character that cannot be saved."],
  ["check_in_time", "25:00", "Check-in from must be a time such as 15:30."],
  ["check_in_time", "3 pm", "Check-in from must be a time such as 15:30."],
  ["pool_opens", "2027-02-30", "Pool opens must be a date such as 2027-05-01."],
  ["pool_opens", "May", "Pool opens must be a date such as 2027-05-01."],
  ["bedrooms", 2, "Bedrooms must be a list of bedrooms."],
  ["bedrooms", ["King"], "Bedrooms are not right: Bedroom 1 is not filled in rightly."],
  [
    "bedrooms",
    [bedroom, { ...bedroom, beds: [{ id: "a", type: "Hammock" }] }],
    "Bedrooms are not right: Bedroom 2, beds 1 type, is not a known bed type.",
  ],
  [
    "bedrooms",
    [{ ...bedroom, room: "x".repeat(61) }],
    "Bedrooms are not right: Bedroom 1, room, is longer than 60 characters.",
  ],
  [
    "bedrooms",
    [{ ...bedroom, features: ["a\u0000"] }],
    "Bedrooms are not right: Bedroom 1, features 1, contains a character that cannot be saved.",
  ],
  ["bedrooms", Array.from({ length: 31 }, () => bedroom), "Bedrooms has more than 30 rooms."],
  [
    "bathrooms",
    [{ label: "Hall", type: "Sauna", notes: "" }],
    "Bathrooms are not right: Bathroom 1, type, is not a known bathroom type.",
  ],
])("%s with a bad value is refused by name", (id, value, message) => {
  expect(check(id, value)).toBe(message);
});

test.each([...FIELDS.values()])("$id accepts what people answer, and null", (field) => {
  expect(checkFieldValue(field, null)).toBeNull();
  fc.assert(
    fc.property(answerTo(field), (answer) => {
      expect(checkFieldValue(field, answer)).toBeNull();
    }),
    { numRuns: 20 },
  );
});

test("whatever is sent, each field answers with words or nothing and never throws", () => {
  fc.assert(
    fc.property(fc.constantFrom(...FIELDS.values()), fc.anything(), (field, value) => {
      expect((checkFieldValue(field, value) ?? field.label).startsWith(field.label)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
