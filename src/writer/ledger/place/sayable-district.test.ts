import { expect, test } from "vitest";
import { sayableDistrict } from "./sayable-district.ts";

test.each([
  ["Harvey Park", "Denver", "Harvey Park"],
  ["Red Hill (Qld)", "Brisbane", "Red Hill"],
  ["NORTH END", "Boston", "North End"],
  ["historic center of Ferreries", "Menorca", "historic center of Ferreries"],
  ["Gateway - Green Valley Ranch", "Denver", "Green Valley Ranch"],
  ["Mission District", "San Francisco", "Mission District"],
])("%s is said as %s's %s", (given, city, said) => {
  expect(sayableDistrict(given, city)).toBe(said);
});

test.each([
  ["Ward D", "Jersey City"],
  ["SECOND WARD", "Albany"],
  ["Bury District", "Bury"],
  ["Dublin City", "Dublin"],
  ["ΑΚΡΟΠΟΛΗ", "Athens"],
  ["Union Station, Stanton Park, Kingman Park", "Washington"],
  ["Montreux)", "Montreux"],
])("%s is no name to say in %s", (given, city) => {
  expect(sayableDistrict(given, city)).toBeNull();
});

test.each([
  ["Rhode Island (Newport, Providence)", null],
  ["Oregon", null],
  ["United States", null],
  ["90210", null],
  ["⭐ Old Town ⭐", "Old Town"],
  ["Goose Hollow, Portland", "Goose Hollow"],
  ["near the west END", "near the west End"],
])("“%s” is said as %s in Portland", (given, said) => {
  expect(sayableDistrict(given, "Portland", ["OR", "United States"])).toBe(said);
});
