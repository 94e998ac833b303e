import type { BrowserContext, Page } from "@playwright/test";
import sharp from "sharp";
import { expect } from "./journey.ts";

export const ADDRESS = "2450 Boucherie Road, West Kelowna, BC, V4T 3A1, Canada";
const DETAILS = { property_address: ADDRESS, bedrooms: 3, bathrooms: 2.5, maxGuests: 6, petFriendly: true };

export const PREVIEW = "**/api/intake/express/*";
export const GENERATE = "**/api/generate-listing";

export const previewUrl = (jobId: string) => `/intake/express/preview?job=${jobId}`;

// As the dialog does before it goes on to the preview.
export async function startExpress(context: BrowserContext, details: object = {}): Promise<string> {
  const answer = await context.request.post("/api/intake/express", { data: { ...DETAILS, ...details } });
  return (await answer.json()).jobId;
}

export async function openPreview(page: Page, details: object = {}): Promise<string> {
  const jobId = await startExpress(page.context(), details);
  await page.goto(previewUrl(jobId));
  await expect(page.getByRole("region", { name: "Property details" })).toBeVisible();
  return jobId;
}

export async function uploadPhotos(context: BrowserContext, colours: string[]): Promise<string[]> {
  const urls: string[] = [];
  for (const background of colours) {
    const buffer = await sharp({ create: { width: 320, height: 240, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const multipart = { images: { name: "photo.jpg", mimeType: "image/jpeg", buffer } };
    const answer = await context.request.post("/api/upload-images", { multipart });
    urls.push((await answer.json()).imageUrls[0]);
  }
  return urls;
}

export async function expectResults(page: Page): Promise<URL> {
  await expect(page).toHaveURL(/\/results\?/);
  const url = new URL(page.url());
  expect(url.searchParams.get("listing")).toMatch(/^[0-9a-f-]{36}$/);
  expect(url.searchParams.get("payment")).toMatch(/^(test_pi|free_order)_/);
  return url;
}

// Every value that the bar of the generation shows from now on; the journey from it to the results keeps the page.
export async function watchProgress(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const shown: number[] = [];
    Object.assign(window, { shownProgress: shown });
    new MutationObserver(() => {
      const value = Number(document.querySelector("section.generation progress")?.getAttribute("value") ?? Number.NaN);
      if (!Number.isNaN(value) && value !== shown.at(-1)) shown.push(value);
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["value"] });
  });
  return () => page.evaluate(() => (window as unknown as { shownProgress: number[] }).shownProgress);
}
