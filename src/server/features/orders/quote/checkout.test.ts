import { afterAll, beforeAll, expect, test } from "vitest";
import { createPayments } from "#server/adapters/payments/create-payments.ts";
import { readConfig } from "#server/config.ts";
import { customers } from "#server/db/schema/customers.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { embeddedWriters } from "#server/features/listings/write/write-texts.ts";
import { createLog } from "#server/process/log.ts";
import { registration } from "#tests/support/app/members.ts";
import { openTestServer, type TestServer, testServerUntilTestEnds } from "#tests/support/app/test-server.ts";
import { quoteOrder } from "./quote-order.ts";

let shop: TestServer;
beforeAll(async () => {
  shop = await openTestServer();
});
afterAll(async () => {
  await shop.stop();
  await shop.database.drop();
});

test("a quote names the full price, and paying it by card delivers the listing", async () => {
  const buyer = shop.browser();
  const jobId = await buyer.startExpress();
  const quote = await buyer.quote({ jobId });
  expect(quote).toEqual({
    clientSecret: expect.stringContaining("_secret_"),
    amount: 19.99,
    originalAmount: 19.99,
    discountApplied: false,
    memberDiscount: 0,
    totalDiscountAmount: 0,
    isFree: false,
    orderId: expect.any(String),
    paymentIntentId: expect.stringMatching(/^test_pi_/),
    alreadyPaid: false,
    boughtBefore: null,
  });
  expect((await buyer.payByTestCard(quote)).body).toEqual({ status: "succeeded", error: null });
  const { listingId } = (await buyer.generate(jobId, quote)).body;
  const listing = await buyer.get(`/api/listing/${listingId}`);
  expect(listing.body).toMatchObject({
    success: true,
    propertyData: { address: "12 Pine Road, Oslo", bedrooms: 2 },
    content: expect.stringContaining("12 Pine Road, Oslo"),
  });
});

test("the writer itself describes what was paid for", async () => {
  const real = await testServerUntilTestEnds({ writers: embeddedWriters });
  const buyer = real.browser();
  const jobId = await buyer.startExpress({ property_address: "12 Pine Road, Oslo, Norway", bedrooms: 3 });
  const quote = await buyer.quote({ jobId });
  await buyer.payByTestCard(quote);
  const { listingId } = (await buyer.generate(jobId, quote)).body;
  const { body } = await buyer.get(`/api/listing/${listingId}`);
  expect(body["content"]).toMatch(/\*\*[^*]+\*\*[^]*Oslo/);
  expect(body["content"]).toMatch(/three.bedroom/i);
  expect(body["content"]).not.toContain("Pine Road");
});

test("no payment is asked for a description that cannot be written", async () => {
  const answer = await shop.browser().post("/api/create-payment-intent", { propertyData: { role: "manager" } });
  expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining("nothing to write about") } });
});

test("a detail of the wrong kind is left out rather than refused", async () => {
  const propertyData = { address: "12 Pine Road, Oslo", bedrooms: 2, maxGuests: "many", notes: { odd: true } };
  expect(await shop.browser().quote({ propertyData })).toMatchObject({ amount: 19.99 });
});

test("one visitor's quotes for two properties are two orders; the same property again is the same order", async () => {
  const buyer = shop.browser();
  const first = await buyer.quote({ propertyData: { address: "1 A Street, Oslo", bedrooms: 1 } });
  const other = await buyer.quote({ propertyData: { address: "2 B Street, Oslo", bedrooms: 1 } });
  const again = await buyer.quote({ propertyData: { address: " 1 a  street, OSLO", bedrooms: 2 } });
  expect(other.orderId).not.toBe(first.orderId);
  expect(again.orderId).toBe(first.orderId);
  expect(again.paymentIntentId).toBe(first.paymentIntentId);
});

test("an unknown job, draft or property, and another customer's, are not found", async () => {
  const owner = shop.browser();
  const jobId = await owner.startExpress();
  const draftId = (await owner.post("/api/intake/property", { mode: "deep", address: "12 Pine Road, Oslo" })).body[
    "id"
  ];
  expect((await owner.post("/api/create-payment-intent", { draftId })).status).toBe(200);
  const stranger = shop.browser();
  for (const body of [{ jobId }, { jobId: "x" }, { draftId }, { draftId: crypto.randomUUID() }, { propertyId: "1" }]) {
    expect((await stranger.post("/api/create-payment-intent", body)).status).toBe(404);
  }
});

test("the draft as the server has it is bought, whatever a stale tab still holds", async () => {
  const buyer = shop.browser();
  const address = "12 Pine Road, Oslo";
  const { id } = (await buyer.post<{ id: string }>("/api/intake/property", { mode: "deep", address })).body;
  await buyer.put(`/api/intake/${id}`, { form_data: { property_type: "Cabin", maxGuests: 6 } });
  const stale = { address, property_type: "Villa", maxGuests: 2, hot_tub: "Yes", draftId: id, role: "manager" };
  const { orderId } = await buyer.quote({ propertyData: stale });
  const { propertyData } = (await buyer.get<{ propertyData: object }>(`/api/orders/${orderId}`)).body;
  expect(propertyData).toMatchObject({ property_type: "Cabin", maxGuests: 6, draftId: id, formType: "detailed" });
  expect(propertyData).not.toHaveProperty("hot_tub");
});

test("who is a member is read from the account, never from the request", async () => {
  const guest = shop.browser();
  const claimed = { isMember: true, propertyData: { address: "1 Pier, Oslo", isMember: true } };
  expect(await guest.quote(claimed)).toMatchObject({ amount: 19.99, memberDiscount: 0 });
  const member = shop.browser();
  await member.post("/api/register", registration("member@example.com"));
  expect(await member.quote({ ...claimed, isMember: false })).toMatchObject({ amount: 17.99, memberDiscount: 2 });
});

test("a member pays ten percent less, and a code applies to what remains", async () => {
  const { db } = shop.database;
  const log = createLog("silent");
  const payments = createPayments({ config: readConfig({}), db, log, cookieSecret: "unused" });
  const customerId = crypto.randomUUID() as CustomerId;
  await db.insert(customers).values({ id: customerId });
  const request = { buyer: { customerId, isMember: true, network: null }, subject: null, receiptEmail: null };
  const parts = { db, log, payments, testMode: true };
  const member = await quoteOrder(parts, { ...request, promoCode: null });
  expect(member).toMatchObject({ amount: 17.99, originalAmount: 19.99, memberDiscount: 2, totalDiscountAmount: 2 });
  expect(member.discountApplied).toBe(false);
  const withCode = await quoteOrder(parts, { ...request, promoCode: "WELCOME20" });
  expect(withCode).toMatchObject({ amount: 14.39, memberDiscount: 2, totalDiscountAmount: 5.6, discountApplied: true });
});
