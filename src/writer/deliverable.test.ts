import { expect, test } from "vitest";
import { type Description, PLATFORMS } from "./description.ts";
import { PropertyInput } from "./ledger/property-input.ts";
import { checkSections } from "./rules/check-sections.ts";
import { fieldsOf } from "./rules/platform-fields.ts";
import { describeProperty } from "./write-description.ts";
import { deliverable } from "./write-embedded.ts";

const property = PropertyInput.parse({
  address: "Denver, CO",
  property_type: "Entire condo",
  bedrooms: 1,
  maxGuests: 2,
  amenities: ["Wifi", "Kitchen", "Free street parking"],
});

function blockedIn({ platform, sections, facts, contradictions }: Description) {
  const found = checkSections({ platform, sections, ledger: { facts, contradictions } });
  return found.filter(({ severity }) => severity === "block").map(({ rule, words }) => `${rule}: ${words}`);
}

function withLie(description: Description, heading: string): Description {
  const text = "Soak in the hot tub.";
  const sections = description.sections.map((section) =>
    section.heading === heading
      ? { heading, text: `${section.text} ${text}`, sentences: [...section.sentences, { text, facts: [] }] }
      : section,
  );
  return { ...description, sections };
}

test("a text that passes is stored as it is", () => {
  const description = describeProperty({ property, options: { platform: "airbnb" } });
  expect(deliverable(description)).toBe(description);
});

test("a sentence that no fact proves is taken out before a text is stored", () => {
  const description = describeProperty({ property, options: { platform: "airbnb" } });
  const mended = deliverable(withLie(description, "Summary"));
  expect(mended.content).not.toMatch(/hot tub/i);
  expect(mended.content).toContain("Denver");
  expect(blockedIn(mended)).toEqual([]);
});

test.each(PLATFORMS)("a %s text of nothing but inventions becomes the smallest that passes", (platform) => {
  const description = describeProperty({ property, options: { platform } });
  const invented = fieldsOf(platform).map(({ heading }) => {
    const text = "A private helicopter, a sauna and a hot tub are yours.";
    return { heading, text, sentences: [{ text, facts: [] }] };
  });
  const mended = deliverable({ ...description, sections: invented, content: "" });
  expect(blockedIn(mended)).toEqual([]);
  const headings = mended.sections.map(({ heading }) => heading);
  for (const field of fieldsOf(platform).filter(({ isRequired }) => isRequired))
    expect(headings).toContain(field.heading);
});

test("words a brand avoids leave no field empty", () => {
  const brand = { wordsToAvoid: ["condo", "place", "yours", "Denver", "stay", "bedroom", "you", "this", "have"] };
  const { sections } = describeProperty({ property, options: { platform: "airbnb", brand } });
  expect(sections.map(({ heading }) => heading)).toEqual(expect.arrayContaining(["Title", "Summary"]));
  for (const { text } of sections) expect(text.trim()).not.toBe("");
});
