import fc from "fast-check";
import { expect, test } from "vitest";
import { BED_TYPES, bedroomsProblem, convertBedrooms } from "./room-entries.ts";

const bedTypes = (value: unknown) => convertBedrooms(value).map(({ beds }) => beds.map(({ type }) => type));

test("a number becomes as many rooms, without invented beds", () => {
  expect(convertBedrooms(2)).toEqual([
    { room: "Bedroom 1", beds: [], features: [] },
    { room: "Bedroom 2", beds: [], features: [] },
  ]);
  expect(convertBedrooms("3")).toHaveLength(3);
});

test("a list of bed types becomes a room each", () => {
  expect(bedTypes(["King", "Bunk"])).toEqual([["King"], ["Bunk"]]);
});

test("a room with one bed type keeps its name", () => {
  expect(convertBedrooms([{ room: "Main", bedType: "Queen" }])).toEqual([
    { room: "Main", beds: [{ id: "bed-1-1", type: "Queen" }], features: [] },
  ]);
});

test("a name with bed names keeps both", () => {
  expect(convertBedrooms([{ name: "Loft", beds: ["Queen", "Twin"] }])).toEqual([
    {
      room: "Loft",
      beds: [
        { id: "bed-1-1", type: "Queen" },
        { id: "bed-1-2", type: "Twin" },
      ],
      features: [],
    },
  ]);
});

test("features written in one line become a list", () => {
  expect(convertBedrooms([{ room: "Main", beds: [], features: "Desk, TV" }])[0]?.features).toEqual(["Desk", "TV"]);
});

test.each([
  ["queen bed", "Queen"],
  ["King-size bed", "King"],
  ["single", "Twin"],
  ["Bunk beds", "Bunk"],
  ["SOFABED", "Sofa bed"],
  ["Murphy bed", "Murphy"],
  ["full", "Double"],
])("%s is a %s", (name, type) => {
  expect(bedTypes([name])).toEqual([[type]]);
});

test("a bed of no known type is counted and its words stay", () => {
  expect(convertBedrooms([{ room: "Main", beds: ["Water bed"] }])).toEqual([
    { room: "Main", beds: [{ id: "bed-1-1", type: "Other" }], features: ["Water bed"] },
  ]);
});

test.each([[null], [undefined], ["many"], [{}], [-3], [Number.POSITIVE_INFINITY]])("%j is no bedroom", (value) => {
  expect(convertBedrooms(value)).toEqual([]);
});

const Bed = fc.oneof(fc.constantFrom<string>(...BED_TYPES), fc.constantFrom("water bed", "single", ""));
const OldRoom = fc.oneof(
  Bed,
  fc.record({ room: fc.constantFrom("Main", ""), bedType: Bed }),
  fc.record({ name: fc.constantFrom("Loft", ""), beds: fc.array(Bed, { maxLength: 4 }) }),
  fc.record({
    room: fc.constantFrom("Main", ""),
    beds: fc.array(fc.record({ id: fc.constantFrom("a", ""), type: Bed }), { maxLength: 4 }),
    features: fc.oneof(fc.constant("Desk, TV"), fc.constant(["Desk"]), fc.constant(null)),
  }),
);

test("every old list becomes today's shape, room for room and bed for bed, once and for all", () => {
  fc.assert(
    fc.property(fc.array(OldRoom, { maxLength: 6 }), (rooms) => {
      const converted = convertBedrooms(rooms);
      expect(bedroomsProblem(converted)).toBeNull();
      expect(converted).toHaveLength(rooms.length);
      expect(convertBedrooms(converted)).toEqual(converted);
      expect(converted.flatMap(({ beds }) => beds)).toHaveLength(rooms.flatMap(namedBeds).length);
    }),
  );
});

function namedBeds(room: unknown): unknown[] {
  if (typeof room === "string") return room === "" ? [] : [room];
  const { beds, bedType } = room as { beds?: (string | { type: string })[]; bedType?: string };
  const given = beds ?? [bedType ?? ""];
  return given.filter((bed) => (typeof bed === "string" ? bed : bed.type) !== "");
}

test("nothing at all makes it throw", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(convertBedrooms(value).every(({ beds }) => Array.isArray(beds))).toBe(true);
    }),
  );
});
