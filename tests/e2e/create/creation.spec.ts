import type { Locator, Page } from "@playwright/test";
import { ADDRESS, expectToast, openChooser, openDetailed, openExpress, photo } from "../support/creation-dialogs.ts";
import { expect, test } from "../support/journey.ts";

async function fillExpress(dialog: Locator): Promise<void> {
  await dialog.getByLabel("Property address").fill(ADDRESS);
  await dialog.getByRole("spinbutton", { name: "Bedrooms" }).fill("3");
  await dialog.getByRole("spinbutton", { name: "Bathrooms" }).fill("2.5");
}

test("the chooser offers both ways, and Cancel gives focus back", async ({ page, checkAccessibility }) => {
  const chooser = await openChooser(page);
  await expect(chooser.getByRole("button", { name: "Express (Fast)" })).toBeFocused();
  await expect(chooser.getByRole("button", { name: "Detailed Mode" })).toHaveAccessibleDescription(
    /owners and managers/,
  );
  await checkAccessibility();
  await chooser.getByRole("button", { name: "Cancel" }).click();
  await expect(chooser).toBeHidden();
  await expect(page.getByRole("button", { name: "Get Started" }).first()).toBeFocused();
});

test("an express listing is filled in and started by keyboard alone, with a real photo and a floor plan", async ({
  page,
  checkAccessibility,
}) => {
  let chosen = await photo("none.jpg");
  page.on("filechooser", (chooser) => void chooser.setFiles(chosen));
  await page.goto("/");
  await page.getByRole("button", { name: "Get Started" }).first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Express (Fast)" })).toBeFocused();
  await page.keyboard.press("Enter");

  const dialog = page.getByRole("dialog", { name: "Express Listing - Quick Details" });
  await expect(dialog.getByLabel("Property address")).toBeFocused();
  await page.keyboard.type(ADDRESS);
  for (const value of ["3", "2.5", "6"]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(value);
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(dialog.getByRole("checkbox", { name: "Pet friendly" })).toBeChecked();

  for (const [button, file] of [
    ["Choose images", "kitchen.jpg"],
    ["Choose floor plan", "plan.jpg"],
  ] as const) {
    await tabTo(page, dialog.getByRole("button", { name: button }));
    chosen = await photo(file);
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("img", { name: file })).toBeVisible();
    await expectToast(page, "Images Uploaded", "Successfully uploaded 1 image(s).");
  }
  await expect(dialog.getByText("1 of 10")).toBeVisible();
  await checkAccessibility();

  const started = page.waitForRequest("**/api/intake/express");
  await tabTo(page, dialog.getByRole("button", { name: "Generate Preview" }));
  await page.keyboard.press("Enter");
  expect((await started).postDataJSON()).toEqual({
    property_address: ADDRESS,
    platform: "airbnb",
    bedrooms: 3,
    bathrooms: 2.5,
    maxGuests: 6,
    guestsGiven: true,
    petFriendly: true,
    photos: [expect.stringMatching(/^\/files\//)],
    floorPlan: expect.stringMatching(/^\/files\//),
  });
  await expect(page).toHaveURL(/\/intake\/express\/preview\?job=[^&]+$/);
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 15; presses++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

test("a detailed listing goes from the address to its form", async ({ page, checkAccessibility }) => {
  const dialog = await openDetailed(page);
  const next = dialog.getByRole("button", { name: "Continue to Form" });
  await expect(dialog).toContainText("saved under this address");
  await expect(next).toBeDisabled();
  await expect(dialog.getByRole("textbox")).toHaveCount(1);
  await expect(dialog.locator(".field", { hasText: "Property address" })).toContainText("Required");
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeVisible();
  await expect(dialog.getByLabel("Property address")).toBeFocused();
  await expect(dialog.getByText("please type the full address manually")).toBeVisible();
  await checkAccessibility();
  await page.route("**/api/intake/property", async (route) => {
    await expect(dialog.getByRole("button", { name: "Creating Draft..." })).toBeVisible();
    await route.continue();
  });
  await page.keyboard.type(` ${ADDRESS} `);
  const started = page.waitForRequest("**/api/intake/property");
  await next.click();
  expect((await started).postDataJSON()).toEqual({ mode: "deep", address: ADDRESS });
  await expect(page).toHaveURL(/\/intake\/[^/]+\/form\?mode=deep&role=manager$/);
  await expect(page.getByRole("heading", { level: 1, name: ADDRESS })).toBeVisible();
});

test("an address of nothing but spaces is asked for again", async ({ page }) => {
  const dialog = await openDetailed(page);
  await page.keyboard.type("   ");
  await page.keyboard.press("Enter");
  await expectToast(page, "Address Required", "Please enter a property address to continue.");
  await expect(dialog.getByLabel("Property address")).toHaveAttribute("aria-invalid", "true");
});

test("a start that fails says so and keeps what was typed", async ({ page, expectProblem }) => {
  expectProblem("500");
  await page.route("**/api/intake/*", async (route) => {
    await expect(page.getByRole("button", { name: /^(Creating Draft|Processing)\.\.\.$/ })).toBeVisible();
    await route.fulfill({ status: 500, body: "down" });
  });
  const detailed = await openDetailed(page);
  await page.keyboard.type(ADDRESS);
  await page.keyboard.press("Enter");
  await expectToast(page, "Error", "Failed to create draft. Please try again.");
  await expect(detailed.getByLabel("Property address")).toHaveValue(ADDRESS);

  const express = await openExpress(page);
  await fillExpress(express);
  await express.getByRole("button", { name: "Generate Preview" }).click();
  await expectToast(page, "Error", "Something went wrong. Please try again.");
  await expect(express.getByLabel("Property address")).toHaveValue(ADDRESS);
  await expect(express.getByRole("spinbutton", { name: "Bathrooms" })).toHaveValue("2.5");
});

test("platforms still to come are shown and cannot be chosen", async ({ page, checkAccessibility }) => {
  const dialog = await openExpress(page);
  const platform = dialog.getByRole("combobox", { name: "Platform" });
  await expect(platform).toHaveText("Airbnb");
  await platform.click();
  await expect(page.getByRole("option", { name: "Airbnb" })).toBeEnabled();
  const names = ["VRBO", "Direct booking website", "MLS listing", "Social media", "Marketing materials"];
  for (const name of names) {
    const option = page.getByRole("option", { name });
    await expect(option).toHaveAttribute("aria-disabled", "true");
    await expect(option).toContainText("Coming Soon");
  }
  await checkAccessibility();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
});

test("a platform still to come that gets into the form all the same is refused", async ({ page }) => {
  const dialog = await openExpress(page);
  await fillExpress(dialog);
  // What fills in forms for people writes to the control behind the list, where nothing holds it back.
  await dialog.locator("select").evaluate((control: HTMLSelectElement) => {
    control.value = "vrbo";
    control.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect(dialog.getByRole("combobox", { name: "Platform" })).toContainText("VRBO");
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await dialog.getByRole("button", { name: "Generate Preview" }).click();
  await expectToast(page, "Platform Not Available", "Only Airbnb listings are available during early access.");
  await expect(dialog.getByRole("combobox", { name: "Platform" })).toHaveAttribute("aria-invalid", "true");
  expect(calls.filter((url) => url.includes("/api/intake"))).toEqual([]);
});

test("missing and impossible answers are told at their fields", async ({ page, checkAccessibility }) => {
  const dialog = await openExpress(page);
  await dialog.getByRole("button", { name: "Generate Preview" }).click();
  await expectToast(page, "Missing Information", "Please fill in all required fields.");
  await expect(dialog.getByLabel("Property address")).toBeFocused();
  await expect(dialog.getByLabel("Property address")).toHaveAccessibleDescription("Enter the address of the property.");
  await checkAccessibility();
  await fillExpress(dialog);
  await dialog.getByRole("spinbutton", { name: "Bathrooms" }).fill("1.3");
  await dialog.getByRole("spinbutton", { name: "Max guests" }).fill("51");
  await dialog.getByRole("button", { name: "Generate Preview" }).click();
  await expect(dialog.getByText("In steps of 0.5.")).toBeVisible();
  await expect(dialog.getByText("Enter 1 to 50.")).toBeVisible();
});

test("a click beside the dialog keeps what was typed, and Cancel clears it", async ({ page }) => {
  const dialog = await openExpress(page);
  await dialog.getByLabel("Property address").fill(ADDRESS);
  await page.mouse.click(5, 5);
  await expect(dialog.getByLabel("Property address")).toHaveValue(ADDRESS);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  const again = await openExpress(page);
  await expect(again.getByLabel("Property address")).toHaveValue("");
  await page.mouse.click(5, 5);
  await expect(again).toBeHidden();
});

test("more than an address is discarded only after a question", async ({ page, checkAccessibility }) => {
  const dialog = await openExpress(page);
  await fillExpress(dialog);
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Discard what you entered?" });
  await checkAccessibility();
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(dialog.getByRole("spinbutton", { name: "Bedrooms" })).toHaveValue("3");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Get Started" }).first()).toBeFocused();
});
