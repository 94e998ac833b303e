import type { Page, Route } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { passwordField, signUp } from "./support/members.ts";

// Holds back all scripts until told otherwise: what a person sees and does meanwhile.
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route("**/assets/*.js", async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHolding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

test("a page of the app shows its frame before any script, and what is typed and pressed then is kept", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/auth?mode=register", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create your account");
  await page.getByLabel("First name").fill("Ana");
  await page.getByLabel("Email").fill("ana@example.com");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("button", { name: "Create Account" })).toHaveAttribute("data-pressed", "");
  await release();
  // The press is answered now: what is missing is complained about, and what was typed is still there.
  await expect(passwordField(page)).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("First name")).toHaveValue("Ana");
  await expect(page.getByLabel("Email")).toHaveValue("ana@example.com");
  expect(new URL(page.url()).pathname).toBe("/auth");
});

test("a frame says nothing that is for others: who may be signed in is not asked to sign in", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/vr", { waitUntil: "commit" });
  await expect(page.getByText("Sign in to enter a property.")).toBeVisible();
  await release();
  await signUp(page);
  const releaseAgain = await holdScripts(page);
  await page.goto("/vr", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Sign in to enter a property.")).toHaveCount(0);
  await releaseAgain();
  await expect(page.getByRole("form", { name: "Property" })).toBeVisible();
});

test("a checkout is not said to be empty before its property was looked for", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/checkout", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Complete Your Purchase");
  await expect(page.getByRole("main").getByRole("link")).toHaveCount(0);
  await release();
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
});

test("Get Started shows a press before any script and opens its dialog when they are there", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  const start = page.getByRole("main").getByRole("button", { name: "Get Started" }).first();
  await start.click();
  await expect(start).toHaveAttribute("data-pressed", "");
  await release();
  await expect(page.getByRole("dialog", { name: "Create a listing" })).toBeVisible();
});
