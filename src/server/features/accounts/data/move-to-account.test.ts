import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions, users } from "#server/db/schema/accounts.ts";
import { customers } from "#server/db/schema/customers.ts";
import { draftLinks, draftRights, drafts } from "#server/db/schema/intake.ts";
import { listings } from "#server/db/schema/listings.ts";
import { orders } from "#server/db/schema/orders.ts";
import { findingMarks } from "#server/db/schema/uploads.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import type { WriteDescription } from "#server/features/listings/write/write-texts.ts";
import { PASSWORD, registration, signUp } from "#tests/support/app/members.ts";
import { createTestBrowser, useTestApp } from "#tests/support/app/test-app.ts";
import { testServerUntilTestEnds } from "#tests/support/app/test-server.ts";
import { eventually } from "#tests/support/eventually.ts";
import { plainWriter } from "#tests/support/fakes/plain-writer.ts";
import { moveToAccount } from "./move-to-account.ts";

const current = useTestApp({ env: { RATE_LIMIT_SCALE: "100" } });
const details = { address: "12 Pine Road, Oslo", bedrooms: 2 };

async function newCustomer(): Promise<CustomerId> {
  const id = crypto.randomUUID() as CustomerId;
  await current().database.db.insert(customers).values({ id });
  return id;
}

const ordersOf = (customerId: string) =>
  current().database.db.select().from(orders).where(eq(orders.customerId, customerId)).orderBy(orders.createdAt);

test("of one address one account is made, however many register it at once", async () => {
  const { app, database } = current();
  const email = "wanted@example.com";
  const answers = await Promise.all(
    ["WANTED@example.com", email, email, email].map((spelt) =>
      createTestBrowser(app).post("/api/register", registration(spelt)),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  const made = await database.db.select().from(users).where(eq(users.email, email));
  expect(made).toHaveLength(1);
  expect(
    await database.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, made[0]?.id ?? "")),
  ).toHaveLength(1);
});

test("both with an open order for the same home: the guest's is the one that is found again, the other is still there", async () => {
  const { app } = current();
  const member = await signUp(app, "twice@example.com");
  const first = (await member.post("/api/create-payment-intent", { propertyData: details })).json<{
    orderId: string;
  }>();
  const guest = createTestBrowser(app);
  const second = (await guest.post("/api/create-payment-intent", { propertyData: details })).json<{
    orderId: string;
  }>();
  expect((await guest.post("/api/login", { email: "twice@example.com", password: PASSWORD })).statusCode).toBe(200);
  const again = await guest.post("/api/create-payment-intent", { propertyData: details });
  expect(again.json()).toMatchObject({ orderId: second.orderId });
  expect((await ordersOf(member.id)).map(({ id, state }) => ({ id, state }))).toEqual([
    { id: first.orderId, state: "open" },
    { id: second.orderId, state: "open" },
  ]);
});

test("signing in twice, or in two tabs at once, moves each thing once", async () => {
  const { app, database } = current();
  const { id } = await signUp(app, "tabs@example.com");
  const guest = await newCustomer();
  const subjects = Array.from({ length: 5 }, (_, n) => `details:${n}`);
  await database.db.insert(orders).values(subjects.map((subject) => ({ customerId: guest, subject })));
  await Promise.all(Array.from({ length: 4 }, () => moveToAccount(database.db, guest, id)));
  await moveToAccount(database.db, guest, id);
  expect((await ordersOf(id)).map(({ subject }) => subject).toSorted()).toEqual(subjects);
});

test("all moves or nothing does", async () => {
  const { app, database } = current();
  const { id } = await signUp(app, "atomic@example.com");
  const guest = await newCustomer();
  await database.db.insert(orders).values({ customerId: guest, subject: "details:1" });
  await database.db.insert(drafts).values({ customerId: guest, mode: "deep", formData: {} });
  await database.pool.query(`create function refuse_drafts() returns trigger language plpgsql as
    $$ begin raise exception 'no'; end $$;
    create trigger refuse before update on drafts for each row execute function refuse_drafts()`);
  await expect(moveToAccount(database.db, guest, id)).rejects.toThrow();
  await database.pool.query("drop trigger refuse on drafts; drop function refuse_drafts");
  expect(await ordersOf(id)).toEqual([]);
  expect(await ordersOf(guest)).toHaveLength(1);
  await moveToAccount(database.db, guest, id);
  expect(await ordersOf(id)).toHaveLength(1);
});

