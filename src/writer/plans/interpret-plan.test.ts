import { expect, test } from "vitest";
import { findContradictions } from "#writer/ledger/find-contradictions.ts";
import { LedgerBuilder } from "#writer/ledger/ledger-builder.ts";
import { interpretPlan } from "./interpret-plan.ts";
import { planFacts } from "./plan-facts.ts";
import type { TextLine } from "./text-line.ts";

// Writing 20 pixels high whose middle is at x.
function write(text: string, x: number, y: number): TextLine {
  const half = text.length * 6;
  const box = { left: x - half, top: y, right: x + half, bottom: y + 20 };
  return { text, confidence: 0.98, box, isVertical: false, page: 0 };
}

// Names far enough apart to be rooms of their own.
function bedroomsAmong(...names: string[]): number | null {
  return interpretPlan(names.map((name, at) => write(name, 200, 100 + 90 * at))).bedrooms;
}

test("sizes belong to the name above them, and each room to the nearest floor", () => {
  const { rooms, floors } = interpretPlan([
    write("Bedroom", 200, 100),
    write("4.20m x 3.40m", 200, 124),
    write("Kitchen", 700, 100),
    write("9'8 x 9'6", 700, 124),
    write("Ground Floor", 200, 400),
    write("First Floor", 700, 400),
  ]);
  expect(floors).toEqual(["Ground floor", "First floor"]);
  expect(rooms).toMatchObject([
    { name: "Bedroom", dimensions: { widthM: 4.2, lengthM: 3.4 }, floor: "Ground floor" },
    { name: "Kitchen", dimensions: { widthM: 2.95, lengthM: 2.9 }, floor: "First floor" },
  ]);
});

test("a name that runs over several lines is one room", () => {
  const { labels } = interpretPlan([
    write("RECEPTION/", 200, 100),
    write("DINING", 200, 124),
    write("ROOM/", 200, 148),
    write("KITCHEN", 200, 172),
    write("GUEST", 600, 100),
    write("BEDROOM", 600, 124),
    write("WINE", 900, 100),
    write("CELLAR", 900, 124),
  ]);
  expect(labels).toEqual(["Reception/dining room/kitchen", "Guest bedroom", "Wine cellar"]);
});

test("two names beneath each other stay two rooms", () => {
  const { labels, bedrooms } = interpretPlan([
    write("BEDROOM", 200, 100),
    write("BEDROOM", 200, 124),
    write("HALL", 200, 148),
  ]);
  expect(labels).toEqual(["Bedroom", "Bedroom", "Hall"]);
  expect(bedrooms).toBe(2);
});

test("a size that was misread does not become part of the name", () => {
  const { labels, rooms } = interpretPlan([
    write("Bedroom", 200, 100),
    write("156 121", 200, 124),
    write("12.1m2", 200, 148),
  ]);
  expect(labels).toEqual(["Bedroom"]);
  expect(rooms).toMatchObject([{ dimensions: null, areaM2: 12.1 }]);
});

test("a pool that is only a concept is written, but not there", () => {
  const finding = interpretPlan([write("POOL", 200, 100), write("CONCEPT", 200, 122), write("ONLY", 200, 144)]);
  expect(finding.rooms).toEqual([]);
  expect(finding.labels).toEqual(["POOL CONCEPT ONLY"]);
});

test("bedrooms are counted only when the plan adds up", () => {
  expect(bedroomsAmong("Bedroom 1", "Bedroom 2", "Kitchen")).toBe(2);
  expect(bedroomsAmong("Master suite", "Bedroom #2", "Bedroom #3")).toBe(3);
  // A legend repeats the numbers.
  expect(bedroomsAmong("Bedroom 1", "Bedroom 2", "Bedroom 1", "Bedroom 2")).toBe(2);
  expect(bedroomsAmong("Studio", "Kitchen", "Bathroom")).toBe(0);
  // One must have been missed, nothing was named, or two homes are on one sheet.
  expect(bedroomsAmong("Bedroom 1", "Bedroom 3")).toBeNull();
  expect(bedroomsAmong("Kitchen", "Bathroom")).toBeNull();
  expect(bedroomsAmong("Bedroom", "Living", "Kitchen", "Bedroom", "Living", "Kitchen")).toBeNull();
});

