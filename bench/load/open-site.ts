import type { Pool } from "pg";
import { createBrowser, type TestBrowser } from "../../tests/support/browser.ts";
import { seedListingsOf } from "../admin/seed.ts";

const LISTINGS_OF_MEMBER = 10;
const PASSWORD = "difference engine";
// What a host has typed by the middle of the form.
const ANSWERS = {
  property_type: "House",
  neighborhood: "A quiet street near the harbour, ten minutes on foot from the old town",
  living_area: 120,
};

// Who calls, and what they own.
export type Member = { browser: TestBrowser; cookie: string; token: string; listingId: string; draftId: string };

export async function openMember(url: string, pool: Pool, email: string): Promise<Member> {
  const browser = createBrowser(url);
  const account = { email, password: PASSWORD, firstName: "Grace", lastName: "Hopper" };
  const { id: userId } = (await expectOk(browser.post<{ user: { id: string } }>("/api/register", account))).user;
  const jobId = await browser.startExpress({ max_guests: 4, pet_friendly: true });
  const quote = await browser.quote({ jobId, promoCode: "ALPHA100" });
  const { listingId } = await expectOk(browser.generate(jobId, quote));
  const address = "12 Pine Road, Oslo";
  const draft = await expectOk(browser.post<{ id: string }>("/api/intake/property", { mode: "deep", address }));
  await expectOk(browser.put(`/api/intake/${draft.id}`, { form_data: ANSWERS }));
  await seedListingsOf(pool, userId, LISTINGS_OF_MEMBER);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const signed = decodeURIComponent(browser.cookies.get("stayscribe.session_token") ?? "");
  return { browser, cookie, token: signed.split(".")[0] ?? "", listingId, draftId: draft.id };
}

async function expectOk<T>(answered: Promise<{ status: number; body: T }>): Promise<T> {
  const { status, body } = await answered;
  if (status !== 200) throw new Error(`a call was answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
