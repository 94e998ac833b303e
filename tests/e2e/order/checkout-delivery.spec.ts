import type { Page } from "@playwright/test";
import {
  applyCode,
  cardForm,
  expectDescription,
  expectOneReceipt,
  listenForQuotes,
  openCheckout,
  PROPERTY,
  pay,
  QUOTES,
  someAddress,
  typeCard,
} from "../support/checkout.ts";
import { expectToast } from "../support/creation-dialogs.ts";
import { expect, test } from "../support/journey.ts";

const GENERATE = "**/api/generate-guest-description";

test("nothing that is typed into the card is stored, named in the address or said on the console", async ({ page }) => {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("request", (request) => said.push(request.url()));
  await openCheckout(page);
  await typeCard(page, "4242424242424242");
  await pay(page);
  await expectDescription(page);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  for (const text of [stored, page.url(), ...said]) expect(text).not.toMatch(/4242[ ]?4242|12 ?\/ ?34/);
});

test("a receipt goes to the address that was given", async ({ page }) => {
  const address = someAddress();
  await openCheckout(page);
  await page.getByLabel("Email for the receipt").fill(address);
  await typeCard(page, "4242424242424242");
  await pay(page);
  await expectDescription(page);
  await expectOneReceipt(page, address, "Total paid: $19.99");
});

test("a reload of the results charges nothing and brings the same description", async ({ page }) => {
  const quotes = listenForQuotes(page);
  const confirmations: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/test-payments/")) confirmations.push(request.url());
  });
  await openCheckout(page);
  await typeCard(page, "4242424242424242");
  const first = await listingAnswered(page, () => pay(page));
  const again = await listingAnswered(page, () => page.reload());
  expect(first.listingId).toMatch(/./);
  expect(again).toEqual(first);
  expect(new Set(quotes.map(({ paymentIntentId }) => paymentIntentId)).size).toBe(1);
  expect(confirmations).toHaveLength(1);
});

async function listingAnswered(page: Page, act: () => Promise<unknown>): Promise<{ listingId: string }> {
  const answer = page.waitForResponse("**/api/generate-guest-description");
  await act();
  await expectDescription(page);
  return (await answer).json();
}

test("a price that another tab has changed is not charged before it is shown", async ({ page, context }) => {
  const address = someAddress();
  await openCheckout(page);
  await page.getByLabel("Email for the receipt").fill(address);
  await applyCode(page, "WELCOME20");
  await expect(cardForm(page).getByRole("button", { name: "Pay $15.99" })).toBeVisible();
  // The same order without the code: what the card would be charged is now the full price.
  const other = await context.newPage();
  await openCheckout(other);
  await expect(cardForm(other).getByRole("button", { name: "Pay $19.99" })).toBeVisible();

  await typeCard(page, "4242424242424242");
  await pay(page);
  await expectDescription(page);
  await expectOneReceipt(page, address, "Total paid: $15.99");
});

test("a buyer who comes back to a paid order goes on to its description", async ({ page }) => {
  await openCheckout(page);
  await typeCard(page, "4242424242424242");
  await pay(page);
  await expectDescription(page);
  const paymentIntentId = await page.evaluate(() => localStorage.getItem("pending_payment_intent"));
  // As the server answers between the payment and the delivery.
  await page.route(QUOTES, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await response.json()), clientSecret: null, alreadyPaid: true, paymentIntentId },
    });
  });
  await page.goto("/checkout");
  await expectDescription(page);
});

test("a price that cannot be fetched is reported, and asked for again", async ({ page, expectProblem }) => {
  expectProblem("503");
  await page.route(QUOTES, (route) => route.fulfill({ status: 503, json: { message: "Please wait." } }), { times: 1 });
  await openCheckout(page);
  await expectToast(page, "Error", "Failed to initialize payment.");
  await expect(page.getByRole("alert")).toContainText("Please wait.");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(cardForm(page)).toBeVisible();
});

test("a payment that breaks off can be tried again, and is charged once", async ({ page, expectProblem }) => {
  expectProblem("/api/test-payments/");
  const address = someAddress();
  await openCheckout(page);
  await page.getByLabel("Email for the receipt").fill(address);
  await typeCard(page, "4242424242424242");
  // The charge goes through, and its answer is lost.
  await page.route("**/api/test-payments/*/confirm", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await pay(page);
  await expectToast(page, "Payment Failed", "one order is never charged twice");
  await page.unroute("**/api/test-payments/*/confirm");
  await pay(page);
  await expectDescription(page);
  await expectOneReceipt(page, address, "Total paid: $19.99");
});

test("a description that fails to come is asked for again, without a new payment", async ({ page, expectProblem }) => {
  expectProblem("50");
  await page.route(GENERATE, (route) => route.fulfill({ status: 500, json: { message: "Broken." } }), { times: 1 });
  await openCheckout(page);
  await typeCard(page, "4242424242424242");
  await pay(page);
  await expectToast(page, "Error", "Failed to generate description. Please contact support.");
  await expect(page.getByRole("alert")).toContainText("What you paid for is safe.");
  // A server that restarts answers 503, which the page sits out by itself.
  await page.route(GENERATE, (route) => route.fulfill({ status: 503, json: { message: "Soon." } }), { times: 1 });
  await page.getByRole("button", { name: "Retry" }).click();
  await expectDescription(page);
});

test("each section is copied alone, and all of them together", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openCheckout(page);
  await applyCode(page, "ALPHA100");
  await page.getByRole("button", { name: "Complete Free Order" }).click();
  await expectDescription(page);
  const title = page.getByRole("region", { name: "Title", exact: true });
  await title.getByRole("button", { name: "Copy" }).click();
  await expectToast(page, "Copied!", "Description copied to clipboard.");
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await title.textContent()).toContain(await copied());
  expect(await copied()).not.toMatch(/Title|\*/);
  await page.getByRole("button", { name: "Copy All" }).click();
  await expect.poll(copied).toMatch(/^Title\n.+\n\nSummary\n/);
});

test("a listing is opened by its address, and only by its buyer", async ({ page, browser, baseURL }) => {
  await openCheckout(page);
  await applyCode(page, "ALPHA100");
  const { listingId } = await listingAnswered(page, () =>
    page.getByRole("button", { name: "Complete Free Order" }).click(),
  );
  await page.goto(`/results?listing=${listingId}&payment=free`);
  await expectDescription(page);
  await expect(page.getByRole("heading", { level: 1, name: PROPERTY.address })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto(`${baseURL}/results?listing=${listingId}&payment=free`);
  await expectToast(other, "Error", "Failed to load your listing. Please contact support.");
  await expect(other.getByText("There is no such order in this browser.")).toBeVisible();
  await expect(other.getByText("West Kelowna")).toBeHidden();
  await other.context().close();
});

test("the results without an order say the next step", async ({ page }) => {
  await page.goto("/results");
  await expect(page.getByText("This browser has not bought a description yet.")).toBeVisible();
});
