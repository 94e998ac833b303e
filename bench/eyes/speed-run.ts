import { readFile } from "node:fs/promises";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { openVision } from "../../src/writer/inference/open-vision.ts";

const [plan = "", ...photos] = process.argv.slice(2);
const before = process.memoryUsage.rss();
let peak = before;
const sampling = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 20);
const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
const cpu = process.cpuUsage();
const started = performance.now();
const vision = openVision({ timeoutMs: 600_000 });
await Promise.all([
  readFile(plan).then(vision.readPlan),
  ...photos.map(async (photo) => vision.lookAtPhoto(await readFile(photo))),
]);
const seconds = (performance.now() - started) / 1000;
const { user, system } = process.cpuUsage(cpu);
delay.disable();
clearInterval(sampling);
await vision.close();
// The histogram counts the timer's own interval.
const delayP99Ms = delay.percentile(99) / 1e6 - 10;
console.log(
  JSON.stringify({ seconds, cpuSeconds: (user + system) / 1e6, megabytes: (peak - before) / 2 ** 20, delayP99Ms }),
);
