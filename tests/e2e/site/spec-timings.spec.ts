import type { Locator, Page } from "@playwright/test";
import { pay, someAddress, typeCard } from "../support/checkout.ts";
import { expectToast, photo } from "../support/creation-dialogs.ts";
import { expectResults, GENERATE, openPreview } from "../support/express.ts";
import { openForm, saveState, startDraft } from "../support/intake.ts";
import { expect, test } from "../support/journey.ts";
import { goWithinApp } from "../support/navigation.ts";

// From here on time passes only as far as the journey says, until it lets the clock go on.
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

const BETWEEN_TICKS = { timeout: 500 };

// What needs a moment of the page's time gets as few of them as it takes.
async function tickUntil(page: Page, expectation: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(2);
    await expectation();
  }).toPass();
}

// A page that had begun to leave would be gone, or on its way, after this moment of real time.
async function expectToStay(page: Page, url: RegExp): Promise<void> {
  let isLeaving = false;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) isLeaving = true;
  });
  await page.waitForTimeout(500);
  expect(page.url()).toMatch(url);
  expect(isLeaving).toBe(false);
}

async function registerAs(page: Page, firstName: string): Promise<{ email: string; password: string }> {
  const account = { email: someAddress(), password: "a long enough secret" };
  const data = { ...account, firstName, lastName: "Berg" };
  expect((await page.request.post("/api/register", { data })).ok()).toBe(true);
  return account;
}

test("the progress rises by 10 every half second to 90, jumps to 100, and a second later the results open", async ({
  page,
}) => {
  await openPreview(page);
  await typeCard(page, "4242424242424242");
  const held = Promise.withResolvers<void>();
  await page.route(GENERATE, async (route) => {
    await held.promise;
    await route.continue();
  });
  await stopTheClock(page);
  await pay(page);
  const progress = page.getByRole("progressbar", { name: "Generating your listing" });
  const expectValue = (value: string, patience = {}) => expect(progress).toHaveAttribute("value", value, patience);
  await tickUntil(page, () => expectValue("0", BETWEEN_TICKS));
  await page.clock.runFor(400);
  await expectValue("0");
  await page.clock.runFor(100);
  await expectValue("10");
  await page.clock.runFor(3500);
  await expectValue("80");
  await page.clock.runFor(5000);
  await expectValue("90");
  held.resolve();
  await tickUntil(page, () => expectValue("100", BETWEEN_TICKS));
  await page.clock.runFor(900);
  await expectToStay(page, /\/intake\/express\/preview/);
  await page.clock.runFor(100);
  await page.clock.resume();
  await expectResults(page);
});

test("after signing in, the dashboard opens a second and a half later", async ({ page }) => {
  const { email, password } = await registerAs(page, "Ada");
  await page.context().clearCookies();
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await stopTheClock(page);
  await page.getByRole("button", { name: "Sign In" }).click();
  await tickUntil(page, () => expect(page.locator(".toast")).toContainText("Ada", BETWEEN_TICKS));
  const stays = expectToStay(page, /\/auth$/);
  // A little less than is left: the ticks above went by after the answer too.
  await page.clock.runFor(1200);
  await stays;
  await page.clock.runFor(300);
  await page.clock.resume();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a signed-out visitor is told so on the dashboard, and half a second later asked to sign in", async ({ page }) => {
  await page.goto("/dev/outbox");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await stopTheClock(page);
  // Within the app: a page that has to be loaded from the start needs its clock.
  await goWithinApp(page, "/dashboard");
  const toast = page.locator(".toast");
  await tickUntil(page, () => expect(toast).toContainText("You are logged out. Logging in again...", BETWEEN_TICKS));
  await expectToast(page, "Unauthorized", "You are logged out. Logging in again...");
  await page.clock.runFor(380);
  await expectToStay(page, /\/dashboard$/);
  await page.clock.runFor(120);
  await page.clock.resume();
  await expect(page).toHaveURL(/\/auth(\?|$)/);
});

for (const [role, delayMs] of [
  ["owner", 500],
  ["manager", 1200],
] as const) {
  test(`what an intake ${role} typed is saved ${delayMs} ms later`, async ({ page }) => {
    const id = await startDraft(page);
    await openForm(page, id, { role });
    let saves = 0;
    page.on("request", (request) => {
      if (request.method() === "PUT") saves += 1;
    });
    const neighborhood = page.getByRole("textbox", { name: "Neighborhood" });
    // A page that is still coming alive needs its clock.
    await expect(neighborhood).toBeVisible();
    await stopTheClock(page);
    await neighborhood.fill("Lakeview");
    await page.clock.runFor(delayMs - 50);
    await page.waitForTimeout(300);
    expect(saves).toBe(0);
    await expect(saveState(page)).toHaveText("Not saved yet");
    const saved = page.waitForResponse((response) => response.request().method() === "PUT");
    await page.clock.runFor(50);
    expect((await saved).status()).toBe(200);
    await page.clock.resume();
  });
}

async function fillLegacyForm(page: Page): Promise<Locator> {
  const form = page.getByRole("form", { name: "Property" });
  await form.getByLabel("Title").fill("Lake house");
  await form.getByLabel("Address").fill("12 Pine Road, Bend, OR");
  await form.locator("input[type=file]").setInputFiles([await photo("deck.jpg")]);
  await expect(form.getByRole("img", { name: "deck.jpg" })).toBeVisible();
  return form.getByRole("button", { name: "Proceed to Payment" });
}

test("the older form takes a second before it goes on to the payment", async ({ page }) => {
  await registerAs(page, "Ben");
  await page.goto("/vr");
  const proceed = await fillLegacyForm(page);
  await expect(proceed).toBeEnabled();
  await stopTheClock(page);
  await proceed.click();
  await expect(page.getByRole("button", { name: "Processing…" })).toBeVisible();
  await page.clock.runFor(950);
  await expectToStay(page, /\/vr$/);
  await page.clock.runFor(50);
  await page.clock.resume();
  await expect(page).toHaveURL(/\/checkout\?propertyData=/);
});
