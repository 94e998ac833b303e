import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listings } from "#server/db/schema/listings.ts";
import { orders } from "#server/db/schema/orders.ts";
import { embeddedWriters } from "#server/features/listings/write/write-texts.ts";
import type { UserListing } from "#shared/contract/listings/user-listings.ts";
import { openTestServer, type TestServer } from "#tests/support/app/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ writers: embeddedWriters });
});
afterAll(async () => {
  await server.stop();
  await server.database.drop();
});

const propertyData = { address: "5 Lake View, Kelowna, BC, Canada", bedrooms: 3, bathrooms: 2, amenities: ["Pool"] };
const REFUNDED = { status: 410, body: { message: "This order was refunded, so its description is closed." } };

type Delivered = { content: string; listingId: string };

async function aPaidListing(buyer = server.browser()) {
  const quote = await buyer.quote({ propertyData });
  await buyer.payByTestCard(quote);
  const asked = { propertyData, paymentIntentId: quote.paymentIntentId, paymentData: null };
  const ask = (more: object = {}) => buyer.post<Delivered>("/api/generate-guest-description", { ...asked, ...more });
  const { body } = await ask();
  return { buyer, quote, ask, id: body.listingId, content: body.content };
}

const refund = (orderId: string) =>
  server.database.db.update(orders).set({ state: "refunded" }).where(eq(orders.id, orderId));
const age = (id: string, changes: object) =>
  server.database.db.update(listings).set(changes).where(eq(listings.id, id));

test("a refunded listing is neither read, opened, revised, restored, shared nor delivered again, and says why", async () => {
  const { buyer, quote, ask, id, content } = await aPaidListing();
  expect((await buyer.get(`/api/listing/${id}`)).status).toBe(200);
  await refund(quote.orderId);
  expect(await buyer.get(`/api/listing/${id}`)).toEqual(REFUNDED);
  expect(await buyer.get(`/api/listing/${id}/view`)).toEqual(REFUNDED);
  expect(await buyer.post(`/api/listing/${id}/open`)).toEqual(REFUNDED);
  expect(await buyer.post(`/api/listing/${id}/revise`, { platform: "airbnb" })).toEqual(REFUNDED);
  expect(await buyer.post(`/api/listing/${id}/restore`, { platform: "airbnb", version: 1 })).toEqual(REFUNDED);
  const beginning = { platform: "airbnb", beginning: "own" };
  expect(await buyer.post(`/api/listing/${id}/beginning`, beginning)).toEqual(REFUNDED);
  expect(await ask()).toEqual(REFUNDED);
  const share = { email: "friend@example.com", propertyAddress: "", description: content, listingId: id };
  expect((await buyer.post("/api/share-description", share)).status).toBe(404);
  expect((await buyer.get(`/api/orders/${quote.orderId}/invoice`)).body).toContain("Refunded in full");
});

test("a refunded listing that was never opened is not announced as waiting", async () => {
  const { buyer, quote, id } = await aPaidListing();
  await age(id, { openedAt: null });
  expect((await buyer.get("/api/waiting-listing")).body).toMatchObject({ listingId: id });
  await refund(quote.orderId);
  expect((await buyer.get("/api/waiting-listing")).body).toMatchObject({ listingId: null });
});

test("the dashboard keeps a refunded listing without its text, and says so", async () => {
  const member = server.browser();
  const registration = { email: "refunded@example.com", password: "difference engine", firstName: "A", lastName: "B" };
  expect((await member.post("/api/register", registration)).status).toBe(200);
  const { quote } = await aPaidListing(member);
  const list = async () => (await member.get<UserListing[]>("/api/user/listings")).body[0];
  expect(await list()).toMatchObject({ isRefunded: false, generatedContent: expect.stringContaining("Kelowna") });
  await refund(quote.orderId);
  expect(await list()).toMatchObject({ isRefunded: true, generatedContent: "" });
});

test("a guest who is given the text by the generating call has opened it: again for half an hour, then never", async () => {
  const { buyer, ask, id } = await aPaidListing();
  const [listing] = await server.database.db.select().from(listings).where(eq(listings.id, id));
  expect(listing?.openedAt).toBeInstanceOf(Date);
  const again = await ask();
  expect(again).toMatchObject({ status: 200, body: { content: expect.stringContaining("Kelowna") } });
  await age(id, { openedAt: sql`now() - interval '31 minutes'` });
  const gone = { status: 410, body: { message: "Your one-time view of this description has ended." } };
  expect(await ask()).toEqual(gone);
  expect(await ask({ withContent: false })).toEqual(gone);
  expect(await buyer.get(`/api/listing/${id}`)).toEqual(gone);
});

test("asked without the text, the generating calls begin no view and give no word away", async () => {
  const buyer = server.browser();
  const { paymentIntentId } = await buyer.quote({ propertyData, promoCode: "ALPHA100" });
  const asked = { propertyData, paymentIntentId, paymentData: null, withContent: false };
  const { body } = await buyer.post<Delivered>("/api/generate-guest-description", asked);
  expect(body).toMatchObject({ success: true, content: "" });
  expect((await buyer.get(`/api/listing/${body.listingId}/view`)).body).toMatchObject({ isOpened: false });

  const property = { ...propertyData, title: "Lake House", propertyType: "vacation_rental", images: [] };
  const seller = server.browser();
  const quote = await seller.quote({ propertyData: property, promoCode: "ALPHA100" });
  const { id } = (await seller.post<{ id: string }>("/api/properties", property)).body;
  const generate = (withContent: boolean) =>
    seller.post<Delivered[]>(`/api/properties/${id}/generate-descriptions`, {
      paymentIntentId: quote.paymentIntentId,
      withContent,
    });
  const first = (await generate(false)).body;
  expect(first.map(({ content }) => content)).toEqual(["", "", ""]);
  const view = () => seller.get(`/api/listing/${first[0]?.listingId}/view`);
  expect((await view()).body).toMatchObject({ isOpened: false });
  for (const { content } of (await generate(true)).body) expect(content).toContain("Kelowna");
  expect((await view()).body).toMatchObject({ isOpened: true });
});
