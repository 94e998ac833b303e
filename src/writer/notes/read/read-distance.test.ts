import { expect, it } from "vitest";
import { readDistance } from "./read-distance.ts";

it.each([
  ["30 seconds", "30 seconds away"],
  ["30 secs", "30 seconds away"],
  ["2 doors down", "2 doors down"],
  ["few doors up", "a few doors up"],
  ["2 blocks over", "2 blocks over"],
  ["0.6 mile", "0.6 miles away"],
  ["1 mile", "1 mile away"],
  ["half a mile", "half a mile away"],
  ["bit over 15 min on foot", "a bit over 15 minutes on foot"],
  ["a little over 10 min", "a little over 10 minutes away"],
  ["minutes in the car", "minutes away by car"],
  ["just under 5 min by bus", "just under 5 minutes by bus"],
])("%s is %s", (typed, away) => {
  expect(readDistance(typed)?.away).toBe(away);
});

it("what is seconds away is nearer than what is a minute away", () => {
  for (const typed of ["30 seconds", "30 secs"])
    expect(readDistance(typed)?.metres).toBeLessThan(readDistance("1 minute")?.metres ?? 0);
});
