import type { Locator, Page } from "@playwright/test";
import { expect } from "./journey.ts";

export const PROPERTY = {
  platform: "airbnb",
  address: "2450 Boucherie Road, West Kelowna, BC, V4T 3A1, Canada",
  bedrooms: 3,
  bathrooms: 2.5,
  maxGuests: 6,
  images: [],
};

// As a form does that hands its property to the checkout.
export async function openCheckout(page: Page, property: object = PROPERTY): Promise<void> {
  // Any page of the same origin can set the storage; this one loads no page of the app.
  await page.goto("/healthz");
  await page.evaluate((data) => sessionStorage.setItem("propertyData", JSON.stringify(data)), property);
  await page.goto("/checkout");
  const heading = /Complete Your Purchase|Hand over your part/;
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
}

export const cardForm = (page: Page): Locator => page.getByRole("form", { name: "Card payment" });

export async function typeCard(page: Page, number: string): Promise<void> {
  const form = cardForm(page);
  await form.getByLabel("Card number").pressSequentially(number);
  await form.getByLabel("Expiry date").pressSequentially("1234");
  await form.getByLabel("Security code").pressSequentially("123");
}

export async function pay(page: Page): Promise<void> {
  await cardForm(page).getByRole("button", { name: /^Pay / }).click();
}

export async function applyCode(page: Page, code: string): Promise<void> {
  await page.getByRole("textbox", { name: "Promo code" }).fill(code);
  await page.getByRole("button", { name: "Apply" }).click();
}

export const guestChoice = (page: Page): Locator =>
  page.getByRole("button", { name: "Continue as Guest (one-time view)" });

// A guest chooses first how to read it; who has chosen, or is signed in, does not.
export async function expectDescription(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/results/);
  await expect(guestChoice(page).or(page.getByRole("region", { name: "Title", exact: true }))).toBeVisible();
  if (await guestChoice(page).isVisible()) await guestChoice(page).click();
  await expect(page.getByRole("region", { name: "Title", exact: true })).toContainText("West Kelowna");
  await expect(page.getByRole("region", { name: "Summary", exact: true })).toContainText(
    /three bedrooms|three-bedroom/i,
  );
}

export const QUOTES = "**/api/create-payment-intent";

// What the server answered when it was asked for a price, from now on.
export function listenForQuotes(page: Page): { paymentIntentId: string; amount: number }[] {
  const quotes: { paymentIntentId: string; amount: number }[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith("/api/create-payment-intent")) quotes.push(await response.json());
  });
  return quotes;
}

type Mail = { to: string; subject: string; text: string };

export async function expectOneReceipt(page: Page, address: string, words: string): Promise<void> {
  await expect(async () => {
    const { mails } = await (await page.request.get("/api/dev/outbox")).json();
    const receipts = mails.filter(({ to, subject }: Mail) => to.includes(address) && subject.includes("receipt"));
    expect(receipts.map(({ text }: Mail) => text)).toEqual([expect.stringContaining(words)]);
  }).toPass();
}

export function someAddress(): string {
  return `buyer-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`;
}

// The shortest way to a description.
export async function orderFree(page: Page, property: object = PROPERTY): Promise<void> {
  await openCheckout(page, property);
  await applyCode(page, "ALPHA100");
  await page.getByRole("button", { name: "Complete Free Order" }).click();
  await expect(page).toHaveURL(/\/results/);
}
