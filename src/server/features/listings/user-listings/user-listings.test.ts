import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { listings, listingTexts } from "#server/db/schema/listings.ts";
import { orderQuotes, orders } from "#server/db/schema/orders.ts";
import { uploads } from "#server/db/schema/uploads.ts";
import type { UserListing } from "#shared/contract/listings/user-listings.ts";
import { createTestBrowser, useTestApp } from "#tests/support/app/test-app.ts";
import { findUserListings } from "./user-listings-store.ts";

const current = useTestApp();

async function aMember(firstName = "Ada") {
  const browser = createTestBrowser(current().app);
  const email = `${crypto.randomUUID()}@example.com`;
  const wish = { email, password: "difference engine", firstName, lastName: "Lovelace" };
  const { user } = (await browser.post("/api/register", wish)).json<{ user: { id: string } }>();
  const list = async (query = "") => {
    const answer = await browser.get(`/api/user/listings${query}`);
    return answer.json<UserListing[]>();
  };
  return { browser, email, id: user.id, list };
}

type Sale = { customerId: string; propertyData?: object; createdAt?: string; amountCents?: number };

// As a purchase leaves it.
async function aListing({ customerId, propertyData = {}, createdAt, amountCents = 1799 }: Sale): Promise<string> {
  const { db } = current().database;
  const quoteId = crypto.randomUUID();
  const data = { ...propertyData };
  const [order] = await db
    .insert(orders)
    .values({ customerId, subject: `details:${quoteId}`, state: "delivered", quoteId, propertyData: data })
    .returning();
  const orderId = order?.id ?? "";
  const discounts = { memberDiscountCents: 200, promoDiscountCents: 1999 - 200 - amountCents, promoCode: "WELCOME20" };
  await db
    .insert(orderQuotes)
    .values({ id: quoteId, orderId, originalCents: 1999, amountCents, currency: "usd", ...discounts });
  const moment = createdAt ? { createdAt: sql`${createdAt}::timestamptz` } : {};
  const [listing] = await db
    .insert(listings)
    .values({ orderId, customerId, propertyData: data, isGuest: false, ...moment })
    .returning();
  const listingId = listing?.id ?? "";
  const text = { platform: "airbnb" as const, content: "**Title**\n\nA home by the lake." };
  const description = { ...text, sections: [], facts: [], contradictions: [], findings: [] };
  await db.insert(listingTexts).values({ ...text, listingId, position: 0, description });
  return listingId;
}

test("a listing has every field of the entity", async () => {
  const { id: customerId, email, list } = await aMember();
  const id = await aListing({
    customerId,
    createdAt: "2026-03-04T05:06:07Z",
    propertyData: {
      address: "5 Lake View, Kelowna",
      bedrooms: 3,
      bathrooms: "2.5",
      maxGuests: 6,
      property_type: "guest_house",
      platform: "airbnb",
      images: ["/files/a.webp"],
    },
  });
  expect(await list()).toEqual([
    {
      id,
      outdatedSentences: 0,
      address: "5 Lake View, Kelowna",
      bedrooms: 3,
      bathrooms: 2.5,
      selectedPlatforms: ["airbnb"],
      finalAmount: 17.99,
      originalAmount: 19.99,
      promoCode: "WELCOME20",
      createdAt: "2026-03-04T05:06:07.000Z",
      isGuest: false,
      userName: "Ada Lovelace",
      userEmail: email,
      propertyType: "guest_house",
      maxGuests: 6,
      imageUrls: ["/files/a.webp"],
      generatedContent: "**Title**\n\nA home by the lake.",
      isRefunded: false,
      orderId: expect.any(String),
    },
  ]);
});

test("a caller without an account gets 401, and other accounts' listings are not listed", async () => {
  const { id: customerId } = await aMember();
  await aListing({ customerId });
  const stranger = createTestBrowser(current().app);
  expect((await stranger.get("/api/user/listings")).statusCode).toBe(401);
  expect((await stranger.delete(`/api/user/listings/${crypto.randomUUID()}`)).statusCode).toBe(401);
  expect(await (await aMember()).list()).toEqual([]);
});

const MOMENT = "2026-01-01T00:00:00.000001Z";

test.for([
  ["newest", "C D A B", "limit=2"],
  ["oldest", "B A D C", "limit=2"],
  ["address", "A B C D", "limit=3"],
] as const)("by %s, pages follow one another without gaps or repeats", async ([sort, expected, limit]) => {
  const { id: customerId, list } = await aMember();
  // Three of the same millisecond, told apart by microseconds.
  const moments = { A: MOMENT, B: "2025-01-01T00:00:00Z", C: "2026-01-01T00:00:00.000003Z" };
  for (const [address, createdAt] of Object.entries(moments)) {
    await aListing({ customerId, createdAt, propertyData: { address } });
  }
  await aListing({
    customerId,
    createdAt: "2026-01-01T00:00:00.000002Z",
    propertyData: { address: " ", property_address: "D" },
  });

  const seen: UserListing[] = [];
  for (let page = await list(`?sort=${sort}&${limit}`); page.length > 0; ) {
    seen.push(...page);
    page = await list(`?sort=${sort}&${limit}&cursor=${seen.at(-1)?.id}`);
  }
  expect(seen.map(({ address }) => address).join(" ")).toBe(expected);
});

