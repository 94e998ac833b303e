import { expect, test } from "vitest";
import type { Description } from "./description.ts";
import { openingOf, textOf, withOpeningOf } from "./opening.ts";
import { describeProperty } from "./write-description.ts";

const PROPERTY = {
  address: "12 Pine Road, Bend, OR",
  property_type: "Cabin",
  room_type: "Entire place",
  bedrooms: 2,
  bathrooms: 1,
  maxGuests: 4,
  amenities: ["Wifi", "Kitchen", "Sauna", "Washer", "BBQ grill"],
  things_to_note: "The road up is steep in winter.",
};
const write = (seed: number): Description =>
  describeProperty({ property: PROPERTY, options: { platform: "airbnb", seed } });

test("the opening and the lengths of the rest are the whole text", () => {
  const { sections } = write(1);
  const { title, opening, rest } = openingOf(sections);
  expect(textOf(title)).toBe(sections[0]?.text);
  const shown = textOf(opening);
  expect(sections[1]?.text.startsWith(shown)).toBe(true);
  const whole = sections.slice(1).reduce((sum, { text }) => sum + text.length, 0);
  const hidden = rest.reduce((sum, { characters }) => sum + characters, 0);
  const hasMoreSummary = rest[0]?.heading === sections[1]?.heading;
  expect(shown.length + (hasMoreSummary ? 1 : 0) + hidden).toBe(whole);
});

test("another writer's text keeps what was shown, says nothing of it twice, and stays within its field", () => {
  for (let seed = 2; seed < 30; seed++) {
    const [seen, other] = [write(1), write(seed)];
    const text = withOpeningOf(seen, other);
    expect(text.sections[0]).toEqual(seen.sections[0]);
    const { opening } = openingOf(seen.sections);
    expect(openingOf(text.sections).opening).toEqual(opening);
    const [, summary] = text.sections;
    expect(summary?.text.length).toBeLessThanOrEqual(500);
    expect(new Set(summary?.sentences.map((sentence) => sentence.text)).size).toBe(summary?.sentences.length);
    expect(text.findings.filter(({ severity }) => severity === "block")).toEqual([]);
    expect(text.content).toContain(textOf(opening));
    expect(text.sections.slice(2).map(({ heading }) => heading)).toEqual(
      other.sections.slice(2).map(({ heading }) => heading),
    );
  }
});
