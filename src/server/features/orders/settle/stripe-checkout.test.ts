import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { paymentEvents } from "#server/db/schema/orders.ts";
import { listingsOf, movesOf, stateOf } from "#tests/support/app/payment-harness.ts";
import { openTestServer, type TestServer } from "#tests/support/app/test-server.ts";
import { eventually } from "#tests/support/eventually.ts";
import { type StripeServer, startStripeServer } from "#tests/support/fakes/stripe-server.ts";

let stripe: StripeServer;
let shop: TestServer;
beforeAll(async () => {
  stripe = await startStripeServer();
  shop = await openTestServer({ env: stripe.env });
});
beforeEach(() => {
  stripe.requests.length = 0;
});
afterAll(async () => {
  expect(stripe.complaints).toEqual([]);
  await shop.stop();
  await shop.database.drop();
  await stripe.close();
});

async function aBuyerWithAQuote() {
  const buyer = shop.browser();
  const jobId = await buyer.startExpress();
  return { buyer, jobId, quote: await buyer.quote({ jobId }) };
}

test("an intent is made with the order's id, automatic methods without redirects, and a key that makes it once", async () => {
  const { quote } = await aBuyerWithAQuote();
  const [created] = stripe.requests;
  expect(created).toMatchObject({ method: "POST", path: "/v1/payment_intents" });
  expect(created?.form).toEqual({
    amount: "1999",
    currency: "usd",
    "metadata[orderId]": quote.orderId,
    "metadata[quoteId]": expect.any(String),
    "automatic_payment_methods[enabled]": "true",
    "automatic_payment_methods[allow_redirects]": "never",
  });
  expect(created?.idempotencyKey).toBe(`order-${quote.orderId}-quote-${created?.form["metadata[quoteId]"]}`);
});

test("a second quote updates the intent instead of making another", async () => {
  const { buyer, jobId, quote } = await aBuyerWithAQuote();
  await buyer.quote({ jobId });
  const paths = stripe.requests.map(({ method, path }) => `${method} ${path}`);
  expect(paths).toEqual(["POST /v1/payment_intents", `POST /v1/payment_intents/${quote.paymentIntentId}`]);
});

test("an event that arrives before the order knows its intent is not lost", async () => {
  const buyer = shop.browser();
  const jobId = await buyer.startExpress();
  stripe.beforeAnswer(async (path) => {
    if (path !== "/v1/payment_intents") return;
    const intentId = stripe.books.intents().at(-1)?.id ?? "";
    stripe.books.pay(intentId);
    expect(await stripe.sendEvent(shop.url, { type: "payment_intent.succeeded", intentId })).toBe(200);
    await eventually(async () => {
      const events = await shop.database.db.select().from(paymentEvents);
      return events.some((event) => event.intentId === intentId && event.handledAt !== null);
    }, "the early event was handled");
    stripe.beforeAnswer(null);
  });
  await buyer.post("/api/create-payment-intent", { jobId });
  const reloaded = await buyer.quote({ jobId });
  expect(reloaded).toMatchObject({ alreadyPaid: true });
  expect((await buyer.generate(jobId, reloaded)).status).toBe(200);
  expect(await listingsOf({ shop }, reloaded.orderId)).toHaveLength(1);
  expect(stripe.books.chargesOf(reloaded.paymentIntentId)).toBe(1);
});

test("an intent that Stripe canceled is replaced by a new one for the same order", async () => {
  const { buyer, jobId, quote } = await aBuyerWithAQuote();
  stripe.books.cancel(quote.paymentIntentId);
  const renewed = await buyer.quote({ jobId });
  expect(renewed.orderId).toBe(quote.orderId);
  expect(renewed.paymentIntentId).not.toBe(quote.paymentIntentId);
});

test("a payment that is being processed is neither quoted again nor delivered yet", async () => {
  const { buyer, jobId, quote } = await aBuyerWithAQuote();
  stripe.books.tamper(quote.paymentIntentId, { status: "processing", amount_received: 1999 });
  expect((await buyer.post("/api/create-payment-intent", { jobId })).status).toBe(409);
  expect((await buyer.generate(jobId, quote)).status).toBe(409);
  stripe.books.tamper(quote.paymentIntentId, { status: "requires_payment_method" });
  stripe.books.pay(quote.paymentIntentId);
  expect((await buyer.generate(jobId, quote)).status).toBe(200);
});

test("a payment in another currency buys nothing", async () => {
  const { buyer, jobId, quote } = await aBuyerWithAQuote();
  stripe.books.tamper(quote.paymentIntentId, { currency: "idr" });
  stripe.books.pay(quote.paymentIntentId);
  expect((await buyer.generate(jobId, quote)).status).toBe(409);
  expect(await stateOf({ shop }, quote.orderId)).toBe("open");
});

test("the intent of another shop on the same account is ignored", async () => {
  const intent = stripe.books.create({ amount: "1999", currency: "usd", "metadata[orderId]": "not-ours" });
  stripe.books.pay(intent.id);
  const event = { id: "evt_elsewhere", type: "payment_intent.succeeded", intentId: intent.id };
  expect(await stripe.sendEvent(shop.url, event)).toBe(200);
  await eventually(async () => {
    const events = await shop.database.db.select().from(paymentEvents);
    return events.some(({ id, handledAt }) => id === "evt_elsewhere" && handledAt !== null);
  }, "the event was handled");
});

test("the provider is down for a while: quoting says so, and a payment told of meanwhile is delivered when it is back", async () => {
  const { buyer, jobId, quote } = await aBuyerWithAQuote();
  stripe.books.pay(quote.paymentIntentId);
  stripe.setDown(true);
  const other = shop.browser();
  const quoted = await other.post("/api/create-payment-intent", { jobId: await other.startExpress() });
  expect(quoted).toMatchObject({ status: 503, body: { message: expect.stringContaining("card provider") } });
  expect((await buyer.generate(jobId, quote)).status).toBe(503);
  expect(await stripe.sendEvent(shop.url, { type: "payment_intent.succeeded", intentId: quote.paymentIntentId })).toBe(
    200,
  );
  await eventually(async () => {
    const failed = await shop.database.db.execute(
      sql`select from graphile_worker.jobs where task_identifier = 'handle-payment-event' and last_error is not null`,
    );
    return failed.rowCount === 1;
  }, "the event could not be looked into");
  expect(await stateOf({ shop }, quote.orderId)).toBe("open");
  stripe.setDown(false);
  await eventually(async () => (await stateOf({ shop }, quote.orderId)) === "delivered", "the event was tried again");
  expect(await movesOf({ shop }, quote.orderId)).toEqual(["paid", "generating", "delivered"]);
  expect(stripe.books.chargesOf(quote.paymentIntentId)).toBe(1);
});
