import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listings } from "#server/db/schema/listings.ts";
import { orderQuotes, promoUses } from "#server/db/schema/orders.ts";
import { openOrderSimulator, SIMULATED_EVENTS, type SimulatedEvent } from "#tests/support/app/order-simulator.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/database/fresh-database.ts";

const STALLS_AT_ONCE = 10;
const MARKETS = 100;
const REDEMPTIONS = 3;

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

// Groups of events: those of one group happen at the same time, the groups one after the other.
type Script = SimulatedEvent[][];
// What moves a purchase on happens more often than what disturbs it.
const USUAL: SimulatedEvent[] = [
  "quote with a code",
  "quote with a free code",
  "pay",
  "browser asks",
  "webhook",
  "worker",
];
const anything = fc.constantFrom(...SIMULATED_EVENTS, ...USUAL, ...USUAL);
const moment = fc.array(anything, { minLength: 1, maxLength: 3 });
const script: fc.Arbitrary<Script> = fc
  .array(moment, { minLength: 2, maxLength: 5 })
  .map((moments) => [["quote"], ...moments]);

type Codes = { some: string; few: string };

async function play(moments: Script, codes: Codes): Promise<OrderSimulator> {
  const simulator = openOrderSimulator(database.db, codes);
  await simulator.open();
  for (const happenings of moments) await Promise.all(happenings.map((happening) => simulator.happen(happening)));
  return simulator;
}

type OrderSimulator = ReturnType<typeof openOrderSimulator>;
type Order = Awaited<ReturnType<OrderSimulator["orders"]>>[number];
type Intents = Awaited<ReturnType<OrderSimulator["intentsOf"]>>;

async function expectJustice(order: Order, intents: Intents): Promise<void> {
  const { db } = database;
  const delivered = await db.select().from(listings).where(eq(listings.orderId, order.id));
  const [quote] = await db
    .select()
    .from(orderQuotes)
    .where(eq(orderQuotes.id, order.quoteId ?? order.id));
  const charges = intents.reduce((sum, intent) => sum + intent.charges, 0);
  const chargedCents = intents.reduce((sum, intent) => sum + intent.charges * intent.amountCents, 0);
  const isFree = order.settledAt !== null && order.intentId === null && quote?.amountCents === 0;

  expect(charges, "charged at most once").toBeLessThanOrEqual(1);
  expect(delivered.length, "delivered = paid or free").toBe(charges === 1 || isFree ? 1 : 0);
  expect(order.state).toBe(delivered.length === 1 ? "delivered" : order.state === "expired" ? "expired" : "open");
  if (charges === 1) {
    expect(chargedCents, "the amount that was quoted").toBe(quote?.amountCents);
    expect(isFree, "never charged for what was free").toBe(false);
  }
  if (isFree) {
    const uses = await db.select().from(promoUses).where(eq(promoUses.orderId, order.id));
    expect(uses.map(({ redeemedAt }) => redeemedAt !== null)).toEqual([true]);
  }
}

// Ten buyers at once, who compete for a few redemptions.
async function playMarket(scripts: Script[]): Promise<void> {
  const { db } = database;
  const name = randomUUID().toUpperCase();
  const codes = { some: `SOME-${name}`, few: `FEW-${name}` };
  await db.execute(sql`insert into promo_codes (code, percent_off, max_redemptions)
    values (${codes.some}, 20, ${REDEMPTIONS}), (${codes.few}, 100, ${REDEMPTIONS})`);
  const simulators = await Promise.all(scripts.map((moments) => play(moments, codes)));
  // All failures end before any order is checked, since one buyer's reconciliation asks about the others too.
  await Promise.all(simulators.map((simulator) => simulator.calm()));
  await Promise.all(simulators.map((simulator) => simulator.work()));
  for (const simulator of simulators) {
    for (const order of await simulator.orders()) await expectJustice(order, await simulator.intentsOf(order.id));
  }
  for (const code of Object.values(codes)) {
    const uses = await db.select().from(promoUses).where(eq(promoUses.code, code));
    expect(uses.length, "redemptions").toBeLessThanOrEqual(REDEMPTIONS);
  }
  await db.execute(sql`delete from graphile_worker._private_jobs`);
}

test("1,000 random interleavings: delivered = paid or free, charged at most once, never a listing without payment", async () => {
  const market = fc.array(script, { minLength: STALLS_AT_ONCE, maxLength: STALLS_AT_ONCE });
  await fc.assert(fc.asyncProperty(market, playMarket), { numRuns: MARKETS, endOnFailure: true });
  // The run must have produced every kind of outcome, or it proves nothing.
  const ends = await database.db.execute<{ end: string; count: number }>(sql`
    select case when state = 'delivered' and intent_id is null then 'free' else state end as end, count(*)::int
    from orders group by 1`);
  const counts = Object.fromEntries(ends.rows.map(({ end, count }) => [end, count]));
  expect(Math.min(...["open", "expired", "delivered", "free"].map((end) => counts[end] ?? 0))).toBeGreaterThan(20);
}, 480_000);
