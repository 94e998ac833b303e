import { expect, test } from "vitest";
import { createMemorySpendingCap, withinBoth } from "#writer/models/calls/spending-cap.ts";

test("what is set aside counts until it is settled", async () => {
  const cap = createMemorySpendingCap({ limitMicroDollars: 100, per: "day" });
  expect(await cap.tryReserve(60)).toBe(true);
  expect(await cap.tryReserve(60)).toBe(false);
  await cap.settle({ reservedMicroDollars: 60, spentMicroDollars: 40 });
  expect(await cap.tryReserve(60)).toBe(true);
  expect(await cap.tryReserve(1)).toBe(false);
});

test.each([
  ["day", "2026-11-15T23:59:00Z", "2026-11-16T00:01:00Z"],
  ["month", "2026-11-30T23:59:00Z", "2026-12-01T00:01:00Z"],
] as const)("a new %s starts at nothing, except for calls that still run", async (per, before, after) => {
  let now: string = before;
  const cap = createMemorySpendingCap({ limitMicroDollars: 100, per, now: () => new Date(now) });
  await cap.tryReserve(80);
  await cap.settle({ reservedMicroDollars: 80, spentMicroDollars: 80 });
  await cap.tryReserve(20);
  expect(await cap.tryReserve(1)).toBe(false);
  now = after;
  expect(await cap.tryReserve(81)).toBe(false);
  expect(await cap.tryReserve(80)).toBe(true);
});

test("a month does not start again with a day", async () => {
  let now = "2026-11-15T12:00:00Z";
  const cap = createMemorySpendingCap({ limitMicroDollars: 100, per: "month", now: () => new Date(now) });
  await cap.settle({ reservedMicroDollars: 0, spentMicroDollars: 100 });
  now = "2026-11-16T12:00:00Z";
  expect(await cap.tryReserve(1)).toBe(false);
});

test("of two caps the narrower one holds, and what it refuses stays free in the other", async () => {
  const day = createMemorySpendingCap({ limitMicroDollars: 100, per: "day" });
  const photos = createMemorySpendingCap({ limitMicroDollars: 50, per: "day" });
  const both = withinBoth(day, photos);
  expect(await both.tryReserve(60)).toBe(false);
  expect(await both.tryReserve(50)).toBe(true);
  await both.settle({ reservedMicroDollars: 50, spentMicroDollars: 30 });
  expect(await both.tryReserve(21)).toBe(false);
  expect(await day.tryReserve(70)).toBe(true);
});
