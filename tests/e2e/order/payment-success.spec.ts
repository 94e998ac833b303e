import type { Page } from "@playwright/test";
import { applyCode, openCheckout, PROPERTY, pay, someAddress, typeCard } from "../support/checkout.ts";
import { expect, test } from "../support/journey.ts";

// Like a buyer who was sent to the bank and comes back by its address.
async function comeBackFromTheBank(page: Page): Promise<string> {
  const quoted = page.waitForResponse("**/api/create-payment-intent");
  await openCheckout(page);
  const { orderId } = await (await quoted).json();
  await typeCard(page, "4242424242424242");
  // Left before it is sent, the page would leave the route in place, and the next page's call would wait for ever.
  const isAsked = Promise.withResolvers<void>();
  await page.route("**/api/generate-guest-description", () => isAsked.resolve(), { times: 1 });
  await pay(page);
  await isAsked.promise;
  await page.goto(`/payment-success?order=${orderId}&payment_intent=x&redirect_status=succeeded`);
  await expect(page.getByRole("heading", { level: 1, name: "Payment successful" })).toBeVisible();
  return orderId;
}

test("the order is summed up; Continue as Guest stores a token and opens the listing", async ({
  page,
  checkAccessibility,
}) => {
  const orderId = await comeBackFromTheBank(page);
  await expect(page.getByText("Thank you. This is what you bought")).toBeVisible();
  const receipt = page.getByRole("region", { name: "Order summary" });
  for (const words of [orderId, PROPERTY.address, "3 bedrooms, 2.5 bathrooms", "Airbnb", "$19.99"]) {
    await expect(receipt).toContainText(words);
  }
  await checkAccessibility();
  await page.getByRole("button", { name: "Continue as Guest" }).click();
  await expect(page).toHaveURL(/\/listing\/[0-9a-f-]{36}\?guest=guest_/);
  const token = await page.evaluate(() => localStorage.getItem("guest_access_token"));
  expect(token).toMatch(new RegExp(`^guest_${orderId}_\\d{13}$`));
  expect(new URL(page.url()).searchParams.get("guest")).toBe(token);
  await expect(page.getByText("Guest", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "VRBO" })).toContainText("3 bedrooms and 2.5 bathrooms");
});

test("Create Account remembers the order and leads to the sign-in, and the order is then the account's", async ({
  page,
}) => {
  const orderId = await comeBackFromTheBank(page);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(/\/auth\?mode=register&next=/);
  const kept = await page.evaluate(() => Object.fromEntries(Object.entries<string>(localStorage)));
  expect(kept["pending_payment_intent"]).toMatch(/^test_pi_/);
  expect(JSON.parse(kept["order_details"] ?? "{}")).toMatchObject({ finalAmount: 19.99 });
  await page.request.post("/api/register", {
    data: { email: someAddress(), password: "long enough", firstName: "Ann", lastName: "Lee" },
  });
  await page.goto(`/payment-success?order=${orderId}`);
  await page.getByRole("link", { name: "Open your description" }).click();
  await expect(page.getByRole("region", { name: "Title", exact: true })).toContainText("West Kelowna");
});

test("a payment that the bank did not confirm is reported, and leads back", async ({ page }) => {
  const quoted = page.waitForResponse("**/api/create-payment-intent");
  await openCheckout(page);
  const { orderId } = await (await quoted).json();
  await page.goto(`/payment-success?order=${orderId}&redirect_status=failed`);
  await expect(page.getByRole("heading", { name: "The payment was not completed" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to the payment" })).toHaveAttribute("href", "/checkout");
});

test("another buyer's order is not shown, and a server that fails can be asked again", async ({
  page,
  expectProblem,
}) => {
  expectProblem("404");
  expectProblem("500");
  await openCheckout(page);
  await applyCode(page, "ALPHA100");
  await page.goto(`/payment-success?order=${crypto.randomUUID()}`);
  await expect(page.getByRole("heading", { name: "There is no such order in this browser" })).toBeVisible();
  await page.route("**/api/orders/*", (route) => route.fulfill({ status: 500, json: { message: "Broken." } }), {
    times: 1,
  });
  await page.goto(`/payment-success?order=${crypto.randomUUID()}`);
  await expect(page.getByRole("alert")).toContainText("What was paid is safe.");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "There is no such order in this browser" })).toBeVisible();
});
