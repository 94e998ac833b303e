import { expect, test } from "vitest";
import { assembleTexts, SAMPLE_PROPERTY } from "./assemble-texts.ts";

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
