import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { drafts } from "#server/db/schema/intake.ts";
import { orders } from "#server/db/schema/orders.ts";
import { uploads } from "#server/db/schema/uploads.ts";
import type { TestBrowser } from "#tests/support/app/browser.ts";
import { stateOf } from "#tests/support/app/payment-harness.ts";
import { type TestServer, testServerUntilTestEnds } from "#tests/support/app/test-server.ts";
import { eventually } from "#tests/support/eventually.ts";

async function customerOf({ database: { db } }: TestServer, buyer: TestBrowser): Promise<string> {
  const { orderId } = await buyer.quote({ propertyData: aHomeWith() });
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  return order?.customerId ?? "";
}

async function aPictureOf({ database: { db } }: TestServer, customerId: string): Promise<string> {
  const name = randomBytes(20).toString("hex");
  await db.insert(uploads).values({ customerId, name, widthPx: 1, heightPx: 1, bytes: 1 });
  return name;
}

let homes = 0;
function aHomeWith(...pictures: string[]) {
  return { address: `${++homes} Pine Road, Oslo`, images: pictures.map((name) => `/files/${name}.webp`) };
}

async function addToDraftOf({ database: { db } }: TestServer, customerId: string, picture: string): Promise<void> {
  const formData = { uploadedPhotos: [`/files/${picture}.webp`] };
  const [draft] = await db.insert(drafts).values({ customerId, mode: "deep", formData }).returning();
  await db
    .update(uploads)
    .set({ draftId: draft?.id ?? null })
    .where(eq(uploads.name, picture));
}

async function isKept({ database: { db } }: TestServer, picture: string): Promise<boolean> {
  const [upload] = await db.select().from(uploads).where(eq(uploads.name, picture));
  return upload?.claimedAt instanceof Date;
}

async function abandon(shop: TestServer, orderId: string): Promise<void> {
  const { db } = shop.database;
  await db.update(orders).set({ updatedAt: sql`now() - interval '25 hours'` }).where(eq(orders.id, orderId));
  await db.execute(sql`select graphile_worker.add_job('reconcile-orders', '{}')`);
  await eventually(async () => (await stateOf({ shop }, orderId)) === "expired", "the order expired");
}

test("the pictures of a quoted order are kept, and given back when it is abandoned", async () => {
  const shop = await testServerUntilTestEnds();
  const buyer = shop.browser();
  const picture = await aPictureOf(shop, await customerOf(shop, buyer));
  const { orderId } = await buyer.quote({ propertyData: aHomeWith(picture) });
  expect(await isKept(shop, picture)).toBe(true);
  await abandon(shop, orderId);
  expect(await isKept(shop, picture)).toBe(false);
});

test("a picture that another order or a draft of its owner still has stays when the first order is abandoned", async () => {
  const shop = await testServerUntilTestEnds();
  const buyer = shop.browser();
  const customerId = await customerOf(shop, buyer);
  const [shared, drafted] = [await aPictureOf(shop, customerId), await aPictureOf(shop, customerId)];
  const first = await buyer.quote({ propertyData: aHomeWith(shared, drafted) });
  const second = await buyer.quote({ propertyData: aHomeWith(shared) });
  expect(second.orderId).not.toBe(first.orderId);
  await addToDraftOf(shop, customerId, drafted);
  await abandon(shop, first.orderId);
  expect(await isKept(shop, shared)).toBe(true);
  expect(await isKept(shop, drafted)).toBe(true);

  // An order that has expired keeps no picture.
  await abandon(shop, second.orderId);
  expect(await isKept(shop, shared)).toBe(false);
});

test("a picture that a manager added to another customer's draft stays when the manager's order is abandoned", async () => {
  const shop = await testServerUntilTestEnds();
  const [creator, manager] = [shop.browser(), shop.browser()];
  const picture = await aPictureOf(shop, await customerOf(shop, manager));
  await addToDraftOf(shop, await customerOf(shop, creator), picture);
  const { orderId } = await manager.quote({ propertyData: aHomeWith(picture) });
  await abandon(shop, orderId);
  expect(await isKept(shop, picture)).toBe(true);
});

test("a customer who names another customer's picture in an order neither keeps nor releases it", async () => {
  const shop = await testServerUntilTestEnds();
  const [owner, stranger] = [shop.browser(), shop.browser()];
  const customerId = await customerOf(shop, owner);
  const [ordered, loose] = [await aPictureOf(shop, customerId), await aPictureOf(shop, customerId)];
  await owner.quote({ propertyData: aHomeWith(ordered) });
  const { orderId } = await stranger.quote({ propertyData: aHomeWith(ordered, loose) });
  expect(await isKept(shop, loose)).toBe(false);
  await abandon(shop, orderId);
  expect(await isKept(shop, ordered)).toBe(true);
});
