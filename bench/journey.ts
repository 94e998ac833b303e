import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { buildPagesIfStale } from "../scripts/build/build-pages-if-stale.ts";
import { startServerProcess } from "../tests/support/processes/server-process.ts";
import { createTemporaryFolder } from "../tests/support/temporary-folder.ts";
import { openChromium } from "./open-chromium.ts";

// The express journey of a guest with ten photos of 12 megapixels, in a real browser against a production start that
// looks at pictures: how long until the preview is shown, and from the confirmed payment to the description.
const PHOTOS = 10;
const LONGEST_PREVIEW_MS = 1000;
const LONGEST_DESCRIPTION_MS = 5000;

await buildPagesIfStale();
const folder = createTemporaryFolder();
const photos: string[] = [];
for (let at = 0; at < PHOTOS; at++) photos.push(await keepLargePhoto(folder.path, at));
const server = await startServerProcess({
  env: {
    DATA_DIR: folder.path,
    NODE_ENV: "production",
    ALLOW_TEST_MODE: "1",
    HOST: "127.0.0.1",
    LOOK_AT_PHOTOS: "1",
    RATE_LIMIT_SCALE: "100",
  },
});
const browser = await openChromium();
try {
  // The first visit warms up the server and the browser and does not count.
  await visit([]);
  const { previewMs, descriptionMs, leftToLookAt } = await visit(photos);
  report("Generate Preview to a shown preview", previewMs, LONGEST_PREVIEW_MS);
  report("confirmed payment to the description", descriptionMs, LONGEST_DESCRIPTION_MS);
  console.log(`pictures not looked at yet when the preview was shown: ${leftToLookAt}`);
} finally {
  await browser.close();
  await server.stop();
  folder.remove();
}

async function visit(pictures: string[]) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: server.url });
  const page = await context.newPage();
  await fillInDialog(page, pictures);
  const previewMs = await timed(async () => {
    await page.getByRole("button", { name: "Generate Preview" }).click();
    await page.getByRole("region", { name: "Property details" }).waitFor();
    if (pictures.length > 0) await page.getByRole("img", { name: `Photo ${pictures.length}` }).waitFor();
  });
  const leftToLookAt = await readLeft(page);
  const descriptionMs = await payAndRead(page);
  await context.close();
  return { previewMs, descriptionMs, leftToLookAt };
}

async function fillInDialog(page: Page, pictures: string[]): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Get Started" }).first().click();
  await page.getByRole("button", { name: "Express (Fast)" }).click();
  await page.getByLabel("Property address").fill("2450 Boucherie Road, West Kelowna, BC, V4T 3A1, Canada");
  await page.getByRole("spinbutton", { name: "Bedrooms" }).fill("3");
  await page.getByRole("spinbutton", { name: "Bathrooms" }).fill("2");
  if (pictures.length === 0) return;
  await page.locator('input[type="file"][multiple]').setInputFiles(pictures);
  await page.getByRole("button", { name: `Remove ${pictures.length - 1}.jpg` }).waitFor();
  await page.getByText("Uploading...").waitFor({ state: "detached", timeout: 300_000 });
}

async function readLeft(page: Page): Promise<number> {
  const job = new URL(page.url()).searchParams.get("job") ?? "";
  const answer = await page.request.get(`/api/intake/express/${job}`);
  const { analysis } = (await answer.json()).preview;
  return analysis ? analysis.total - analysis.done : 0;
}

// The clock starts when the card provider has said yes.
async function payAndRead(page: Page): Promise<number> {
  const form = page.getByRole("form", { name: "Card payment" });
  await form.getByLabel("Card number").fill("4242424242424242");
  await form.getByLabel("Expiry date").fill("1234");
  await form.getByLabel("Security code").fill("123");
  const confirmed = page.waitForResponse("**/api/test-payments/*/confirm");
  await form.getByRole("button", { name: /^Pay / }).click();
  await confirmed;
  return timed(async () => {
    await page.waitForURL("**/results?**", { timeout: 120_000 });
    // A guest is asked first how to read it.
    const choice = page.getByRole("button", { name: /Continue as Guest/ });
    await choice
      .or(page.getByRole("region", { name: "Title" }))
      .first()
      .waitFor();
  });
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function report(what: string, tookMs: number, longestMs: number): void {
  const verdict = tookMs < longestMs ? "in time" : "TOO LATE";
  console.log(`${what.padEnd(38)} ${(tookMs / 1000).toFixed(2)} s of ${longestMs / 1000} s, ${verdict}`);
}

// Noise and shapes, so that no encoder has it easy.
async function keepLargePhoto(folderPath: string, seed: number): Promise<string> {
  const [width, height] = [4000, 3000];
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
  const shapes = Buffer.from(`<svg width="${width}" height="${height}">
    <rect x="${200 + seed * 90}" y="1600" width="2200" height="900" fill="#8a6f55"/>
    <circle cx="${900 + seed * 200}" cy="900" r="500" fill="#d8e2dc"/></svg>`);
  const path = join(folderPath, `${seed}.jpg`);
  await sharp({ create: { width, height, channels: 3, background: "#808080", noise } })
    .composite([{ input: shapes }])
    .jpeg({ quality: 85 })
    .toFile(path);
  return path;
}
