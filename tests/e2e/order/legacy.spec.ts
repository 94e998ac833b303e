import type { Page } from "@playwright/test";
import { applyCode, someAddress } from "../support/checkout.ts";
import { expectToast, photo } from "../support/creation-dialogs.ts";
import { expect, test } from "../support/journey.ts";

async function signIn(page: Page): Promise<void> {
  const answer = await page.request.post("/api/register", {
    data: { email: someAddress(), password: "long enough", firstName: "Ann", lastName: "Lee" },
  });
  expect(answer.status()).toBe(200);
}

// Leaving asks first; the journey means it.
const leaveOnPurpose = (page: Page) => page.on("dialog", (dialog) => void dialog.accept());

async function fill(page: Page): Promise<void> {
  await page.getByLabel("Title").fill("Lake House");
  await page.getByLabel("Address").fill("5 Lake View, Kelowna, BC, Canada");
  await page.getByRole("spinbutton", { name: "Bedrooms" }).fill("3");
  await page.getByRole("spinbutton", { name: "Bathrooms" }).fill("2.5");
  await page.getByRole("spinbutton", { name: "Square footage" }).fill("1800");
}

async function addImage(page: Page): Promise<void> {
  await page.locator("input[type=file]").setInputFiles(await photo("house.jpg"));
  await expectToast(page, "Images Uploaded", "Successfully uploaded 1 image(s).");
}

test("signed out, each page welcomes and shows its ways in", async ({ page }) => {
  await page.goto("/vr");
  await expect(page.getByRole("heading", { level: 1, name: "Vacation Rental Platform" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/auth");
  await page.goto("/realtor");
  await expect(page.getByRole("heading", { level: 1, name: "Real Estate Platform" })).toBeVisible();
  const waysIn = main.getByRole("link", { name: "Sign In" });
  await expect(waysIn.first()).toHaveAttribute("href", /^\/api\/login/);
  await expect(waysIn.last()).toHaveAttribute("href", "/auth");
});

test("what is missing is said, at the fields and in one toast", async ({ page, checkAccessibility }) => {
  leaveOnPurpose(page);
  await signIn(page);
  await page.goto("/vr");
  await page.getByRole("button", { name: "Proceed to Payment" }).click();
  await expectToast(page, "Required Fields Missing", "Please fill in title, address, and upload at least one image.");
  await expect(page.getByLabel("Title")).toHaveAccessibleDescription("Enter a title for the property.");
  await fill(page);
  await page.getByRole("button", { name: "Proceed to Payment" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Upload at least one image." })).toBeVisible();
  await checkAccessibility();
});

for (const [path, feature, labels] of [
  ["/vr", "Fire Pit", ["Airbnb", "VRBO", "Website"]],
  ["/realtor", "Walk-in Closets", ["MLS", "Social Media", "Marketing Materials"]],
] as const) {
  test(`${path}: the form survives a reload, is paid for and brings ${labels.length} texts`, async ({ page }) => {
    leaveOnPurpose(page);
    const properties: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/api/properties")) properties.push(request.url());
    });
    await signIn(page);
    await page.goto(path);
    await fill(page);
    await page.getByLabel(feature).check();
    await addImage(page);
    await page.reload();
    await expect(page.getByLabel("Title")).toHaveValue("Lake House");
    await expect(page.getByLabel(feature)).toBeChecked();
    await expect(page.getByRole("list", { name: "Images already uploaded" }).getByRole("img")).toHaveCount(1);

    await page.getByRole("button", { name: "Proceed to Payment" }).click();
    await expect(page).toHaveURL(/\/checkout\?propertyData=/);
    const details = page.getByRole("region", { name: "Property details" });
    await expect(details).toContainText(labels.join(", "));
    await expect(page.getByRole("region", { name: "Order summary" })).toContainText("$17.99");
    await applyCode(page, "ALPHA100");
    await page.getByRole("button", { name: "Complete Free Order" }).click();
    await expect(page).toHaveURL(/\/results/);
    for (const label of labels) {
      await page.getByRole("tab", { name: label }).click();
      await expect(page.getByRole("article")).toContainText("Kelowna");
      await expect(page.getByRole("button", { name: `Copy ${label}` })).toBeVisible();
    }
    await page.reload();
    await expect(page.getByRole("tab", { name: labels[0] })).toBeVisible();
    expect(properties).toHaveLength(1);
  });
}

test("texts that cannot be generated are reported, and asked for again", async ({ page, expectProblem }) => {
  expectProblem("500");
  leaveOnPurpose(page);
  await signIn(page);
  await page.goto("/vr");
  await fill(page);
  await addImage(page);
  await page.getByRole("button", { name: "Proceed to Payment" }).click();
  await applyCode(page, "ALPHA100");
  await page.route("**/generate-descriptions", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await page.getByRole("button", { name: "Complete Free Order" }).click();
  await expectToast(page, "Error", "Failed to generate descriptions. Please contact support.");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("tab", { name: "Airbnb" })).toBeVisible();
});

test("signing out forgets what was typed: the next account finds an empty form", async ({ page }) => {
  leaveOnPurpose(page);
  await signIn(page);
  await page.goto("/vr");
  await fill(page);
  await page.reload();
  await expect(page.getByLabel("Title")).toHaveValue("Lake House");
  await page.locator("summary", { hasText: "Menu" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(/\/$/);
  const kept = await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
  // Scroll positions are not private, so they may stay.
  expect(kept.filter((name) => !name.startsWith("tsr-scroll"))).toEqual([]);
  await signIn(page);
  await page.goto("/vr");
  await expect(page.getByLabel("Title")).toHaveValue("");
});
