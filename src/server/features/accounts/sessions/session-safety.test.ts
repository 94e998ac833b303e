import { eq } from "drizzle-orm";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { sessions } from "#server/db/schema/accounts.ts";
import { PASSWORD, registration, signIn, signUp } from "#tests/support/app/members.ts";
import { createTestApp, createTestBrowser, useTestApp } from "#tests/support/app/test-app.ts";

const SESSION_COOKIE = "stayscribe.session_token";
const DAY_MS = 24 * 60 * 60 * 1000;

const current = useTestApp({ env: { RATE_LIMIT_SCALE: "100" } });

test("a session known before signing in is worthless afterwards", async () => {
  const { app } = current();
  const browser = await signUp(app, "fixation@example.com");
  const before = browser.cookies.get(SESSION_COOKIE) ?? "";
  await browser.post("/api/login", { email: "fixation@example.com", password: PASSWORD });
  expect(browser.cookies.get(SESSION_COOKIE)).not.toBe(before);
  const thief = createTestBrowser(app);
  thief.cookies.set(SESSION_COOKIE, before);
  expect((await thief.get("/api/auth/user")).statusCode).toBe(401);
  expect((await browser.get("/api/auth/user")).statusCode).toBe(200);
});

test("a planted session is not adopted, and a changed one is not believed", async () => {
  const { app } = current();
  await signUp(app, "planted@example.com");
  const victim = createTestBrowser(app);
  victim.cookies.set(SESSION_COOKIE, "chosen-by-somebody-else.c2lnbmF0dXJl");
  await victim.post("/api/login", { email: "planted@example.com", password: PASSWORD });
  const own = decodeURIComponent(victim.cookies.get(SESSION_COOKIE) ?? "");
  expect(own).not.toContain("chosen-by-somebody-else");
  const [token = "", signature = ""] = own.split(".");
  const forger = createTestBrowser(app);
  forger.cookies.set(SESSION_COOKIE, encodeURIComponent(`${token}.${"A".repeat(signature.length)}`));
  expect((await forger.get("/api/auth/user")).statusCode).toBe(401);
});

test("signing in takes over an attacker's planted account session: the attacker's session ends", async () => {
  const { app, database } = current();
  const attacker = await signUp(app, "attacker@example.com");
  await signUp(app, "robbed@example.com");
  const victim = createTestBrowser(app);
  victim.cookies.set(SESSION_COOKIE, attacker.cookies.get(SESSION_COOKIE) ?? "");
  await victim.post("/api/login", { email: "robbed@example.com", password: PASSWORD });
  expect((await victim.get("/api/auth/user")).json()).toMatchObject({ email: "robbed@example.com" });
  const left = await database.db.select().from(sessions).where(eq(sessions.userId, attacker.id));
  expect(left).toEqual([]);
});

test("the session cookie is HttpOnly, Lax and for all paths; only the hint is readable by scripts", async () => {
  const browser = createTestBrowser(current().app);
  const { cookies } = await browser.post("/api/register", registration("flags@example.com"));
  const named = (name: string) => cookies.find((cookie) => cookie.name === name);
  expect(named(SESSION_COOKIE)).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  expect(named(SESSION_COOKIE)?.secure).toBeUndefined();
  expect(named("signed_in")).toMatchObject({ value: "1", sameSite: "Lax", path: "/" });
  expect(named("signed_in")?.httpOnly).toBeUndefined();
});

test("under https every cookie is Secure", async () => {
  const shop = await createTestApp({ env: { PUBLIC_URL: "https://stayscribe.example" } });
  const browser = createTestBrowser(shop.app);
  await browser.post("/api/intake/express", { property_address: "1 Elm Street", bedrooms: 1, bathrooms: 1 });
  const { cookies } = await browser.post("/api/register", registration("secure@example.com"));
  await shop.close();
  expect(cookies.map(({ name, secure }) => ({ name, secure }))).toEqual([
    { name: `__Secure-${SESSION_COOKIE}`, secure: true },
    { name: "signed_in", secure: true },
  ]);
});