test("a right on another customer's draft moves too, also when the account has it already", async () => {
  const { app, database } = current();
  const { db } = database;
  const { id } = await signUp(app, "owner-of-rights@example.com");
  const guest = await newCustomer();
  const manager = await newCustomer();
  const [draft] = await db
    .insert(drafts)
    .values({ customerId: manager, mode: "deep", formData: {}, completedBy: guest })
    .returning();
  const links = ["owner", "manager"].map((role) => ({
    id: crypto.randomUUID(),
    draftId: draft?.id ?? "",
    role: role as "owner" | "manager",
    tokenHash: crypto.randomUUID(),
  }));
  await db.insert(draftLinks).values(links);
  await db.insert(draftRights).values(links.map((link) => ({ customerId: guest, linkId: link.id })));
  await db.insert(draftRights).values({ customerId: id as CustomerId, linkId: links[0]?.id ?? "" });
  const mark = { draftId: draft?.id ?? "", picture: "a.webp", finding: "amenity.tv", state: "confirmed" } as const;
  await db.insert(findingMarks).values({ ...mark, markedBy: guest });
  await moveToAccount(db, guest, id);
  expect(await db.select().from(findingMarks)).toMatchObject([{ ...mark, markedBy: id }]);
  expect(await db.select().from(draftRights).where(eq(draftRights.customerId, guest))).toEqual([]);
  expect(await db.select().from(draftRights).where(eq(draftRights.customerId, id))).toHaveLength(2);
  const [completed] = await db
    .select()
    .from(drafts)
    .where(eq(drafts.id, draft?.id ?? ""));
  expect(completed?.completedBy).toBe(id);
});

test("a delivery that runs while its buyer signs up ends in the account, and the answer says where to look", async () => {
  const gate = Promise.withResolvers<void>();
  const plain = plainWriter();
  const write: WriteDescription = async (request) => {
    await gate.promise;
    return plain.writers.write(request);
  };
  const shop = await testServerUntilTestEnds({ writers: { write, writeEmbedded: write } });
  const { db } = shop.database;
  const buyer = shop.browser();
  const jobId = await buyer.startExpress();
  const quote = await buyer.quote({ jobId });
  await buyer.payByTestCard(quote);
  const orderIs = async (state: string) =>
    (await db.select().from(orders).where(eq(orders.id, quote.orderId)))[0]?.state === state;
  await eventually(() => orderIs("generating"), "the writing began");
  type Registered = { user: { id: string }; openNext: string };
  const { body } = await buyer.post<Registered>("/api/register", registration("impatient@example.com"));
  expect(body.openNext).toBe(`/payment-success?order=${quote.orderId}`);
  gate.resolve();
  await eventually(() => orderIs("delivered"), "the listing was delivered");
  const [listing] = await db.select().from(listings).where(eq(listings.orderId, quote.orderId));
  expect(listing).toMatchObject({ customerId: body.user.id, isGuest: false });
});

test("a guest who bought something and then signs in is sent to the listing; without a purchase, to no special page", async () => {
  const shop = await testServerUntilTestEnds();
  const email = "returning@example.com";
  await shop.browser().post("/api/register", registration(email));
  const buyer = shop.browser();
  const jobId = await buyer.startExpress();
  const quote = await buyer.quote({ jobId });
  await buyer.payByTestCard(quote);
  const { listingId } = (await buyer.generate(jobId, quote)).body;
  const signedIn = await buyer.post("/api/login", { email, password: PASSWORD });
  expect(signedIn.body).toMatchObject({ openNext: `/listing/${listingId}` });
  expect((await buyer.get(`/api/listing/${listingId}`)).body).toMatchObject({ viewEndsAt: null });
  expect((await buyer.post("/api/login", { email, password: PASSWORD })).body).toMatchObject({ openNext: null });
});
