import { loadTool } from "../../scripts/load-tool.ts";

// As much of Lighthouse as is read here.
type Audit = { numericValue?: number; details?: { type: string; items: Record<string, unknown>[] } };
type Result = { categories: Record<string, { score: number | null }>; audits: Record<string, Audit> };
type Lighthouse = (url: string, flags: { port: number; logLevel: "error" }) => Promise<{ lhr: Result } | undefined>;

// Lighthouse empties the browser after each run, cookies too: what has to stand before one is done before each.
type Visit = { name: string; url: string; port: number; runs: number; prepare: () => Promise<void> };

// One line of figures: medians over the runs, sizes of the first.
export async function runLighthouse({ name, url, port, runs, prepare }: Visit): Promise<string> {
  const { default: lighthouse } = (await loadTool("lighthouse/core/index.js")) as { default: Lighthouse };
  const results: Result[] = [];
  // The first run warms up server and browser and does not count.
  for (let run = 0; run <= runs; run++) {
    await prepare();
    const outcome = await lighthouse(url, { port, logLevel: "error" });
    if (outcome && run > 0) results.push(outcome.lhr);
  }
  const score = (category: string) =>
    median(results.map(({ categories }) => (categories[category]?.score ?? 0) * 100)).toFixed(0);
  const audit = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  return [
    name.padEnd(27),
    score("performance").padStart(11),
    `${(audit("largest-contentful-paint") / 1000).toFixed(2)} s`.padStart(14),
    `${audit("total-blocking-time").toFixed(0)} ms`.padStart(9),
    audit("cumulative-layout-shift").toFixed(2).padStart(6),
    kilobytesOf(results[0], (type) => type === "Script").padStart(10),
    kilobytesOf(results[0], () => true).padStart(8),
    score("accessibility").padStart(5),
    score("best-practices").padStart(10),
  ].join(" ");
}

function kilobytesOf(result: Result | undefined, isCounted: (type: unknown) => boolean): string {
  const requests = result?.audits["network-requests"]?.details;
  const items = requests?.type === "table" ? requests.items : [];
  const bytes = items
    .filter((item) => isCounted(item["resourceType"]))
    .reduce((sum, item) => sum + Number(item["transferSize"]), 0);
  return (bytes / 1024).toFixed(0);
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
