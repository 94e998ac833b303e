import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { takeTurns } from "./take-turns.ts";

test("never more than two at once, in the order they came, also after failures and for late comers", async () => {
  const inTurn = takeTurns(2);
  const started: number[] = [];
  let atWork = 0;
  let mostAtWork = 0;
  const work = async (index: number) => {
    started.push(index);
    mostAtWork = Math.max(mostAtWork, ++atWork);
    await sleep((index % 3) * 5);
    atWork--;
    if (index % 2 === 0) throw new Error(`failed ${index}`);
    return index;
  };
  const firstComers = [0, 1, 2, 3, 4].map((index) => inTurn(() => work(index)));
  const first = await Promise.allSettled(firstComers);
  const lateComers = [5, 6, 7, 8, 9].map((index) => inTurn(() => work(index)));
  const late = await Promise.allSettled(lateComers);
  expect(mostAtWork).toBe(2);
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const results = [...first, ...late].map((result) => (result.status === "fulfilled" ? result.value : "failed"));
  expect(results).toEqual(["failed", 1, "failed", 3, "failed", 5, "failed", 7, "failed", 9]);
});
