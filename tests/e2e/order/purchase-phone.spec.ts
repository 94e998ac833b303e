import type { Page } from "@playwright/test";
import { guestChoice } from "../support/checkout.ts";
import { expectToast } from "../support/creation-dialogs.ts";
import { expect, test } from "../support/journey.ts";

const MOST_TAPS = 12;

test("a guest gets from the landing page to a copied description within twelve taps", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  let taps = 0;
  const tap = async (name: string | RegExp) => {
    taps++;
    await page.getByRole("button", { name }).first().click();
  };
  await page.goto("/");
  await expectNoSidewaysScroll(page);
  await tap("Get Started");
  await tap("Express (Fast)");
  const dialog = page.getByRole("dialog", { name: "Express Listing - Quick Details" });
  await dialog.getByLabel("Property address").fill("2450 Boucherie Road, West Kelowna, BC");
  await dialog.getByRole("spinbutton", { name: "Bedrooms" }).fill("3");
  await dialog.getByRole("spinbutton", { name: "Bathrooms" }).fill("2");
  // Three fields, each counted as a tap although the phone's own "next" key leads from one to the other.
  taps += 3;
  await tap("Generate Preview");
  await expect(page).toHaveURL(/\/intake\/express\/preview\?job=/);
  await expectNoSidewaysScroll(page);
  const form = page.getByRole("form", { name: "Card payment" });
  // From there the keyboard leads on.
  taps++;
  await form.getByLabel("Card number").pressSequentially("4242424242424242");
  await form.getByLabel("Expiry date").pressSequentially("1234");
  await form.getByLabel("Security code").pressSequentially("123");
  await tap(/^Pay /);
  await expect(page).toHaveURL(/\/results\?/);
  await expect(guestChoice(page)).toBeVisible();
  await expect(page.getByText("You paid $19.99 for one listing description")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await tap("Continue as Guest (one-time view)");
  await expect(page.getByRole("region", { name: "Title", exact: true })).toContainText("West Kelowna");
  await expectNoSidewaysScroll(page);
  await tap("Copy All");
  await expectToast(page, "Copied!", "Description copied to clipboard.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("West Kelowna");
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
});

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
}
