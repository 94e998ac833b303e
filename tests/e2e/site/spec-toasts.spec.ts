import type { Page } from "@playwright/test";
import { openCheckout } from "../support/checkout.ts";
import { expect, test } from "../support/journey.ts";

// From here on time passes only as far as the journey says, until it lets the clock go on.
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test("a toast goes by itself after five seconds", async ({ page }) => {
  await openCheckout(page);
  const apply = page.getByRole("button", { name: "Apply" });
  const toast = page.locator(".toast");
  // The first one brings the code of the toasts, for which no clock may stand still.
  await apply.click();
  await expect(toast).toBeVisible();
  await page.getByLabel("Close this message").click();
  await expect(toast).toBeHidden();
  await stopTheClock(page);
  await apply.click();
  await expect(toast).toBeVisible();
  await page.clock.runFor(4900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toBeHidden();
  await page.clock.resume();
});

test("a toast that is swiped 50 px to the right goes, and a shorter or other swipe leaves it", async ({ page }) => {
  await openCheckout(page);
  await page.getByRole("button", { name: "Apply" }).click();
  const toast = page.locator(".toast");
  await expect(toast).toBeVisible();
  // Under the pointer it waits for ever.
  await toast.hover();
  const place = await toast.boundingBox();
  if (!place) throw new Error("the toast is not on the page");
  const start = { x: place.x + 30, y: place.y + place.height / 2 };

  async function swipe(pixels: number): Promise<void> {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + pixels, start.y, { steps: 10 });
    await page.mouse.up();
  }

  await swipe(45);
  await expect(toast).toHaveAttribute("data-swipe", "cancel");
  await swipe(-25);
  await expect(toast).toBeVisible();
  await swipe(55);
  await expect(toast).toBeHidden();
});

// For so long the pointer may be on its way from the control to its tooltip.
const GRACE_MS = 100;

test("after a tooltip the next appears at once within 300 ms, and waits again later", async ({ page, isMobile }) => {
  test.skip(isMobile, "a finger does not hover");
  await page.goto("/dev/ui");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(async () => void (await document.fonts.ready));
  const first = page.getByRole("button", { name: "Why we ask" });
  // The last of its name, and the one with a tooltip.
  const second = page.getByRole("button", { name: "Share owner link" }).last();
  await first.scrollIntoViewIfNeeded();
  await stopTheClock(page);
  const tooltip = page.getByRole("tooltip");

  async function leave(forMs: number): Promise<void> {
    // The way from the control to its tooltip is spared, so the pointer has to be seen elsewhere.
    await page.mouse.move(5, 5, { steps: 5 });
    await page.clock.runFor(GRACE_MS);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(forMs);
  }

  await first.hover();
  await page.clock.runFor(700);
  await expect(tooltip).toHaveText(/only you know about stairs/);
  await leave(250);
  await second.hover();
  await page.clock.runFor(50);
  await expect(tooltip).toHaveText(/Anyone with this link/);
  await leave(350);
  await first.hover();
  await page.clock.runFor(650);
  await expect(tooltip).toHaveCount(0);
  await page.clock.resume();
});
