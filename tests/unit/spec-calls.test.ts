import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/db/schema/accounts.ts";
import { listings } from "#server/db/schema/listings.ts";
import { registration } from "#tests/support/app/members.ts";
import { createTestApp, useTestApp } from "#tests/support/app/test-app.ts";
import { testServerUntilTestEnds } from "#tests/support/app/test-server.ts";

const current = useTestApp();

// Every call that the pages of the product are known to make.
test.for([
  "GET /api/login",
  "POST /api/login",
  "POST /api/register",
  "GET /api/logout",
  "POST /api/logout",
  "POST /api/reset-password",
  "POST /api/reset-password-confirm",
  "GET /api/auth/user",
  "GET /api/user/listings",
  "GET /api/admin/users",
  "GET /api/admin/listings",
  "GET /api/admin/export/users",
  "GET /api/admin/export/listings",
  "GET /api/intake",
  "GET /api/intake/:id",
  "PUT /api/intake/:id",
  "DELETE /api/intake/:id",
  "GET /api/intake/:id/schema",
  "GET /api/intake/:id/owner-permissions",
  "PUT /api/intake/:id/owner-permissions",
  "GET /api/intake/:id/share",
  "POST /api/intake/property",
  "POST /api/intake/express",
  "GET /api/intake/express/:jobId",
  "POST /api/intake/mark-complete",
  "POST /api/upload-images",
  "POST /api/upload-property-files",
  "POST /api/create-payment-intent",
  "POST /api/generate-listing",
  "POST /api/generate-guest-description",
  "POST /api/properties",
  "POST /api/properties/:id/generate-descriptions",
  "GET /api/listing/:id",
  "POST /api/share-description",
])("the server has a route for %s", (call) => {
  const [method = "", url = ""] = call.split(" ");
  expect(current().app.hasRoute({ method, url })).toBe(true);
});

test.for([
  { env: {}, secure: undefined },
  { env: { PUBLIC_URL: "https://stayscribe.example" }, secure: true },
])("a guest's cookie is signed, closed to scripts and to other sites' requests under $env", async ({ env, secure }) => {
  const { app, close } = await createTestApp({ env });
  const payload = { mode: "deep", address: "12 Pine Road, Oslo" };
  const { cookies } = await app.inject({ method: "POST", url: "/api/intake/property", payload });
  const visitor = cookies.find(({ name }) => name === "visitor");
  expect(visitor).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  expect(visitor?.secure).toBe(secure);
  expect(visitor?.value).toMatch(/^[0-9a-f-]{36}\../);
  await close();
});

const ADMIN_EMAIL = "boss@stayscribe.example";
const propertyData = { address: "5 Lake View, Kelowna", bedrooms: 3, bathrooms: 2 };

test("the admin reads any listing without starting the guest's one-time view", async () => {
  const server = await testServerUntilTestEnds({ env: { ADMIN_EMAIL } });
  const { db } = server.database;
  const guest = server.browser();
  const { paymentIntentId } = await guest.quote({ propertyData, promoCode: "ALPHA100" });
  const bought = { propertyData, paymentIntentId, paymentData: null, withContent: false };
  const { listingId } = (await guest.post<{ listingId: string }>("/api/generate-guest-description", bought)).body;

  const admin = server.browser();
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
