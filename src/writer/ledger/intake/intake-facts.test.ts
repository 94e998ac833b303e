import { describe, expect, it, test } from "vitest";
import type { IntakeField } from "#shared/intake/intake-field.ts";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import { buildLedger } from "../build-ledger.ts";
import { PropertyInput } from "../property-input.ts";
import { NAMED_BY_AMENITY, NAMED_BY_LEDGER } from "./intake-facts.ts";
import { INTAKE_READINGS } from "./intake-readings.ts";

// Fields that another one is read with, and fields that are no facts about the home, each with the reason.
const NOT_FACTS: Record<string, string> = {
  area_unit: "the unit of living_area, which is the fact",
  inside_stairs: "said of the levels, which are the fact",
  parking_spaces: "the number of the parking, which is the fact",
  baby_items_terms: "the terms of baby_items, which are the facts",
  pool_closes: "read with pool_opens, which is the fact",
  wording_wishes: "words to the manager about the text, not about the home",
  manager_notes: "between managers, never published",
  registration_number: "platforms have a field of their own for it",
};

const FIELDS = INTAKE_SECTIONS.flatMap(({ fields }) => fields);
const factsOf = (form: Record<string, unknown>) => buildLedger(PropertyInput.parse(form)).facts;
const textOf = (form: Record<string, unknown>) => JSON.stringify(factsOf(form));

// Answered like this, every field of the form is in view.
const OPEN_FORM: Record<string, unknown> = {
  living_area: 900,
  area_unit: "Square feet",
  floor: 2,
  levels: 2,
  parking: ["Free parking on premises"],
  amenities: FIELDS.find(({ id }) => id === "amenities")?.options,
  baby_items: ["Crib"],
  pool_season: "Seasonal",
  pool_opens: "2027-05-01",
  pets_policy: "Allowed",
  quiet_hours_start: "22:00",
  shared_with: ["The host"],
  cameras: "Outside only",
};

function answersTo({ id, type, options = [] }: IntakeField): unknown[] {
  if (id === "address") return ["Bend, OR"];
  if (id === "bedrooms") return [[{ room: "Main", beds: [{ id: "a", type: "King" }], features: [] }]];
  if (id === "bathrooms") return [[{ label: "Main", type: "Full", notes: "" }]];
  if (type === "dropdown") return [...options];
  if (type === "checkbox") return options.map((option) => [option]);
  const plain = { short: "3 ft", paragraph: "The gate sticks.", number: 7, date: "2027-09-01", time: "11:00" };
  return [plain[type]];
}

function isSaid(field: IntakeField, answer: unknown): boolean {
  return textOf({ ...OPEN_FORM, [field.id]: answer }) !== textOf({ ...OPEN_FORM, [field.id]: null });
}

describe("every field of the form", () => {
  it("is named in the ledger in exactly one way, or declared no fact", () => {
    const named = [...Object.keys(INTAKE_READINGS), ...NAMED_BY_LEDGER, ...NAMED_BY_AMENITY, ...Object.keys(NOT_FACTS)];
    expect(named.toSorted()).toEqual(FIELDS.map(({ id }) => id).toSorted());
  });

  it("says something when it is answered, and what is published nowhere says nothing", () => {
    const silent = FIELDS.filter((field) => !answersTo(field).some((answer) => isSaid(field, answer)));
    expect(silent.map(({ id }) => id).toSorted()).toEqual(["manager_notes", "registration_number", "wording_wishes"]);
  });

  it("has options that say something, but for those that leave nothing to say", () => {
    const silent = FIELDS.flatMap((field) =>
      field.options && field.id !== "bedrooms"
        ? answersTo(field)
            .filter((answer) => !isSaid(field, answer))
            .map((answer) => `${field.id}: ${String(answer)}`)
        : [],
    );
    expect(silent).toEqual([
      "property_type: Other",
      "bathroom_sharing: Only your guests",
      "breakfast: Included",
      "cooled_rooms: Every room",
      "baby_items_terms: Always there",
      "child_suitability: Works well",
      "events_policy: Ask first",
      "housekeeping: None",
      "cameras: None",
      "noise_monitors: No",
    ]);
  });

  it("turns each amenity on its lists into a concept, never into loose words", () => {
    const loose = FIELDS.flatMap((field) =>
      field.options
        ? answersTo(field)
            .filter((answer) => factsOf({ [field.id]: answer }).some(({ key }) => key === "amenity.other"))
            .map(String)
        : [],
    );
    expect(loose).toEqual([]);
  });
});

const amenity = (form: Record<string, unknown>, concept: string) =>
  factsOf(form).filter(({ key }) => key === `amenity.${concept}`);

