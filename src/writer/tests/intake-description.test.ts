import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { AnyForm } from "#tests/support/samples/random-form.ts";
import { Home } from "../compose/home/home.ts";
import type { Message } from "../compose/message.ts";
import { surroundings, withoutCar } from "../compose/places/surroundings.ts";
import { finerRules } from "../compose/topics/house-rules.ts";
import { absences, stairs } from "../compose/topics/limitations.ts";
import { poolDetails } from "../compose/topics/outside.ts";
import { interior } from "../compose/topics/room-features.ts";
import { hostAtHome, sharing } from "../compose/topics/stay.ts";
import type { WritingOptions } from "../description.ts";
import { buildLedger } from "../ledger/build-ledger.ts";
import { PropertyInput } from "../ledger/property-input.ts";
import { checkSections } from "../rules/check-sections.ts";
import { describeProperty } from "../write-description.ts";

const SEEDS = [0, 1, 2, 3, 4, 5];

function describeForm(form: Record<string, unknown>, options: Partial<WritingOptions> = {}) {
  const property = PropertyInput.parse({ formType: "detailed", ...form });
  return describeProperty({ property, options: { platform: "airbnb", length: "long", ...options } });
}

function sectionOf(form: Record<string, unknown>, heading: string, seed = 0): string {
  return describeForm(form, { seed }).sections.find((section) => section.heading === heading)?.text ?? "";
}

const DUBLIN_ROOM = {
  address: "12 Dame Street, Dublin, Ireland",
  property_type: "House",
  room_type: "Private room",
  maxGuests: 1,
  bedrooms: [{ room: "The room", beds: [{ id: "a", type: "Twin" }], features: [] }],
  bathrooms: [{ label: "Landing", type: "Shared", notes: "" }],
  amenities: ["Breakfast"],
  breakfast: "Included",
  host_presence: "In the home",
  not_available: ["Kitchen for guests"],
  quiet_hours_start: "22:00",
  floor: 3,
  elevator: "No, stairs only",
};

describe("a room with strings attached", () => {
  it.each(SEEDS)("says them all (seed %i)", (seed) => {
    const summary = sectionOf(DUBLIN_ROOM, "Summary", seed);
    expect(summary).toMatch(/private/i);
    expect(summary).toMatch(/Dublin/);
    expect(summary).toMatch(/third floor/);
    expect(summary).toMatch(/there is no lift/i);
    expect(summary).toMatch(/shared bathroom/i);
    expect(sectionOf(DUBLIN_ROOM, "During your stay", seed)).toMatch(/host lives/);
    const notes = sectionOf(DUBLIN_ROOM, "Other things to note", seed);
    expect(notes).toMatch(/kitchen is not available to guests|no kitchen/i);
    expect(notes).toMatch(/10 pm/);
  });

  it("never says the opposite", () => {
    for (const seed of SEEDS) {
      const { content } = describeForm(DUBLIN_ROOM, { seed });
      expect(content).not.toMatch(/cook|elevator|all yours|to yourselves|Dame/i);
    }
  });

  it("calls a lift an elevator where people do", () => {
    const summary = sectionOf({ ...DUBLIN_ROOM, address: "Denver, CO, USA" }, "Summary");
    expect(summary).toMatch(/no elevator/i);
    expect(summary).not.toMatch(/\blift\b/);
  });
});

const LAKE_HOUSE = {
  address: "8 Shore Road, Kelowna, BC, Canada",
  property_type: "House",
  room_type: "Entire place",
  maxGuests: 8,
  neighborhood: "Lower Mission",
  living_area: 2400,
  area_unit: "Square feet",
  setting: ["By a lake"],
  views: ["Lake view"],
  beach_walk_minutes: 4,
  airport_drive_minutes: 25,
  noise: ["Church bells"],
  check_in_time: "16:00",
  check_in_latest: "22:00",
  check_out_time: "10:00",
  check_in_method: "Keypad",
  arrival_options: ["Early check-in on request"],
  entrance_steps: 12,
  levels: 2,
  inside_stairs: "Steep staircase",
  bedrooms: [
    { room: "Main", beds: [{ id: "a", type: "King" }], features: ["Ensuite bathroom", "Balcony"] },
    { room: "Kids", beds: [{ id: "b", type: "Bunk" }], features: [] },
  ],
  bathrooms: [
    { label: "Main", type: "Ensuite", notes: "" },
    { label: "Hall", type: "Shower Only", notes: "" },
  ],
  extra_beds: ["Sofa bed in the living room"],
  amenities: ["Wifi", "Kitchen", "Pool", "Air conditioning", "Dedicated workspace", "Fireplace", "Private dock"],
  kitchen_kind: "Full kitchen",
  kitchen_appliances: ["Stove", "Oven", "Dishwasher"],
  dining_seats: 8,
  cooled_rooms: "Bedrooms only",
  fireplace_kind: "Wood-burning fireplace",
  pool_access: "Private",
  pool_setting: "Outdoor",
  pool_season: "Seasonal",
  pool_opens: "2027-05-15",
  pool_closes: "2027-09-20",
  pool_depth: "3 to 6 ft",
  pool_fence: "Not fenced",
  wifi_speed: 192,
  workspace_features: ["Desk", "Monitor"],
  cell_signal: "Weak",
  child_suitability: "Not suited to young children",
  parking: ["Free driveway parking on premises"],
  parking_spaces: 2,
  car_need: "A car is needed",
  pets_policy: "Ask first",
  smoking_policy: "Outside only",
  quiet_hours_start: "22:00",
  quiet_hours_end: "07:00",
  host_presence: "On the grounds",
  host_languages: ["English", "French"],
  cameras: "Outside only",
  camera_views: "the front door and the driveway",
  not_available: ["TV", "Microwave"],
  hazards: ["Open water"],
  best_thing: "The dock gets the last sun of the day.",
  manager_notes: "The owner pays late.",
  registration_number: "BL-4711",
};

