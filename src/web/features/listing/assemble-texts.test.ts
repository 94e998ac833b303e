import { expect, test } from "vitest";
import { assembleTexts, placeOf, SAMPLE_PROPERTY } from "./assemble-texts.ts";

test("three texts tell the place and the rooms, and never the street", () => {
  const texts = assembleTexts({ address: "2450 Boucherie Road, West Kelowna, BC", bedrooms: 1, bathrooms: 2.5 });
  expect(texts.map(({ label }) => label)).toEqual(["Airbnb", "VRBO", "Website"]);
  for (const { text } of texts) {
    expect(text).toContain("West Kelowna, BC");
    expect(text).toContain("1 bedroom and 2.5 bathrooms");
    expect(text).not.toMatch(/2450|Boucherie/);
  }
});

test("what is not known is not said", () => {
  for (const { text } of assembleTexts({ address: "9 Nowhere Lane" })) {
    expect(text).not.toMatch(/\d|Nowhere|undefined|null| in \./);
  }
});

test("without a property there is the sample: West Kelowna, three bedrooms, two bathrooms", () => {
  for (const { text } of assembleTexts(SAMPLE_PROPERTY)) {
    expect(text).toContain("West Kelowna");
    expect(text).toContain("3 bedrooms and 2 bathrooms");
  }
});

test.for(["Whites only, BC", "evil dot example, BC", "See http://evil.example", "No Muslims"])(
  "%s is no place to print",
  (address) => {
    const words = assembleTexts({ address, bedrooms: 2 }).map(({ text }) => text);
    expect(words.join(" ")).not.toMatch(/whites|evil|muslims/i);
  },
);

test("markup in an address is not printed", () => {
  const texts = assembleTexts({ address: "West <script>alert(1)</script>Kelowna, BC", bedrooms: 2 });
  expect(texts.map(({ text }) => text).join(" ")).not.toMatch(/script|alert/);
});

test.for([
  ["2450 Boucherie Road, West Kelowna, BC, V4T 3A1, Canada", "West Kelowna, BC"],
  ["12 Pine Road, Oslo", "Oslo"],
  ["West Kelowna", "West Kelowna"],
  ["West Kelowna, BC", "West Kelowna, BC"],
  ["Main Street, Springfield, IL 62704, USA", "Springfield, IL"],
  ["18 Mile Bay", null],
  ["Flat 4, 9 High Street, London, SW1A 1AA", "London"],
  ["", null],
  [null, null],
] as const)("of %j the texts say %j", ([address, place]) => {
  expect(placeOf(address)).toBe(place);
});
