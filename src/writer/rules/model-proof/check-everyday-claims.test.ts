import { describe, expect, it } from "vitest";
import { blockedIn, type GivenFact } from "../checked-text.test-support.ts";

const facts: GivenFact[] = [
  { key: "home.type", value: "apartment" },
  { key: "home.scope", value: "entire" },
  { key: "bedrooms", value: 2 },
  { key: "bathrooms", value: 1 },
  { key: "guests", value: 4 },
  { key: "amenity.kitchen", value: "kitchen" },
  { key: "amenity.refrigerator", value: "refrigerator" },
  { key: "amenity.pool", value: "shared pool", qualifiers: { access: "shared" } },
  { key: "amenity.washer", value: "washer - in building", qualifiers: { where: "in building" } },
  { key: "amenity.lockbox", value: "lockbox" },
  { key: "amenity.bathtub", value: "bathtub" },
  { key: "amenity.kayak", value: "kayak" },
  { key: "stairs", value: "on the ground floor" },
  { key: "nearby", value: "Old Mill bakery 4 min walk", field: "nearby_places" },
  { key: "nearby", value: "Sandy Point beach 9 min drive", field: "nearby_places" },
  { key: "nearby", value: "farm market on Friday, 2 min walk", field: "nearby_places" },
  { key: "nearby", value: "quiet and safe", field: "neighborhood_description" },
  { key: "space", value: "merchant's house from 1790, restored in 2018", field: "story" },
  { key: "space", value: "two sofas and a gas fire", field: "living_notes" },
  { key: "note", value: "second guest $20 a night", field: "things_to_note" },
  { key: "note", value: "light meals only, no frying", field: "house_rules" },
  { key: "host", value: "I am Nora, I live upstairs", field: "host_interaction" },
];
const blocked = (text: string) => blockedIn({ text, facts, writer: "model" });

describe("what guests bring, buy and do passes", () => {
  it.each([
    "Buy croissants at Old Mill bakery and eat them in the kitchen.",
    "Leftover dumplings go in the refrigerator.",
    "The key is in the lockbox, so you can land at midnight.",
    "Pack accordingly in July.",
    "Hang wet togs where you like.",
  ])("%s", (text) => {
    expect(blocked(text)).toEqual([]);
  });
});

describe("what follows from a fact in other words passes", () => {
  it.each([
    "There are no stairs to climb.",
    "A 2BR apartment for four.",
    "The old house was restored in 2018, and the restoration shows.",
    "The living room has two sofas.",
    "It is a safe neighborhood.",
    "The bakery is near.",
    "A second guest is $20 a night.",
    "Swim at Sandy Point beach and be back for lunch.",
    "The nearest bakery is four minutes on foot.",
    "There is one pool, shared, and you can use it before breakfast.",
    "Ask me where to eat.",
  ])("%s", (text) => {
    expect(blocked(text)).toEqual([]);
  });
});

describe("a gift, a service or a right that no fact gives is blocked", () => {
  it.each([
    ["Croissants are left on the step for you.", "proof.gift"],
    ["There is lemonade in the refrigerator.", "proof.gift"],
    ["Snow tires are provided.", "proof.deed"],
    ["A ride from the beach is included.", "proof.deed"],
    ["A tee time comes with the stay.", "proof.deed"],
    ["Dinner can be brought to the pool.", "proof.gift"],
    ["The kayak is yours to borrow.", "proof.gift"],
    ["You can check in whenever you like.", "proof.amenity"],
    ["You can fry fish.", "proof.refused"],
    ["Nora bakes in the evening.", "proof.host"],
  ])("%s", (text, rule) => {
    expect(blocked(text).join()).toContain(rule);
  });
});

describe("how things lie, sound, happen and are is blocked unless a fact says it", () => {
  it.each([
    ["The bathtub stands by the window.", "proof.relation"],
    ["Old Mill bakery is downstairs.", "proof.relation"],
    ["The washer is in the apartment.", "proof.room-of"],
    ["You hear the waves at night.", "proof."],
    ["A film was shot in the living room.", "proof.habit"],
    ["The pool is cleaned twice a day.", "proof.habit"],
    ["Each corner has a lamp.", "proof."],
    ["The market is on Saturday.", "proof.time"],
    ["Sandy Point beach is a 9-minute walk.", "proof.number"],
    ["The pool is yours alone.", "proof.contradiction"],
    ["There are two kayaks.", "proof.number"],
    ["A second pool is for children.", "proof.number"],
    ["The walls are thick.", "proof.judgment"],
    ["Guests return year after year.", "proof.claim"],
    ["It takes a quarter of an hour to the beach.", "proof.distance"],
  ])("%s", (text, rule) => {
    expect(blocked(text).join()).toContain(rule);
  });
});

it("says once that a thing is shared, and may then name it without", () => {
  expect(blocked("The pool is shared. Swim in the pool before lunch.")).toEqual([]);
  expect(blocked("Swim in the pool before lunch.").join()).toContain("proof.shared");
});
