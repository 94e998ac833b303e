import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestBrowser } from "#tests/support/app/browser.ts";
import { openTestServer, type TestServer } from "#tests/support/app/test-server.ts";

let shop: TestServer;
beforeAll(async () => {
  shop = await openTestServer();
});
afterAll(async () => {
  await shop.stop();
  await shop.database.drop();
});

type Reading = { content: string; propertyData: object; descriptions: { version: number; versions: unknown[] }[] };

async function startForm(buyer: TestBrowser): Promise<string> {
  const start = { mode: "deep", address: "12 Pine Road, Oslo" };
  return (await buyer.post<{ id: string }>("/api/intake/property", start)).body.id;
}

async function buy(buyer: TestBrowser, request: object): Promise<string> {
  const quote = await buyer.quote(request);
  await buyer.payByTestCard(quote);
  const { paymentIntentId } = quote;
  const body = { propertyData: {}, paymentIntentId, paymentData: null };
  return (await buyer.post<{ listingId: string }>("/api/generate-guest-description", body)).body.listingId;
}

test("a form that was bought is not priced again, but leads to its description", async () => {
  const buyer = shop.browser();
  const draftId = await startForm(buyer);
  const listingId = await buy(buyer, { draftId });
  expect(await buyer.quote({ draftId })).toMatchObject({
    alreadyPaid: true,
    clientSecret: null,
    boughtBefore: { listingId },
  });
});

test("a buyer who asks for a second description of a form gets a new order for it", async () => {
  const buyer = shop.browser();
  const draftId = await startForm(buyer);
  const first = await buy(buyer, { draftId });
  const again = await buyer.quote({ draftId, again: true });
  expect(again).toMatchObject({ alreadyPaid: false, amount: 19.99, boughtBefore: null });
  expect(await buy(buyer, { draftId, again: true })).not.toBe(first);
});

test("corrected answers are rewritten at no charge as one more version", async () => {
  const buyer = shop.browser();
  const draftId = await startForm(buyer);
  const listingId = await buy(buyer, { draftId });
  await buyer.put(`/api/intake/${draftId}`, { form_data: { address: "7 Birch Lane, Bergen" } });
  const { status, body } = await buyer.post<Reading>(`/api/listing/${listingId}/rewrite`);
  expect(status).toBe(200);
  expect(body.content).toContain("7 Birch Lane, Bergen");
  expect(body.propertyData).toMatchObject({ address: "7 Birch Lane, Bergen" });
  expect(body.descriptions[0]).toMatchObject({ version: 2 });
  expect(body.descriptions[0]?.versions).toHaveLength(2);
  expect(await buyer.quote({ draftId })).toMatchObject({ alreadyPaid: true });
});

test("another customer's description cannot be rewritten", async () => {
  const buyer = shop.browser();
  const listingId = await buy(buyer, { draftId: await startForm(buyer) });
  expect((await shop.browser().post(`/api/listing/${listingId}/rewrite`)).status).toBe(404);
});
