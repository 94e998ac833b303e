import type { Page } from "@playwright/test";
import { buildPagesIfStale } from "../scripts/build/build-pages-if-stale.ts";
import { openChromium } from "./open-chromium.ts";
import { startProductionServer } from "./start-production-server.ts";

// How much slower the page of a listing opens once it was revised 50 times: two listings of the same home on one server,
// read and opened in turns, so that a busy machine slows both alike.
const REVISIONS = 50;
const READS = 60;
const OPENINGS = 9;
const LARGEST_RATIO = 1.5;

const HOME = {
  address: "5 Lake View, Kelowna, BC, Canada",
  property_type: "Entire cabin",
  bedrooms: 3,
  bathrooms: 2,
  maxGuests: 6,
  amenities: ["Private hot tub", "Wifi", "Pool", "Free parking on premises", "Indoor fireplace", "Kayak", "Sauna"],
  best_thing: "The dock at sunrise.",
  story: "My grandfather built the cabin in 1931.",
};
const TONES = ["warm", "plain", "lively", "refined"];

await buildPagesIfStale();
const server = await startProductionServer();
const browser = await openChromium();
try {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: server.url });
  const page = await context.newPage();
  await page.goto("/");
  const fresh = await order(page, HOME);
  const revised = await order(page, { ...HOME, address: "7 Lake View, Kelowna, BC, Canada" });
  for (let at = 0; at < REVISIONS; at++)
    await post(page, `/api/listing/${revised}/revise`, { platform: "airbnb", tone: TONES[at % TONES.length] });
  // The same text as the first listing, so that only the versions differ.
  await post(page, `/api/listing/${revised}/restore`, { platform: "airbnb", version: 1 });

  const ids = [fresh, revised];
  const reading: number[][] = [[], []];
  const bytes = [0, 0];
  for (let round = 0; round < READS; round++) {
    for (const [which, id] of ids.entries()) {
      const startedAt = performance.now();
      const body = await (await page.request.get(`/api/listing/${id}`)).body();
      reading[which]?.push(performance.now() - startedAt);
      bytes[which] = body.length;
    }
  }
  const opening: number[][] = [[], []];
  for (let round = 0; round < OPENINGS; round++)
    for (const [which, id] of ids.entries()) opening[which]?.push(await openResults(page, id));

  print("GET /api/listing/{id}, ms", reading.map(median));
  print("bytes of its answer", bytes);
  print("the page, until its text is shown, ms", opening.map(median));
} finally {
  await browser.close();
  await server.stop();
}

async function post(page: Page, path: string, data: object): Promise<Record<string, unknown>> {
  const answer = await page.request.post(path, { data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

async function order(page: Page, propertyData: object): Promise<string> {
  const { paymentIntentId } = await post(page, "/api/create-payment-intent", { propertyData, promoCode: "ALPHA100" });
  const wanted = { propertyData, paymentIntentId, paymentData: null };
  return String((await post(page, "/api/generate-guest-description", wanted))["listingId"]);
}

async function openResults(page: Page, id: string): Promise<number> {
  await page.goto("about:blank");
  const startedAt = performance.now();
  await page.goto(`/results?listing=${id}`, { waitUntil: "commit" });
  await page.locator(".description-sentence").first().waitFor();
  return performance.now() - startedAt;
}

function median(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}

function print(what: string, [first = 0, last = 0]: number[]): void {
  const ratio = last / first;
  const verdict = ratio <= LARGEST_RATIO ? "" : `   MORE THAN ${LARGEST_RATIO}`;
  console.log(
    `${what.padEnd(40)} 1 version ${first.toFixed(1).padStart(8)}   51 versions ${last.toFixed(1).padStart(8)}   ratio ${ratio.toFixed(2)}${verdict}`,
  );
}