describe("details of an amenity", () => {
  it("make one fact with what is ticked", () => {
    const form = {
      amenities: ["Pool", "Wifi", "TV", "Backyard", "Washer", "Dryer"],
      pool_access: "Shared",
      pool_setting: "Outdoor",
      pool_season: "Seasonal",
      pool_heated: "Heated",
      wifi_speed: 192,
      tv_size: 43,
      streaming: ["Netflix", "Roku"],
      backyard_access: "Private",
      backyard_fence: "Fully fenced",
      laundry_place: "In building, paid",
    };
    expect(amenity(form, "pool").map(({ qualifiers }) => qualifiers)).toEqual([
      { access: "shared", setting: "outdoor", isSeasonal: true, kinds: ["heated"] },
    ]);
    expect(amenity(form, "wifi")[0]?.qualifiers.size).toBe("192 Mbps");
    expect(amenity(form, "tv")[0]?.qualifiers).toEqual({ size: "43 inch", kinds: ["netflix", "roku"] });
    expect(amenity(form, "backyard")[0]?.qualifiers).toMatchObject({ access: "private", isFenced: true });
    for (const machine of ["washer", "dryer"])
      expect(amenity(form, machine)[0]?.qualifiers).toMatchObject({ cost: "paid", where: "in building" });
  });

  it("are no facts without it, though they are kept", () => {
    const kept = { pool_access: "Shared", pool_fence: "Fenced", pool_opens: "2027-05-01", wifi_speed: 192 };
    expect(factsOf({ ...kept, amenities: ["Kitchen"] }).map(({ key }) => key)).toEqual(["amenity.kitchen"]);
  });

  it("carry the pool's reservations, so that no sentence about it leaves them out", () => {
    const facts = factsOf({
      amenities: ["Pool"],
      pool_access: "Shared",
      pool_depth: "3 to 6 ft",
      pool_fence: "Fenced",
    });
    const details = facts.filter(({ key }) => key === "pool-detail");
    expect(details.map(({ value }) => value)).toEqual(["pool 3 to 6 ft deep", "pool fenced"]);
    expect(details.every(({ qualifiers }) => qualifiers.access === "shared")).toBe(true);
  });
});

test("what is not there is a fact of its own, not a missing one", () => {
  const facts = factsOf({ not_available: ["Kitchen for guests", "TV"], floor: 3, elevator: "No, stairs only" });
  expect(facts.filter(({ key }) => key === "absent").map(({ value }) => value)).toEqual([
    "no kitchen for guests",
    "no TV",
    "no elevator",
  ]);
});

test.each([
  ["Allowed", "pets"],
  ["Ask first", "rule.pets"],
  ["Not allowed", "rule.no-pets"],
])("the pet policy %s is the fact %s", (pets_policy, fact) => {
  expect(factsOf({ pets_policy }).map(({ key }) => key)).toEqual([fact]);
});

test.each([
  ["Square feet", ["1,200 sq ft"]],
  ["Square meters", ["1,200 square meters"]],
  [null, []],
])("the living area in %s", (area_unit, sizes) => {
  expect(factsOf({ living_area: 1200, area_unit }).map(({ qualifiers }) => qualifiers.size)).toEqual(sizes);
});

test.each([
  [
    ["Free parking on premises", "Paid street parking"],
    [2, null],
  ],
  [
    ["Free parking on premises", "Free garage on premises"],
    [null, null],
  ],
])("two parking spaces and %j", (parking, counts) => {
  const facts = factsOf({ parking, parking_spaces: 2 });
  expect(facts.map(({ qualifiers }) => qualifiers.count ?? null)).toEqual(counts);
});

test.each([
  ["location!! 2 mins to Trinity, walk everywhere", ["2 mins to Trinity, walk everywhere"]],
  ["LOCATION. You can walk to everything.", ["You can walk to everything."]],
  ["Location next to Washington Park. Free parking", ["next to Washington Park.", "Free parking"]],
  ["space + the location. whole 2nd floor", ["whole 2nd floor"]],
  ["hidden gem, really quiet", ["really quiet"]],
  ["the design! artsy condo by the mall", ["artsy condo by the mall"]],
  ["design of the house, all glass", ["design of the house, all glass"]],
  ["a gem of a garden", ["a gem of a garden"]],
  ["pergola, and how central it is", ["pergola, and it is central"]],
  ["the spot. pool, sauna, gym", ["pool, sauna, gym"]],
  ["the building, brick from 1890", ["the building, brick from 1890"]],
  ["the area!! quiet and leafy", ["the area!!", "quiet and leafy"]],
  ["the villa, its pool and garden", ["the villa, its pool and garden"]],
  ["The villa. Its garden is lovely", ["The villa.", "Its garden is lovely"]],
  ["The roof deck! It is huge, you see the bridge", ["The roof deck is huge, you see the bridge"]],
  ["the balcony, its large", ["the balcony is large"]],
  ["the bed, it's like a cloud", ["the bed is like a cloud"]],
  ["blue line 5 min walk. cant beat it", ["blue line 5 min walk."]],
  ["very central, walk everywhere. but quiet", ["very central, walk everywhere, but quiet"]],
  ["The bathroom. Also it's a basement but bright", ["The bathroom.", "it's a basement but bright"]],
  ["location", ["location"]],
])("what guests mention first is told without what says nothing: %s", (typed, told) => {
  const said = factsOf({ best_thing: typed }).filter(({ field }) => field === "best_thing");
  expect(said.map(({ value }) => value)).toEqual(told);
});

test("a number without a unit is in the unit of the places before it", () => {
  const places = factsOf({
    nearby_places: "Pier - 39\nMarket Street - 6 min\nGallery - 7\nOld Mill - pub, 1890\nZoo - 3.5 mi\nLake - 4",
  });
  expect(places.map(({ value }) => value)).toEqual([
    "Pier - 39",
    "Market Street - 6 min",
    "Gallery - 7 min",
    "Old Mill - pub, 1890",
    "Zoo - 3.5 mi",
    "Lake - 4 mi",
  ]);
});

test.each([
  ["how close it is to the sea", "close to the sea"],
  ["how big the room is, and how central", "big and central"],
  ["how clean and bright it is", "clean and bright"],
])("how a home is, is said of it: %s", (answer, said) => {
  expect(factsOf({ best_thing: answer }).map(({ value }) => value)).toEqual([said]);
});
