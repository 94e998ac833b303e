import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { brandVoices, sessions, users } from "#server/db/schema/accounts.ts";
import { customers } from "#server/db/schema/customers.ts";
import { expressJobs } from "#server/db/schema/express.ts";
import { drafts } from "#server/db/schema/intake.ts";
import { listings, listingTexts } from "#server/db/schema/listings.ts";
import { orderEvents, orderQuotes, orders } from "#server/db/schema/orders.ts";
import { uploads } from "#server/db/schema/uploads.ts";
import type { WriteDescription } from "#server/features/listings/write/write-texts.ts";
import { accountDeletion, accountMessages } from "#shared/messages/accounts.ts";
import { mailsTo, PASSWORD, registration, signUp } from "#tests/support/app/members.ts";
import { useTestApp } from "#tests/support/app/test-app.ts";
import { type TestServer, testServerUntilTestEnds } from "#tests/support/app/test-server.ts";
import { plainPicture, sendImages } from "#tests/support/app/uploads.ts";
import { eventually } from "#tests/support/eventually.ts";
import { plainWriter } from "#tests/support/fakes/plain-writer.ts";

const current = useTestApp({ env: { RATE_LIMIT_SCALE: "100" } });
const ADDRESS = "12 Pine Road, Oslo";

async function member(shop: TestServer, email: string) {
  const browser = shop.browser();
  const { body } = await browser.post<{ user: { id: string } }>("/api/register", registration(email));
  return Object.assign(browser, { id: body.user.id });
}

const leave = { password: PASSWORD };

test("deleting an account removes all personal data and keeps what bookkeeping needs", async () => {
  const shop = await testServerUntilTestEnds();
  const { db } = shop.database;
  const buyer = await member(shop, "leaving@example.com");
  const jobId = await buyer.startExpress({ property_address: ADDRESS });
  const quote = await buyer.quote({ jobId, promoCode: "WELCOME20", email: "receipts@example.com" });
  await buyer.payByTestCard(quote);
  const { listingId } = (await buyer.generate(jobId, quote)).body;
  await buyer.post("/api/intake/property", { mode: "deep", address: ADDRESS });
  await buyer.quote({ propertyData: { address: "99 Unpaid Avenue", bedrooms: 1 } });

  expect((await buyer.post("/api/account/delete", { password: "wrong" })).status).toBe(403);
  expect((await buyer.post("/api/account/delete", { email: "leaving@example.com" })).status).toBe(403);
  const answer = await buyer.post("/api/account/delete", leave);
  expect(answer).toEqual({ status: 200, body: { success: true, kept: [...accountDeletion.kept] } });
  expect((await buyer.get("/api/auth/user")).status).toBe(401);

  const own = { customerId: buyer.id };
  for (const table of [drafts, expressJobs, uploads]) {
    expect(await db.select().from(table).where(eq(table.customerId, own.customerId))).toEqual([]);
  }
  expect(await db.select().from(users).where(eq(users.id, buyer.id))).toEqual([]);
  expect(await db.select().from(customers).where(eq(customers.id, buyer.id))).toHaveLength(1);
  expect(await db.select().from(listingTexts).where(eq(listingTexts.listingId, listingId))).toEqual([]);
  const [listing] = await db.select().from(listings).where(eq(listings.id, listingId));
  expect(listing).toMatchObject({ propertyData: {}, forgottenAt: expect.any(Date) });

  const left = await db.select().from(orders).where(eq(orders.customerId, buyer.id)).orderBy(orders.createdAt);
  expect(left).toMatchObject([
    { id: quote.orderId, state: "delivered", receiptEmail: null, propertyData: { address: ADDRESS } },
    { state: "expired", receiptEmail: null, propertyData: null },
  ]);
  const quotes = await db.select().from(orderQuotes).where(eq(orderQuotes.orderId, quote.orderId));
  expect(quotes.at(-1)).toMatchObject({ amountCents: 1439, promoCode: "WELCOME20" });
  expect(await db.select().from(orderEvents).where(eq(orderEvents.orderId, quote.orderId))).not.toEqual([]);
});

