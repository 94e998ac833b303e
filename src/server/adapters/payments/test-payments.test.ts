import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testIntents } from "#server/db/schema/orders.ts";
import { stateOf } from "#tests/support/app/payment-harness.ts";
import { openTestServer, type TestServer } from "#tests/support/app/test-server.ts";
import { eventually } from "#tests/support/eventually.ts";

let shop: TestServer;
beforeAll(async () => {
  shop = await openTestServer();
});
afterAll(async () => {
  await shop.stop();
  await shop.database.drop();
});

async function aBuyerWithAQuote() {
  const buyer = shop.browser();
  const jobId = await buyer.startExpress();
  return { buyer, jobId, quote: await buyer.quote({ jobId }) };
}

async function intentOf(id: string) {
  const [intent] = await shop.database.db.select().from(testIntents).where(eq(testIntents.id, id));
  return intent;
}

test.for([
  ["4000 0000 0000 0002", "card_declined", "Your card was declined."],
  ["4000 0000 0000 9995", "insufficient_funds", "Your card has insufficient funds."],
  ["4000 0000 0000 0069", "expired_card", "Your card has expired."],
  ["4000 0000 0000 0127", "incorrect_cvc", "Your card's security code is incorrect."],
  ["4111 1111 1111 1111", "not_a_test_card", expect.stringContaining("no real card is charged")],
] as const)("the card %s is refused with %s, then a good one pays the same order", async ([number, code, message]) => {
  const { buyer, jobId, quote } = await aBuyerWithAQuote();
  const refused = await buyer.payByTestCard(quote, number);
  expect(refused.body).toEqual({ status: "requires_payment_method", error: { code, message } });
  expect((await buyer.generate(jobId, quote)).status).toBe(409);
  expect((await buyer.payByTestCard(quote)).body.status).toBe("succeeded");
  expect((await buyer.generate(jobId, quote)).status).toBe(200);
  expect(await intentOf(quote.paymentIntentId)).toMatchObject({ charges: 1 });
});

test("the provider's own signed event reaches our endpoint: with the browser closed the listing is delivered", async () => {
  const { buyer, quote } = await aBuyerWithAQuote();
  await buyer.payByTestCard(quote);
  await eventually(async () => (await stateOf({ shop }, quote.orderId)) === "delivered", "the webhook alone delivered");
});

test("a card that needs its bank is charged when the challenge is approved, and not before", async () => {
  const { buyer, jobId, quote } = await aBuyerWithAQuote();
  const asked = await buyer.payByTestCard(quote, "4000 0025 0000 3155");
  expect(asked.body).toEqual({ status: "requires_action", error: null });
  expect((await buyer.generate(jobId, quote)).status).toBe(409);
  const challenge = `/api/test-payments/${quote.paymentIntentId}/challenge`;
  const { clientSecret } = quote;
  const refused = await buyer.post(challenge, { clientSecret, approve: false });
  expect(refused.body).toMatchObject({ status: "requires_payment_method", error: { code: "authentication_failed" } });
  expect((await buyer.post(challenge, { clientSecret, approve: true })).status).toBe(409);
  await buyer.payByTestCard(quote, "4000 0025 0000 3155");
  expect((await buyer.post(challenge, { clientSecret, approve: true })).body).toMatchObject({ status: "succeeded" });
  expect((await buyer.generate(jobId, quote)).status).toBe(200);
});

test("pressing Pay twenty times charges once", async () => {
  const { buyer, quote } = await aBuyerWithAQuote();
  const answers = await Promise.all(Array.from({ length: 20 }, () => buyer.payByTestCard(quote)));
  expect(new Set(answers.map(({ body }) => body.status))).toEqual(new Set(["succeeded"]));
  expect(await intentOf(quote.paymentIntentId)).toMatchObject({ charges: 1 });
});

test("a payment without the client secret is refused", async () => {
  const { buyer, quote } = await aBuyerWithAQuote();
  for (const clientSecret of ["", "x", `${quote.paymentIntentId}_secret_0`]) {
    expect((await buyer.payByTestCard({ ...quote, clientSecret })).status).toBe(404);
  }
  expect((await buyer.payByTestCard({ ...quote, paymentIntentId: "test_pi_unknown" })).status).toBe(404);
});

test.for([
  [{ number: "4242 4242 4242" }, "card.number", "card.number is incomplete"],
  [{ number: "4242 4242 4242 424x" }, "card.number", "card.number is not a valid card number"],
  [{ number: "4242" }, "card.number", "card.number is incomplete"],
  [{ number: "4242 4242 4242 4241" }, "card.number", "card.number is not a valid card number"],
  [{ expiry: "13/30" }, "card.expiry", "card.expiry is incomplete"],
  [{ expiry: "01/20" }, "card.expiry", "card.expiry is in the past"],
  [{ cvc: "12" }, "card.cvc", "card.cvc is incomplete"],
  [{ cvc: "1234" }, "card.cvc", "card.cvc is incomplete"],
  [{ number: "3782 822463 10005" }, "card.cvc", "card.cvc is incomplete"],
] as const)("a card typed as %o is refused before it is tried", async ([typed, field, message]) => {
  const { buyer, quote } = await aBuyerWithAQuote();
  const card = { number: "4242424242424242", expiry: "12/34", cvc: "123", ...typed };
  const body = { clientSecret: quote.clientSecret, card };
  const answer = await buyer.post(`/api/test-payments/${quote.paymentIntentId}/confirm`, body);
  expect(answer).toEqual({ status: 400, body: { message, field } });
});

test("a card is good until the end of its month, written with or without a slash", async () => {
  const now = new Date();
  const month = String(now.getMonth() + 1).padStart(2, "0");
  const year = String(now.getFullYear());
  for (const expiry of [`${month}/${year.slice(2)}`, `${month}${year.slice(2)}`, `${month} / ${year}`]) {
    const { buyer, quote } = await aBuyerWithAQuote();
    const body = { clientSecret: quote.clientSecret, card: { number: "4242424242424242", expiry, cvc: "123" } };
    const answer = await buyer.post(`/api/test-payments/${quote.paymentIntentId}/confirm`, body);
    expect(answer.body).toMatchObject({ status: "succeeded" });
  }
});
