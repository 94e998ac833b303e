import { expect, test } from "vitest";
import { cleanNote } from "./clean-note.ts";

test.each([
  ["3 mn walk to the station", "3 min walk to the station"],
  ["parking incl, heating incl", "parking included, heating included"],
  ["linen incl towels", "linen including towels"],
  ["theres a desk, dont smoke", "there's a desk, don't smoke"],
  ["victorian house, thai and vietnamese food", "Victorian house, Thai and Vietnamese food"],
  ["near the heart of the city", "near the middle of the city"],
  ["heart of Chinatown", "in the middle of Chinatown"],
  ["memory foam mattress (was not cheap!)", "memory foam mattress (was not cheap)"],
  ["LGBT friendly block", "LGBT-friendly block"],
])("slips are mended: %s", (typed, meant) => {
  expect(cleanNote(typed)).toBe(meant);
});
