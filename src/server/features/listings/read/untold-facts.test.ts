import { expect, test } from "vitest";
import { embeddedWriters } from "../write/write-texts.ts";
import { untoldFacts } from "./untold-facts.ts";

const property = {
  address: "12 Lake Road, West Kelowna, BC, Canada",
  property_type: "House",
  maxGuests: 2,
  bedrooms: [{ room: "", beds: [{ id: "a", type: "Queen" }], features: [] }],
  amenities: ["Wifi", "Kitchen", "Hair dryer", "Iron"],
};

test("whatever is known is told in the text or among what was left out, with the reason", async () => {
  const description = await embeddedWriters.writeEmbedded({ property, options: { platform: "airbnb", seed: 1 } });
  // A text that lost its guests: the line under it must not say that nothing is left untold.
  const guests = description.facts.find(({ key }) => key === "guests")?.id ?? "";
  const sections = description.sections.map((section) => ({
    ...section,
    sentences: section.sentences.filter(({ facts }) => !facts.includes(guests)),
  }));
  const untold = untoldFacts({ ...description, sections });
  expect(untold).toContainEqual({
    label: "sleeps 2",
    group: "The home",
    why: "There was no room for it within the lengths of this text.",
  });
  expect(untold.find(({ label }) => label === "12 Lake Road")?.why).toContain("never printed");
  const cited = new Set(sections.flatMap(({ sentences }) => sentences.flatMap(({ facts }) => facts)));
  const missing = description.facts.filter(({ id, isConfirmed }) => isConfirmed && !cited.has(id));
  expect(untold.length).toBeLessThanOrEqual(missing.length);
  expect(untold.every(({ why }) => why.endsWith("."))).toBe(true);
});
