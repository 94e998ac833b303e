import type { Locator, Page } from "@playwright/test";
import { ADDRESS, expectToast, openExpress } from "../support/creation-dialogs.ts";
import { expect, test } from "../support/journey.ts";

// Not the first of its name on the page, so that any other one would be noticed.
async function openFromPricing(page: Page): Promise<Locator> {
  await page.goto("/");
  const opener = page.getByRole("region", { name: "Pricing" }).getByRole("button", { name: "Get Started" });
  await opener.click();
  return opener;
}

const ways = [
  { choice: "Express (Fast)", title: "Express Listing - Quick Details" },
  { choice: "Detailed Mode", title: "Property Address Required" },
];

for (const { choice, title } of ways) {
  test(`from the chooser through ${choice}, focus comes back to the button it all began with`, async ({ page }) => {
    const opener = await openFromPricing(page);
    await page.getByRole("button", { name: choice }).click();
    const dialog = page.getByRole("dialog", { name: title });
    await expect(dialog.getByLabel("Property address")).toBeFocused();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.press("Enter");
    await page.getByRole("button", { name: choice }).press("Enter");
    await expect(dialog.getByLabel("Property address")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test("a press beside an empty form closes it, and one beside a form with an address does not", async ({ page }) => {
  const opener = await openFromPricing(page);
  const dialog = page.getByRole("dialog", { name: "Property Address Required" });
  await page.getByRole("button", { name: "Detailed Mode" }).click();
  await dialog.getByLabel("Property address").fill(ADDRESS);
  await page.mouse.click(5, 5);
  await expect(dialog.getByLabel("Property address")).toHaveValue(ADDRESS);
  await dialog.getByLabel("Property address").fill("");
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

for (const width of [390, 768, 1024, 1280]) {
  test(`at ${width} px a toast leaves the dialog's buttons free, and closing it leaves the dialog`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const dialog = await openExpress(page);
    await dialog.getByRole("button", { name: "Generate Preview" }).click();
    await expectToast(page, "Missing Information", "Please fill in all required fields.");
    const toast = page.locator(".toast");
    // A press that lands on something else fails here.
    for (const name of ["Generate Preview", "Cancel"]) {
      await dialog.getByRole("button", { name }).click({ trial: true });
      expect(await overlap(toast, dialog.getByRole("button", { name }))).toBe(false);
    }
    expect((await page.locator(".toast-viewport").boundingBox())?.width).toBeLessThanOrEqual(420);
    await toast.getByLabel("Close this message").click();
    await expect(toast).toBeHidden();
    await expect(dialog).toBeVisible();
  });
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error("both must be on the page");
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
