import { eq, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { createPayments } from "#server/adapters/payments/create-payments.ts";
import { readConfig } from "#server/config.ts";
import { orderEvents, orders, paymentEvents } from "#server/db/schema/orders.ts";
import { createLog } from "#server/process/log.ts";
import {
  movesOf,
  type PaymentHarness,
  PROVIDERS,
  paymentHarnessUntilTestEnds,
  stateOf,
} from "#tests/support/app/payment-harness.ts";
import { type TestServer, testServerUntilTestEnds } from "#tests/support/app/test-server.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startSmtpServer } from "#tests/support/fakes/smtp-server.ts";
import { startStripeServer } from "#tests/support/fakes/stripe-server.ts";
import { refundOrder } from "../settle/refund-order.ts";

async function aPaidOrder(shop: TestServer, request: object = {}) {
  const buyer = shop.browser();
  const jobId = await buyer.startExpress();
  const quote = await buyer.quote({ jobId, ...request });
  await buyer.payByTestCard(quote);
  return { buyer, jobId, quote };
}

test("a guest who gives an address gets one receipt with the order's summary", async () => {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  const shop = await testServerUntilTestEnds({ env: { SMTP_URL: smtp.url } });
  const { buyer, jobId, quote } = await aPaidOrder(shop, { email: "ana@example.com", promoCode: "WELCOME20" });
  await Promise.all([buyer.generate(jobId, quote), buyer.generate(jobId, quote)]);
  await eventually(() => smtp.received.length > 0, "the receipt was sent");
  expect(smtp.received.map(({ subject }) => subject)).toEqual(["Your Stayscribe receipt"]);
  const text = smtp.received[0]?.text ?? "";
  expect(smtp.received[0]?.to?.[0]?.address).toBe("ana@example.com");
  for (const line of [
    `Order: ${quote.orderId}`,
    "Property: 12 Pine Road, Oslo",
    "Property description: $19.99",
    "Promo code WELCOME20: -$4.00",
    "Total paid: $15.99",
    "Your description, to keep:",
  ]) {
    expect(text).toContain(line);
  }
  expect(text).toContain("SUMMARY\nA home with 2 bedrooms.");
});

const isNotice = ({ subject }: { subject?: string | undefined }) => subject === "Your Stayscribe refund";

test("a refund is mailed to the buyer, with what becomes of the description", async () => {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  const harness = await paymentHarnessUntilTestEnds("test", { env: { SMTP_URL: smtp.url } });
  const { buyer, jobId, quote } = await aPaidOrder(harness.shop, { email: "ana@example.com" });
  await buyer.generate(jobId, quote);
  await refundOrder(await partsOf(harness, {}), quote.orderId, { reason: "as asked" });
  await eventually(() => smtp.received.some(isNotice), "the refund was told");
  const notice = smtp.received.find(isNotice);
  expect(notice?.to?.[0]?.address).toBe("ana@example.com");
  expect(notice?.text).toContain("$19.99 back to the card");
  expect(notice?.text).toContain("can no longer be read or revised");
});

// Makes delayed notices due now.
const hurryNotices = (shop: TestServer) =>
  shop.database.db.execute(sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at := now())
    from graphile_worker.jobs where task_identifier = 'delivery-notice'`);

const noticesLeft = async (shop: TestServer) =>
  (await shop.database.db.execute("select from graphile_worker.jobs where task_identifier = 'delivery-notice'"))
    .rowCount;

const mailsLeft = async (shop: TestServer) =>
  (await shop.database.db.execute("select from graphile_worker.jobs where task_identifier = 'send-mail'")).rowCount;

test("a buyer who left the page is told when the description is ready", async () => {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  const shop = await testServerUntilTestEnds({ env: { SMTP_URL: smtp.url, PUBLIC_URL: "https://stayscribe.example" } });
  await aPaidOrder(shop, { email: "ben@example.com" });
  await eventually(async () => (await noticesLeft(shop)) === 1, "the description was delivered");
  expect(smtp.received.map(({ subject }) => subject)).not.toContain("Your description is ready");
  await hurryNotices(shop);
  await eventually(() => smtp.received.length === 2, "both mails were sent");
  const notice = smtp.received.find(({ subject }) => subject === "Your description is ready");
  expect(notice?.text).toContain("https://stayscribe.example/results?listing=");
});

test("a buyer whom the webhook overtook, and who is still there, gets the receipt and no notice", async () => {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  const shop = await testServerUntilTestEnds({ env: { SMTP_URL: smtp.url } });
  const { buyer, jobId, quote } = await aPaidOrder(shop, { email: "cleo@example.com" });
  await eventually(async () => (await noticesLeft(shop)) === 1, "the webhook delivered");
  expect((await buyer.generate(jobId, quote)).status).toBe(200);
  await hurryNotices(shop);
  await eventually(async () => (await noticesLeft(shop)) === 0, "the notice was considered");
  // The receipt may still be on its way; a notice would be too, and would arrive before the queue is empty.
  await eventually(async () => (await mailsLeft(shop)) === 0, "every mail was sent");
  expect(smtp.received.map(({ subject }) => subject)).toEqual(["Your Stayscribe receipt"]);
});

test("without an address no mail is sent", async () => {
  const shop = await testServerUntilTestEnds();
  const { buyer, jobId, quote } = await aPaidOrder(shop);
  await buyer.generate(jobId, quote);
  const mails = await shop.database.db.execute("select from graphile_worker.jobs where task_identifier = 'send-mail'");
  expect(mails.rowCount).toBe(0);
});

test("the buyer alone downloads an invoice with the operator's name, address and tax", async () => {
  const shop = await testServerUntilTestEnds({
    env: {
      OPERATOR_NAME: "Pine & Sons <Ltd>",
      OPERATOR_ADDRESS: "1 High Street;Oslo",
      OPERATOR_TAX_ID: "NO 123",
      TAX_LABEL: "MVA",
      TAX_PERCENT: "25",
    },
  });
  const { buyer, jobId, quote } = await aPaidOrder(shop);
  expect((await shop.browser().get(`/api/orders/${quote.orderId}/invoice`)).status).toBe(404);
  await buyer.generate(jobId, quote);
  const { status, body } = await buyer.get<string>(`/api/orders/${quote.orderId}/invoice`);
  expect(status).toBe(200);
  for (const text of ["Invoice 000001", "Pine &amp; Sons &lt;Ltd&gt;<br>1 High Street<br>Oslo", "NO 123", "$19.99"]) {
    expect(body).toContain(text);
  }
  expect(body).toContain("of which MVA (25%)</td><td>$4.00");
  expect((await shop.browser().get(`/api/orders/${quote.orderId}/invoice`)).status).toBe(404);
  expect((await buyer.get("/api/orders/not-an-id/invoice")).status).toBe(404);
  const second = await aPaidOrder(shop);
  await second.buyer.generate(second.jobId, second.quote);
  expect((await second.buyer.get<string>(`/api/orders/${second.quote.orderId}/invoice`)).body).toContain("000002");
});

async function partsOf({ shop }: PaymentHarness, env: Record<string, string>) {
  const log = createLog("silent");
  const { db } = shop.database;
  return { db, log, payments: createPayments({ config: readConfig(env), db, log, cookieSecret: "unused" }) };
}

test.for(PROVIDERS)("with the %s provider a refund is of the full amount, and given once", async (provider) => {
  const stripe = provider === "stripe" ? await startStripeServer() : null;
  if (stripe) onTestFinished(() => stripe.close());
  const shop = await testServerUntilTestEnds({ env: stripe?.env ?? {} });
  const buyer = shop.browser();
  const jobId = await buyer.startExpress();
  const quote = await buyer.quote({ jobId });
  if (stripe) stripe.books.pay(quote.paymentIntentId);
  else await buyer.payByTestCard(quote);
  await buyer.generate(jobId, quote);
  const parts = await partsOf({ shop } as PaymentHarness, stripe?.env ?? {});
  await Promise.all(
    Array.from({ length: 5 }, () => refundOrder(parts, quote.orderId, { reason: "the oven was not there" })),
  );
  expect(await refundOrder(parts, quote.orderId, { reason: "again" })).toBe("refunded");
  const intent = await parts.payments.readIntent(quote.paymentIntentId);
  expect(intent).toMatchObject({ refundedCents: 1999, receivedCents: 1999 });
  expect(stripe?.books.refundsOf(quote.paymentIntentId) ?? 1).toBe(1);
  expect(await movesOf({ shop }, quote.orderId)).toEqual(["paid", "generating", "delivered", "refunded"]);
  expect((await buyer.get<string>(`/api/orders/${quote.orderId}/invoice`)).body).toContain("Refunded in full");
});

test("an unpaid order cannot be refunded", async () => {
  const harness = await paymentHarnessUntilTestEnds("test");
  const buyer = harness.shop.browser();
  const jobId = await buyer.startExpress();
  const parts = await partsOf(harness, {});
  const unpaid = await buyer.quote({ jobId });
  await expect(refundOrder(parts, unpaid.orderId, { reason: "because" })).rejects.toThrow("Nothing was paid");
  const free = await buyer.quote({ jobId, promoCode: "ALPHA100" });
  await buyer.generate(jobId, free);
  await expect(refundOrder(parts, free.orderId, { reason: "because" })).rejects.toThrow("Nothing was paid");
  await expect(refundOrder(parts, "no-such-order", { reason: "because" })).rejects.toThrow("Not found");
});

test("only the admin reaches the refund call", async () => {
  const shop = await testServerUntilTestEnds();
  const { buyer, quote } = await aPaidOrder(shop);
  const answer = await buyer.post(`/api/admin/orders/${quote.orderId}/refund`, { reason: "I want it back" });
  expect(answer.status).toBe(403);
});

test("a refund made in the provider's own pages, and a dispute, are told by event and kept in the order's history", async () => {
  const stripe = await startStripeServer();
  onTestFinished(() => stripe.close());
  const shop = await testServerUntilTestEnds({ env: stripe.env });
  const buyer = shop.browser();
  const jobId = await buyer.startExpress();
  const quote = await buyer.quote({ jobId });
  const { paymentIntentId: intentId } = quote;
  stripe.books.pay(intentId);
  await buyer.generate(jobId, quote);
  const handled = (id: string) =>
    eventually(async () => {
      const [event] = await shop.database.db.select().from(paymentEvents).where(eq(paymentEvents.id, id));
      return Boolean(event?.handledAt);
    }, `${id} was handled`);
  await stripe.sendEvent(shop.url, { id: "evt_dispute", type: "charge.dispute.created", intentId });
  await handled("evt_dispute");
  const [disputed] = await shop.database.db.select().from(orders).where(eq(orders.id, quote.orderId));
  expect(disputed).toMatchObject({ state: "delivered", disputedAt: expect.any(Date) });

  await stripe.sendEvent(shop.url, { id: "evt_not_refunded", type: "charge.refunded", intentId });
  await handled("evt_not_refunded");
  expect(await stateOf({ shop }, quote.orderId)).toBe("delivered");
  stripe.books.refund({ payment_intent: intentId, amount: "1999" });
  await stripe.sendEvent(shop.url, { id: "evt_refunded", type: "charge.refunded", intentId });
  await handled("evt_refunded");
  expect(await stateOf({ shop }, quote.orderId)).toBe("refunded");
  const history = await shop.database.db.select().from(orderEvents).where(eq(orderEvents.orderId, quote.orderId));
  expect(history.map(({ reason }) => reason)).toContain("the buyer disputes the charge");
});
