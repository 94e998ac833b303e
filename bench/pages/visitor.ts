import type { Browser } from "@playwright/test";
import { createBrowser } from "../../tests/support/app/browser.ts";

const PROPERTY = {
  platform: "airbnb",
  address: "2450 Boucherie Road, West Kelowna, BC, V4T 3A1, Canada",
  bedrooms: 3,
  bathrooms: 2.5,
  maxGuests: 6,
  images: [],
};
const LISTINGS = 3;

// A member with a few listings and a form in the middle.
export type Visitor = { cookies: Map<string, string>; listingId: string; draftId: string };

export async function openVisitor(url: string): Promise<Visitor> {
  const browser = createBrowser(url);
  const account = { email: "grace@example.com", password: "difference engine", firstName: "Grace", lastName: "Hopper" };
  await expectOk(browser.post("/api/register", account));
  let listingId = "";
  for (let at = 0; at < LISTINGS; at++) {
    const jobId = await browser.startExpress({ max_guests: 4 + at, pet_friendly: true });
    const quote = await browser.quote({ jobId, promoCode: "ALPHA100" });
    listingId = (await expectOk(browser.generate(jobId, quote))).listingId;
  }
  const wish = { mode: "deep", address: PROPERTY.address };
  const draft = await expectOk(browser.post<{ id: string }>("/api/intake/property", wish));
  return { cookies: browser.cookies, listingId, draftId: draft.id };
}

type MeasuredPage = { name: string; path: string; isSignedIn?: true };

export function pagesOf({ listingId, draftId }: Visitor): MeasuredPage[] {
  const property = encodeURIComponent(JSON.stringify(PROPERTY));
  return [
    { name: "/", path: "/" },
    { name: "/auth", path: "/auth" },
    { name: "/vr", path: "/vr" },
    { name: "/vr (signed in)", path: "/vr", isSignedIn: true },
    { name: "/checkout", path: `/checkout?propertyData=${property}` },
    { name: "/results (signed in)", path: `/results?listing=${listingId}`, isSignedIn: true },
    { name: "/dashboard (signed in)", path: "/dashboard", isSignedIn: true },
    { name: "/intake (signed in)", path: `/intake/${draftId}/form?role=manager`, isSignedIn: true },
  ];
}

// Lighthouse opens its pages in the browser's own context, not in one of Playwright's.
export async function signIn(browser: Browser, url: string, { cookies }: Visitor): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  await session.send("Storage.setCookies", {
    cookies: [...cookies].map(([name, value]) => ({ name, value, url })),
  });
}

async function expectOk<T>(answered: Promise<{ status: number; body: T }>): Promise<T> {
  const { status, body } = await answered;
  if (status !== 200) throw new Error(`a call was answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
