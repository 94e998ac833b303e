import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type Subject, sentenceOfNote } from "./sentence-of-note.ts";

const HOME: Subject = { noun: "the cottage", one: "There is %s", many: "There are %s" };
const KITCHEN: Subject = { noun: "the kitchen", one: "The kitchen has %s", many: "The kitchen has %s" };
const PARKING: Subject = { noun: "parking", one: "There is %s", many: "There are %s" };
const AREA: Subject = { noun: "Fishergate", one: "There is %s", many: "There are %s", isArea: true };
const WAYS: Subject = { noun: "it", one: "There is %s", many: "There are %s", isTransport: true };
const HOST: Subject = { noun: "we", one: "There is %s", many: "There are %s" };

describe("a fragment takes its field's noun and a verb", () => {
  it.each([
    ["modern, well equipped", KITCHEN, "The kitchen is modern and well equipped."],
    ["new kitchen, brand-new hob", KITCHEN, "The kitchen is new, with a brand-new hob."],
    ["just repainted, new sofas, oak floors", HOME, "The cottage is just repainted, with new sofas and oak floors."],
    ["comes fully furnished", HOME, "The cottage comes fully furnished."],
    ["open-plan lounge, lots of light", HOME, "There is an open-plan lounge and lots of light."],
    ["on the street", PARKING, "Parking is on the street."],
    ["easy to park out front", PARKING, "It is easy to park out front."],
    ["can park in the lane too", PARKING, "You can park in the lane too."],
    [
      "stone cottage from 1820, one of four in the row",
      HOME,
      "It is a stone cottage from 1820, one of four in the row.",
    ],
    ["furniture brand new", HOME, "The furniture is brand new."],
    ["called The Old Forge", HOME, "The cottage is called The Old Forge."],
    ["students welcome", HOME, "Students are welcome."],
    ["interns, nurses welcome", HOME, "Interns and nurses are welcome."],
    ["second floor", HOME, "The cottage is on the second floor."],
    ["kept the oak beams and the hearth", HOME, "The oak beams and the hearth were kept."],
    ["small house but cosy", HOME, "It is a small house, but cosy."],
    ["30+ day stays", HOME, "The minimum stay is 30 days."],
    ["towels, soap and food not included", HOME, "Towels, soap and food are not included."],
    ["walled garden, private", HOME, "There is a private, walled garden."],
    ["Sea Holly, fisherman's cottage", HOME, "Sea Holly is a fisherman's cottage."],
    ["doors open to the lawn", HOME, "Doors open to the lawn."],
    ["street, free", PARKING, "Street parking is free."],
    ["pans, stemware, toaster", KITCHEN, "The kitchen has pans, stemware and a toaster."],
  ])("%s", (note, subject, sentence) => {
    expect(sentenceOfNote(note, subject)).toBe(sentence);
  });
});

const FLAT: Subject = { ...HOME, noun: "the flat", isPart: true };

describe("a list stays under its own word", () => {
  it.each([
    ["good for couples, families and friends", HOME, "The cottage is good for couples, families and friends."],
    ["suits short stays, work or holiday", HOME, "The cottage suits short stays and work or holiday."],
    ["can be a bit noisy", HOME, "It can be a bit noisy."],
    ["full of pubs, bakeries, bookshops", AREA, "Fishergate is full of pubs, bakeries and bookshops."],
    ["garden with a long table, apple trees", HOME, "There is a garden with a long table and apple trees."],
    ["minutes to the school, the park and the lake", HOME, "You are minutes from the school, the park and the lake."],
    [
      "2 min to the weir and 5 min to the castle",
      HOME,
      "You are 2 minutes from the weir and 5 minutes from the castle.",
    ],
    [
      "pubs, cafes and very good bakeries all easy to reach",
      AREA,
      "Pubs, cafes and very good bakeries are all easy to reach.",
    ],
  ])("%s", (note, subject, sentence) => {
    expect(sentenceOfNote(note, subject)).toBe(sentence);
  });
});

describe("what is said of a thing stands before it, or after its verb", () => {
  it.each([
    ["large windows, bright", HOME, "The cottage is bright, with large windows."],
    ["sunny, two terraces, private", HOME, "The cottage is sunny and private, with two terraces."],
    ["very quiet, old residential area", AREA, "Fishergate is a very quiet, old residential area."],
    ["safe building, quiet", FLAT, "It is in a quiet, safe building."],
    ["Victorian house", FLAT, "The flat is in a Victorian house."],
    ["balcony off the hall, sun trap", HOME, "There is a balcony off the hall, a sun trap."],
    ["very private for somewhere this central", HOME, "The cottage is very private for somewhere this central."],
  ])("%s", (note, subject, sentence) => {
    expect(sentenceOfNote(note, subject)).toBe(sentence);
  });
});

describe("a sentence of the host's own is not cut", () => {
  it.each([
    [
      "the wardrobes are locked, there is a rail for you",
      HOME,
      "The wardrobes are locked, and there is a rail for you.",
    ],
    ["quiet couple, we live upstairs", HOST, "We are a quiet couple, and we live upstairs."],
    ["the tram goes to the airport", WAYS, "The tram goes to the airport."],
    ["the other one looks over the yard", HOME, "The other one looks over the yard."],
  ])("%s", (note, subject, sentence) => {
    expect(sentenceOfNote(note, subject)).toBe(sentence);
  });

  test("a list that would lose some of its things is not told at all", () => {
    expect(sentenceOfNote("pubs, bakeries, small tailors in between", AREA)).toBeNull();
  });
});

