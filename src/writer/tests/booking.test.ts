import fc from "fast-check";
import { expect, test } from "vitest";
import { PropertyInput } from "../ledger/property-input.ts";
import { checkSections } from "../rules/check-sections.ts";
import { fieldsOf } from "../rules/platform-fields.ts";
import { describeProperty } from "../write-description.ts";

function describe(property: Record<string, unknown>, seed = 0) {
  return describeProperty({ property: PropertyInput.parse(property), options: { platform: "booking", seed } });
}

const CABIN = {
  address: "5 Lake View, Kelowna, BC, Canada",
  property_type: "Entire cabin",
  bedrooms: 3,
  bathrooms: 2,
  maxGuests: 6,
  amenities: ["Wifi", "Private hot tub", "Kayak", "Free parking on premises", "Sauna"],
};

const TALK = [
  "The stairs to the loft are steep.",
  "Call us at +1 250 555 0142 to book.",
  "Book direct at www.lakecabin.example.com and save.",
  "We are on Airbnb and VRBO as well.",
  "A security deposit of 300 dollars is due.",
  "The bakery is a 5 minute walk away.",
  "No children, please.",
];

const AnyHome = fc.record({
  address: fc.constantFrom("5 Lake View, Kelowna, BC, Canada", "Denver, CO", "12 Rue de la Paix, Paris, France"),
  property_type: fc.constantFrom("Entire cabin", "Private room in home", "Entire condo", "Room in hotel", "VILLA"),
  bedrooms: fc.integer({ min: 0, max: 12 }),
  bathrooms: fc.integer({ min: 1, max: 8 }).map((halves) => halves / 2),
  maxGuests: fc.integer({ min: 1, max: 20 }),
  amenities: fc.subarray([
    "Wifi",
    "Private hot tub",
    "Shared pool",
    "Kayak",
    "Free parking on premises",
    "Sauna",
    "Crib",
  ]),
  things_to_note: fc.subarray(TALK).map((lines) => lines.join(" ")),
  story: fc.subarray(TALK).map((lines) => lines.join(" ")),
  nearby_places: fc.subarray(TALK).map((lines) => lines.join(" ")),
  public_transport: fc.constantFrom("", "The bus stops at the gate."),
});

test("whatever the home: the fields of the extranet in their order, within their limits, and nothing that is refused", () => {
  const fields = fieldsOf("booking");
  const order = fields.map(({ heading }) => heading);
  fc.assert(
    fc.property(AnyHome, fc.integer({ min: 0, max: 1000 }), (home, seed) => {
      const { sections, content, facts, contradictions } = describe(home, seed);
      const headings = sections.map(({ heading }) => heading);
      expect(headings).toEqual(order.filter((heading) => headings.includes(heading)));
      expect(headings.slice(0, 2)).toEqual(["Property name", "About the property"]);
      for (const { heading, text } of sections)
        expect(text.length).toBeLessThanOrEqual(fields.find((field) => field.heading === heading)?.maxChars ?? 0);
      expect(content).not.toMatch(/555|www|lakecabin|airbnb|vrbo|deposit|call us|no children/i);
      const found = checkSections({ platform: "booking", sections, ledger: { facts, contradictions } });
      expect(found.filter(({ severity }) => severity === "block")).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test("the name is what it is and where, or what the host calls it, and no list of amenities", () => {
  expect(describe(CABIN).sections[0]?.text).toBe("Three-bedroom cabin in Kelowna");
  expect(describe({ ...CABIN, story: "We call it Villa Esmee." }).sections[0]?.text).toBe("Villa Esmee");
});

test("the area and the way there stand under the neighborhood, parking with the property", () => {
  const { sections } = describe({ ...CABIN, nearby_places: "Bakery, 5 minutes on foot" });
  const textOf = (wanted: string) => sections.find(({ heading }) => heading === wanted)?.text ?? "";
  expect(textOf("About the neighborhood")).toMatch(/bakery/i);
  expect(textOf("About the property")).toMatch(/\bpark/i);
  expect(textOf("About the neighborhood")).not.toMatch(/\bpark/i);
});

test.for([
  ['"Best" cabin', '"'],
  ["Cabin @ the lake", "@"],
  ["LAKE cabin", "LAKE"],
  ["Cabin ★ Kelowna", "★"],
] as const)("the name %s is refused", ([text, words]) => {
  const { facts, contradictions } = describe(CABIN);
  const sections = [{ heading: "Property name", text, sentences: [{ text, facts: [] }] }];
  const found = checkSections({ platform: "booking", sections, ledger: { facts, contradictions } });
  expect(
    found.filter(({ rule }) => /^limit\.(symbols|capitals)$/.test(rule)).map((finding) => finding.words),
  ).toContain(words);
});

test("every field says where its limit was read, and when", () => {
  for (const { source, where } of fieldsOf("booking")) {
    expect(source.link).toMatch(/^https:|no published limit/);
    expect(source.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(where?.source.link).toMatch(/^https:/);
  }
});
