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

  it.each([
    ["the Meadows - moments away", ["the Meadows"], "moments away"],
    ["grocery stores, several - 10 min", ["grocery stores"], "10 minutes away"],
    ["National Parks and beaches - by train", ["National Parks and beaches"], "reached by train"],
    ["Central - 15 min metro", ["Central"], "15 minutes by metro"],
    ["Orust - next island", ["Orust"], "the next island"],
    ["Arena, downtown - 5 min walk", ["Arena", "downtown"], "a 5-minute walk away"],
    ["cocktail bar, top ten in the US - 5 min walk", ["a cocktail bar"], "a 5-minute walk away"],
    ["baker, fishmonger - on the street", ["a baker", "a fishmonger"], "on the street"],
  ])("is read: %s", (line, names, away) => {
    expect(readPlaceNote(line)).toMatchObject({ names, distance: { away } });
  });

  it("keeps a further sentence apart", () => {
    expect(readPlaceNote("Skosh - small plates, around the corner. Get the fried chicken")).toMatchObject({
      about: ["small plates"],
      more: ["Get the fried chicken"],
    });
  });
});

describe("a place in a sentence of its own", () => {
  it.each([
    ["The lake is a 6 minute walk.", "the lake", "a 6-minute walk away"],
    ["The shops are 200 m away", "the shops", "200 m away"],
    ["The bakery is just around the corner", "the bakery", "just around the corner"],
    ["It is 10 minutes to the station", "the station", "10 minutes away"],
    ["10 minute walk to the station", "the station", "a 10-minute walk away"],
    ["Bakery Holt, which is 5 minutes away", "Bakery Holt", "5 minutes away"],
    ["The lake (6 min walk)", "the lake", "a 6-minute walk away"],
    ["Lake Bled - it is a 6 minute walk", "Lake Bled", "a 6-minute walk away"],
  ])("%s", (line, name, away) => {
    expect(readPlaceNote(line)).toMatchObject({ names: [name], about: [], distance: { away } });
  });

  it.each([
    "The lake has a small beach",
    "The lake is a 6 minute walk and the station is a 10 minute walk",
    "The lake is a 6 minute walk, and has a beach",
    "There is a bakery around the corner",
    "It is 40 minutes from the airport by train",
    "We love Mario's",
    "The nearest supermarket, Lidl, is 5 minutes by car",
    "Take bus 12 to the centre",
  ])("%s: names no place that could stand in a list", (line) => {
    expect(readPlaceNote(line)).toBeNull();
  });

  it("does not take a verb in a name for a sentence", () => {
    expect(readPlaceNote("Let Them Eat Cake - bakery, 4 min")?.names).toEqual(["Let Them Eat Cake"]);
    expect(readPlaceNote("The Lake walk - 5 min")).toMatchObject({ names: ["the Lake walk"], about: [] });
  });
});

describe("a shop and its street", () => {
  it.each([
    ["EuroSpar, Barrow Street - supermarket", ["EuroSpar on Barrow Street"]],
    ["Fresh, Grand Canal Square - supermarket", ["Fresh in Grand Canal Square"]],
    ["Grafton Street, Temple Bar - 30 min walk", ["Grafton Street", "Temple Bar"]],
    ["Copley, Newbury St - 15 min walk", ["Copley", "Newbury St"]],
    ["food market, St. Andrew's Centre on Pearse Street", ["a food market", "St. Andrew's Centre on Pearse Street"]],
  ])("%s", (line, names) => {
    expect(readPlaceNote(line)?.names).toEqual(names);
  });
});

describe("names of places", () => {
  it.each([
    ["Reservoir - nice stroll", ["the reservoir"]],
    ["Post office - 2 blocks", ["the post office"]],
    ["National Gallery - walk", ["the National Gallery"]],
    ["National Parks - by train", ["National Parks"]],
    ["Asda superstore - 7 min drive", ["the Asda superstore"]],
    ["Asian grocery - 2 blocks", ["an Asian grocery"]],
    ["kits beach - 5 min", ["Kits Beach"]],
    ["rock creek - very close", ["Rock Creek"]],
    ["country park - 10 min", ["a country park"]],
    ["gym/swimming pool/sauna - 5 min walk", ["a gym", "a swimming pool", "a sauna"]],
    ["Gastown/Chinatown - 5 min", ["Gastown", "Chinatown"]],
  ])("%s", (line, names) => {
    expect(readPlaceNote(line)?.names).toEqual(names);
  });
});

describe("distances", () => {
  it.each([
    ["stones throw", "a stone's throw away"],
    ["few minutes", "a few minutes away"],
    ["5 min", "5 minutes away"],
    ["20 min on metro", "20 minutes by metro"],
    ["5 min walking", "a 5-minute walk away"],
    ["2m", "near"],
    ["200m", "200 m away"],
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
