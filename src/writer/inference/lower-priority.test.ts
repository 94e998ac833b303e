import { getPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";

// Says what it was and what it became.
const PROGRAM = `
  const { readlinkSync } = require("node:fs");
  const { getPriority } = require("node:os");
  const { parentPort, workerData } = require("node:worker_threads");
  const own = () => getPriority(Number(readlinkSync("/proc/thread-self").split("/").at(-1)));
  const before = own();
  import(workerData).then(({ lowerPriority }) => {
    lowerPriority();
    parentPort.postMessage([before, own()]);
  });
`;

test.runIf(process.platform === "linux")("one thread steps back, and the process keeps its rank", async () => {
  const rank = getPriority();
  const worker = new Worker(PROGRAM, { eval: true, workerData: new URL("./lower-priority.ts", import.meta.url).href });
  const ranks = await new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
  await worker.terminate();
  expect(ranks).toEqual([rank, Math.max(rank, 10)]);
  expect(getPriority()).toBe(rank);
});
