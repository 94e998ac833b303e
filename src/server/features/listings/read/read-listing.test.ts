import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listings, listingTexts } from "#server/db/schema/listings.ts";
import { uploads } from "#server/db/schema/uploads.ts";
import { openTestServer, type TestServer } from "#tests/support/app/test-server.ts";
import { eventually } from "#tests/support/eventually.ts";
import { propertyFor } from "../write/write-texts.ts";

let shop: TestServer;
beforeAll(async () => {
  shop = await openTestServer();
});
afterAll(async () => {
  await shop.stop();
  await shop.database.drop();
});

const propertyData = { address: "5 Lake View, Kelowna", bedrooms: 3, bathrooms: 2 };

async function aGuestWithAListing(wish: object = {}) {
  const guest = shop.browser();
  const { paymentIntentId } = await guest.quote({ propertyData, promoCode: "ALPHA100" });
  const asked = { propertyData, paymentIntentId, paymentData: null, ...wish };
  const ask = () => guest.post("/api/generate-guest-description", asked);
  const { body } = await ask();
  return { guest, ask, id: String(body["listingId"]) };
}

const age = (id: string, changes: object) => shop.database.db.update(listings).set(changes).where(eq(listings.id, id));

test("a guest opens the text once, and reads it again for half an hour", async () => {
  const { guest, ask, id } = await aGuestWithAListing();
  const first = await guest.get(`/api/listing/${id}`);
  expect(first.body).toMatchObject({ success: true, content: expect.stringContaining("5 Lake View"), propertyData });
  const again = await guest.get(`/api/listing/${id}`);
  expect(again.body["viewEndsAt"]).toBe(first.body["viewEndsAt"]);
  await age(id, { openedAt: sql`now() - interval '31 minutes'` });
  const gone = { status: 410, body: { message: "Your one-time view of this description has ended." } };
  expect(await guest.get(`/api/listing/${id}`)).toEqual(gone);
  expect(await guest.post(`/api/listing/${id}/open`)).toEqual(gone);
  expect(await ask()).toEqual(gone);
});

test("generating for a page that shows a choice first does not begin the view; choosing to continue as a guest does", async () => {
  const { guest, ask, id } = await aGuestWithAListing({ withContent: false });
  await age(id, { createdAt: sql`now() - interval '2 hours'` });
  expect((await ask()).status).toBe(200);
  expect((await guest.get(`/api/listing/${id}/view`)).body).toMatchObject({ isOpened: false });
  expect((await guest.post(`/api/listing/${id}/open`)).status).toBe(200);
  const [listing] = await shop.database.db.select().from(listings).where(eq(listings.id, id));
  expect(listing?.openedAt).toBeInstanceOf(Date);
});

test("what was never opened can be read for a day and half an hour, then its text is deleted", async () => {
  const { guest, id } = await aGuestWithAListing();
  const fresh = await aGuestWithAListing();
  await age(id, { createdAt: sql`now() - interval '24 hours 29 minutes'` });
  expect((await guest.get(`/api/listing/${id}`)).status).toBe(200);
  await age(id, { createdAt: sql`now() - interval '24 hours 31 minutes'` });
  expect((await guest.get(`/api/listing/${id}`)).status).toBe(410);
  await shop.database.db.execute(sql`select graphile_worker.add_job('forget-guest-texts', '{}')`);
  const textsLeft = () => shop.database.db.select().from(listingTexts).where(eq(listingTexts.listingId, id));
  await eventually(async () => (await textsLeft()).length === 0, "the text was deleted");
  expect((await guest.get(`/api/listing/${id}`)).status).toBe(410);
  expect((await fresh.guest.get(`/api/listing/${fresh.id}`)).status).toBe(200);
});

test("an unknown id, a malformed one and another customer's listing all answer 404", async () => {
  const { id } = await aGuestWithAListing();
  const { guest } = await aGuestWithAListing();
  for (const path of [id, crypto.randomUUID(), "not-an-id", "%00"]) {
    expect((await guest.get(`/api/listing/${path}`)).status).toBe(404);
    expect((await guest.post(`/api/listing/${path}/open`)).status).toBe(404);
  }
});

test("an unchecked pet box and a defaulted guest count are not facts; given ones are", () => {
  const express = { formType: "express", address: "x", bedrooms: 2 };
  expect(propertyFor({ ...express, petFriendly: false, maxGuests: 1 })).toEqual(express);
  const given = { ...express, petFriendly: true, maxGuests: 4 };
  expect(propertyFor(given)).toEqual(given);
  const detailed = { formType: "detailed", petFriendly: false, maxGuests: 1 };
  expect(propertyFor(detailed)).toEqual(detailed);
});

test("the pictures of an order are kept, and given back when it expires unless a draft has them too", async () => {
  const { db } = shop.database;
  const guest = shop.browser();
  const names = ["a", "b"].map((letter) => letter.repeat(40));
  const [first = "", second = ""] = names.map((name) => `/files/${name}.webp`);
  await guest.quote({});
  const customerId = decodeURIComponent(guest.cookies.get("visitor") ?? "").split(".")[0] ?? "";
  const picture = { customerId, widthPx: 1, heightPx: 1, bytes: 1 };
  await db.insert(uploads).values(names.map((name) => ({ ...picture, name })));
  const claimed = async () =>
    (await db.select().from(uploads)).filter(({ claimedAt }) => claimedAt).map((row) => row.name);

  const { orderId } = await guest.quote({
    propertyData: { address: "1 Photo Road", bedrooms: 1, images: [first, { url: second }] },
  });
  expect((await claimed()).toSorted()).toEqual(names);
  await db.execute(sql`with draft as (insert into drafts (customer_id, mode, form_data)
    values (${customerId}, 'deep', ${JSON.stringify({ uploadedPhotos: [second] })}::jsonb) returning id)
    update uploads set draft_id = draft.id from draft where name = ${names[1]}`);
  await db.execute(sql`update orders set updated_at = now() - interval '25 hours' where id = ${orderId}`);
  await db.execute(sql`select graphile_worker.add_job('reconcile-orders', '{}')`);
  await eventually(async () => (await claimed()).length < 2, "the order expired");
  expect(await claimed()).toEqual([names[1]]);
});
