import { expect, test } from "vitest";
import type { Fact } from "#writer/ledger/fact.ts";
import { groupOf, wordsFor } from "./evidence.ts";

function fact(key: string, value: Fact["value"], qualifiers: Fact["qualifiers"] = {}): Fact {
  return { id: "f1", key, value, qualifiers, source: "form", confidence: 1, isConfirmed: true };
}

test.for([
  [fact("bedroom", "bunk, bunk"), "a bedroom with 2 bunk beds", "The home"],
  [fact("bedroom", "king, sofa bed"), "a bedroom with a king bed and a sofa bed", "The home"],
  [fact("bathroom", "ensuite"), "an ensuite bathroom", "The home"],
  [fact("area", 1640, { size: "1,640 square feet" }), "1,640 square feet of living space", "The home"],
  [fact("levels", 1), "1 level", "The home"],
  [fact("pets", false), "no pets", "Arrival and rules"],
  [fact("rule.no-smoking", true), "no smoking", "Arrival and rules"],
  [fact("rule.check-in", "15:00"), "check-in from 15:00", "Arrival and rules"],
  [fact("distance", "the beach, a 3-minute walk"), "the beach, a 3-minute walk", "Location"],
  [fact("amenity.view-lake", "lake view"), "lake view", "Location"],
  [fact("amenity.oven", "oven"), "oven", "Amenities"],
  [fact("amenity.ev-charger", "ev charger"), "EV charger", "Amenities"],
  [fact("amenity.tv", "50 inch hdtv with netflix, disney+"), "50 inch HDTV with Netflix, Disney+", "Amenities"],
  [fact("amenity.bbq", "bbq grill"), "BBQ grill", "Amenities"],
  [fact("amenity.wifi", "fast wi-fi"), "fast Wi-Fi", "Amenities"],
  [fact("amenity.other", "seven-seat sofa"), "seven-seat sofa", "Amenities"],
  [fact("shared-space", "kitchen"), "shared kitchen", "Host and sharing"],
  [fact("hazard", "steep stairs"), "steep stairs", "Good to know"],
] as const)("%o is told as a host would say it", ([known, words, group]) => {
  expect([wordsFor(known), groupOf(known)]).toEqual([words, group]);
});
