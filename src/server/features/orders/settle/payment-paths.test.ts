import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { orders, paymentEvents } from "#server/db/schema/orders.ts";
import { enqueue } from "#server/jobs/task.ts";
import {
  listingsOf,
  movesOf,
  openPaymentHarness,
  type PaymentHarness,
  PROVIDERS,
  stateOf,
} from "#tests/support/app/payment-harness.ts";
import { eventually } from "#tests/support/eventually.ts";
import { reconcileOrdersTask } from "./reconcile-orders-task.ts";

describe.for(PROVIDERS)("with the %s provider", (provider) => {
  let harness: PaymentHarness;
  beforeAll(async () => {
    harness = await openPaymentHarness(provider);
  });
  afterAll(async () => {
    expect(harness.complaints()).toEqual([]);
    await harness.close();
  });

  async function aBuyerWithAQuote(request: object = {}) {
    const buyer = harness.shop.browser();
    const jobId = await buyer.startExpress();
    return { buyer, jobId, quote: await buyer.quote({ jobId, ...request }) };
  }
  const delivered = (orderId: string) =>
    eventually(async () => (await stateOf(harness, orderId)) === "delivered", "the listing was delivered");

  async function expectOneDelivery(quote: { orderId: string; paymentIntentId: string }): Promise<void> {
    expect(await listingsOf(harness, quote.orderId)).toHaveLength(1);
    expect(await movesOf(harness, quote.orderId)).toEqual(["paid", "generating", "delivered"]);
    expect(await harness.chargesOf(quote)).toBe(1);
  }

  test("the webhook comes first: the listing is there when the browser asks", async () => {
    const { buyer, jobId, quote } = await aBuyerWithAQuote();
    await harness.pay(buyer, quote);
    expect(await harness.tell(quote)).toBe(200);
    await delivered(quote.orderId);
    const { listingId } = (await buyer.generate(jobId, quote)).body;
    expect(await listingsOf(harness, quote.orderId)).toEqual([listingId]);
    await expectOneDelivery(quote);
  });

  test("the browser comes first: the webhook that follows changes nothing", async () => {
    const { buyer, jobId, quote } = await aBuyerWithAQuote();
    await harness.pay(buyer, quote);
    const { listingId } = (await buyer.generate(jobId, quote)).body;
    expect(await harness.tell(quote, { id: `evt_late_${quote.orderId}` })).toBe(200);
    await eventuallyHandled(`evt_late_${quote.orderId}`);
    expect(await listingsOf(harness, quote.orderId)).toEqual([listingId]);
    await expectOneDelivery(quote);
  });

  test("a reload after the webhook alone delivered finds the payment, not a new price", async () => {
    const buyer = harness.shop.browser();
    const propertyData = { address: "Bend, OR", property_type: "Entire cabin", bedrooms: 2, bathrooms: 1 };
    const quote = await buyer.quote({ propertyData });
    await harness.pay(buyer, quote);
    expect(await harness.tell(quote)).toBe(200);
    await delivered(quote.orderId);
    expect(await buyer.quote({ propertyData })).toMatchObject({ orderId: quote.orderId, alreadyPaid: true });
    await expectOneDelivery(quote);
  });

  async function eventuallyHandled(eventId: string): Promise<void> {
    const { db } = harness.shop.database;
    await eventually(async () => {
      const [event] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, eventId));
      return Boolean(event?.handledAt);
    }, "the event was handled");
  }

  test("the webhook and the browser come at once: one listing", async () => {
    const { buyer, jobId, quote } = await aBuyerWithAQuote();
    await harness.pay(buyer, quote);
    const [answer] = await Promise.all([buyer.generate(jobId, quote), harness.tell(quote), harness.tell(quote)]);
    expect(await listingsOf(harness, quote.orderId)).toEqual([answer.body.listingId]);
    await expectOneDelivery(quote);
  });

  test("neither comes: the reconciliation settles it", async () => {
    const { buyer, quote } = await aBuyerWithAQuote();
    await harness.pay(buyer, quote);
    const { db } = harness.shop.database;
    await db.update(orders).set({ nextCheckAt: sql`now() - interval '1 second'` }).where(eq(orders.id, quote.orderId));
    await enqueue(db, reconcileOrdersTask, {});
    await delivered(quote.orderId);
    await expectOneDelivery(quote);
  });

  test("the browser is closed for good right after paying: the webhook alone delivers", async () => {
    const { buyer, quote } = await aBuyerWithAQuote();
    await harness.pay(buyer, quote);
    await harness.tell(quote);
    await delivered(quote.orderId);
    await expectOneDelivery(quote);
  });

  test("the same event 50 times in parallel is stored once and delivers once", async () => {
    const { buyer, quote } = await aBuyerWithAQuote();
    await harness.pay(buyer, quote);
    const id = `evt_again_${quote.orderId}`;
    const statuses = await Promise.all(Array.from({ length: 50 }, () => harness.tell(quote, { id })));
    expect(new Set(statuses)).toEqual(new Set([200]));
    await delivered(quote.orderId);
    const stored = await harness.shop.database.db.select().from(paymentEvents).where(eq(paymentEvents.id, id));
    expect(stored).toHaveLength(1);
    await expectOneDelivery(quote);
  });

  test("20 parallel generate calls for one intent give one listing and one charge", async () => {
    const { buyer, jobId, quote } = await aBuyerWithAQuote();
    await harness.pay(buyer, quote);
    const answers = await Promise.all(Array.from({ length: 20 }, () => buyer.generate(jobId, quote)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.listingId)).size).toBe(1);
    await expectOneDelivery(quote);
  });

  test("two page effects at once get the same order and the same intent", async () => {
    const buyer = harness.shop.browser();
    const jobId = await buyer.startExpress();
    const quotes = await Promise.all(Array.from({ length: 5 }, () => buyer.quote({ jobId })));
    expect(new Set(quotes.map(({ paymentIntentId }) => paymentIntentId)).size).toBe(1);
    expect(new Set(quotes.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(new Set(quotes.map(({ orderId }) => orderId)).size).toBe(1);
  });

  test("an order is not paid on the browser's word", async () => {
    const { buyer, jobId, quote } = await aBuyerWithAQuote();
    const answer = await buyer.generate(jobId, quote);
    expect(answer).toMatchObject({ status: 409, body: { message: "The payment has not been completed." } });
    expect(await harness.tell(quote)).toBe(200);
    expect(await stateOf(harness, quote.orderId)).toBe("open");
    expect(await listingsOf(harness, quote.orderId)).toEqual([]);
  });

  test("amounts sent by the browser are not read, and an intent of another amount buys nothing", async () => {
    const { buyer, jobId, quote } = await aBuyerWithAQuote({ amount: 0.01, originalAmount: 0.01, isFree: true });
    expect(quote).toMatchObject({ amount: 19.99, originalAmount: 19.99, isFree: false });
    await harness.changeAmount(quote, 50);
    await harness.pay(buyer, quote);
    const details = {
      propertyData: { address: "x" },
      paymentIntentId: quote.paymentIntentId,
      paymentData: { finalAmount: 0 },
    };
    expect((await buyer.generate(jobId, quote)).status).toBe(409);
    expect((await buyer.post("/api/generate-guest-description", details)).status).toBe(409);
    await harness.tell(quote, { id: `evt_cheap_${quote.orderId}` });
    await eventuallyHandled(`evt_cheap_${quote.orderId}`);
    expect(await stateOf(harness, quote.orderId)).toBe("open");
    expect(await listingsOf(harness, quote.orderId)).toEqual([]);
  });

  test("a foreign visitor's intent opens nothing, before and after it is delivered", async () => {
    const { buyer, jobId, quote } = await aBuyerWithAQuote();
    await harness.pay(buyer, quote);
    const stranger = harness.shop.browser();
    const own = await stranger.startExpress({ property_address: "1 Elm Street" });
    expect((await stranger.generate(own, quote)).status).toBe(404);
    const { listingId } = (await buyer.generate(jobId, quote)).body;
    expect((await stranger.generate(own, quote)).status).toBe(404);
    expect((await stranger.generate(jobId, quote)).status).toBe(404);
    expect((await stranger.get(`/api/listing/${listingId}`)).status).toBe(404);
    expect((await harness.shop.browser().get(`/api/listing/${listingId}`)).status).toBe(404);
    expect((await buyer.get(`/api/listing/${listingId}`)).status).toBe(200);
    await expectOneDelivery(quote);
  });

  test("one payment does not deliver a second listing of the same buyer", async () => {
    const { buyer, jobId, quote } = await aBuyerWithAQuote();
    await harness.pay(buyer, quote);
    const other = await buyer.startExpress({ property_address: "2 Other Road" });
    expect((await buyer.generate(other, quote)).status).toBe(409);
    expect((await buyer.generate(jobId, quote)).status).toBe(200);
    expect((await buyer.generate(other, quote)).status).toBe(409);
    await expectOneDelivery(quote);
  });

  test("a promo code applied after card data was typed changes the amount of the same intent", async () => {
    const { buyer, jobId, quote } = await aBuyerWithAQuote();
    const { db } = harness.shop.database;
    const code = `TYPED${provider.toUpperCase()}`;
    await db.execute(sql`insert into promo_codes (code, percent_off) values (${code}, 20)`);
    const cheaper = await buyer.quote({ jobId, promoCode: code.toLowerCase() });
    expect(cheaper).toMatchObject({ amount: 15.99, discountApplied: true, totalDiscountAmount: 4 });
    expect(cheaper.paymentIntentId).toBe(quote.paymentIntentId);
    expect(cheaper.clientSecret).toBe(quote.clientSecret);
    await harness.pay(buyer, quote);
    expect((await buyer.generate(jobId, cheaper)).status).toBe(200);
    await expectOneDelivery(quote);
  });

  test("a page reloaded after paying finds its payment instead of a new price", async () => {
    const { buyer, jobId, quote } = await aBuyerWithAQuote();
    await harness.pay(buyer, quote);
    const reloaded = await buyer.quote({ jobId });
    expect(reloaded).toMatchObject({ alreadyPaid: true, clientSecret: null, paymentIntentId: quote.paymentIntentId });
    expect((await buyer.generate(jobId, reloaded)).status).toBe(200);
    expect(await buyer.quote({ jobId })).toMatchObject({ alreadyPaid: true, orderId: quote.orderId });
    await expectOneDelivery(quote);
  });

  test("the bare call of a page that says nothing else gets an order that learns its subject at the generate call", async () => {
    const buyer = harness.shop.browser();
    const bare = await buyer.post<{ orderId: string; paymentIntentId: string }>("/api/create-payment-intent");
    expect(bare).toMatchObject({ status: 200, body: { amount: 19.99 } });
    await harness.pay(buyer, await buyer.quote({}));
    await harness.tell(bare.body);
    await eventually(async () => (await stateOf(harness, bare.body.orderId)) === "paid", "the payment was taken");
    const propertyData = { address: "5 Lake View, Kelowna", bedrooms: 3, bathrooms: 2 };
    const { paymentIntentId } = bare.body;
    const answer = await buyer.post("/api/generate-guest-description", {
      propertyData,
      paymentIntentId,
      paymentData: null,
    });
    expect(answer.body).toMatchObject({ success: true, content: expect.stringContaining("5 Lake View, Kelowna") });
    await expectOneDelivery(bare.body);
  });

  test("an event with a forged or missing signature is refused", async () => {
    const path = provider === "stripe" ? "/api/webhooks/stripe" : "/api/webhooks/test";
    const body = JSON.stringify({ id: "evt_forged", type: "payment_intent.succeeded", intentId: "x", data: {} });
    const now = Math.floor(Date.now() / 1000);
    for (const signature of ["", "t=1,v1=00", `t=${now},v1=${"0".repeat(64)}`]) {
      const headers = {
        "content-type": "application/json",
        "stripe-signature": signature,
        "test-signature": signature,
      };
      const answer = await fetch(`${harness.shop.url}${path}`, { method: "POST", headers, body });
      expect(answer.status).toBe(400);
    }
    const { db } = harness.shop.database;
    expect(await db.select().from(paymentEvents).where(eq(paymentEvents.id, "evt_forged"))).toEqual([]);
  });
});
