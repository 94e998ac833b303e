import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { AnyForm } from "#tests/support/samples/random-form.ts";
import { buildLedger } from "#writer/ledger/build-ledger.ts";
import type { Ledger } from "#writer/ledger/fact.ts";
import { PropertyInput } from "#writer/ledger/property-input.ts";
import { checkSections } from "#writer/rules/check-sections.ts";
import { standsAlone, suggestTitles, visiblePart } from "./suggest-titles.ts";

const LAKE_CABIN = {
  address: "5 Lake View, Kelowna, BC, Canada",
  property_type: "Entire cabin",
  bedrooms: 3,
  beds: 6,
  bathrooms: 2,
  maxGuests: 6,
  amenities: ["Private hot tub", "Pool", "Kayak", "Free parking on premises", "Wifi", "Washer", "Dryer"],
};

function ledgerFor(form: Record<string, unknown>): Ledger {
  return buildLedger(PropertyInput.parse(form), []);
}

function titlesOf(form: Record<string, unknown>): string[] {
  return suggestTitles(ledgerFor(form), { platform: "airbnb" }).map(({ text }) => text);
}

describe("a rich home", () => {
  it("has five titles, each for a reason of its own", () => {
    const titles = titlesOf(LAKE_CABIN);
    expect(titles).toHaveLength(5);
    expect(new Set(titles.map(visiblePart)).size).toBe(5);
    for (const reason of [/^Private hot tub/, /kayak/i, /^A bed each for 6/, /free parking/i])
      expect(titles.filter((title) => reason.test(title)).length).toBeGreaterThan(0);
  });

  it("leads with what guests mention first, and names a place with its minutes", () => {
    const titles = titlesOf({
      ...LAKE_CABIN,
      formType: "detailed",
      best_thing: "Top floor of an 1887 townhouse",
      nearby_places: "Grove St PATH - 5 min walk",
    });
    expect(titles[0]).toMatch(/^Top floor of an 1887 townhouse/);
    expect(titles.some((title) => title.startsWith("5 min to Grove St PATH"))).toBe(true);
  });

  it("says nothing of what is only seen, or asked to be left out", () => {
    const seen = {
      key: "amenity.sauna",
      value: "sauna",
      source: "photo",
      confidence: 0.9,
      isConfirmed: false,
    } as const;
    const ledger = buildLedger(PropertyInput.parse(LAKE_CABIN), [seen]);
    const leaveOut = ledger.facts.filter(({ key }) => key === "amenity.hot-tub").map(({ id }) => id);
    const titles = suggestTitles(ledger, { platform: "airbnb", leaveOut });
    expect(titles.map(({ text }) => text).join("\n")).not.toMatch(/sauna|hot tub/i);
  });

  it("avoids the words that a brand avoids", () => {
    const brand = { wordsToAvoid: ["cabin"] };
    const titles = suggestTitles(ledgerFor(LAKE_CABIN), { platform: "airbnb", brand });
    expect(titles.length).toBeGreaterThan(0);
    for (const { text } of titles) expect(text).not.toMatch(/cabin/i);
  });

  it("offers no title that would leave a sentence of the text without what makes it true", () => {
    const amenities = ["Pool - open specific hours, seasonal", "Kayak", "Free street parking"];
    const ledger = ledgerFor({ ...LAKE_CABIN, amenities });
    const text = "The cabin has three bedrooms for up to six guests, and a pool.";
    const sections = [
      { heading: "Title", text: "Summer pool, Kelowna cabin", sentences: [] },
      { heading: "Summary", text, sentences: [{ text, facts: [] }] },
    ];
    const blocking = (all: typeof sections) =>
      checkSections({ platform: "airbnb", sections: all, ledger }).filter(({ severity }) => severity === "block");
    const withoutSeason = sections.map((one) => (one.heading === "Title" ? { ...one, text: "Kelowna cabin" } : one));
    expect([blocking(sections).length, blocking(withoutSeason).length]).toEqual([0, 1]);
    expect(suggestTitles(ledger, { platform: "airbnb" }).length).toBeGreaterThan(1);
    expect(suggestTitles(ledger, { platform: "airbnb", sections })).toEqual([]);
  });
});

it("counts floors as people do", () => {
  const titles = titlesOf({ address: "Denver, CO, USA", property_type: "Entire condo", floor: 21, maxGuests: 2 });
  expect(titles.some((title) => title.startsWith("21st-floor condo"))).toBe(true);
});

it("offers fewer where the facts allow fewer, and none twice in other words", () => {
  const titles = titlesOf({ address: "Denver, CO, USA", property_type: "Entire condo", bedrooms: 1, maxGuests: 2 });
  expect(titles.length).toBeGreaterThan(0);
  expect(titles.length).toBeLessThan(5);
  expect(titles.join("\n")).toMatch(/Denver/);
});

it("tells a private room as one", () => {
  const titles = titlesOf({
    address: "Denver, CO, USA",
    property_type: "Private room in home",
    maxGuests: 2,
    amenities: ["Hot tub", "Free street parking", "Breakfast"],
  });
  expect(titles.length).toBeGreaterThan(1);
  for (const title of titles) expect(title).toMatch(/private room/i);
});

const NEVER =
  /nestled|oasis|haven|boast|perfect|ideal|stunning|vibrant|tranquil|hidden gem|unforgettable|retreat|enjoy|!|\?/i;

const TITLE_FIELDS = [
  ["airbnb", "Title"],
  ["vrbo", "Headline"],
  ["website", "Page title"],
] as const;

test("over generated homes every title is proven, short, readable in its first thirty characters, and unlike the others", () => {
  fc.assert(
    fc.property(AnyForm, fc.constantFrom(...TITLE_FIELDS), (form, [platform, heading]) => {
      const ledger = ledgerFor({ formType: "detailed", ...form });
      const titles = suggestTitles(ledger, { platform });
      const confirmed = new Set(ledger.facts.filter(({ isConfirmed }) => isConfirmed).map(({ id }) => id));
      expect(titles.length).toBeGreaterThan(0);
      expect(titles.length).toBeLessThanOrEqual(5);
      expect(new Set(titles.map(({ text }) => visiblePart(text))).size).toBe(titles.length);
      for (const { text, facts } of titles) {
        expect(text.length).toBeLessThanOrEqual(50);
        expect(standsAlone(text)).toBe(true);
        expect(text).not.toMatch(NEVER);
        expect(facts.length).toBeGreaterThan(0);
        expect(facts.every((id) => confirmed.has(id))).toBe(true);
        const section = { heading, text, sentences: [{ text, facts }] };
        const blocking = checkSections({ platform, sections: [section], ledger }).filter(
          ({ severity, section: where }) => severity === "block" && where === heading,
        );
        expect(blocking).toEqual([]);
      }
    }),
    { seed: 7, numRuns: 25 },
  );
});
