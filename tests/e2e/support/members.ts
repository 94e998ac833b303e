import type { Locator, Page } from "@playwright/test";
import { someAddress } from "./checkout.ts";
import { expect } from "./journey.ts";

export const PASSWORD = "harbour pencil lamp";

export type Member = { email: string; firstName: string };

// An account whose session is in the page's browser.
export async function signUp(page: Page, firstName = "Ana"): Promise<Member> {
  const email = someAddress();
  const data = { email, password: PASSWORD, firstName, lastName: "Lee" };
  expect((await page.request.post("/api/register", { data })).ok()).toBe(true);
  return { email, firstName };
}

type Property = { address: string; [fact: string]: unknown };

// A free purchase by the browser's customer, guest or member.
export async function buyListing(page: Page, property: Property): Promise<string> {
  const propertyData = { platform: "airbnb", bedrooms: 3, bathrooms: 2.5, maxGuests: 6, images: [], ...property };
  const wish = { propertyData, promoCode: "ALPHA100" };
  const { paymentIntentId } = await (await page.request.post("/api/create-payment-intent", { data: wish })).json();
  const data = { propertyData, paymentIntentId, paymentData: null, withContent: false };
  const answer = await page.request.post("/api/generate-guest-description", { data });
  return (await answer.json()).listingId;
}

// The eye beside it is named after the same word.
export const passwordField = (page: Page, label = "Password"): Locator =>
  page.getByLabel(new RegExp(`^${label}`)).and(page.locator("input"));

// The newest mail to an address that holds such a link.
export async function mailedLink(page: Page, email: string, part: string): Promise<string> {
  let link = "";
  await expect(async () => {
    const { mails } = await (await page.request.get("/api/dev/outbox")).json();
    const own = mails.find(({ to, text }: { to: string; text: string }) => to.includes(email) && text.includes(part));
    link = new RegExp(`https?://\\S*${part}\\S*`).exec(own?.text ?? "")?.[0] ?? "";
    expect(link).not.toBe("");
  }).toPass();
  const { pathname, search } = new URL(link);
  return pathname + search;
}
