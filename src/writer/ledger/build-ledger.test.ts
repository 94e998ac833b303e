import { expect, test } from "vitest";
import { buildLedger } from "./build-ledger.ts";
import { PropertyInput } from "./property-input.ts";

const ledgerOf = (property: Record<string, unknown>) => buildLedger(PropertyInput.parse(property));
const valuesOf = (property: Record<string, unknown>, key: string) =>
  ledgerOf(property)
    .facts.filter((fact) => fact.key === key)
    .map(({ value }) => value);

test("an untouched express form says nothing about guests or pets", () => {
  const facts = ledgerOf({
    formType: "express",
    address: "Bend, OR",
    bedrooms: 2,
    maxGuests: 1,
    petFriendly: false,
  }).facts;
  expect(facts.map(({ key }) => key)).toEqual(["place.city", "place.region", "bedrooms"]);
});

test("one guest that was given is a fact of an express form too", () => {
  const express = { formType: "express", bedrooms: 2, maxGuests: 1 };
  expect(valuesOf({ ...express, guestsGiven: true }, "guests")).toEqual([1]);
  expect(valuesOf({ ...express, guestsGiven: false }, "guests")).toEqual([]);
});

test("one guest is a fact where a room for one is described", () => {
  expect(valuesOf({ room_type: "Private room", bedrooms: 1, beds: 1, maxGuests: 1 }, "guests")).toEqual([1]);
});

test("the kind of home is called as people call it", () => {
  expect(valuesOf({ property_type: "Entire rental unit" }, "home.type")).toEqual(["apartment"]);
  expect(valuesOf({ property_type: "Private room in townhouse" }, "home.scope")).toEqual(["private room"]);
  expect(valuesOf({ property_type: "Apartment", room_type: "Entire home/apt" }, "home.scope")).toEqual(["entire"]);
});

test.each([
  ["a number", 2, { count: 2, beds: [] }],
  ["a list of bed types", ["King", "Bunk"], { count: 2, beds: ["king", "bunk"] }],
  ["a room and its bed", [{ room: "Main", bedType: "Queen" }], { count: 1, beds: ["queen"] }],
  ["a name and bed names", [{ name: "Loft", beds: ["Queen", "Twin"] }], { count: 1, beds: ["queen, twin"] }],
  ["today's shape", [{ room: "Main", beds: [{ id: "a", type: "King" }], features: [] }], { count: 1, beds: ["king"] }],
])("bedrooms given as %s", (_shape, bedrooms, { count, beds }) => {
  expect(valuesOf({ bedrooms }, "bedrooms")).toEqual([count]);
  expect(valuesOf({ bedrooms }, "bedroom")).toEqual(beds);
});

test("a half bath counts half, and a shared bath stays shared", () => {
  expect(valuesOf({ bathrooms: [{ type: "Full" }, { type: "Half" }] }, "bathrooms")).toEqual([1.5]);
  const [bath] = ledgerOf({ bathrooms: 1, bathrooms_text: "1 shared bath" }).facts;
  expect(bath?.qualifiers.access).toBe("shared");
});

test("a list of shared bathrooms is shared as a whole, and an empty list says nothing", () => {
  const baths = (types: string[]) => ledgerOf({ bathrooms: types.map((type) => ({ type })) }).facts[0];
  expect(baths(["Shared"])?.qualifiers.access).toBe("shared");
  expect(baths(["Shared", "Full"])?.qualifiers.access).toBeUndefined();
  expect(ledgerOf({ bathrooms: [], bedrooms: [] }).facts).toEqual([]);
});

test("a bed that no type fits counts and keeps its words", () => {
  const bedrooms = [{ room: "Main", beds: ["Water bed", "Twin"] }];
  expect(valuesOf({ bedrooms }, "beds")).toEqual([2]);
  const room = ledgerOf({ bedrooms }).facts.find(({ key }) => key === "bedroom");
  expect(room).toMatchObject({ value: "twin", qualifiers: { kinds: ["twin", "Water bed"] } });
});

