import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { promoCodes } from "#server/db/schema/orders.ts";
import { seedTestPromoCodes } from "#server/features/orders/seed-test-promo-codes.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { isMigrated, migrate } from "./migrate.ts";

test("servers that start at once on an empty database migrate it once", async () => {
  const { pool, db, drop } = await freshDatabase();
  await db.execute(sql`drop schema public cascade; drop schema drizzle cascade; drop schema graphile_worker cascade`);
  await db.execute(sql`create schema public`);
  await Promise.all([migrate(pool), migrate(pool), migrate(pool)]);
  expect(await isMigrated(db)).toBe(true);
  const applied = await db.execute(
    sql`select hash, count(*) from drizzle.__drizzle_migrations group by hash having count(*) > 1`,
  );
  expect(applied.rows).toEqual([]);
  await drop();
});

test("seeding the test promo codes again changes nothing, even after an admin changed one", async () => {
  const { db, drop } = await freshDatabase();
  await seedTestPromoCodes(db);
  await db.update(promoCodes).set({ isActive: false });
  await seedTestPromoCodes(db);
  const rows = await db.select().from(promoCodes).orderBy(promoCodes.code);
  expect(rows).toMatchObject([
    { code: "ALPHA100", percentOff: 100, amountOffCents: null, isTestCode: true, isActive: false },
    { code: "WELCOME20", percentOff: 20, amountOffCents: null, isTestCode: true, isActive: false },
  ]);
  await drop();
});

test.for([
  [{ code: "lower", percentOff: 10 }, "code_in_capitals"],
  [{ code: "BOTH", percentOff: 10, amountOffCents: 100 }, "percent_or_amount"],
  [{ code: "NEITHER" }, "percent_or_amount"],
  [{ code: "TOOMUCH", percentOff: 101 }, "percent_in_range"],
  [{ code: "NOTHING", amountOffCents: 0 }, "amount_positive"],
] as const)("the database itself refuses the promo code %o", async ([row, constraint]) => {
  const { db, drop } = await freshDatabase();
  await expect(db.insert(promoCodes).values(row)).rejects.toMatchObject({ cause: { constraint } });
  await drop();
});
