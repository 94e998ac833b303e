import { eq, getTableName, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Db } from "#server/db/connect.ts";
import { customers } from "#server/db/schema/customers.ts";
import { expressJobs } from "#server/db/schema/express.ts";
import { draftLinks, draftRights, drafts } from "#server/db/schema/intake.ts";
import { listings, properties } from "#server/db/schema/listings.ts";
import { orders } from "#server/db/schema/orders.ts";
import { findingMarks, uploads } from "#server/db/schema/uploads.ts";
import { CUSTOMER_DATA, customerColumns } from "#server/domain/customer-data.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { PASSWORD, signUp } from "#tests/support/app/members.ts";
import { useTestApp } from "#tests/support/app/test-app.ts";
import { moveToAccount } from "./move-to-account.ts";

const current = useTestApp({ env: { RATE_LIMIT_SCALE: "100" } });

async function newCustomer(): Promise<CustomerId> {
  const id = crypto.randomUUID() as CustomerId;
  await current().database.db.insert(customers).values({ id });
  return id;
}

// One row under each name of CUSTOMER_DATA, some of them in another manager's draft.
async function giveOneOfEach(db: Db, customerId: CustomerId): Promise<void> {
  const managers = { customerId: await newCustomer(), mode: "deep", formData: {}, completedBy: customerId } as const;
  const [draft] = await db.insert(drafts).values(managers).returning();
  const [order] = await db.insert(orders).values({ customerId, subject: "details:1", state: "delivered" }).returning();
  const draftId = draft?.id ?? "";
  const linkId = crypto.randomUUID();
  await db.insert(draftLinks).values({ id: linkId, draftId, role: "owner", tokenHash: crypto.randomUUID() });
  await db.insert(draftRights).values({ customerId, linkId });
  await db
    .insert(findingMarks)
    .values({ draftId, picture: "a.webp", finding: "amenity.tv", state: "confirmed", markedBy: customerId });
  const stoodBy = [{ words: "opens in May", facts: ["pool"], on: "2026-05-01" }];
  await db
    .insert(listings)
    .values({ orderId: order?.id ?? "", customerId, propertyData: { address: "1 Road" }, stoodBy, isGuest: true });
  await db.insert(drafts).values({ customerId, mode: "deep", formData: {} });
  await db.insert(properties).values({ customerId, data: {} });
  const details = { address: "1 Road", bedrooms: 1, bathrooms: 1, maxGuests: 2, petFriendly: false, photos: [] };
  await db.insert(expressJobs).values({ customerId, platform: "airbnb", ...details });
  await db.insert(uploads).values({ customerId, name: crypto.randomUUID(), widthPx: 1, heightPx: 1, bytes: 1 });
}

async function countOfEach(db: Db, customerId: string): Promise<Record<string, number>> {
  const counts = Object.entries(CUSTOMER_DATA).map(
    async ([name, { customer }]) => [name, await db.$count(customer.table, eq(customer, customerId))] as const,
  );
  return Object.fromEntries(await Promise.all(counts));
}

function everyName(countOf: (data: (typeof customerColumns)[number]) => number): Record<string, number> {
  return Object.fromEntries(Object.entries(CUSTOMER_DATA).map(([name, data]) => [name, countOf(data)]));
}

test("every column of the database that refers to a customer is listed in CUSTOMER_DATA", async () => {
  const found = await current().database.db.execute<{ name: string }>(sql`
    select conrelid::regclass || '.' || attname as name from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'customers'::regclass`);
  const listed = customerColumns.map(({ customer }) => `${getTableName(customer.table)}.${customer.name}`);
  expect(listed.toSorted()).toEqual(found.rows.map(({ name }) => name).toSorted());
});

test("signing in moves one of each to the account, and leaves the guest with nothing", async () => {
  const { app, database } = current();
  const { db } = database;
  const guest = await newCustomer();
  await giveOneOfEach(db, guest);
  expect(await countOfEach(db, guest)).toEqual(everyName(() => 1));
  const { id } = await signUp(app, "moved@example.com");
  await moveToAccount(db, guest, id);
  expect(await countOfEach(db, guest)).toEqual(everyName(() => 0));
  expect(await countOfEach(db, id)).toEqual(everyName(() => 1));
  expect(await db.select().from(listings).where(eq(listings.customerId, id))).toMatchObject([{ isGuest: false }]);
});

test("the export lists one of each, except what belongs to other people's drafts", async () => {
  const { app, database } = current();
  const browser = await signUp(app, "exported@example.com");
  await giveOneOfEach(database.db, browser.id as CustomerId);
  const data = (await browser.get("/api/account/data")).json<Record<string, object[]>>();
  const lists = Object.entries(data).filter(([name]) => Object.hasOwn(CUSTOMER_DATA, name));
  expect(lists.map(([name, rows]) => [name, rows.length])).toEqual([
    ["drafts", 1],
    ["expressForms", 1],
    ["pictureMarks", 1],
    ["properties", 1],
    ["orders", 1],
    ["listings", 1],
    ["uploads", 1],
  ]);
});

test("deleting the account leaves its number in orders and listings alone, and those without what they said", async () => {
  const { app, database } = current();
  const { db } = database;
  const browser = await signUp(app, "erased@example.com");
  await giveOneOfEach(db, browser.id as CustomerId);
  expect((await browser.post("/api/account/delete", { password: PASSWORD })).statusCode).toBe(200);
  expect(await countOfEach(db, browser.id)).toEqual(
    everyName(({ customer }) => Number(customer.table === orders || customer.table === listings)),
  );
  const emptied = { propertyData: {}, factChanges: [], stoodBy: [], forgottenAt: expect.any(Date) };
  expect(await db.select().from(listings).where(eq(listings.customerId, browser.id))).toMatchObject([emptied]);
  // Other people's drafts keep what the leaving person did in them.
  expect(await db.select().from(findingMarks).where(sql`${findingMarks.markedBy} is null`)).toHaveLength(1);
});
