import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { orders, promoCodes, promoUses } from "#server/db/schema/orders.ts";
import {
  listingsOf,
  openPaymentHarness,
  type PaymentHarness,
  PROVIDERS,
  stateOf,
  usesOf,
} from "#tests/support/app/payment-harness.ts";
import { eventually } from "#tests/support/eventually.ts";
import { seedTestPromoCodes } from "./manage-promo-codes.ts";

type NewCode = typeof promoCodes.$inferInsert;

describe.for(PROVIDERS)("with the %s provider", (provider) => {
  let harness: PaymentHarness;
  beforeAll(async () => {
    harness = await openPaymentHarness(provider);
  });
  afterAll(async () => {
    expect(harness.complaints()).toEqual([]);
    await harness.close();
  });

  const db = () => harness.shop.database.db;
  const offer = async (code: NewCode) => void (await db().insert(promoCodes).values(code));
  async function aBuyer() {
    const buyer = harness.shop.browser();
    return { buyer, jobId: await buyer.startExpress() };
  }
  const lapse = (orderId: string) =>
    db()
      .update(promoUses)
      .set({ reservedUntil: sql`now() - interval '1 second'` })
      .where(eq(promoUses.orderId, orderId));

  test("a code with one redemption left, taken by 20 buyers at once, goes to exactly one", async () => {
    await offer({ code: "LAST", percentOff: 50, maxRedemptions: 1 });
    const buyers = await Promise.all(Array.from({ length: 20 }, aBuyer));
    const quotes = await Promise.all(buyers.map(({ buyer, jobId }) => buyer.quote({ jobId, promoCode: "last" })));
    expect(quotes.filter(({ discountApplied }) => discountApplied)).toHaveLength(1);
    expect(quotes.filter(({ amount }) => amount === 19.99)).toHaveLength(19);
    expect(await usesOf(harness, "LAST")).toHaveLength(1);
  });

  test("a free code with one redemption left, taken by 20 buyers at once, delivers exactly one listing", async () => {
    await offer({ code: "LASTFREE", percentOff: 100, maxRedemptions: 1 });
    const buyers = await Promise.all(Array.from({ length: 20 }, aBuyer));
    const answers = await Promise.all(
      buyers.map(async ({ buyer, jobId }) => {
        const quote = await buyer.quote({ jobId, promoCode: "LASTFREE" });
        return (await buyer.generate(jobId, quote)).status;
      }),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    const uses = await usesOf(harness, "LASTFREE");
    expect(uses.map(({ redeemedAt }) => redeemedAt instanceof Date)).toEqual([true]);
  });

  test("a code that leaves 0.30 becomes free, and no card is asked for", async () => {
    await offer({ code: "ALMOST", amountOffCents: 1969 });
    const { buyer, jobId } = await aBuyer();
    const quote = await buyer.quote({ jobId, promoCode: "ALMOST" });
    expect(quote).toMatchObject({ amount: 0, isFree: true, clientSecret: null, totalDiscountAmount: 19.99 });
    expect(quote.paymentIntentId).toMatch(/^free_order_/);
    const { listingId } = (await buyer.generate(jobId, quote)).body;
    expect(await listingsOf(harness, quote.orderId)).toEqual([listingId]);
  });

  test("an invented free_order id, and another customer's, buy nothing", async () => {
    await offer({ code: "GIFT", percentOff: 100 });
    const { buyer, jobId } = await aBuyer();
    const quote = await buyer.quote({ jobId });
    for (const invented of ["free_order_1", `free_order_${quote.orderId}`, `free_order_${crypto.randomUUID()}`, ""]) {
      expect((await buyer.generate(jobId, { paymentIntentId: invented })).status).toBe(404);
    }
    const other = await aBuyer();
    const gift = await other.buyer.quote({ jobId: other.jobId, promoCode: "GIFT" });
    expect((await buyer.generate(jobId, gift)).status).toBe(404);
    expect(await listingsOf(harness, quote.orderId)).toEqual([]);
    expect(await stateOf(harness, gift.orderId)).toBe("open");
  });

  test("a new quote voids an earlier free id", async () => {
    await offer({ code: "VOIDED", percentOff: 100 });
    const { buyer, jobId } = await aBuyer();
    const free = await buyer.quote({ jobId, promoCode: "VOIDED" });
    const full = await buyer.quote({ jobId });
    expect(full).toMatchObject({ amount: 19.99, discountApplied: false, isFree: false, orderId: free.orderId });
    expect((await buyer.generate(jobId, free)).status).toBe(404);
    expect(await usesOf(harness, "VOIDED")).toEqual([]);
    const again = await buyer.quote({ jobId, promoCode: "VOIDED" });
    expect(again.paymentIntentId).not.toBe(free.paymentIntentId);
    expect((await buyer.generate(jobId, again)).status).toBe(200);
  });

  test("an order that became free can no longer be charged", async () => {
    await offer({ code: "SWITCH", percentOff: 100 });
    const { buyer, jobId } = await aBuyer();
    const card = await buyer.quote({ jobId });
    await buyer.quote({ jobId, promoCode: "SWITCH" });
    await expect(harness.pay(buyer, card)).rejects.toThrow();
    expect(await harness.chargesOf(card)).toBe(0);
  });

  test("one order never holds two redemptions, and a replaced code is released", async () => {
    await offer({ code: "ONE", percentOff: 10, maxRedemptions: 1 });
    await offer({ code: "TWO", percentOff: 20, maxRedemptions: 1 });
    const { buyer, jobId } = await aBuyer();
    await buyer.quote({ jobId, promoCode: "ONE" });
    const renewed = await buyer.quote({ jobId, promoCode: "one" });
    expect(renewed.discountApplied).toBe(true);
    await buyer.quote({ jobId, promoCode: "TWO" });
    expect(await usesOf(harness, "ONE")).toEqual([]);
    const other = await aBuyer();
    expect(await other.buyer.quote({ jobId: other.jobId, promoCode: "ONE" })).toMatchObject({ amount: 17.99 });
  });

  test("paying turns the reservation into a redemption", async () => {
    await offer({ code: "REDEEM", percentOff: 20, maxRedemptions: 5 });
    const { buyer, jobId } = await aBuyer();
    const quote = await buyer.quote({ jobId, promoCode: "REDEEM" });
    await harness.pay(buyer, quote);
    await buyer.generate(jobId, quote);
    await lapse(quote.orderId);
    expect((await usesOf(harness, "REDEEM"))[0]?.redeemedAt).toBeInstanceOf(Date);
  });

  test("a reservation that lapsed goes to the next buyer, and the first can no longer pay that price", async () => {
    await offer({ code: "LAPSED", percentOff: 20, maxRedemptions: 1 });
    const slow = await aBuyer();
    const slowQuote = await slow.buyer.quote({ jobId: slow.jobId, promoCode: "LAPSED" });
    const quick = await aBuyer();
    const refused = await quick.buyer.quote({ jobId: quick.jobId, promoCode: "LAPSED" });
    expect(refused.discountApplied).toBe(false);
    await lapse(slowQuote.orderId);
    const granted = await quick.buyer.quote({ jobId: quick.jobId, promoCode: "LAPSED" });
    expect(granted.discountApplied).toBe(true);
    await expect(harness.pay(slow.buyer, slowQuote)).rejects.toThrow();
    expect(await stateOf(harness, slowQuote.orderId)).toBe("expired");
    const back = await slow.buyer.quote({ jobId: slow.jobId, promoCode: "LAPSED" });
    expect(back).toMatchObject({ discountApplied: false, amount: 19.99 });
  });

  test("a reservation that lapsed after it was paid stays with the one who paid", async () => {
    await offer({ code: "PAIDLATE", percentOff: 20, maxRedemptions: 1 });
    const first = await aBuyer();
    const quote = await first.buyer.quote({ jobId: first.jobId, promoCode: "PAIDLATE" });
    await harness.pay(first.buyer, quote);
    await lapse(quote.orderId);
    const second = await aBuyer();
    expect((await second.buyer.quote({ jobId: second.jobId, promoCode: "PAIDLATE" })).discountApplied).toBe(false);
    expect((await first.buyer.generate(first.jobId, quote)).status).toBe(200);
    expect(await usesOf(harness, "PAIDLATE")).toHaveLength(1);
  });

  test.for([
    ["unknown", null],
    ["inactive", { isActive: false }],
    ["not begun", { startsAt: new Date(Date.now() + 60_000) }],
    ["expired", { expiresAt: new Date(Date.now() - 60_000) }],
  ] as const)("a code that is %s is answered with the full price", async ([what, wish]) => {
    const code = `BAD-${what.toUpperCase().replace(" ", "-")}`;
    if (wish) await offer({ code, percentOff: 50, ...wish });
    const { buyer, jobId } = await aBuyer();
    expect(await buyer.quote({ jobId, promoCode: code })).toMatchObject({ discountApplied: false, amount: 19.99 });
  });

  test("codes marked for tests work in test mode and do nothing outside it, even in the same database", async () => {
    await seedTestPromoCodes(db());
    const { buyer, jobId } = await aBuyer();
    const quote = await buyer.quote({ jobId, promoCode: "ALPHA100" });
    expect(quote.discountApplied).toBe(provider === "test");
  });

  test("an order abandoned for a day expires and gives its code back", async () => {
    await offer({ code: "ABANDONED", percentOff: 20, maxRedemptions: 1 });
    const { buyer, jobId } = await aBuyer();
    const quote = await buyer.quote({ jobId, promoCode: "ABANDONED" });
    await db().update(orders).set({ updatedAt: sql`now() - interval '25 hours'` }).where(eq(orders.id, quote.orderId));
    await db().execute(sql`select graphile_worker.add_job('reconcile-orders', '{}')`);
    await eventually(async () => (await stateOf(harness, quote.orderId)) === "expired", "the order expired");
    expect(await usesOf(harness, "ABANDONED")).toEqual([]);
    await expect(harness.pay(buyer, quote)).rejects.toThrow();
  });
});