test("signing out ends the session in the database and makes the browser a new guest", async () => {
  const { app } = current();
  const browser = createTestBrowser(app);
  await browser.post("/api/intake/express", { property_address: "1 Elm Street", bedrooms: 1, bathrooms: 1 });
  const guest = browser.cookies.get("visitor");
  await browser.post("/api/register", registration("leaver@example.com"));
  const kept = browser.cookies.get(SESSION_COOKIE) ?? "";
  await browser.post("/api/logout");
  expect([...browser.cookies.keys()]).toEqual([]);
  await browser.post("/api/intake/express", { property_address: "2 Elm Street", bedrooms: 1, bathrooms: 1 });
  expect(browser.cookies.get("visitor")).not.toBe(guest);
  const thief = createTestBrowser(app);
  thief.cookies.set(SESSION_COOKIE, kept);
  expect((await thief.get("/api/auth/user")).statusCode).toBe(401);
});

test("the link that signs out goes home, and no other site can make a browser follow it", async () => {
  const { app } = current();
  const browser = await signUp(app, "by-link@example.com");
  const foreign = await browser.get("/api/logout", { headers: { "sec-fetch-site": "cross-site" } });
  expect(foreign.statusCode).toBe(403);
  expect((await browser.get("/api/auth/user")).statusCode).toBe(200);
  const own = await browser.get("/api/logout", { headers: { "sec-fetch-site": "same-origin" } });
  expect(own.headers.location).toBe("/");
  expect((await browser.get("/api/auth/user")).statusCode).toBe(401);
});

test("an expired session opens nothing", async () => {
  const { app, database } = current();
  const browser = await signUp(app, "expired@example.com");
  await database.db
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(sessions.userId, browser.id));
  expect((await browser.get("/api/auth/user")).statusCode).toBe(401);
});

test("membership is read from the database at each request", async () => {
  const { app, database } = current();
  const browser = await signUp(app, "member@example.com");
  await database.pool.query("update users set is_member = false where id = $1", [browser.id]);
  expect((await browser.get("/api/auth/user")).json()).toMatchObject({ isMember: false });
  const again = await signIn(app, "member@example.com");
  expect(again.answer.json()).toMatchObject({ user: { isMember: false } });
});

test("who is signed in is read by one statement, and a session that was just seen is not written", async () => {
  const { app, database } = current();
  const browser = await signUp(app, "once@example.com");
  const [before] = await database.db.select().from(sessions).where(eq(sessions.userId, browser.id));
  const asked = vi.spyOn(pg.Client.prototype, "query");
  expect((await browser.get("/api/auth/user")).statusCode).toBe(200);
  const statements = asked.mock.calls.map(([sent]) => (typeof sent === "string" ? sent : JSON.stringify(sent)));
  asked.mockRestore();
  expect(statements.filter((statement) => /sessions|users/.test(statement))).toEqual([
    expect.stringContaining('"name":"find-session"'),
  ]);
  const [after] = await database.db.select().from(sessions).where(eq(sessions.userId, browser.id));
  expect(after).toEqual(before);
});

test("a session in use is prolonged once a day, with its cookie, and its last use is noted every five minutes", async () => {
  const { app, database } = current();
  const browser = await signUp(app, "prolonged@example.com");
  const read = async () => (await database.db.select().from(sessions).where(eq(sessions.userId, browser.id)))[0];
  await database.pool.query(
    "update sessions set expires_at = now() + interval '28 days', updated_at = now() - interval '2 days' where user_id = $1",
    [browser.id],
  );
  const prolonged = await browser.get("/api/auth/user");
  expect(prolonged.cookies.map(({ name }) => name)).toContain(SESSION_COOKIE);
  expect((await read())?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * DAY_MS);

  await database.pool.query("update sessions set updated_at = now() - interval '6 minutes' where user_id = $1", [
    browser.id,
  ]);
  const seen = await browser.get("/api/auth/user");
  expect(seen.cookies.map(({ name }) => name)).not.toContain(SESSION_COOKIE);
  expect((await read())?.updatedAt.getTime()).toBeGreaterThan(Date.now() - 5 * 60_000);
});