describe("a sentence stays one, with its articles back", () => {
  it.each([
    ["desk adjusts in height", HOME, "The desk adjusts in height."],
    ["room is under the roof", HOME, "The room is under the roof."],
    ["dining room has oak table with bench", HOME, "The dining room has an oak table with a bench."],
    ["we live next door, may say hello", HOST, "We live next door, so we may say hello."],
    ["ask us any time for tips", HOST, "Ask us any time for tips."],
    ["pool has steps, shaded bench looks over it", HOME, "The pool has steps, and the shaded bench looks over it."],
    ["if you like to walk, start at the weir", HOME, "If you like to walk, start at the weir."],
    ["Anna B. Holt designed most houses in the row", HOME, "Anna B. Holt designed most houses in the row."],
  ])("%s", (note, subject, sentence) => {
    expect(sentenceOfNote(note, subject)).toBe(sentence);
  });
});

describe("places and ways are told as what they are", () => {
  it.each([
    ["quiet, green", AREA, "Fishergate is quiet and green."],
    ["old part of York, lots of history", AREA, "Fishergate is the old part of York, with lots of history."],
    ["quiet street", AREA, "The home is on a quiet street."],
    ["Cafes, small galleries, two bakeries", AREA, "There are cafes, small galleries and two bakeries."],
    ["Orange Line, minutes from the house", WAYS, "The Orange Line is minutes from the house."],
    [
      "Blue Line 2 blocks, #7 bus across the street",
      WAYS,
      "The Blue Line is 2 blocks away and the number 7 bus is across the street.",
    ],
    ["Downtown in 15 min", WAYS, "You reach downtown in 15 minutes."],
    ["Runs 24/7", WAYS, "It runs 24/7."],
    ["To the harbour, airport and Whitby", WAYS, "It goes to the harbour, the airport and Whitby."],
    ["quiet end of Walmgate", AREA, "You are at the quiet end of Walmgate."],
    ["York's Little Venice", AREA, "Fishergate is York's Little Venice."],
    ["like a village, small shops", AREA, "Fishergate is like a village, with small shops."],
    ["close to the river, good places to eat", AREA, "Fishergate is close to the river, with good places to eat."],
  ])("%s", (note, subject, sentence) => {
    expect(sentenceOfNote(note, subject)).toBe(sentence);
  });
});

describe("typing slips are mended, names and numbers stay", () => {
  it.each([
    ["2 bdr  w/ balcony ,approx 10 min walk to the pier", "2-bedroom"],
    ["FREE COFFEE AND TEA FOR ALL GUESTS", "free coffee and tea"],
    ["open until 6pm", "6 pm"],
    ["w/o lift", "without lift"],
  ])("%s", (note, words) => {
    expect(sentenceOfNote(note, HOME)?.toLowerCase()).toContain(words.toLowerCase());
  });
});

describe("what cannot be turned safely makes no sentence", () => {
  it.each([
    "??",
    "ok",
    "$53, students $25",
    "10% off with code SAVE10",
    "https://example.com",
    "cleaned for COVID-19",
    "白い家です",
    "a game, the hills, business",
    "locks from, has a",
    "when home happy to talk",
  ])("%s", (note) => {
    expect(sentenceOfNote(note, HOME)).toBeNull();
  });
});

test("whatever is typed, a sentence starts with a capital, ends with a full stop and has no loose ends", () => {
  const word = fc.constantFrom(
    ..."pool garden quiet near the a we live is are with new and of 5 min walk to Oak Street beach, - ( ) sofa beds big no not clean kitchen in on runs seats four lots".split(
      " ",
    ),
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 14 }), (words) => {
      const told = sentenceOfNote(words.join(" "), HOME);
      if (told === null) return;
      expect(told).toMatch(/^[\p{Lu}\p{N}(]/u);
      expect(told).toMatch(/\.$/);
      expect(told).not.toMatch(/ {2}|%s|¶|,,|undefined/);
    }),
    { numRuns: 400 },
  );
});

test.each([
  ["on site, you pay", "Parking is on site, and you pay."],
  ["street, costs", "There is paid street parking."],
  ["paid lot off site", "There is a paid lot off site."],
])("what parking costs is told: %s", (note, told) => {
  const parking = { noun: "parking", one: "There is %s", many: "There are %s" };
  expect(sentenceOfNote(note, parking)).toBe(told);
  expect(sentenceOfNote(note, { ...parking, field: "parking_notes" })).toBe(told);
});

test.each([
  ["on premises, paid", "parking"],
  ["garden, only in summer, tulips", "the outdoor space"],
  ["pool at the back, not heated, palm trees", "the outdoor space"],
])("a term is told or nothing is: %s", (note, noun) => {
  const told = sentenceOfNote(note, { noun, one: "There is %s", many: "There are %s" });
  expect(told ?? note).toMatch(/only|not|paid/);
});
