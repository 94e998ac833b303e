import { expectToast, openExpress } from "../support/creation-dialogs.ts";
import { expect, test } from "../support/journey.ts";
import { passwordField } from "../support/members.ts";
import { openAlive } from "../support/navigation.ts";

const LOST_CONNECTION = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

test("the first toast of a visit that went offline is shown, and the page keeps what was typed", async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(LOST_CONNECTION);
  // Not even the code of the toasts arrives.
  await page.route(/\/assets\/toaster-/, (route) => route.abort());
  await openAlive(page, "/auth");
  await page.getByLabel("Email").fill("dana@example.com");
  await passwordField(page).fill("long enough");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Sign In", exact: true }).last().click();
  await expect(page.locator(".toast")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("dana@example.com");
  await page.getByRole("button", { name: "Close this message" }).click();
  await expect(page.locator(".toast")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.setOffline(false);
});

test("a dialog that cannot be loaded says so, and opens when the connection is back", async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(LOST_CONNECTION);
  let isLost = true;
  // Fetched soon after the page is there, which may be before the connection goes.
  await page.route(/\/assets\/creation-dialogs-/, (route) => (isLost ? route.abort() : route.continue()));
  await page.goto("/");
  await page.mouse.wheel(0, 10);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Get Started" }).first().click();
  await expectToast(page, "You are offline", "This opens as soon as the connection is back.");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  isLost = false;
  await context.setOffline(false);
  await expect(page.getByRole("dialog", { name: "Create a listing" })).toBeVisible();
});

test("an express start that fails offline leaves the filled dialog as it is", async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(LOST_CONNECTION);
  const dialog = await openExpress(page);
  await dialog.getByLabel("Property address").fill("12 Fore Street, St Ives");
  await dialog.getByRole("spinbutton", { name: "Bedrooms" }).fill("3");
  await dialog.getByRole("spinbutton", { name: "Bathrooms" }).fill("1");
  await context.setOffline(true);
  await dialog.getByRole("button", { name: "Generate Preview" }).click();
  await expectToast(page, "Error", "Something went wrong. Please try again.");
  await expect(dialog.getByLabel("Property address")).toHaveValue("12 Fore Street, St Ives");
  await context.setOffline(false);
});

test("a page whose script does not arrive says so, and opens when it does", async ({ page, expectProblem }) => {
  expectProblem(LOST_CONNECTION);
  // The page tries by itself too: only what follows the press on its button arrives.
  await page.addInitScript(() =>
    addEventListener("click", () => document.documentElement.setAttribute("data-tried", "")),
  );
  await page.route(/\/assets\/auth-page-.*\.js|\/healthz/, async (route) =>
    (await page.locator("html[data-tried]").count()) > 0 ? route.continue() : route.abort(),
  );
  await page.goto("/auth");
  await expect(page.getByRole("heading", { name: "This page could not be loaded" })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByLabel("Email")).toBeVisible();
});

test("a slow style sheet delays a dialog no longer than it takes to load", async ({ page }) => {
  let asked = 0;
  await page.route(/\/assets\/uploads-.*\.css/, async (route) => {
    asked += 1;
    // Long enough for every other part of the page to be asked for meanwhile.
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  await openExpress(page);
  expect(asked).toBe(1);
});