test("a shower named inside a bathroom is not another one, a far toilet is half", () => {
  const near = [
    write("BATH ROOM", 200, 100),
    write("SHOWER", 260, 150),
    write("W.C.", 150, 150),
    write("Entry", 900, 900),
  ];
  expect(interpretPlan(near).bathrooms).toBe(1);
  expect(interpretPlan([...near, write("W.C.", 850, 800)]).bathrooms).toBe(1.5);
  expect(interpretPlan([write("Bedroom", 200, 100)]).bathrooms).toBeNull();
});

test("an ensuite, a bathroom and a toilet that are all read are counted as they are", () => {
  const rooms = [write("BEDROOM 1", 900, 100), write("BEDROOM 2", 900, 300), write("BEDROOM 3", 900, 600)];
  const bathrooms = [write("ENS", 600, 100), write("BATHROOM", 200, 500), write("W.C.", 300, 900)];
  expect(interpretPlan([...rooms, ...bathrooms]).bathrooms).toBe(2.5);
});

test("a bathroom whose name was likely missed leaves the count open, and asks nothing", () => {
  const rooms = ["BEDROOM1", "BEDROOM2", "BEDROOM3"].map((name, at) => write(name, 900, 100 + 200 * at));
  // As the plan of a flat with ENS, Bathroom and WC is read, whose slanting writing is lost.
  expect(interpretPlan([...rooms, write("BATHROOM", 200, 500)]).bathrooms).toBeNull();
  const two = rooms.slice(0, 2);
  expect(interpretPlan([...two, write("BATHROOM", 200, 500), write("WIR", 600, 100)]).bathrooms).toBeNull();
  expect(interpretPlan([...two, write("BATHROOM", 200, 500)]).bathrooms).toBe(1);
});

test.for([
  [1, 2, 0],
  [3, 2, 1],
] as const)("a plan with %i bathrooms against a form with %i asks %i questions", ([shown, said, questions]) => {
  const ledger = new LedgerBuilder();
  ledger.add({ key: "bathrooms", value: said, source: "form" });
  ledger.add({ key: "bathrooms", value: shown, source: "floor plan", isConfirmed: false });
  expect(findContradictions(ledger.facts)).toHaveLength(questions);
});

test("the home's area is the one that is called so, not a room's", () => {
  const rooms = [write("ZIMMER", 500, 100), write("17.0 m²", 500, 124)];
  expect(interpretPlan([...rooms, write("Nettowohnfläche:", 200, 500), write("76.5 m²", 480, 500)]).areaM2).toBe(76.5);
  expect(interpretPlan([...rooms, write("BAD", 900, 100), write("14.0 m²", 900, 124)]).areaM2).toBeNull();
});

test("an area ten times that of the rooms was misread", () => {
  const rooms = ["Bedroom", "Kitchen", "Lounge"].flatMap((name, at) => [
    write(name, 200 + 300 * at, 100),
    write("4.00m x 4.00m", 200 + 300 * at, 124),
  ]);
  expect(interpretPlan([...rooms, write("Total area 75 sq m", 500, 500)]).areaM2).toBe(75);
  expect(interpretPlan([...rooms, write("Total area 758 sq m", 500, 500)]).areaM2).toBeNull();
});

test("writing that could not be read is left out", () => {
  expect(interpretPlan([{ ...write("BEDROOM", 200, 100), confidence: 0.4 }]).labels).toEqual([]);
});

test("a plan that differs from the form becomes a question", () => {
  const finding = interpretPlan([write("Bedroom", 200, 100), write("Bedroom", 600, 100), write("Balcony", 900, 100)]);
  const ledger = new LedgerBuilder();
  ledger.add({ key: "bedrooms", value: 3, source: "form" });
  for (const fact of planFacts(finding)) ledger.add(fact);
  expect(ledger.facts).toMatchObject([
    { key: "bedrooms", value: 3, isConfirmed: true },
    { key: "bedrooms", value: 2, source: "floor plan", isConfirmed: false, confidence: 0.9 },
    { key: "amenity.patio", source: "floor plan", isConfirmed: false },
  ]);
  expect(findContradictions(ledger.facts).map(({ question }) => question)).toEqual([
    "The floor plan shows 2 bedrooms, the form says 3. Which one is right?",
  ]);
});
