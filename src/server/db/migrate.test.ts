import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { promoCodes } from "#server/db/schema/orders.ts";
import { seedTestPromoCodes } from "#server/features/orders/promo/manage-promo-codes.ts";
import { freshDatabase } from "#tests/support/database/fresh-database.ts";
import { isMigrated, migrate } from "./migrate.ts";
import { findingMarks } from "./schema/uploads.ts";

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

test("what hosts had said to their pictures moves into the table of marks", async () => {
  const { db, drop } = await freshDatabase();
  await db.execute(sql`drop table finding_marks`);
  await db.execute(sql`alter table express_jobs add column finding_marks jsonb not null default '{}'`);
  await db.execute(sql`insert into customers (id) values ('00000000-0000-4000-8000-000000000001')`);
  await db.execute(sql`
    insert into express_jobs (customer_id, platform, address, bedrooms, bathrooms, max_guests, pet_friendly, photos, floor_plan, finding_marks)
    values ('00000000-0000-4000-8000-000000000001', 'airbnb', 'Bend', 1, 1, 1, false, '[]', '/files/p.webp',
      '{"a.webp/amenity.tv": "confirmed", "a.webp/amenity.other:sofa": "struck", "plan/amenity.gym": "confirmed"}')`);
  const [file = ""] = globSync(join(import.meta.dirname, "migrations/*_finding_marks.sql"));
  await db.execute(sql.raw(readFileSync(file, "utf8")));
  const moved = await db.select().from(findingMarks).orderBy(findingMarks.finding);
  expect(moved.map(({ picture, finding, state, markedBy }) => [picture, finding, state, markedBy !== null])).toEqual([
    ["p.webp", "amenity.gym", "confirmed", true],
    ["a.webp", "amenity.other:sofa", "struck", true],
    ["a.webp", "amenity.tv", "confirmed", true],
  ]);
  await drop();
});
