import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listings } from "#server/db/schema/listings.ts";
import { openTestServer, type TestServer } from "#tests/support/app/test-server.ts";

let shop: TestServer;
beforeAll(async () => {
  shop = await openTestServer();
});
afterAll(async () => {
  await shop.stop();
  await shop.database.drop();
});

const propertyData = { address: "9 Quiet Lane, Oslo", bedrooms: 2 };
const NOTHING = { status: 200, body: { listingId: null, address: null } };

async function aDelivery() {
  const guest = shop.browser();
  const { paymentIntentId, orderId } = await guest.quote({ propertyData, promoCode: "ALPHA100" });
  const asked = { propertyData, paymentIntentId, paymentData: null, withContent: false };
  const { body } = await guest.post("/api/generate-guest-description", asked);
  return { guest, orderId, paymentIntentId, id: String(body["listingId"]) };
}

test("a description waits from its delivery until it is opened", async () => {
  expect(await shop.browser().get("/api/waiting-listing")).toEqual(NOTHING);
  const { guest, id } = await aDelivery();
  const waiting = await guest.get("/api/waiting-listing");
  expect(waiting.body).toEqual({ listingId: id, address: propertyData.address });
  expect((await guest.get(`/api/listing/${id}/view`)).body).toEqual({
    isGuest: true,
    isOpened: false,
    viewEndsAt: null,
    address: propertyData.address,
  });
  expect((await guest.get("/api/waiting-listing")).body).toEqual(waiting.body);
  await guest.post(`/api/listing/${id}/open`);
  expect(await guest.get("/api/waiting-listing")).toEqual(NOTHING);
  expect((await guest.get(`/api/listing/${id}/view`)).body).toMatchObject({ isOpened: true });
});

test("what can no longer be opened does not wait", async () => {
  const { guest, id } = await aDelivery();
  await shop.database.db
    .update(listings)
    .set({ createdAt: sql`now() - interval '25 hours'` })
    .where(eq(listings.id, id));
  expect(await guest.get("/api/waiting-listing")).toEqual(NOTHING);
  expect((await guest.get(`/api/listing/${id}/view`)).status).toBe(410);
});

test("an order is read by its own customer, with its price and its listing", async () => {
  const { guest, orderId, paymentIntentId, id } = await aDelivery();
  expect((await guest.get(`/api/orders/${orderId}`)).body).toEqual({
    id: orderId,
    state: "delivered",
    amount: 0,
    originalAmount: 19.99,
    discountAmount: 19.99,
    promoCode: "ALPHA100",
    propertyData,
    paymentIntentId,
    listingId: id,
  });
  const stranger = shop.browser();
  await stranger.quote({});
  for (const path of [orderId, crypto.randomUUID(), "not-an-id"]) {
    expect((await stranger.get(`/api/orders/${path}`)).status).toBe(404);
  }
});

test("a payment that went through unnoticed is noticed when its order is read", async () => {
  const guest = shop.browser();
  const quote = await guest.quote({ propertyData: { ...propertyData, address: "10 Quiet Lane, Oslo" } });
  expect((await guest.get(`/api/orders/${quote.orderId}`)).body).toMatchObject({ state: "open", listingId: null });
  await guest.payByTestCard(quote);
  expect((await guest.get(`/api/orders/${quote.orderId}`)).body["state"]).not.toBe("open");
});