test("a studio's one room is no bedroom", () => {
  const bedrooms = [{ room: "Studio", beds: [{ id: "a", type: "Queen" }], features: [] }];
  expect(valuesOf({ property_type: "Studio", bedrooms }, "bedrooms")).toEqual([]);
  expect(valuesOf({ property_type: "Studio", bedrooms }, "beds")).toEqual([1]);
  expect(valuesOf({ property_type: "House", bedrooms }, "bedrooms")).toEqual([1]);
});

test("an unknown amenity is in the ledger in its own words", () => {
  expect(valuesOf({ amenities: ["Bar stools", "Wifi"] }, "amenity.other")).toEqual(["Bar stools"]);
});

test("the street is kept apart from the place", () => {
  const { facts } = ledgerOf({ address: "18 Elm Street, Bend, OR 97701, USA" });
  expect(facts.map(({ key, value }) => [key, value])).toEqual([
    ["place.city", "Bend"],
    ["place.region", "OR"],
    ["place.country", "United States"],
    ["place.street", "18 Elm Street"],
  ]);
});

test("what a photo shows stays unconfirmed", () => {
  const seen = {
    key: "amenity.pool",
    value: "pool",
    source: "photo" as const,
    index: 1,
    confidence: 0.9,
    isConfirmed: false,
  };
  const { facts } = buildLedger(PropertyInput.parse({ bedrooms: 1 }), [seen]);
  expect(facts.at(-1)).toMatchObject({ key: "amenity.pool", isConfirmed: false, index: 1 });
});

test.each([
  [{ maxGuests: 12, beds: 2 }, "The home sleeps 12 and has 2 beds. Are both right?"],
  [
    { amenities: ["Wifi"], not_available: ["Wifi"] },
    "The form lists wifi among what there is and among what guests may miss. Which one holds?",
  ],
  [{ maxGuests: 1, beds: 3 }, "The form says one guest, and there are 3 beds. How many guests can stay?"],
  [{ bedrooms: 1, bathrooms: 8 }, "There are 8 bathrooms for 1 bedroom. Is that right?"],
  [{ bedrooms: 3, beds: 1 }, "3 bedrooms have 1 bed between them. How many beds are there?"],
  [
    { petFriendly: true, amenities: ["No pets"] },
    "Pets are marked as welcome, and a rule says no pets. Which one holds?",
  ],
  [{ amenities: ["Private pool", "Shared pool"] }, "The pool is listed as private and as shared. Which one is it?"],
])("%j becomes one question", (property, question) => {
  expect(ledgerOf(property).contradictions.map((found) => found.question)).toEqual([question]);
});

test("the floor plan against the form becomes a question", () => {
  const seen = { key: "bedrooms", value: 2, source: "floor plan" as const, confidence: 0.8, isConfirmed: false };
  const { contradictions } = buildLedger(PropertyInput.parse({ bedrooms: 3 }), [seen]);
  expect(contradictions.map(({ question }) => question)).toEqual([
    "The floor plan shows 2 bedrooms, the form says 3. Which one is right?",
  ]);
});

test("a plausible home raises no question", () => {
  expect(ledgerOf({ bedrooms: 2, beds: 3, bathrooms: 1.5, maxGuests: 6, petFriendly: true }).contradictions).toEqual(
    [],
  );
});

test.each([
  [{ bedrooms: "many" }, "must be a number or a list of bedrooms"],
  [{ maxGuests: -1 }, "must not be negative"],
  [{ amenities: Array.from({ length: 10_001 }, () => "Wifi") }, "has more than 10000 entries"],
])("%o is refused with the reason", (property, reason) => {
  expect(PropertyInput.safeParse(property).error?.issues.map(({ message }) => message)).toEqual([reason]);
});

test("a part of the city and a town of the province are asked about, and the wider name holds meanwhile", () => {
  const { facts, contradictions } = buildLedger({ address: "8 Quay Street, Claddagh, Galway, Ireland" });
  expect(contradictions.map(({ question }) => question)).toEqual([
    "The address names Claddagh and Galway. Which one should the listing say it is in?",
  ]);
  expect(facts.filter(({ key, isConfirmed }) => key === "place.city" && isConfirmed)).toMatchObject([
    { value: "Galway" },
  ]);
});

