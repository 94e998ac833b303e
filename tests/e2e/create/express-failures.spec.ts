import type { Page } from "@playwright/test";
import { cardForm, listenForQuotes, pay, QUOTES, typeCard } from "../support/checkout.ts";
import { expectToast } from "../support/creation-dialogs.ts";
import { expectResults, GENERATE, openPreview, PREVIEW, previewUrl, startExpress } from "../support/express.ts";
import { expect, test } from "../support/journey.ts";

const NOT_LOADED = "Failed to load your property data. Please try again.";
const progress = (page: Page) => page.getByRole("progressbar", { name: "Generating your listing" });

test("without a job, or with an unknown one, there is a way back", async ({ page, expectProblem }) => {
  await page.goto("/intake/express/preview");
  await expectToast(page, "Error", NOT_LOADED);
  expectProblem("404");
  await page.goto(previewUrl("6f1f7d1e-0000-4000-8000-000000000000"));
  await expectToast(page, "Error", NOT_LOADED);
  await expect(page.getByRole("link", { name: "Sign in" }).last()).toHaveAttribute("href", "/auth");
  await page.getByRole("link", { name: "Start again from the home page" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("a server that does not answer is asked again", async ({ page, expectProblem }) => {
  const jobId = await startExpress(page.context());
  expectProblem(/ERR_FAILED|net::ERR/);
  // The page's HTML asks first, and the page asks again by itself before it gives up.
  await page.route(PREVIEW, (route) => route.abort("failed"), { times: 2 });
  await page.goto(previewUrl(jobId));
  await expectToast(page, "Error", NOT_LOADED);
  await expect(page.getByRole("alert").filter({ hasText: "The server did not answer." })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("region", { name: "Property details" })).toBeVisible();
});

test("a slow answer shows that the page is loading", async ({ page }) => {
  const jobId = await startExpress(page.context());
  const held = Promise.withResolvers<void>();
  await page.route(PREVIEW, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(previewUrl(jobId));
  await expect(page.getByText("Loading your preview")).toBeAttached();
  held.resolve();
  await expect(page.getByRole("region", { name: "Property details" })).toBeVisible();
});

test("a payment that cannot be prepared is reported, and asked for again", async ({ page, expectProblem }) => {
  expectProblem("500");
  await page.route(QUOTES, (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
  await openPreview(page);
  await expectToast(page, "Payment Error", "Failed to initialize payment. Please try again.");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(cardForm(page)).toBeVisible();
});

test("a payment that breaks off charges once, however often it is tried", async ({ page, expectProblem }) => {
  const quotes = listenForQuotes(page);
  await openPreview(page);
  await typeCard(page, "4242424242424242");
  expectProblem("503");
  await page.route("**/api/test-payments/*/confirm", (route) => route.fulfill({ status: 503, body: "" }), { times: 1 });
  await pay(page);
  await expectToast(page, "Error", "Payment processing failed. Please try again.");
  await expect(progress(page)).toBeHidden();
  await pay(page);
  await expectResults(page);
  expect(new Set(quotes.map(({ paymentIntentId }) => paymentIntentId)).size).toBe(1);
});

test("a generation that fails resets its progress, and trying again charges nothing", async ({
  page,
  expectProblem,
}) => {
  const confirmations: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/test-payments/")) confirmations.push(request.url());
  });
  await openPreview(page);
  await typeCard(page, "4242424242424242");
  expectProblem("500");
  await page.route(GENERATE, (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
  await pay(page);
  await expectToast(page, "Generation Failed", "Failed to generate your listing. Please try again.");
  await expect(progress(page)).toHaveAttribute("value", "0");
  await expect(page.getByRole("alert").filter({ hasText: "Your payment is safe" })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expectResults(page);
  expect(confirmations).toHaveLength(1);
});

test("a reload in the middle of the generation goes on with it", async ({ page }) => {
  await openPreview(page);
  await typeCard(page, "4242424242424242");
  const asked = page.waitForRequest(GENERATE);
  await page.route(GENERATE, () => {}, { times: 1 });
  await pay(page);
  await asked;
  await expect(progress(page)).toBeVisible();
  await page.reload();
  await expect(progress(page)).toBeVisible();
  await expectResults(page);
});

test("a reload in the middle of the payment finds it paid, and charges nothing more", async ({ page }) => {
  const confirmations: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/test-payments/")) confirmations.push(request.url());
  });
  await openPreview(page);
  await typeCard(page, "4242424242424242");
  // The bank has the money, and this page never hears of it.
  await page.route("**/api/test-payments/*/confirm", async (route) => void (await route.fetch()), { times: 1 });
  const paid = page.waitForRequest("**/api/test-payments/*/confirm");
  await pay(page);
  await paid;
  await expect(async () => {
    const url = new URL(page.url());
    const quote = await page.request.post("/api/create-payment-intent", {
      data: { jobId: url.searchParams.get("job") },
    });
    expect((await quote.json()).alreadyPaid).toBe(true);
  }).toPass();
  await page.reload();
  await expectResults(page);
  expect(confirmations).toHaveLength(1);
});

test("when two tabs are open, one pays and both arrive at the same listing", async ({ page, context }) => {
  const jobId = await openPreview(page);
  const other = await context.newPage();
  await other.goto(previewUrl(jobId));
  await typeCard(other, "4242424242424242");
  await typeCard(page, "4242424242424242");
  await pay(page);
  const first = await expectResults(page);
  const confirmations: string[] = [];
  other.on("request", (request) => {
    if (request.url().includes("/api/test-payments/")) confirmations.push(request.url());
  });
  await pay(other);
  const second = await expectResults(other);
  expect(second.searchParams.get("listing")).toBe(first.searchParams.get("listing"));
  expect(confirmations).toEqual([]);
});

test("a session that has ended loses nothing that was typed, and says so", async ({ page, expectProblem }) => {
  await openPreview(page);
  await typeCard(page, "4242424242424242");
  await page.context().clearCookies();
  expectProblem("404");
  await pay(page);
  await expectToast(page, "Error", "Payment processing failed. Please try again.");
  await expect(page.getByLabel("Card number")).toHaveValue("4242 4242 4242 4242");
  await page.getByRole("button", { name: "Edit details" }).click();
  await page.getByRole("form", { name: "Property details" }).getByRole("spinbutton", { name: "Bedrooms" }).fill("4");
  await page.getByRole("button", { name: "Save details" }).click();
  await expectToast(page, "Error", "Your change was not saved. Please try again.");
  await expect(page.getByRole("alert").filter({ hasText: "Your session has ended" })).toBeVisible();
  await expect(
    page.getByRole("form", { name: "Property details" }).getByRole("spinbutton", { name: "Bedrooms" }),
  ).toHaveValue("4");
});
