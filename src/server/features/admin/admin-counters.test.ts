import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import type { Db } from "#server/db/connect.ts";
import { users } from "#server/db/schema/accounts.ts";
import { listings, listingTexts } from "#server/db/schema/listings.ts";
import { orders } from "#server/db/schema/orders.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { moveToAccount } from "#server/features/accounts/data/move-to-account.ts";
import { placeOrder } from "#tests/support/app/placed-order.ts";
import { freshDatabase } from "#tests/support/database/fresh-database.ts";
import { readActivity, summarise } from "./tallies.ts";

const HAPPENINGS = [
  "somebody registers",
  "a guest buys",
  "a guest gets it free",
  "a member buys",
  "an order is refunded",
  "a guest signs up",
  "membership changes",
  "an e-mail changes",
  "a listing is forgotten",
  "a listing is deleted",
  "an account is deleted",
  "a purchase is taken back half-way",
  "the counts are merged",
] as const;
type Happening = (typeof HAPPENINGS)[number];

type World = { db: Db; userIds: string[]; guestIds: string[]; orderIds: string[]; listingIds: string[] };

const pick = (from: string[], at: number) => from[at % Math.max(1, from.length)] ?? randomUUID();

async function addUser({ db, userIds }: World): Promise<string> {
  const id = randomUUID();
  const names = { name: "A B", firstName: "A", lastName: "B" };
  await db.insert(users).values({ id, email: `${id}@example.com`, ...names, loginMethod: "password" });
  userIds.push(id);
  return id;
}

async function buy(world: World, placed: Parameters<typeof placeOrder>[1]): Promise<void> {
  const { orderId, listingId, customerId } = await placeOrder(world.db, placed);
  world.orderIds.push(orderId);
  world.listingIds.push(listingId);
  if (!placed?.userId) world.guestIds.push(customerId);
}

class TakenBack extends Error {}

async function happen(world: World, happening: Happening, at: number): Promise<void> {
  const { db } = world;
  const user = eq(users.id, pick(world.userIds, at));
  const listingId = pick(world.listingIds, at);
  const listing = eq(listings.id, listingId);
  switch (happening) {
    case "somebody registers":
      return void (await addUser(world));
    case "a guest buys":
      return buy(world, { amountCents: 1999 });
    case "a guest gets it free":
      return buy(world, { amountCents: 0 });
    case "a member buys":
      return buy(world, { amountCents: 1799, userId: pick(world.userIds, at) });
    case "an order is refunded":
      return void (await db
        .update(orders)
        .set({ state: "refunded" })
        .where(eq(orders.id, pick(world.orderIds, at))));
    case "a guest signs up":
      return void (await moveToAccount(db, pick(world.guestIds, at) as CustomerId, await addUser(world)));
    case "membership changes":
      return void (await db
        .update(users)
        .set({ isMember: sql`not ${users.isMember}` })
        .where(user));
    case "an e-mail changes":
      return void (await db
        .update(users)
        .set({ email: `${randomUUID()}@example.com` })
        .where(user));
    case "a listing is forgotten":
      return void (await db.update(listings).set({ forgottenAt: new Date(), propertyData: {} }).where(listing));
    case "a listing is deleted":
      return db.transaction(async (tx) => {
        await tx.delete(listingTexts).where(eq(listingTexts.listingId, listingId));
        await tx.delete(listings).where(listing);
      });
    case "an account is deleted":
      return void (await db.delete(users).where(user));
    case "a purchase is taken back half-way":
      return db
        .transaction(async (tx) => {
          await buy({ ...world, db: tx as unknown as Db, orderIds: [], listingIds: [], guestIds: [] }, {});
          throw new TakenBack();
        })
        .catch((error: unknown) => {
          if (!(error instanceof TakenBack)) throw error;
        });
    case "the counts are merged":
      return void (await db.execute(sql`select admin_merge_tallies()`));
  }
}

// Counts every row, which would be too slow for a real call.
async function countAll(db: Db) {
  const { rows } = await db.execute<Record<string, number>>(sql`select
    (select count(*)::int from users) as "totalUsers",
    (select count(*)::int from users where is_member) as "totalMembers",
    (select count(*)::int from listings where is_guest) as "guestListings",
    (select count(*)::int from listings where not is_guest and forgotten_at is null) as "memberListings",
    (select coalesce(sum(q.amount_cents), 0)::int from orders o join order_quotes q on q.id = o.quote_id
      where o.settled_at is not null and o.state <> 'refunded') as revenue,
    (select coalesce(sum(q.amount_cents), 0)::int from orders o join order_quotes q on q.id = o.quote_id
      where o.settled_at is not null and o.state = 'refunded') as refunded`);
  const { revenue = 0, refunded = 0, ...counts } = rows[0] ?? {};
  return { ...counts, totalRevenue: revenue / 100, totalRefunded: refunded / 100 };
}

