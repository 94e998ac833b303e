import { describe, expect, it } from "vitest";
import { blockedIn, type GivenFact } from "../checked-text.test-support.ts";

const facts: GivenFact[] = [
  { key: "home.type", value: "studio" },
  { key: "home.scope", value: "entire" },
  { key: "bedrooms", value: 0 },
  { key: "bathrooms", value: 1 },
  { key: "guests", value: 4 },
  { key: "amenity.shampoo", value: "shampoo" },
  { key: "amenity.refrigerator", value: "refrigerator" },
  { key: "amenity.tv", value: "tv" },
  { key: "amenity.wifi", value: "wifi" },
  { key: "amenity.elevator", value: "elevator" },
  { key: "nearby", value: "Keogh's pub - 10 min walk" },
  { key: "nearby", value: "Traught beach - 25 min walk" },
  { key: "host", value: "we live next door with the donkeys" },
];
const blocked = (text: string) => blockedIn({ text, facts, writer: "model" });

describe("a model's sentence passes", () => {
  it.each([
    "Groceries go in the refrigerator.",
    "You need not pack shampoo.",
    "It is a studio with no separate bedroom.",
    "Indoors, you have a TV.",
    "Nobody has to carry a suitcase upstairs.",
    "Pack for three days and stay for ten.",
    "Two couples can share it.",
    "Keogh's pub is ten minutes on foot and Traught beach 25.",
    "We live next door with the donkeys.",
  ])("%s", (text) => {
    expect(blocked(text)).toEqual([]);
  });
});

describe("a model's sentence is blocked", () => {
  it.each([
    ["A helipad is on the grounds.", "proof.word: helipad"],
    ["You need not pack towels.", "proof.amenity: towels"],
    ["There is a separate bedroom.", "proof.contradiction: bedroom"],
    ["Traught beach is a ten-minute walk.", "proof.number: ten"],
    ["We pick you up at the door.", "proof.host: We"],
    ["The donkeys give rides.", "proof.deed: donkeys give"],
    ["Keogh's pub keeps a table for you.", "proof.deed: pub keeps"],
    ["Tickets are included.", "proof.deed: Tickets are included"],
    ["There is a TV in the bathroom.", "proof.room-of: TV"],
    ["The wifi is very reliable.", "proof.judgment: reliable"],
    ["The studio is charming.", "proof.praise: charming"],
  ])("%s", (text, finding) => {
    expect(blocked(text)).toContain(finding);
  });
});

it("the embedded writer and the host are not held to the vocabulary of a model", () => {
  expect(blockedIn({ text: "A helipad is on the grounds.", facts })).toEqual([]);
});
