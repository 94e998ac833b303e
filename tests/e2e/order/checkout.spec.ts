import type { Page } from "@playwright/test";
import {
  applyCode,
  cardForm,
  expectDescription,
  listenForQuotes,
  openCheckout,
  PROPERTY,
  pay,
  typeCard,
} from "../support/checkout.ts";
import { expectToast } from "../support/creation-dialogs.ts";
import { expectApart, gapBetween } from "../support/geometry.ts";
import { expect, test } from "../support/journey.ts";
import { goWithinApp } from "../support/navigation.ts";

test("a buyer pays with a test card and reads the description", async ({ page, checkAccessibility }) => {
  await openCheckout(page);
  const details = page.getByRole("region", { name: "Property details" });
  for (const words of ["Airbnb", PROPERTY.address, "3", "2.5"]) await expect(details).toContainText(words);
  await expect(page.getByRole("region", { name: "Order summary" })).toContainText("$19.99");
  await expect(page.getByText("Test mode, no card is charged")).toBeVisible();
  await checkAccessibility();

  await typeCard(page, "4242424242424242");
  await expect(page.getByLabel("Card number")).toHaveValue("4242 4242 4242 4242");
  await expect(page.getByLabel("Expiry date")).toHaveValue("12 / 34");
  await pay(page);
  await expectToast(page, "Payment Successful", "Thank you for your purchase!");
  await expectDescription(page);
  await expect(page.getByRole("heading", { level: 1, name: PROPERTY.address })).toBeFocused();

  const kept = await page.evaluate(() => Object.fromEntries(Object.entries<string>(localStorage)));
  expect(kept["pending_payment_intent"]).toMatch(/^test_pi_/);
  expect(JSON.parse(kept["property_data"] ?? "")).toEqual(PROPERTY);
  expect(JSON.parse(kept["order_details"] ?? "")).toEqual({
    address: PROPERTY.address,
    bedrooms: 3,
    bathrooms: 2.5,
    selectedPlatforms: ["airbnb"],
    originalAmount: 19.99,
    finalAmount: 19.99,
    promoCode: null,
    discountAmount: 0,
  });
});

test("a declined card can be followed by a good one, on the same order", async ({ page }) => {
  const quotes = listenForQuotes(page);
  await openCheckout(page);
  await typeCard(page, "4000000000000002");
  await pay(page);
  await expectToast(page, "Payment Failed", "Your card was declined.");
  await expect(cardForm(page).getByRole("alert")).toContainText("Your card was declined.");
  await expect(page.getByLabel("Security code")).toHaveValue("123");

  await page.getByLabel("Card number").fill("4242424242424242");
  const delivered = page.waitForRequest("**/api/generate-guest-description");
  await pay(page);
  await expectDescription(page);
  const { paymentIntentId } = (await delivered).postDataJSON();
  expect(new Set(quotes.map((quote) => quote.paymentIntentId))).toEqual(new Set([paymentIntentId]));
});

for (const [number, message, label] of [
  ["4000000000000069", "Your card has expired.", "Expiry date"],
  ["4000000000000127", "Your card's security code is incorrect.", "Security code"],
] as const) {
  test(`the refusal "${message}" stands at its field`, async ({ page }) => {
    await openCheckout(page);
    await typeCard(page, number);
    await pay(page);
    await expectToast(page, "Payment Failed", message);
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(message);
    await expect(page.getByLabel(label)).toBeFocused();
  });
}

test("a card without the money says so", async ({ page }) => {
  await openCheckout(page);
  await typeCard(page, "4000000000009995");
  await pay(page);
  await expectToast(page, "Payment Failed", "Your card has insufficient funds.");
  await expect(cardForm(page).getByRole("alert")).toContainText("Your card has insufficient funds.");
});

test("a card that needs authentication is refused when it fails, and pays when it is completed", async ({
  page,
  checkAccessibility,
}) => {
  await openCheckout(page);
  await typeCard(page, "4000002500003155");
  await pay(page);
  const bank = page.getByRole("dialog", { name: "Authentication required" });
  await expect(bank).toContainText("$19.99");
  await checkAccessibility();
  await bank.getByRole("button", { name: "Fail" }).click();
  await expect(bank).toBeHidden();
  await expectToast(page, "Payment Failed", "Your bank could not confirm that it is you.");

  await pay(page);
  await bank.getByRole("button", { name: "Complete" }).click();
  await expectDescription(page);
});

test("each field complains when it is left wrong, or when the form is sent without it", async ({
  page,
  checkAccessibility,
}) => {
  await openCheckout(page);
  const number = page.getByLabel("Card number");
  await number.focus();
  await page.keyboard.press("Tab");
  await expect(number).toHaveAccessibleDescription("");
  await number.pressSequentially("4242");
  await page.keyboard.press("Tab");
  await expect(number).toHaveAccessibleDescription("The number you entered is incomplete.");
  await page.getByLabel("Expiry date").pressSequentially("120");
  await page.getByLabel("Email for the receipt").fill("nobody");
  await pay(page);
  await expect(page.getByLabel("Expiry date")).toHaveAccessibleDescription("The expiry date is incomplete.");
  await expect(page.getByLabel("Security code")).toHaveAccessibleDescription("Enter the security code.");
  await expect(page.getByLabel("Email for the receipt")).toBeFocused();
  await checkAccessibility();

  await page.getByLabel("Email for the receipt").fill("");
  await pay(page);
  await expect(number).toBeFocused();
  await number.pressSequentially("424242424242");
  await expect(number).toHaveAccessibleDescription("");
});

