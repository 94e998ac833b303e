import type { Page } from "@playwright/test";
import { someAddress } from "../support/checkout.ts";
import { expectToast, photo } from "../support/creation-dialogs.ts";
import { expect, test } from "../support/journey.ts";

async function register(page: Page): Promise<void> {
  const account = { email: someAddress(), password: "a long enough secret", firstName: "Ada", lastName: "Berg" };
  expect((await page.request.post("/api/register", { data: account })).ok()).toBe(true);
}

for (const path of ["/vr", "/realtor"]) {
  test(`${path} waits with a spinner until it is known who is signed in`, async ({ page }) => {
    await register(page);
    const held = Promise.withResolvers<void>();
    await page.route("**/api/auth/user", async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByText("Loading…")).toBeVisible();
    await expect(main.getByRole("link", { name: "Sign In" })).toHaveCount(0);
    held.resolve();
    await expect(page.getByRole("button", { name: "Proceed to Payment" })).toBeVisible();
    await expect(main.getByText("Loading…")).toHaveCount(0);
  });
}

test("a form that cannot go on says so, and keeps what was typed", async ({ page }) => {
  await register(page);
  await page.goto("/vr");
  const form = page.getByRole("form", { name: "Property" });
  await form.getByLabel("Title").fill("Lake house");
  await form.getByLabel("Address").fill("12 Pine Road, Bend, OR");
  await form.locator("input[type=file]").setInputFiles([await photo("deck.jpg")]);
  await expect(form.getByRole("img", { name: "deck.jpg" })).toBeVisible();
  // The address of the next page, which carries the property, cannot be made.
  await page.evaluate(() => {
    URLSearchParams.prototype.toString = () => {
      throw new Error("refused");
    };
  });
  await form.getByRole("button", { name: "Proceed to Payment" }).click();
  await expectToast(page, "Error", "Failed to process form data.");
  await expect(form.getByLabel("Title")).toHaveValue("Lake house");
  expect(new URL(page.url()).pathname).toBe("/vr");
});
