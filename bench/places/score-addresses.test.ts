import { expect, test } from "vitest";
import { scoreAddresses } from "./score-addresses.ts";

// Addresses of our own, of 50 countries and in many forms: the first 172 were written before the reading was.
test("towns of fifty countries are read right, or asked about", () => {
  const scored = scoreAddresses("bench/places/own-addresses.jsonl");
  const ofVerdict = (verdict: string) => scored.filter((one) => one.verdict === verdict);
  expect(scored.length).toBeGreaterThan(300);
  expect(ofVerdict("wrong")).toEqual([]);
  expect(ofVerdict("asked").length / scored.length).toBeLessThan(0.05);
});
