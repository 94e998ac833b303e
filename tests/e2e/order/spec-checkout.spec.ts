import {
  applyCode,
  cardForm,
  guestChoice,
  openCheckout,
  PROPERTY,
  pay,
  QUOTES,
  typeCard,
} from "../support/checkout.ts";
import { expectToast } from "../support/creation-dialogs.ts";
import { expect, test } from "../support/journey.ts";

test("the checkout counts the images, and its box hints at the test code", async ({ page }) => {
  await openCheckout(page, { ...PROPERTY, images: ["a", "b"].map((letter) => `/files/${letter.repeat(40)}.webp`) });
  const images = page.getByRole("region", { name: "Property details" }).locator("div", { hasText: /^Images/ });
  await expect(images).toHaveText("Images2");
  await expect(page.getByRole("textbox", { name: "Promo code" })).toHaveAttribute("placeholder", /ALPHA100/);
});

test("a code that cannot be tried says so, and the price stays", async ({ page, expectProblem }) => {
  expectProblem("503");
  await openCheckout(page);
  await expect(cardForm(page)).toBeVisible();
  await page.route(QUOTES, (route) => route.fulfill({ status: 503, body: "" }), { times: 1 });
  await applyCode(page, "WELCOME20");
  await expectToast(page, "Error", "Failed to apply promo code.");
  await expect(cardForm(page).getByRole("button", { name: "Pay $19.99" })).toBeVisible();
});

test("a free order takes a second, and the button says that it is at work", async ({ page }) => {
  await openCheckout(page);
  await applyCode(page, "ALPHA100");
  const order = page.getByRole("button", { name: "Complete Free Order" });
  await expect(order).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const prepared = page.waitForResponse(QUOTES);
  await order.click();
  await (await prepared).finished();
  await expect(page.getByRole("button", { name: "Processing…" })).toBeVisible();
  await page.clock.runFor(950);
  await expect(page).toHaveURL(/\/checkout$/);
  await page.clock.runFor(100);
  await expectToast(page, "Order Complete!", "Your free order has been processed successfully!");
  await page.clock.resume();
  await expect(page).toHaveURL(/\/results/);
});

test("a payment that has not succeeded is no payment", async ({ page }) => {
  await openCheckout(page);
  await typeCard(page, "4242424242424242");
  await page.route("**/api/test-payments/*/confirm", (route) =>
    route.fulfill({ json: { status: "processing", error: null } }),
  );
  await pay(page);
  await expectToast(page, "Payment Failed", "Your bank is still working on this payment.");
  await expect(page).toHaveURL(/\/checkout$/);
  expect(await page.evaluate(() => localStorage.getItem("pending_payment_intent"))).toBeNull();
});

test("a guest is told what an account is good for before choosing how to read", async ({ page }) => {
  await openCheckout(page);
  await applyCode(page, "ALPHA100");
  await page.getByRole("button", { name: "Complete Free Order" }).click();
  await expect(guestChoice(page)).toBeVisible();
  const account = page.locator("div", { has: page.getByRole("link", { name: "Sign Up / Log In" }) }).last();
  for (const benefit of ["Saved to your dashboard", "Priority support", "10% off"]) {
    await expect(account).toContainText(benefit);
  }
  await expect(page.getByRole("link", { name: "Sign Up / Log In" })).toHaveAttribute("href", /^\/api\/login(\?|$)/);
});
