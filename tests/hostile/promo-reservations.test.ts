import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { promoCodes, promoUses } from "#server/db/schema/orders.ts";
import { openTestServer, type TestServer } from "#tests/support/app/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => {
  await server.stop();
  await server.database.drop();
});

const db = () => server.database.db;
const offer = async (code: string, maxRedemptions: number) =>
  void (await db().insert(promoCodes).values({ code, percentOff: 50, maxRedemptions }));
const usesOf = (code: string) => db().select().from(promoUses).where(eq(promoUses.code, code));
const home = (number: number) => ({ propertyData: { address: `${number} Pine Road, Oslo`, bedrooms: 2 } });

let members = 0;
async function aMember() {
  const member = server.browser();
  members += 1;
  const registration = {
    email: `m${members}@example.com`,
    password: "difference engine",
    firstName: "A",
    lastName: "B",
  };
  if ((await member.post("/api/register", registration)).status !== 200) throw new Error("not registered");
  return member;
}

test("five unpaid quotes of one caller hold one redemption, and the newest quote has it", async () => {
  await offer("FIVE", 5);
  const caller = server.browser();
  const first = await caller.quote({ ...home(1), promoCode: "FIVE" });
  const quotes = [first];
  for (let number = 2; number <= 5; number++) quotes.push(await caller.quote({ ...home(number), promoCode: "FIVE" }));
  expect(quotes.map(({ discountApplied }) => discountApplied)).toEqual([true, true, true, true, true]);
  const uses = await usesOf("FIVE");
  expect(uses.map(({ orderId }) => orderId)).toEqual([quotes.at(-1)?.orderId]);
  expect(await caller.payByTestCard(first)).not.toMatchObject({ body: { status: "succeeded" } });
  const member = await aMember();
  expect(await member.quote({ ...home(9), promoCode: "FIVE" })).toMatchObject({ discountApplied: true });
});

test("asked for at once for several orders, one caller holds one redemption", async () => {
  await offer("ATONCE", 5);
  const member = await aMember();
  const quotes = await Promise.all(
    [1, 2, 3, 4, 5].map((number) => member.quote({ ...home(number), promoCode: "ATONCE" })),
  );
  expect(quotes.some(({ discountApplied }) => discountApplied)).toBe(true);
  expect(await usesOf("ATONCE")).toHaveLength(1);
});

test("fresh cookies on one network hold one redemption, until it lapses or is paid", async () => {
  await offer("COOKIES", 5);
  const first = server.browser();
  const held = await first.quote({ ...home(1), promoCode: "COOKIES" });
  for (let number = 2; number <= 5; number++) {
    const fresh = await server.browser().quote({ ...home(number), promoCode: "COOKIES" });
    expect(fresh).toMatchObject({ discountApplied: false, amount: 19.99 });
  }
  expect(await usesOf("COOKIES")).toHaveLength(1);
  const member = await aMember();
  expect((await member.quote({ ...home(6), promoCode: "COOKIES" })).discountApplied).toBe(true);
  // Asking again is activity: it holds on, and for a quarter of an hour from now.
  await db()
    .update(promoUses)
    .set({ reservedUntil: sql`now() + interval '1 minute'` })
    .where(eq(promoUses.orderId, held.orderId));
  expect((await first.quote({ ...home(1), promoCode: "COOKIES" })).discountApplied).toBe(true);
  const renewed = (await usesOf("COOKIES")).find(({ orderId }) => orderId === held.orderId);
  expect(renewed?.reservedUntil.getTime()).toBeGreaterThan(Date.now() + 10 * 60 * 1000);
  await first.payByTestCard(await first.quote({ ...home(1), promoCode: "COOKIES" }));
  const paid = await first.post("/api/generate-guest-description", {
    ...home(1),
    paymentIntentId: held.paymentIntentId,
    paymentData: null,
  });
  expect(paid.status).toBe(200);
  expect((await server.browser().quote({ ...home(7), promoCode: "COOKIES" })).discountApplied).toBe(true);
  const redeemed = (await usesOf("COOKIES")).filter(({ redeemedAt }) => redeemedAt);
  expect(redeemed.map(({ network }) => network)).toEqual([null]);
});

test("a lapsed reservation keeps no guest of the same network from the code", async () => {
  await offer("QUIET", 2);
  const { orderId } = await server.browser().quote({ ...home(1), promoCode: "QUIET" });
  await db()
    .update(promoUses)
    .set({ reservedUntil: sql`now() - interval '1 second'` })
    .where(eq(promoUses.orderId, orderId));
  expect((await server.browser().quote({ ...home(2), promoCode: "QUIET" })).discountApplied).toBe(true);
});

test("thirty callers at once never get more than a code allows", async () => {
  await offer("RUSH", 3);
  const callers = await Promise.all(Array.from({ length: 10 }, aMember));
  const quotes = await Promise.all(
    [...callers, ...callers, ...callers].map((caller, at) => caller.quote({ ...home(100 + at), promoCode: "RUSH" })),
  );
  expect((await usesOf("RUSH")).length).toBeLessThanOrEqual(3);
  expect(quotes.filter(({ discountApplied }) => discountApplied).length).toBeGreaterThanOrEqual(1);
});
