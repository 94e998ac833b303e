import type { Page } from "@playwright/test";
import { someAddress } from "../support/checkout.ts";
import { expect, test } from "../support/journey.ts";

async function registerAs(page: Page, firstName: string): Promise<string> {
  const email = someAddress();
  const data = { email, password: "a long enough secret", firstName, lastName: "Berg" };
  expect((await page.request.post("/api/register", { data })).ok()).toBe(true);
  return email;
}

async function openMenu(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole("banner").getByText("Menu").click();
}

function countCalls(page: Page, path: string): () => number {
  let calls = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === path) calls += 1;
  });
  return () => calls;
}

test("signed in, the header greets and leads to the member's pages, and Create Listing opens the chooser", async ({
  page,
  isMobile,
}) => {
  const asked = countCalls(page, "/api/auth/user");
  await registerAs(page, "Ada");
  await page.goto("/privacy");
  const header = page.getByRole("banner");
  await openMenu(page, isMobile);
  await expect(header.getByRole("link", { name: "Hello, Ada" })).toHaveAttribute("href", "/account");
  for (const [name, href] of [
    ["Dashboard", "/dashboard"],
    ["Forms", "/account/forms"],
  ] as const) {
    await expect(header.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "Branding" })).toHaveAttribute("href", "/account/branding");
  await expect(footer.getByRole("link", { name: "Admin" })).toHaveAttribute("href", "/admin");
  expect(asked()).toBe(1);
  await header.getByRole("button", { name: "Create Listing" }).click();
  await expect(page.getByRole("dialog", { name: "Create a listing" })).toBeVisible();
});

test("Sign Out leads home, even when the call fails", async ({ page, isMobile, expectProblem }) => {
  expectProblem("503");
  await registerAs(page, "Ben");
  await page.goto("/privacy");
  await page.route("**/api/logout", (route) => route.fulfill({ status: 503, body: "down" }), { times: 1 });
  for (const round of ["the call fails", "the call is answered"]) {
    await openMenu(page, isMobile);
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(page, round).toHaveURL(/\/$/);
    await page.goto("/privacy");
  }
  await openMenu(page, isMobile);
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("a visit without an account never asks who is signed in", async ({ page }) => {
  const asked = countCalls(page, "/api/auth/user");
  for (const path of ["/", "/help", "/results"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
  }
  expect(asked()).toBe(0);
});

test("who is signed in is asked once, also when the answer is a failure", async ({ page, expectProblem, isMobile }) => {
  expectProblem("503");
  const asked = countCalls(page, "/api/auth/user");
  await registerAs(page, "Cora");
  await page.route("**/api/auth/user", (route) => route.fulfill({ status: 503, body: "down" }));
  await page.goto("/terms");
  await page.waitForLoadState("networkidle");
  await openMenu(page, isMobile);
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  expect(asked()).toBe(1);
});

test("the header stays in view while a page scrolls", async ({ page }) => {
  await page.goto("/terms");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect(page.getByRole("banner").getByRole("link").first()).toBeInViewport();
});

test("the footer stands at the bottom of the window, also under a short page", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2400 });
  await page.goto("/results");
  await expect(page.getByText("This browser has not bought a description yet.")).toBeVisible();
  const footer = await page.getByRole("contentinfo").boundingBox();
  expect(Math.round((footer?.y ?? 0) + (footer?.height ?? 0))).toBe(2400);
});

test("signed in, the landing page says so", async ({ page, isMobile }) => {
  await registerAs(page, "Cleo");
  await page.goto("/");
  const header = page.getByRole("banner");
  await openMenu(page, isMobile);
  await expect(header.getByRole("link", { name: "Hello, Cleo" })).toHaveAttribute("href", "/account");
  await expect(header.getByRole("link", { name: "Dashboard" })).toHaveAttribute("href", "/dashboard");
  await expect(header.getByRole("link", { name: "Sign In" })).toHaveCount(0);
});

test("an icon button shows its name when the pointer stays on it", async ({ page, isMobile }) => {
  test.skip(isMobile, "a touch screen has no pointer that stays");
  await page.goto("/auth");
  await page.getByRole("button", { name: "Show password" }).hover();
  await expect(page.getByRole("tooltip")).toHaveText("Show password");
});

test("Create Account opens the creation of an account", async ({ page }) => {
  await page.goto("/api/login?next=%2Fdashboard&mode=register");
  await expect(page.getByRole("heading", { level: 1, name: "Create your account" })).toBeVisible();
});
