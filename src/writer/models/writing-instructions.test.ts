import { expect, test } from "vitest";
import { buildLedger } from "#writer/ledger/build-ledger.ts";
import { PropertyInput } from "#writer/ledger/property-input.ts";
import { WRITING_EXAMPLES, writingInstructions } from "#writer/models/writing-instructions.ts";
import { checkSections } from "#writer/rules/check-sections.ts";

// The forms that the examples stand for, in their order.
const PROPERTIES = [
  {
    address: "3 Gate Lane, Whitby, United Kingdom",
    property_type: "Entire home",
    room_type: "Entire home/apt",
    bedrooms: 3,
    beds: 4,
    bathrooms: 2,
    maxGuests: 6,
    amenities: ["Washer", "Dryer", "Wood-burning stove", "Wifi", "Crib", "High chair", "Hair dryer", "Iron", "TV"],
    story: "old coastguard cottage from 1904, whale-bone arch at the gate",
    things_to_note: "199 steps down to the harbour, no cars",
    nearby_places: "Magpie Cafe 9 min walk",
    getting_around: "parking at the top of the lane, bring a rucksack",
  },
  {
    address: "Ghent, Belgium",
    property_type: "Private room in condo",
    room_type: "Private room",
    bedrooms: 1,
    beds: 1,
    bathrooms_text: "1 shared bath",
    maxGuests: 1,
    amenities: ["Wifi", "Shared kitchen", "Washer", "Hangers", "Shampoo"],
  },
];
const EXAMPLES = WRITING_EXAMPLES.map((example, at) => ({ ...example, property: PropertyInput.parse(PROPERTIES[at]) }));

test.each(EXAMPLES)(
  "an example that a model learns from passes the checks: $written.Title",
  ({ written, property }) => {
    const sections = Object.entries(written).map(([heading, text]) => ({ heading, text, sentences: [] }));
    const ledger = buildLedger(property);
    const findings = checkSections({ platform: "airbnb", sections, ledger, writer: "model" });
    expect(findings.filter(({ severity }) => severity === "block")).toEqual([]);
  },
);

test("a model is told the tone and the length that were asked for", () => {
  const instructions = writingInstructions({ platform: "airbnb", tone: "lively", length: "short" });
  expect(instructions).toContain("Tone. Lively");
  expect(instructions).toContain("Length. Short");
  for (const { written } of WRITING_EXAMPLES)
    expect(instructions).toContain(`Title: ${written.Title}\nSummary: ${written.Summary}`);
});
