import { expect, test } from "vitest";
import { matchRoomName } from "./match-room-name.ts";
import { parseFloor } from "./parse-floor.ts";
import { parseArea, parseDimensions } from "./parse-size.ts";

test.each([
  ["BEDROOM 1", "bedroom", "Bedroom 1", 1],
  ["BR2", "bedroom", "BR 2", 2],
  ["Bed 3", "bedroom", "Bed 3", 3],
  ["BEDROOM#2", "bedroom", "Bedroom 2", 2],
  ["MASTER SUITE", "bedroom", "Master suite", null],
  ["ENS", "bathroom", "ENS", null],
  ["WIR", "closet", "WIR", null],
  ["Reception Room", "living", "Reception room", null],
  ["KÖK", "kitchen", "KÖK", null],
  ["Schlafzimmer", "bedroom", "Schlafzimmer", null],
  ["Küche/Essbereich", "kitchen", "Küche/essbereich", null],
  ["Salle de bains", "bathroom", "Salle de bains", null],
  ["3 CAR GARAGE", "garage", "3 car garage", null],
  ["RECEPTIONROOM/KITCHEN", "living", "Reception room/kitchen", null],
  ["BEDROOM/ KITCHEN", "bedroom", "Bedroom/kitchen", null],
  ["W/D", "laundry", "W/D", null],
  ["BATHROOW", "bathroom", "Bathroom", null],
  ["Kctchien", "kitchen", "Kitchen", null],
] as const)("%s is a %s", (text, kind, name, number) => {
  expect(matchRoomName(text)).toMatchObject({ kind, name, number });
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