test("while a paid order is being written the account stays, with all it has", async () => {
  const gate = Promise.withResolvers<void>();
  const plain = plainWriter();
  const write: WriteDescription = async (request) => {
    await gate.promise;
    return plain.writers.write(request);
  };
  const shop = await testServerUntilTestEnds({ writers: { write, writeEmbedded: write } });
  const { db } = shop.database;
  const buyer = await member(shop, "waiting@example.com");
  const jobId = await buyer.startExpress();
  const quote = await buyer.quote({ jobId });
  await buyer.payByTestCard(quote);
  const stateIs = async (state: string) =>
    (await db.select().from(orders).where(eq(orders.id, quote.orderId)))[0]?.state === state;
  await eventually(() => stateIs("generating"), "the writing began");
  const refused = await buyer.post("/api/account/delete", leave);
  expect(refused).toEqual({ status: 409, body: { message: accountMessages.deletionWaitsForOrder } });
  expect((await buyer.get("/api/auth/user")).status).toBe(200);
  gate.resolve();
  await eventually(() => stateIs("delivered"), "the listing was delivered");
  expect((await buyer.post("/api/account/delete", leave)).status).toBe(200);
});

test("photos go with their files, and another account keeps all of its own", async () => {
  const { app, database } = current();
  const { db } = database;
  const leaver = await signUp(app, "photographer@example.com");
  const neighbour = await signUp(app, "neighbour@example.com");
  for (const browser of [leaver, neighbour]) {
    const picture = { name: "porch.jpg", bytes: await plainPicture() };
    await sendImages(app, [picture], Object.fromEntries(browser.cookies));
    await browser.put("/api/account/branding", { name: "Pine Stays" });
    await browser.post("/api/intake/property", { mode: "deep", address: ADDRESS });
  }
  const [photo] = await db.select().from(uploads).where(eq(uploads.customerId, leaver.id));
  expect((await leaver.post("/api/account/delete", leave)).statusCode).toBe(200);
  const job = await db.execute<{ payload: unknown }>(sql`
    select payload from graphile_worker._private_jobs where payload->'keys' is not null`);
  expect(job.rows).toEqual([{ payload: { keys: [`${photo?.name}.webp`, `${photo?.name}-thumb.webp`] } }]);
  expect((await mailsTo(db, "photographer@example.com")).at(-1)?.subject).toBe("Your Stayscribe account was deleted");

  expect((await neighbour.get("/api/auth/user")).statusCode).toBe(200);
  for (const table of [uploads, drafts]) {
    expect(await db.select().from(table).where(eq(table.customerId, neighbour.id))).toHaveLength(1);
  }
  for (const table of [brandVoices, sessions]) {
    expect(await db.select().from(table).where(eq(table.userId, leaver.id))).toEqual([]);
    expect(await db.select().from(table).where(eq(table.userId, neighbour.id))).toHaveLength(1);
  }
});

test("it is one step: if its last part fails, nothing is deleted", async () => {
  const { app, database } = current();
  const { db } = database;
  const browser = await signUp(app, "half@example.com");
  await browser.post("/api/intake/property", { mode: "deep", address: ADDRESS });
  await database.pool.query(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'no'; end $$;
    create trigger refuse before delete on users for each row execute function refuse()`);
  const failed = await browser.post("/api/account/delete", leave);
  await database.pool.query("drop trigger refuse on users; drop function refuse");
  expect(failed.statusCode).toBe(500);
  expect(await db.select().from(drafts).where(eq(drafts.customerId, browser.id))).toHaveLength(1);
  expect((await browser.get("/api/auth/user")).statusCode).toBe(200);
});

test("the address is free again for a new account, which starts with nothing", async () => {
  const { app } = current();
  const first = await signUp(app, "again@example.com");
  await first.post("/api/account/delete", leave);
  const second = await signUp(app, "again@example.com");
  expect(second.id).not.toBe(first.id);
});
