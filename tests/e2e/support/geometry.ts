import type { Locator, Page } from "@playwright/test";
import { expect } from "./journey.ts";

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("the element is not on the page");
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}

// Neither lies on the other.
export async function expectApart(one: Locator, other: Locator): Promise<void> {
  await expect(async () => {
    const [a, b] = [await boxOf(one), await boxOf(other)];
    const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
    expect({ isApart, a, b }).toMatchObject({ isApart: true });
  }).toPass();
}

// From the last line of one to the first of the other.
export async function gapBetween(upper: Locator, lower: Locator): Promise<number> {
  const endOfWords = await upper.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return words.getBoundingClientRect().bottom + window.scrollY;
  });
  const start = await lower.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  return start - endOfWords;
}

// Whatever is too wide for a phone makes the browser show the whole page smaller.
export async function expectAsWideAsTheScreen(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
}

// How far what an element shows stays away from its border, at the nearest point.
export async function roomAround(element: Locator): Promise<number> {
  return element.evaluate((box) => {
    const range = document.createRange();
    range.selectNodeContents(box);
    const [inner, outer] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
    return Math.min(
      inner.top - outer.top,
      outer.bottom - inner.bottom,
      inner.left - outer.left,
      outer.right - inner.right,
    );
  });
}
