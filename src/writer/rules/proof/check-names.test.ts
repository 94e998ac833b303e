import { describe, expect, it } from "vitest";
import { blockedIn, findingsIn } from "../checked-text.test-support.ts";

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

  it("knows a first word for a name where the sentence makes it a place", () => {
    expect(namesIn("Edgewater is the neighborhood.")).toEqual(["proof.name: Edgewater"]);
    expect(namesIn("Everything is minutes away. Kelowna is a city. Entry is by day; the neighborhood sleeps.")).toEqual(
      [],
    );
  });

  it("is as strict with a sentence that is mostly names", () => {
    expect(namesIn("Within Denver, the area is Berkeley.")).toEqual(["proof.name: Denver", "proof.name: Berkeley"]);
  });

  it("accepts names that facts hold, letters for things, and first words", () => {
    expect(namesIn("The TV in Kelowna has Netflix. Evenings start on Friday.")).toEqual([]);
    expect(namesIn("Also here: Wifi, and A/C in May.")).toEqual([]);
  });

  it("wants a place's own capitals", () => {
    const edinburgh = [{ key: "place.neighborhood", value: "New Town East" }];
    expect(blockedIn({ text: "The door is blue; new Town East is all around.", facts: edinburgh })).toContain(
      "style.small-name: new Town East",
    );
    const bath = [
      { key: "place.city", value: "Bath" },
      { key: "bathrooms", value: 1 },
    ];
    expect(blockedIn({ text: "A bath in Bath.", facts: bath })).toEqual([]);
  });

  it("knows each name of a neighborhood of several", () => {
    const three = [{ key: "place.neighborhood", value: "Union Station, Stanton Park, Kingman Park" }];
    expect(blockedIn({ text: "The area covers Stanton Park and Kingman Park.", facts: three })).toEqual([]);
  });

  it("only warns in a title that capitalises every word", () => {
    const found = findingsIn({ text: "Quaint Harbourside Kelowna Retreatish", facts, heading: "Title" });
    expect(found.filter(({ rule }) => rule === "proof.name").every(({ severity }) => severity === "warn")).toBe(true);
  });
});
