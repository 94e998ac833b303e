import { describe, expect, it } from "vitest";
import { readDistance } from "./read-distance.ts";
import { readPlaceNote } from "./read-place-note.ts";

describe("a line of places", () => {
  it("is a name, what it is for, and how far", () => {
    expect(readPlaceNote("Fossgate Social - coffee, 6 min walk")).toEqual({
      names: ["Fossgate Social"],
      about: ["coffee"],
      distance: { away: "a 6-minute walk away", metres: 480 },
      more: [],
    });
  });

  it("may say the purpose with the name", () => {
    expect(readPlaceNote("Holt & Daughters for morning pastry, ten minutes on foot")).toMatchObject({
      names: ["Holt & Daughters"],
      about: ["for morning pastry"],
      distance: { away: "a ten-minute walk away" },
    });
  });

  it("may name several places at once", () => {
    expect(readPlaceNote("Clifford's Tower, York Minster, St. Mary's Abbey - walk")?.names).toEqual([
      "Clifford's Tower",
      "York Minster",
      "St. Mary's Abbey",
    ]);
  });

  it("keeps a further sentence apart", () => {
    expect(readPlaceNote("Skosh - small plates, around the corner. Get the fried chicken")).toMatchObject({
      about: ["small plates"],
      more: ["Get the fried chicken"],
    });
  });
});

describe("distances", () => {
  it.each([
    ["5 min", "5 minutes away"],
    ["under 5 min walk", "under 5 minutes on foot"],
    ["8 min drive", "an 8-minute drive away"],
    ["10 min by car or tram", "10 minutes by car or tram"],
    ["one block", "one block away"],
    ["750 m", "750 m away"],
    ["across the street", "across the street"],
    ["short drive", "a short drive away"],
    ["walk", "within walking distance"],
  ])("%s", (given, told) => {
    expect(readDistance(given)?.away).toBe(told);
  });

  it.each(["0 miles", "groceries", "very popular"])("%s is none", (given) => {
    expect(readDistance(given)).toBeNull();
  });
});
