import { expect, test } from "vitest";
import { parseFloor } from "./interpret-plan.ts";
import { matchRoomName } from "./match-room-name.ts";
import { parseArea, parseDimensions } from "./parse-size.ts";

test.each([
  ["BEDROOM 1", { kind: "bedroom", name: "Bedroom 1", number: 1 }],
  ["BR2", { kind: "bedroom", name: "BR 2", number: 2 }],
  ["Bed 3", { kind: "bedroom", name: "Bed 3", number: 3 }],
  ["BEDROOM#2", { kind: "bedroom", name: "Bedroom 2", number: 2 }],
  ["MASTER SUITE", { kind: "bedroom", name: "Master suite", number: null }],
  ["ENS", { kind: "bathroom", name: "ENS", number: null }],
  ["WIR", { kind: "closet", name: "WIR", number: null }],
  ["Reception Room", { kind: "living", name: "Reception room", number: null }],
  ["KÖK", { kind: "kitchen", name: "KÖK", number: null }],
  ["Schlafzimmer", { kind: "bedroom", name: "Schlafzimmer", number: null }],
  ["Küche/Essbereich", { kind: "kitchen", name: "Küche/essbereich", number: null }],
  ["Salle de bains", { kind: "bathroom", name: "Salle de bains", number: null }],
  ["3 CAR GARAGE", { kind: "garage", name: "3 car garage", number: null }],
  ["RECEPTIONROOM/KITCHEN", { kind: "living", name: "Reception room/kitchen", number: null }],
  ["BEDROOM/ KITCHEN", { kind: "bedroom", name: "Bedroom/kitchen", number: null }],
  ["W/D", { kind: "laundry", name: "W/D", number: null }],
  ["BATHROOW", { kind: "bathroom", name: "Bathroom", number: null }],
  ["Kctchien", { kind: "kitchen", name: "Kitchen", number: null }],
] as const)("%s is a room", (text, expected) => {
  expect(matchRoomName(text)).toMatchObject(expected);
});

test.each(["4.50 x 2.08m", "N", "For illustration purposes only, not to scale", "Wiestistrasse 200", "TOTAL", "up"])(
  "%s is no room",
  (text) => {
    expect(matchRoomName(text)).toBeNull();
  },
);

test.each([
  ["(7.21m x 3.70m)", 7.21, 3.7],
  ["3.69×2.40", 3.69, 2.4],
  ["16'11\"x11'5\"", 5.16, 3.48],
  ["10' X 13'", 3.05, 3.96],
  ["322x347", 3.22, 3.47],
])("%s is %d by %d metres", (text, widthM, lengthM) => {
  expect(parseDimensions(text)).toEqual({ widthM, lengthM });
});

test.each(["45.00 x 2.00 m", "0.10 x 3.00 m", "9'14\" x 8'2\"", "147x14", "12.1 m2"])(
  "%s is no room's size",
  (text) => {
    expect(parseDimensions(text)).toBeNull();
  },
);

test.each([
  ["52 sq m / 560 sq ft", 52],
  ["1295 sq feet (120.31 sq.metres)", 120.31],
  ["1,269 SQ. FT.", 117.9],
  ["76.5 m²", 76.5],
])("%s is %d square metres", (text, areaM2) => {
  expect(parseArea(text)).toBe(areaM2);
});

test("areas that contradict each other, or are a guess, are not taken", () => {
  expect(parseArea("520 sq m / 560 sq ft")).toBeNull();
  expect(parseArea("ca. 19-21 m² Wohnfläche")).toBeNull();
});

test.each([
  ["FIRSTFLOOR", "First floor"],
  ["Ground Floor", "Ground floor"],
  ["2. Stock", "2. stock"],
  ["Level 2", "Level 2"],
  ["Erdgeschoss", "Erdgeschoss"],
])("%s names a floor", (text, name) => {
  expect(parseFloor(text)).toBe(name);
});

test.each(["floor", "Floor area 322 sq ft", "Level"])("%s names no floor", (text) => {
  expect(parseFloor(text)).toBeNull();
});
