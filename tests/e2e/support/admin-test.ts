import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { readConfig } from "#server/config.ts";
import type { Db } from "#server/db/connect.ts";
import { users } from "#server/db/schema/accounts.ts";
import type { getAdminSummary } from "#shared/contract/account/admin.ts";
import type { AnswerOf } from "#shared/contract/endpoint.ts";
import { withDatabase } from "../../../scripts/database/join-database.ts";
import { type PlacedOrder, placeOrder } from "../../support/app/placed-order.ts";
import { startServerProcess } from "../../support/processes/server-process.ts";
import { createTemporaryFolder } from "../../support/temporary-folder.ts";
import { test } from "./journey.ts";

const ADMIN_EMAIL = "boss@stayscribe.example";
const PASSWORD = "difference engine";

type AdminSetup = ReturnType<typeof createAdminSetup>;

type AdminServer = { url: string; db: Db };

// A server of its own with an admin, shared by the journeys of one worker. What each of them adds has a name of its own.
export const adminTest = test.extend<{ adminSetup: AdminSetup }, { adminServer: AdminServer }>({
  adminServer: [
    async ({ browserName: _anyBrowser }, use) => {
      const folder = createTemporaryFolder();
      const env = { DATA_DIR: folder.path, ADMIN_EMAIL, RATE_LIMIT_SCALE: "1000" };
      const server = await startServerProcess({ env });
      await withDatabase(readConfig({ DATA_DIR: folder.path }), (db) => use({ url: server.url, db }));
      await server.stop();
      folder.remove();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ adminServer }, use) => use(adminServer.url),
  adminSetup: async ({ adminServer }, use) => use(createAdminSetup(adminServer.db)),
});

function register(page: Page, email: string) {
  const names = { firstName: "Grace", lastName: "Hopper" };
  return page.request.post("/api/register", { data: { email, password: PASSWORD, ...names } });
}

function createAdminSetup(db: Db) {
  const isAdmin = eq(users.email, ADMIN_EMAIL);
  return {
    signInAsAdmin: async (page: Page) => {
      const registered = await register(page, ADMIN_EMAIL);
      if (!registered.ok()) await page.request.post("/api/login", { data: { email: ADMIN_EMAIL, password: PASSWORD } });
      await db.update(users).set({ emailVerified: true }).where(isAdmin);
    },
    stopBeingAdmin: async () => {
      await db.update(users).set({ emailVerified: false }).where(isAdmin);
      return async () => void (await db.update(users).set({ emailVerified: true }).where(isAdmin));
    },
    signUp: async (page: Page, name: string) => {
      const email = `${name}-${randomUUID()}@example.com`;
      const { user } = await (await register(page, email)).json();
      return { email, id: user.id as string };
    },
    addUser: async (named: { firstName: string; lastName: string; lastLoginAt?: null }) => {
      const id = randomUUID();
      const email = `${named.firstName.toLowerCase()}-${id}@example.com`;
      await db.insert(users).values({ id, email, name: named.firstName, loginMethod: "password", ...named });
      return { id, email };
    },
    buy: (placed: PlacedOrder) => placeOrder(db, placed),
    fill: async (listings: number) => {
      for (let number = 0; number < listings; number++) await placeOrder(db, { address: `${number} Filler Street` });
    },
    summary: async (page: Page): Promise<AnswerOf<typeof getAdminSummary>> =>
      (await page.request.get("/api/admin/summary")).json(),
    // A real one, by test card, of the admin's own.
    purchase: async (page: Page, address: string) => {
      const post = async (path: string, data: object) => (await page.request.post(path, { data })).json();
      const guest = { property_address: address, bedrooms: 2, bathrooms: 1 };
      const { jobId } = await post("/api/intake/express", guest);
      const { paymentIntentId, clientSecret, orderId } = await post("/api/create-payment-intent", { jobId });
      const card = { number: "4242424242424242", expiry: "12/34", cvc: "123" };
      await post(`/api/test-payments/${paymentIntentId}/confirm`, { clientSecret, card });
      const { listingId } = await post("/api/generate-listing", { jobId, paymentIntentId });
      return { orderId: orderId as string, listingId: listingId as string };
    },
  };
}