test("a digit in the middle of the number is corrected where it stands", async ({ page }) => {
  await openCheckout(page);
  const number = page.getByLabel("Card number");
  await number.pressSequentially("4242922");
  for (let steps = 0; steps < 2; steps++) await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("42");
  await expect(number).toHaveValue("4242 4222");
  await page.keyboard.type("5");
  await expect(number).toHaveValue("4242 4252 2");
});

test("a code that is applied after the card was typed lowers the price and keeps the card typed", async ({ page }) => {
  const quotes = listenForQuotes(page);
  await openCheckout(page);
  await typeCard(page, "4242424242424242");
  await page.getByLabel("Card number").evaluate((input) => input.setAttribute("data-first", "yes"));
  await applyCode(page, "welcome20");
  await expectToast(page, "Promo Code Applied!", "You saved $4.00! New total: $15.99.");

  const summary = page.getByRole("region", { name: "Order summary" });
  await expect(summary).toContainText("WELCOME20");
  await expect(summary).toContainText("$15.99");
  await expect(page.getByLabel("Card number")).toHaveAttribute("data-first", "yes");
  await expect(page.getByLabel("Card number")).toHaveValue("4242 4242 4242 4242");
  await expect(page.getByLabel("Security code")).toHaveValue("123");
  await cardForm(page).getByRole("button", { name: "Pay $15.99" }).click();
  await expectDescription(page);
  expect(new Set(quotes.map(({ paymentIntentId }) => paymentIntentId)).size).toBe(1);
  expect(quotes.map(({ amount }) => amount)).toEqual([19.99, 15.99, 15.99]);
});

const LEAST_GAP = 12;

test("an empty or wrong code is refused, and the code applied before stays", async ({ page }) => {
  await openCheckout(page);
  const [hint, next] = [page.getByText("for you to keep."), page.getByText("Without an account you read it once")];
  expect(await gapBetween(hint, next)).toBeGreaterThanOrEqual(LEAST_GAP);
  const total = cardForm(page).getByRole("button", { name: "Pay $15.99" });
  await page.getByRole("button", { name: "Apply" }).click();
  await expectToast(page, "Error", "Please enter a promo code.");
  await applyCode(page, "WELCOME20");
  await expect(total).toBeVisible();
  await applyCode(page, "NONSENSE");
  await expectToast(page, "Invalid Promo Code", "The promo code you entered is not valid or has expired.");
  await expectApart(page.locator(".toast"), page.getByRole("textbox", { name: "Promo code" }));
  await expect(page.getByRole("textbox", { name: "Promo code" })).toHaveAccessibleDescription(/not valid or has/);
  await expect(total).toBeVisible();
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(cardForm(page).getByRole("button", { name: "Pay $19.99" })).toBeVisible();
});

test("a code over the whole price makes the order free, and it is delivered without a card", async ({
  page,
  checkAccessibility,
}) => {
  await openCheckout(page);
  await applyCode(page, "ALPHA100");
  await expectToast(page, "Promo Code Applied!", "You saved $19.99! Your order is now FREE!");
  await expect(cardForm(page)).toBeHidden();
  await checkAccessibility();
  await page.getByRole("button", { name: "Complete Free Order" }).click();
  await expectToast(page, "Order Complete!", "Your free order has been processed successfully!");
  await expectDescription(page);
  const kept = await page.evaluate(() => localStorage.getItem("pending_payment_intent"));
  expect(kept).toMatch(/^free_order_/);
});

test("a page effect does not create a second intent", async ({ page }) => {
  const quotes = listenForQuotes(page);
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/create-payment-intent")) asked += 1;
  });
  await openCheckout(page);
  await expect(cardForm(page)).toBeVisible();
  // Left and returned to within the app, the page is mounted a second time.
  await goWithinApp(page, "/dev/ui");
  await expect(page.getByRole("heading", { level: 1, name: "Complete Your Purchase" })).toBeHidden();
  await page.goBack();
  await expect(cardForm(page)).toBeVisible();
  await page.reload();
  await expect(cardForm(page)).toBeVisible();
  await expect.poll(() => quotes.length).toBe(2);
  expect(asked, "one question for each time the page was loaded").toBe(2);
  expect(quotes[1]?.paymentIntentId).toBe(quotes[0]?.paymentIntentId);
});

test("the whole purchase works by keyboard alone", async ({ page }) => {
  await openCheckout(page);
  await expect(cardForm(page)).toBeVisible();
  await tabTo(page, "Promo code");
  await page.keyboard.type("WELCOME20");
  await page.keyboard.press("Enter");
  await expectToast(page, "Promo Code Applied!", "New total: $15.99.");
  await tabTo(page, "Card number");
  for (const value of ["4000002500003155", "1234", "123"]) {
    await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Authentication required" })).toBeVisible();
  await tabTo(page, "Complete");
  await page.keyboard.press("Enter");
  await expectDescription(page);
});

async function tabTo(page: Page, name: string): Promise<void> {
  const target = page.getByRole("textbox", { name }).or(page.getByRole("button", { name, exact: true }));
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never came to ${name}`);
}

test("without a property the page says so and returns home", async ({ page }) => {
  await page.goto("/checkout");
  await expectToast(page, "Error", "Property data not found. Please try again.");
  await expect(page).toHaveURL("/");
});

test("the property of the older forms arrives in the address", async ({ page }) => {
  const property = {
    ...PROPERTY,
    title: "Lake house",
    propertyType: "vacation_rental",
    images: [`/files/${"a".repeat(40)}.webp`],
  };
  await page.goto(`/checkout?propertyData=${encodeURIComponent(JSON.stringify(property))}`);
  const details = page.getByRole("region", { name: "Property details" });
  await expect(details).toContainText("Airbnb, VRBO, Website");
  await expect(details).toContainText(PROPERTY.address);
  await expect(cardForm(page)).toBeVisible();
});