// Rows of one side that the other lacks.
async function differences(db: Db): Promise<unknown[]> {
  const pairs = [
    [
      "admin_listings",
      "admin_listing_source",
      "listing_id, customer_id, is_guest, is_paid, platforms, search_text, created_at",
    ],
    [
      "admin_orders",
      "admin_order_source",
      "order_id, customer_id, state, settled_on, amount_cents, search_text, created_at",
    ],
  ] as const;
  const found = [];
  for (const [kept, source, columns] of pairs) {
    const one = `select ${columns} from ${kept}`;
    const other = `select ${columns} from ${source}`;
    const { rows } = await db.execute(sql.raw(`(${one} except ${other}) union all (${other} except ${one})`));
    found.push(...rows);
  }
  return found;
}

test("whatever happens, in whatever order and at once, the counts are those of a count", async () => {
  const happenings = fc.array(fc.tuple(fc.constantFrom(...HAPPENINGS), fc.nat(50)), { minLength: 20, maxLength: 60 });
  const database = await freshDatabase();
  onTestFinished(database.drop);
  const { db } = database;
  const world: World = { db, userIds: [], guestIds: [], orderIds: [], listingIds: [] };
  for (let number = 0; number < 4; number++) {
    await addUser(world);
    await buy(world, {});
  }
  await fc.assert(
    fc.asyncProperty(happenings, async (script) => {
      // Eight workers at once, each taking the next line as soon as it is free.
      const lines = script.values();
      const hands = Array.from({ length: 8 }, async () => {
        for (const [happening, at] of lines) await happen(world, happening, at);
      });
      await Promise.all(hands);
      expect(await summarise(db)).toMatchObject(await countAll(db));
      expect(await differences(db)).toEqual([]);
    }),
    { numRuns: 6 },
  );
  const { days } = await readActivity(db, 2);
  const { totalRevenue } = await summarise(db);
  expect(days.reduce((sum, { revenue }) => sum + revenue, 0)).toBeCloseTo(totalRevenue, 2);
});

test("merging leaves one row for each day and count, and the counts as they were", async () => {
  const { db, drop } = await freshDatabase();
  onTestFinished(drop);
  for (let number = 0; number < 5; number++) await placeOrder(db, {});
  const before = await summarise(db);
  await db.execute(sql`select admin_merge_tallies()`);
  expect(await summarise(db)).toEqual(before);
  const { rows } = await db.execute(
    sql`select count(*)::int as rows, count(distinct (day, name))::int as kinds from admin_tallies`,
  );
  expect(rows[0]).toEqual({ rows: 4, kinds: 4 });
});

test("a day in the figures is a day in UTC, and days without orders are listed too", async () => {
  const { db, drop } = await freshDatabase();
  onTestFinished(drop);
  const today = new Date().toISOString().slice(0, 10);
  await placeOrder(db, { createdAt: new Date(`${today}T00:00:00Z`) });
  await placeOrder(db, { createdAt: new Date(Date.parse(`${today}T00:00:00Z`) - 1) });
  const { days, platformUsage } = await readActivity(db, 3);
  expect(days.map((day) => [day.orders, day.revenue, day.listings])).toEqual([
    [0, 0, 0],
    [1, 19.99, 1],
    [1, 19.99, 1],
  ]);
  expect(days.at(-1)?.day).toBe(today);
  expect(platformUsage).toEqual([{ platform: "airbnb", listings: 2 }]);
});

test("a database whose owner may not add the search extension still has everything but the fast index", async () => {
  const { db, pool, drop } = await freshDatabase();
  onTestFinished(drop);
  await pool.query("drop extension pg_trgm cascade");
  const client = await pool.connect();
  client.on("notice", () => {});
  await client.query("create role plain_owner nosuperuser");
  await client.query("revoke create on database " + client.database + " from public");
  await client.query("set role plain_owner");
  const { rows } = await client.query("select admin_index_search() as is_indexed");
  await client.query("reset role");
  await client.query("drop role plain_owner");
  client.release();
  expect(rows).toEqual([{ is_indexed: false }]);
  await placeOrder(db, { address: "3 Slow Road" });
  expect((await summarise(db)).totalListings).toBe(1);
});
