import { expect, test } from "vitest";
import { plainParking } from "./plain-parking.ts";

test.each([
  ["street, free", "Street parking is free."],
  ["free street", "Street parking is free."],
  ["free on the street", "Street parking is free."],
  ["free", "Parking is free."],
  ["free on premises", "Parking is free on the premises."],
  ["free, on premises or street", "Parking is free on the premises and on the street."],
  ["free on site, free street too", "Parking is free on site and on the street."],
  ["off street", "There is off-street parking."],
  ["paid, on street", "There is paid parking on the street."],
  ["on site, paid", "There is paid parking on site."],
  ["plenty on the street", "There is plenty of street parking."],
  ["driveway", "You can park in the driveway."],
  ["driveway, no charge", "Parking is free in the driveway."],
])("parking of which only place and price are typed: %s", (note, told) => {
  expect(plainParking(note)).toBe(told);
});

test.each([
  "free on street, or paid parking off site",
  "street, no permit needed",
  "driveway, 2 cars, free",
  "none on site",
  "$10/day, in the building",
  "garage, small, free",
  "free private space",
  "no free street parking",
  "free driveway, street",
  "not free, street",
  "off street, driveway, free",
])("what says more is left to others: %s", (note) => {
  expect(plainParking(note)).toBeNull();
});
