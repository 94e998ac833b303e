import { describe, expect, it } from "vitest";
import { blockedIn, findingsIn } from "../checked-text.ts";

const facts = [
  { key: "place.city", value: "Kelowna" },
  { key: "amenity.tv", value: "hdtv with netflix", qualifiers: { kinds: ["netflix"] } },
];
const namesIn = (text: string) => blockedIn({ text, facts }).filter((rule) => rule.startsWith("proof.name"));

describe("names", () => {
  it("blocks a name that no fact holds", () => {
    expect(namesIn("You stay in Whistler.")).toEqual(["proof.name: Whistler"]);
    expect(namesIn("The rooms look to Central Park.")).toEqual(["proof.name: Central", "proof.name: Park"]);
  });

  it("accepts names that facts hold, letters for things, and first words", () => {
    expect(namesIn("The TV in Kelowna has Netflix. Evenings start on Friday.")).toEqual([]);
    expect(namesIn("Also here: Wifi, and A/C in May.")).toEqual([]);
  });

  it("only warns in a title that capitalises every word", () => {
    const found = findingsIn({ text: "Quaint Harbourside Kelowna Retreatish", facts, heading: "Title" });
    expect(found.filter(({ rule }) => rule === "proof.name").every(({ severity }) => severity === "warn")).toBe(true);
  });
});
