import { createBrowser } from "../../tests/support/app/browser.ts";
import { writesOf } from "./calls.ts";
import { numberFrom, printRows, type Row } from "./command-line.ts";
import { pressWith } from "./compare-reads.ts";
import type { Member } from "./open-member.ts";
import { type Ask, percentile } from "./press.ts";
import type { Started } from "./start-process.ts";

const ORDER = "order, from the form to the text";
const WRITERS = 8;
const BUYERS = 4;
const WARM_UP_MS = 1000;

export async function measureWrites({ url }: Started, member: Member): Promise<void> {
  const durationMs = numberFrom("seconds", 2) * 2000;
  const writes: Record<string, Ask> = writesOf(member);
  await printRows([...Object.keys(writes), ORDER], async (name) => {
    const ask = writes[name];
    if (!ask) return measureOrders(url, durationMs);
    await pressWith(ask, { url, durationMs: WARM_UP_MS, connections: WRITERS });
    const { perSecond, p50Ms, p95Ms } = await pressWith(ask, { url, durationMs, connections: WRITERS });
    return { "a second": perSecond.toFixed(1), "p50 ms": p50Ms.toFixed(1), "p95 ms": p95Ms.toFixed(1) };
  });
}

// Each order is a new guest's: the form, the price, and the text.
async function measureOrders(url: string, durationMs: number): Promise<Row> {
  const times: number[] = [];
  const begun = performance.now();
  const buyer = async () => {
    while (performance.now() - begun < durationMs) {
      const orderedAt = performance.now();
      const browser = createBrowser(url);
      const jobId = await browser.startExpress();
      const { status } = await browser.generate(jobId, await browser.quote({ jobId, promoCode: "ALPHA100" }));
      if (status !== 200) throw new Error(`an order was answered ${status}`);
      times.push(performance.now() - orderedAt);
    }
  };
  await Promise.all(Array.from({ length: BUYERS }, buyer));
  return {
    "a second": (times.length / ((performance.now() - begun) / 1000)).toFixed(1),
    "p50 ms": percentile(times, 0.5).toFixed(1),
    "p95 ms": percentile(times, 0.95).toFixed(1),
  };
}