test("the search finds parts of an address in any case, and takes signs as they are", async () => {
  const { id: customerId, list } = await aMember();
  for (const address of ["5 Lake View", "12 Pine Road", "100% Oak_Lane"]) {
    await aListing({ customerId, propertyData: { address } });
  }
  const found = async (search: string) =>
    (await list(`?search=${encodeURIComponent(search)}`)).map(({ address }) => address);
  expect(await found("lAKE")).toEqual(["5 Lake View"]);
  expect(await found("%")).toEqual(["100% Oak_Lane"]);
  expect(await found("k_l")).toEqual(["100% Oak_Lane"]);
  expect(await found("nowhere")).toEqual([]);
});

test("a call without a limit is answered with at most a hundred", async () => {
  const { browser, id: customerId, list } = await aMember();
  const [template] = await current()
    .database.db.select()
    .from(listings)
    .where(eq(listings.id, await aListing({ customerId })));
  await current().database.db.execute(sql`
    with copies as (
      insert into orders (customer_id, subject, state)
      select ${customerId}::uuid, 'details:' || n, 'delivered' from generate_series(1, 120) n returning id)
    insert into listings (order_id, customer_id, property_data, is_guest, created_at)
    select id, ${customerId}::uuid, '{}', false, ${template?.createdAt.toISOString()}::timestamptz from copies`);
  expect(await list()).toHaveLength(100);
  expect((await browser.get("/api/user/listings?limit=101")).statusCode).toBe(400);
  expect((await browser.get("/api/user/listings?sort=price")).statusCode).toBe(400);
});

test("a cursor of another's listing, or of none, is refused", async () => {
  const { browser } = await aMember();
  const other = await aListing({ customerId: (await aMember()).id });
  for (const cursor of [other, crypto.randomUUID(), "1"]) {
    expect((await browser.get(`/api/user/listings?cursor=${cursor}`)).statusCode).toBe(409);
  }
});

test("a deleted listing is gone with its text and its picture, and the order and its invoice stay", async () => {
  const { db } = current().database;
  const { browser, id: customerId, list } = await aMember();
  const name = "a".repeat(40);
  const claimedAt = new Date();
  await db.insert(uploads).values({ customerId, name, widthPx: 1, heightPx: 1, bytes: 1, claimedAt });
  const propertyData = { address: "5 Lake View", images: [`/files/${name}.webp`] };
  const id = await aListing({ customerId, propertyData });
  const kept = await aListing({ customerId, propertyData: { address: "12 Pine Road" } });
  const orderId = (await list()).find((listing) => listing.id === id)?.orderId;

  expect((await browser.delete(`/api/user/listings/${id}`)).json()).toEqual({ success: true });
  expect((await list()).map((listing) => listing.id)).toEqual([kept]);
  const gone = await browser.get(`/api/listing/${id}`);
  expect([gone.statusCode, gone.json()]).toEqual([410, { message: "This description was deleted." }]);
  expect(await db.select().from(listingTexts).where(eq(listingTexts.listingId, id))).toEqual([]);
  expect(await db.select().from(uploads).where(eq(uploads.name, name))).toMatchObject([{ claimedAt: null }]);
  const invoice = await browser.get(`/api/orders/${orderId}/invoice`);
  expect([invoice.statusCode, invoice.body]).toEqual([200, expect.stringContaining("5 Lake View")]);
  expect((await browser.delete(`/api/user/listings/${id}`)).statusCode).toBe(404);
});

test("another customer's listing cannot be deleted", async () => {
  const owner = await aMember();
  const id = await aListing({ customerId: owner.id });
  const { browser } = await aMember();
  for (const path of [id, crypto.randomUUID(), "1"]) {
    expect((await browser.delete(`/api/user/listings/${path}`)).statusCode).toBe(404);
  }
  expect(await owner.list()).toHaveLength(1);
});

test("the newest of many are read off an index, from the start and from the middle", async () => {
  const { database } = current();
  const { id: customerId } = await aMember();
  const cursor = await aListing({ customerId });
  await database.db.execute(sql`
    with people as (
      insert into customers (id) select gen_random_uuid() from generate_series(1, 300) returning id),
    sold as (
      insert into orders (customer_id, subject, state)
      select people.id, 'details:' || n, 'delivered' from people, generate_series(1, 20) n
      union all select ${customerId}::uuid, 'details:x' || n, 'delivered' from generate_series(1, 500) n
      returning id, customer_id)
    insert into listings (order_id, customer_id, property_data, is_guest, created_at)
    select id, customer_id, '{}', false, now() - random() * interval '300 days' from sold`);
  await database.db.execute(sql`analyze listings`);
  for (const from of [null, cursor]) {
    const wish = { customerId, search: "", sort: "newest" as const, cursor: from, limit: 24 };
    expect(await planOf(wish)).toMatch(/Index Scan Backward using listings_of_customer/);
  }
});

type Wish = Parameters<typeof findUserListings>[1];

// What the database would do for the very statement of the store.
async function planOf(wish: Wish): Promise<string> {
  const { pool, db } = current().database;
  const statements: { text: string; values: unknown[] }[] = [];
  const query = pool.query.bind(pool);
  pool.query = ((sent: { text: string; values?: unknown[] }, values: unknown[]) => {
    statements.push({ text: sent.text, values: sent.values ?? values });
    return query(sent as never, values);
  }) as typeof pool.query;
  await findUserListings(db, wish);
  pool.query = query;
  const [statement] = statements;
  const plan = await pool.query(`explain ${statement?.text}`, statement?.values);
  return plan.rows.map((row) => String(Object.values(row)[0])).join("\n");
}
