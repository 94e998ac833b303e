import type { Pool } from "pg";
import { createBrowser } from "../../tests/support/app/browser.ts";
import { imagesForm, plainPicture } from "../../tests/support/app/uploads.ts";
import { seedListingsOf } from "../seed.ts";

const LISTINGS_OF_MEMBER = 10;
const PASSWORD = "difference engine";
// What a host has typed by the middle of the form.
const ANSWERS = {
  property_type: "House",
  neighborhood: "A quiet street near the harbour, ten minutes on foot from the old town",
  living_area: 120,
};

// The caller, and the ids of their data.
export type Member = {
  cookie: string;
  token: string;
  listingId: string;
  draftId: string;
  // An express form that is about to be bought.
  jobId: string;
  // A photo as a browser sends it.
  picture: { type: string; body: Buffer };
};

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
  return {
    cookie,
    token: signed.split(".")[0] ?? "",
    listingId,
    draftId: draft.id,
    jobId: await browser.startExpress(),
    picture: await encodedPicture(),
  };
}

async function encodedPicture(): Promise<Member["picture"]> {
  const bytes = await plainPicture({ width: 1600, height: 1200 });
  const encoded = new Response(imagesForm([{ name: "kitchen.jpg", bytes }]));
  return { type: encoded.headers.get("content-type") ?? "", body: Buffer.from(await encoded.arrayBuffer()) };
}

async function expectOk<T>(answered: Promise<{ status: number; body: T }>): Promise<T> {
  const { status, body } = await answered;
  if (status !== 200) throw new Error(`a call was answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
