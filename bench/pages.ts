import lighthouse, { type Result } from "lighthouse";
import { buildPagesIfStale } from "../scripts/build-pages-if-stale.ts";
import { freePort } from "../scripts/free-port.ts";
import { startServerProcess } from "../tests/support/server-process.ts";
import { createTemporaryFolder } from "../tests/support/temporary-folder.ts";
import { openChromium } from "./open-chromium.ts";

// Lighthouse on the landing page of a production start, as on a mid-range phone: the median of three runs.
const RUNS = 3;

await buildPagesIfStale();
const folder = createTemporaryFolder();
const server = await startServerProcess({
  env: { DATA_DIR: folder.path, NODE_ENV: "production", ALLOW_TEST_MODE: "1", HOST: "127.0.0.1" },
});
const port = await freePort();
const browser = await openChromium(`--remote-debugging-port=${port}`);
try {
  const results: Result[] = [];
  // The first run warms up server and browser and does not count.
  for (let run = 0; run <= RUNS; run++) {
    const outcome = await lighthouse(`${server.url}/`, { port, logLevel: "error" });
    if (outcome && run > 0) results.push(outcome.lhr);
  }
  report(results);
} finally {
  await browser.close();
  await server.stop();
  folder.remove();
}

function report(results: Result[]): void {
  for (const category of ["performance", "accessibility", "best-practices", "seo"]) {
    print(category, median(results.map(({ categories }) => (categories[category]?.score ?? 0) * 100)));
  }
  for (const audit of ["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"]) {
    print(audit, median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)));
  }
  const requests = results[0]?.audits["network-requests"]?.details;
  const items = requests?.type === "table" ? requests.items : [];
  const bytesOf = (isCounted: (type: unknown) => boolean) =>
    items
      .filter((item) => isCounted(item["resourceType"]))
      .reduce((sum, item) => sum + Number(item["transferSize"]), 0);
  print("JavaScript KB", bytesOf((type) => type === "Script") / 1024);
  print("whole page KB", bytesOf(() => true) / 1024);
  const failed = Object.values(results[0]?.audits ?? {}).filter(({ score }) => score !== null && score < 0.9);
  console.log(
    `below 90: ${failed.map(({ id, displayValue = "" }) => `${id} ${displayValue}`).join(", ") || "nothing"}`,
  );
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function print(name: string, value: number): void {
  console.log(`${name.padEnd(26)} ${value.toFixed(value < 10 ? 3 : 0)}`);
}
