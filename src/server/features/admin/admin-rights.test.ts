import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/db/schema/accounts.ts";
import { adminEvents } from "#server/db/schema/admin.ts";
import * as contract from "#shared/contract/account/admin.ts";
import { adminExportPath, EXPORT_KINDS } from "#shared/contract-values.ts";
import { ADMIN_EMAIL, signUp, signUpAdmin } from "#tests/support/app/members.ts";
import { placeOrder } from "#tests/support/app/placed-order.ts";
import { createTestApp, createTestBrowser, useTestApp } from "#tests/support/app/test-app.ts";

const current = useTestApp({ env: { ADMIN_EMAIL, RATE_LIMIT_SCALE: "1000" } });

const ID = "7c41f02e-0000-4000-8000-000000000000";
const CALLS = [
  ...Object.values(contract).flatMap((value) =>
    typeof value === "object" && "path" in value ? [{ method: value.method, path: value.path }] : [],
  ),
  ...EXPORT_KINDS.map((kind) => ({ method: "GET" as const, path: adminExportPath(kind) })),
];

type Browser = ReturnType<typeof createTestBrowser>;

// A body that no call accepts: a caller without the right must not learn that it is invalid.
async function statusesFor(browser: Browser): Promise<number[]> {
  const statuses: number[] = [];
  for (const { method, path } of CALLS) {
    const url = path.replaceAll(/\{\w+\}/g, ID);
    const answer =
      method === "GET"
        ? await browser.get(url)
        : await browser[method.toLowerCase() as "post" | "patch"](url, { nonsense: true });
    statuses.push(answer.statusCode);
  }
  return statuses;
}

const refused = CALLS.map(() => 403);

test("there is a call for everything the admin does, and a visitor reaches none of them", async () => {
  expect(CALLS.length).toBeGreaterThanOrEqual(16);
  expect(await statusesFor(createTestBrowser(current().app))).toEqual(refused);
});

test("a member reaches none of them", async () => {
  expect(await statusesFor(await signUp(current().app, "member@example.com"))).toEqual(refused);
});

test("the admin's address alone is not enough: it must be confirmed", async () => {
  const desk = await createTestApp({ env: { ADMIN_EMAIL } });
  const browser = await signUp(desk.app, ADMIN_EMAIL);
  expect((await browser.get("/api/admin/summary")).statusCode).toBe(403);
  await desk.database.db.update(users).set({ emailVerified: true }).where(eq(users.id, browser.id));
  expect((await browser.get("/api/admin/summary")).statusCode).toBe(200);
  await desk.close();
});

test("a former admin is refused at the next call, in a session that was the admin's", async () => {
  const { database } = current();
  const admin = await signUpAdmin(current());
  expect((await admin.get("/api/admin/users")).statusCode).toBe(200);

  await database.db.update(users).set({ email: "someone@example.com" }).where(eq(users.id, admin.id));
  expect(await statusesFor(admin)).toEqual(refused);

  await database.db.update(users).set({ email: ADMIN_EMAIL }).where(eq(users.id, admin.id));
  const successor = await createTestApp({ env: { ADMIN_EMAIL: "next@stayscribe.example" }, database });
  const sameSession = createTestBrowser(successor.app);
  for (const [name, value] of admin.cookies) sameSession.cookies.set(name, value);
  expect((await sameSession.get("/api/auth/user")).json()).toMatchObject({ email: ADMIN_EMAIL, isAdmin: false });
  expect(await statusesFor(sameSession)).toEqual(refused);
  await successor.close();

  const nobody = await createTestApp({ database });
  const withoutAdmin = createTestBrowser(nobody.app);
  for (const [name, value] of admin.cookies) withoutAdmin.cookies.set(name, value);
  expect((await withoutAdmin.get("/api/admin/summary")).statusCode).toBe(403);
  await nobody.close();
});

test("a page of another site cannot make the admin's browser change anything", async () => {
  const desk = await createTestApp({ env: { ADMIN_EMAIL } });
  const admin = await signUpAdmin(desk);
  const member = await signUp(desk.app, "kept@example.com");
  const headers = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
  const forged = await admin.patch(`/api/admin/users/${member.id}`, { isMember: false }, { headers });
  expect(forged.statusCode).toBe(403);
  const [user] = await desk.database.db.select().from(users).where(eq(users.id, member.id));
  expect(user?.isMember).toBe(true);
  await desk.close();
});

test("no answer to the admin may be kept by a browser or a proxy, and no secret stands in one", async () => {
  const desk = await createTestApp({ env: { ADMIN_EMAIL } });
  const admin = await signUpAdmin(desk);
  const { orderId } = await placeOrder(desk.database.db, { userId: admin.id });
  const urls = ["summary", "users", "listings", "activity", `users/${admin.id}`, `orders/${orderId}`, "export/users"];
  for (const url of urls) {
    const answer = await admin.get(`/api/admin/${url}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe("no-store");
    for (const secret of ["token", '"password":', "scrypt", "client_secret"]) expect(answer.body).not.toContain(secret);
  }
  await desk.close();
});

test("every change is recorded with who made it", async () => {
  const desk = await createTestApp({ env: { ADMIN_EMAIL } });
  const { db } = desk.database;
  const admin = await signUpAdmin(desk);
  const member = await signUp(desk.app, "changed@example.com");
  const { orderId } = await placeOrder(db, { state: "failed" });
  await admin.patch(`/api/admin/users/${member.id}`, { isMember: false });
  await admin.patch(`/api/admin/users/${member.id}`, { isMember: false });
  await admin.patch(`/api/admin/users/${member.id}`, { isMember: true });
  await admin.post(`/api/admin/users/${member.id}/end-sessions`);
  await admin.post("/api/admin/promo-codes", { code: "spring", percentOff: 10 });
  await admin.post("/api/admin/promo-codes", { code: "SPRING", percentOff: 20 });
  await admin.patch("/api/admin/promo-codes/SPRING", { isActive: false });
  await admin.post(`/api/admin/orders/${orderId}/retry`);
  const events = await db.select().from(adminEvents).orderBy(adminEvents.id);
  expect(events.map(({ action, subject }) => [action, subject])).toEqual([
    ["membership_taken", member.id],
    ["membership_granted", member.id],
    ["sessions_ended", member.id],
    ["promo_code_created", "SPRING"],
    ["promo_code_changed", "SPRING"],
    ["delivery_retried", orderId],
  ]);
  expect(new Set(events.map(({ adminId, adminEmail }) => `${adminId} ${adminEmail}`))).toEqual(
    new Set([`${admin.id} ${ADMIN_EMAIL}`]),
  );
  await desk.close();
});
