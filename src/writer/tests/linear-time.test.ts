import fc from "fast-check";
import { expect, test } from "vitest";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import { checkListing } from "../check-listing/check-listing.ts";
import { PLATFORMS, type Platform } from "../description.ts";
import { buildLedger } from "../ledger/build-ledger.ts";
import { readListing } from "../read-listing/read-listing.ts";
import { checkSections } from "../rules/check-sections.ts";
import { describeProperty, type PropertyInput } from "../write-description.ts";

const SMALL = 6000;
const GROWTH = 8;
// A text of eight times the length takes eight times as long, and 64 times where the time is quadratic.
const MOST_GROWTH = 24;
const RUNS = 3;
// Below this the clock says nothing.
const LEAST_MS = 2;

const HOME = { address: "5 Lake View, Kelowna, BC", bedrooms: 2, bathrooms: 1, amenities: ["Wifi", "Pool"] };

const TEXT_FIELDS = INTAKE_SECTIONS.flatMap(({ fields }) => fields)
  .filter(({ type, component }) => (type === "short" || type === "paragraph") && !component?.endsWith("_repeater"))
  .map(({ id }) => id);
const OTHER_FIELDS = [
  "address",
  "neighborhood",
  "notes",
  "description",
  "property_type",
  "room_type",
  "bathrooms_text",
];

// Where a text can come in: as the answer of a field, as one line of a list, as many lines, as the name of a room.
const placed: Record<string, (text: string) => Partial<PropertyInput>> = {
  ...Object.fromEntries(
    [...TEXT_FIELDS, ...OTHER_FIELDS].map((field) => [field, (text: string) => ({ [field]: text })]),
  ),
  amenities: (text) => ({ amenities: [text] }),
  features: (text) => ({ features: [text] }),
  "lines of amenities": (text) => ({ amenities: text.split(/[,\n]/).slice(0, 2000) }),
  bedrooms: (text) => ({ bedrooms: [{ room: text, beds: [{ type: text }], features: [text] }, text] }),
  bathrooms: (text) => ({ bathrooms: [{ label: text, type: text, notes: text }] }),
};

const SIGNS = [
  "\u2028",
  " ",
  "\t",
  "\n",
  "\r",
  ",",
  "(",
  ")",
  "[",
  "<",
  "-",
  "–",
  "•",
  ".",
  "!",
  ":",
  '"',
  "'",
  "@",
  "/",
  "#",
];
const WORDS = [
  "1",
  "12",
  "a",
  "A",
  "ß",
  "é",
  "with",
  "and",
  "no",
  "Street",
  "www.",
  "available",
  "spaces",
  "min",
  "😀",
];

// A beginning, something repeated without end, and an end that no pattern expects: what drives a search astray.
const hostile = fc
  .record({
    start: fc.constantFrom("", "a", "(", "1", '"', "The "),
    unit: fc.array(fc.constantFrom(...SIGNS, ...WORDS), { minLength: 1, maxLength: 3 }).map((parts) => parts.join("")),
    end: fc.constantFrom("", "!", "x", "\n", ")", "0"),
  })
  .map(({ start, unit, end }) => {
    const ofLength = (length: number) => start + unit.repeat(Math.ceil(length / unit.length)) + end;
    return { unit, ofLength };
  });

type OfLength = (length: number) => string;

function cpuMs(work: () => void, runs: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

// The best of several runs of the short text against one run of the long one, which can only look worse than it is:
// measured again before it counts.
function growthOf(work: (text: string) => void, ofLength: OfLength): number {
  const [small, large] = [ofLength(SMALL), ofLength(SMALL * GROWTH)];
  const measure = (smallRuns: number, largeRuns: number) => {
    const smallMs = cpuMs(() => work(small), smallRuns);
    return cpuMs(() => work(large), largeRuns) / Math.max(LEAST_MS, smallMs);
  };
  const growth = measure(RUNS, 1);
  return growth > MOST_GROWTH ? Math.min(growth, measure(2 * RUNS, 2 * RUNS)) : growth;
}

function describeIn(platform: Platform, more: Partial<PropertyInput>): void {
  describeProperty({ property: { ...HOME, ...more }, options: { platform } });
}

test("the writer's time grows with the text it is given, and no faster", () => {
  const homes = fc.record({
    field: fc.constantFrom(...Object.keys(placed)),
    platform: fc.constantFrom(...PLATFORMS),
    text: hostile,
  });
  fc.assert(
    fc.property(homes, ({ field, platform, text }) => {
      const write = (given: string) => describeIn(platform, placed[field]?.(given) ?? {});
      expect(growthOf(write, text.ofLength)).toBeLessThan(MOST_GROWTH);
    }),
    { numRuns: 80, endOnFailure: true },
  );
});

test.each([
  ["nearby_places", "\u2028"],
  ["neighborhood", "("],
  ["neighborhood", " "],
  ["address", "aß"],
  ["address", "-"],
  ["address", "("],
  ["amenities", "1"],
  ["camera_views", "."],
])("%s full of %j is read in time", (field, unit) => {
  const write = (given: string) => describeIn("airbnb", placed[field]?.(given) ?? {});
  expect(growthOf(write, (length) => `${unit.repeat(length / unit.length)}x`)).toBeLessThan(MOST_GROWTH);
});

test("the checks' time grows with the text they judge, and no faster", () => {
  const ledger = buildLedger({ ...HOME, notes: "A quiet place. The host lives next door." });
  fc.assert(
    fc.property(hostile, fc.constantFrom(...PLATFORMS), ({ ofLength }, platform) => {
      const check = (text: string) =>
        checkSections({ platform, sections: [{ heading: "Summary", text, sentences: [{ text, facts: [] }] }], ledger });
      expect(growthOf(check, ofLength)).toBeLessThan(MOST_GROWTH);
    }),
    { numRuns: 60, endOnFailure: true },
  );
});

test("so does their time for what a host has typed", () => {
  const ledger = buildLedger({ ...HOME, notes: "A quiet place. The host lives next door." });
  fc.assert(
    fc.property(hostile, fc.constantFrom(...PLATFORMS), ({ ofLength }, platform) => {
      const check = (text: string) => {
        const sentences = [{ text, facts: [], isByHost: true }];
        checkSections({ platform, sections: [{ heading: "Summary", text, sentences }], ledger });
      };
      expect(growthOf(check, ofLength)).toBeLessThan(MOST_GROWTH);
    }),
    { numRuns: 30, endOnFailure: true },
  );
});

test("a listing is read and checked in time that grows with it, and no faster", () => {
  fc.assert(
    fc.property(hostile, fc.constantFrom(...PLATFORMS), ({ ofLength }, platform) => {
      const read = (text: string) => {
        readListing(text);
        checkListing({ text, platform, known: HOME });
      };
      expect(growthOf(read, ofLength)).toBeLessThan(MOST_GROWTH);
    }),
    { numRuns: 40, endOnFailure: true },
  );
});

test.each([
  "5 minute walk to the station and ",
  "one with a king bed and the other with ",
  "2 bath ",
  "no pool or ",
  "a\n",
])("a listing full of %j is read in time", (unit) => {
  const ofLength = (length: number) => unit.repeat(Math.ceil(length / unit.length));
  expect(growthOf((text) => void checkListing({ text, platform: "airbnb", known: HOME }), ofLength)).toBeLessThan(
    MOST_GROWTH,
  );
});