describe("a home that answers everything", () => {
  const texts = SEEDS.map((seed) => describeForm(LAKE_HOUSE, { seed }));

  it.each([
    [/king/],
    [/bunk bed/],
    [/an ensuite bathroom and a balcony/],
    [/sofa bed in the living room/i],
    [/(has|have) a shower only/i],
    [/2,400 square feet/],
    [/12 steps/],
    [/two levels/i],
    [/steep staircase/i],
    [/pool is open from May to September/],
    [/pool is 3 to 6 ft deep/],
    [/pool is not fenced/],
    [/192 Mbps/],
    [/a desk and a monitor/],
    [/cell phone signal/],
    [/(in the bedrooms only|only the bedrooms)/i],
    [/eight can sit|seats eight/i],
    [/by a lake/],
    [/4[- ]minute/],
    [/25[- ]minute/],
    [/church bells/],
    [/10 pm/],
    [/7 am/],
    [/need a car|car is needed/i],
    [/not suited to young children/],
    [/pet/],
    [/outside only/],
    [/lives on the grounds/],
    [/English (and|or) French/],
    [/the front door and the driveway/],
    [/TV or (a )?microwave/],
    [/open water/],
    [/The dock gets the last sun of the day/i],
    [/early check-in/i],
  ])("says %s whatever the seed", (words) => {
    for (const { content } of texts) expect(content).toMatch(words);
  });

  it("keeps what is between the managers there", () => {
    for (const { content, facts } of texts) {
      expect(content + JSON.stringify(facts)).not.toMatch(/pays late|4711/);
      expect(content).not.toContain("Shore");
    }
  });

  it("has facts behind every sentence", () => {
    for (const { sections, facts } of texts) {
      const known = new Set(facts.map(({ id }) => id));
      const groundless = sections
        .flatMap(({ sentences }) => sentences)
        .filter(({ facts: behind }) => behind.length === 0 || behind.some((id) => !known.has(id)));
      expect(groundless).toEqual([]);
    }
  });
});

test("a shared pool stays shared in every sentence about it", () => {
  const form = { ...LAKE_HOUSE, pool_access: "Shared" };
  for (const seed of SEEDS) {
    const told = describeForm(form, { seed }).sections.flatMap(({ sentences }) => sentences);
    const ofPool = told.filter(({ text }) => /\bpool\b/.test(text));
    expect(ofPool.length).toBeGreaterThan(2);
    expect(ofPool.filter(({ text }) => !text.includes("shared"))).toEqual([]);
  }
});

test("breakfast for a fee is never breakfast included", () => {
  const form = { ...DUBLIN_ROOM, breakfast: "For a fee" };
  for (const seed of SEEDS) {
    const told = describeForm(form, { seed }).sections.flatMap(({ sentences }) => sentences);
    const breakfast = told.filter(({ text }) => /breakfast/i.test(text));
    expect(breakfast.length).toBeGreaterThan(0);
    for (const { text } of breakfast) expect(text).toMatch(/fee/);
  }
});

const TOPICS: ((home: Home) => Message[])[] = [
  absences,
  stairs,
  sharing,
  hostAtHome,
  surroundings,
  withoutCar,
  poolDetails,
  interior,
  finerRules,
];

test("every wording of every answer passes the checks", () => {
  fc.assert(
    fc.property(AnyForm, (form) => {
      const ledger = buildLedger(PropertyInput.parse(form));
      const home = new Home(ledger);
      const wordings = TOPICS.flatMap((topic) => topic(home)).flatMap(({ variants }) => variants);
      const text = wordings.join(" ");
      const sections = [{ heading: "Description", text, sentences: [{ text, facts: [] }] }];
      const found = checkSections({ platform: "website", sections, ledger });
      // That the pool is seasonal is said by another topic.
      const blocked = found.filter(
        ({ severity, rule }) => severity === "block" && !rule.startsWith("limit.") && rule !== "proof.seasonal",
      );
      expect(blocked.map(({ rule, start }) => `${rule}: ${text.slice(start - 60, start + 60)}`)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test("whatever the form, the text keeps its rules and its sentences survive", () => {
  fc.assert(
    fc.property(AnyForm, fc.integer({ min: 0, max: 99 }), (form, seed) => {
      const { sections, facts, contradictions } = describeForm(form, { seed });
      const found = checkSections({ platform: "airbnb", sections, ledger: { facts, contradictions } });
      expect(found.filter(({ severity }) => severity === "block")).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
