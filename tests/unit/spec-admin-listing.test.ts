import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/db/schema/accounts.ts";
import { listings } from "#server/db/schema/listings.ts";
import { registration } from "#tests/support/members.ts";
import { shopUntilTestEnds } from "#tests/support/shop.ts";

const ADMIN_EMAIL = "boss@stayscribe.example";
const propertyData = { address: "5 Lake View, Kelowna", bedrooms: 3, bathrooms: 2 };

test("the admin reads anybody's listing without beginning the guest's one-time view", async () => {
  const shop = await shopUntilTestEnds({ env: { ADMIN_EMAIL } });
  const { db } = shop.database;
  const guest = shop.browser();
  const { paymentIntentId } = await guest.quote({ propertyData, promoCode: "ALPHA100" });
  const bought = { propertyData, paymentIntentId, paymentData: null, withContent: false };
  const { listingId } = (await guest.post<{ listingId: string }>("/api/generate-guest-description", bought)).body;

  const admin = shop.browser();
  await admin.post("/api/register", registration(ADMIN_EMAIL));
  expect((await admin.get(`/api/listing/${listingId}`)).status).toBe(404);
  await db.update(users).set({ emailVerified: true }).where(eq(users.email, ADMIN_EMAIL));
  expect(await admin.get(`/api/listing/${listingId}`)).toMatchObject({
    status: 200,
    body: { success: true, propertyData, content: expect.stringContaining("5 Lake View") },
  });
  expect((await admin.get("/api/listing/not-an-id")).status).toBe(404);
  const [listing] = await db.select().from(listings).where(eq(listings.id, listingId));
  expect(listing?.openedAt).toBeNull();
});