test("the town that the host gives is the one that is written", () => {
  const { facts, contradictions } = buildLedger({ address: "8 Quay Street, Claddagh, Galway", town: "claddagh" });
  expect(facts.filter(({ key }) => key === "place.city")).toMatchObject([{ value: "Claddagh", source: "form" }]);
  expect(contradictions).toEqual([]);
  const other = buildLedger({ address: "Bend, OR", town: "<b>x</b>" });
  expect(other.facts.find(({ key }) => key === "place.city")).toMatchObject({ value: "Bend" });
});

const PLAIN_HOME = {
  address: "14 Alder Street, Portland, OR 97205, USA",
  bedrooms: 1,
  beds: 1,
  bathrooms: 1,
  maxGuests: 2,
};

// Each with what is asked, and the key that is not written meanwhile.
test.each([
  [{ neighborhood: "Brooklyn, New York" }, /Portland.*Brooklyn, New York/, "place.neighborhood"],
  [{ neighborhood: "Downtown Seattle" }, /Downtown Seattle/, "place.neighborhood"],
  [{ room_type: "Private room", bedrooms: 5, beds: 2 }, /private room.*5 bedrooms/, null],
  [{ beds: 7, bedrooms: 3 }, /7 beds for 2 guests/, null],
  [{ maxGuests: 16 }, /sleeps 16 and has 1 bed/, null],
  [{ bathrooms: 9 }, /9 bathrooms/, "bathrooms"],
  [{ squareFootage: 12 }, /12 sq ft/, "area"],
  [{ squareFootage: 900_000 }, /900,000/, "area"],
  [{ floor: 120 }, /floor 120/, "floor"],
  [{ entrance_steps: 900 }, /900 steps/, "stairs"],
  [{ minimum_age: 3 }, /minimum age 3/, "rule.minimum-age"],
  [{ check_in_time: "10:00", check_out_time: "15:00" }, /later/, null],
])("%j is asked about", (given, question, key) => {
  const { facts, contradictions } = buildLedger({ ...PLAIN_HOME, ...given });
  expect(contradictions.map((one) => one.question).join(" ")).toMatch(question);
  expect(facts.filter((fact) => fact.key === key && fact.isConfirmed)).toEqual([]);
});

test("a home without a slip is asked nothing", () => {
  expect(buildLedger(PLAIN_HOME).contradictions).toEqual([]);
});

// A sofa bed, a pair of twins, or a bunk room for a couple who like to choose.
test.each([
  { beds: 3, maxGuests: 2 },
  { beds: 4, bedrooms: 2, maxGuests: 2 },
  { beds: 6, bedrooms: 3, maxGuests: 4 },
])("beds that outnumber the guests by a little are no question: %j", (given) => {
  expect(buildLedger({ ...PLAIN_HOME, ...given }).contradictions).toEqual([]);
});

test("what the owner answered is cited as the owner's, and of a list only the options that the owner chose", () => {
  const { facts } = buildLedger({
    ...PLAIN_HOME,
    property_type: "House",
    story: "My grandfather built it.",
    things_to_note: "The road is steep.",
    views: ["Lake view", "Garden view"],
    amenities: ["Pool", "Sauna"],
    pool_access: "Private",
    ownerAnswers: { property_type: true, story: true, views: ["Lake view"], amenities: ["Pool"], maxGuests: true },
  });
  const ofOwner = facts.filter(({ source }) => source === "owner").map(({ key }) => key);
  expect(ofOwner).toEqual(["home.type", "guests", "space", "amenity.view-lake", "amenity.pool"]);
});

test("half a bed and half a guest are no facts", () => {
  const { facts } = buildLedger({ ...PLAIN_HOME, beds: 1.5, maxGuests: 2.5 });
  expect(facts.filter(({ key }) => key === "beds" || key === "guests")).toEqual([]);
});
