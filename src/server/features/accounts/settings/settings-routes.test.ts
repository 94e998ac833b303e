import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { emailLinks, sessions } from "#server/db/schema/accounts.ts";
import { drafts } from "#server/db/schema/intake.ts";
import { listings, listingTexts } from "#server/db/schema/listings.ts";
import { orderQuotes, orders } from "#server/db/schema/orders.ts";
import { mailsTo, PASSWORD, sendResetLinks, signIn, signUp } from "#tests/support/app/members.ts";
import { createTestBrowser, useTestApp } from "#tests/support/app/test-app.ts";
import { PAGE_SIZE } from "../data/export-account-data.ts";
import { bindForgetEndedSessions, describeDevice } from "../sessions/manage-sessions.ts";

const current = useTestApp({ env: { RATE_LIMIT_SCALE: "100" } });

type ListedSession = { id: string; current: boolean; device: string };

const sessionsOf = async (browser: ReturnType<typeof createTestBrowser>) =>
  (await browser.get("/api/account/sessions")).json<{ sessions: ListedSession[] }>().sessions;

test.each([
  ["GET", "/api/account"],
  ["PATCH", "/api/account"],
  ["POST", "/api/account/email"],
  ["POST", "/api/account/password"],
  ["POST", "/api/account/verify-email"],
  ["GET", "/api/account/sessions"],
  ["DELETE", "/api/account/sessions/1"],
  ["POST", "/api/account/sessions/end-others"],
  ["GET", "/api/account/data"],
  ["POST", "/api/account/delete"],
  ["GET", "/api/account/branding"],
  ["PUT", "/api/account/branding"],
] as const)("%s %s needs a signed-in user", async (method, url) => {
  const fits = { firstName: "A", lastName: "", email: "a@example.com", password: "x", currentPassword: "x" };
  const payload = method === "GET" || method === "DELETE" ? {} : { payload: { ...fits, newPassword: "123456" } };
  expect((await current().app.inject({ method, url, ...payload })).statusCode).toBe(401);
});

test("a name is changed, and a bad one is refused with its field", async () => {
  const browser = await signUp(current().app, "renamed@example.com");
  const changed = await browser.patch("/api/account", { firstName: " Augusta ", lastName: "" });
  expect(changed.json()).toMatchObject({ user: { firstName: "Augusta", lastName: "" } });
  expect((await browser.get("/api/auth/user")).json()).toMatchObject({ firstName: "Augusta" });
  for (const firstName of ["", "  ", "a".repeat(101), "Ada\nLovelace"]) {
    const refused = await browser.patch("/api/account", { firstName, lastName: "" });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ field: "firstName" });
  }
});

test("a changed password ends all other sessions, keeps this one, and is told by mail", async () => {
  const { app, database } = current();
  const email = "changes@example.com";
  const browser = await signUp(app, email);
  const other = await signIn(app, email);
  const change = { currentPassword: PASSWORD, newPassword: "a new password" };
  const wrong = await browser.post("/api/account/password", { ...change, currentPassword: "wrong" });
  expect(wrong.statusCode).toBe(403);
  expect((await other.get("/api/auth/user")).statusCode).toBe(200);
  expect((await browser.post("/api/account/password", change)).statusCode).toBe(200);
  expect((await browser.get("/api/auth/user")).statusCode).toBe(200);
  expect((await other.get("/api/auth/user")).statusCode).toBe(401);
  expect((await signIn(app, email)).answer.statusCode).toBe(401);
  expect((await signIn(app, email, "a new password")).answer.statusCode).toBe(200);
  expect((await mailsTo(database.db, email)).at(-1)?.subject).toBe("Your Stayscribe password was changed");
});

test("a stolen session cannot guess the password", async () => {
  const browser = await signUp(current().app, "stolen@example.com");
  const statuses: number[] = [];
  for (let guess = 0; guess < 11; guess++) {
    statuses.push((await browser.post("/api/account/delete", { password: "a wrong guess" })).statusCode);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(403), 429]);
});

test("sessions are listed, this one first, and ended one by one or all others at once", async () => {
  const { app } = current();
  const email = "sessions@example.com";
  const browser = await signUp(app, email);
  const firefox = createTestBrowser(app);
  const headers = { "user-agent": "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0" };
  await firefox.post("/api/login", { email, password: PASSWORD }, { headers });
  await signIn(app, email);
  const stranger = await signUp(app, "stranger@example.com");

  const listed = await sessionsOf(browser);
  expect(listed.map((session) => session.current)).toEqual([true, false, false]);
  const atFirefox = listed.find(({ device }) => device === "Firefox on Windows");
  expect((await stranger.delete(`/api/account/sessions/${atFirefox?.id}`)).statusCode).toBe(404);
  expect((await firefox.get("/api/auth/user")).statusCode).toBe(200);
  expect((await browser.delete(`/api/account/sessions/${atFirefox?.id}`)).statusCode).toBe(200);
  expect((await firefox.get("/api/auth/user")).statusCode).toBe(401);
  expect((await browser.delete("/api/account/sessions/no-id")).statusCode).toBe(404);
  expect((await browser.post("/api/account/sessions/end-others")).json()).toEqual({ success: true, ended: 1 });
  expect(await sessionsOf(browser)).toHaveLength(1);
  expect((await stranger.get("/api/auth/user")).statusCode).toBe(200);
});

test("ending the session one is in signs out", async () => {
  const browser = await signUp(current().app, "ends-own@example.com");
  const [own] = await sessionsOf(browser);
  await browser.delete(`/api/account/sessions/${own?.id}`);
  expect(browser.cookies.has("signed_in")).toBe(false);
  expect((await browser.get("/api/auth/user")).statusCode).toBe(401);
});

test("a session in use is seen, and not every time anew", async () => {
  const { app, database } = current();
  const browser = await signUp(app, "seen@example.com");
  const updatedAt = new Date(Date.now() - 3_600_000);
  await database.db.update(sessions).set({ updatedAt }).where(eq(sessions.userId, browser.id));
  await browser.get("/api/auth/user");
  const [first] = await database.db.select().from(sessions).where(eq(sessions.userId, browser.id));
  expect(first?.updatedAt.getTime()).toBeGreaterThan(updatedAt.getTime());
  await browser.get("/api/auth/user");
  const [second] = await database.db.select().from(sessions).where(eq(sessions.userId, browser.id));
  expect(second?.updatedAt).toEqual(first?.updatedAt);
});

test("the download holds all of the account's data, over many pages, and no other account's", async () => {
  const { app, database } = current();
  const { db } = database;
  const browser = await signUp(app, "curious@example.com");
  const stranger = await signUp(app, "private@example.com");
  await stranger.post("/api/intake/property", { mode: "deep", address: "1 Secret Street" });
  const own = { customerId: browser.id };
  const formData = { address: "12 Pine Road" };
  const count = PAGE_SIZE + 5;
  await db.insert(drafts).values(Array.from({ length: count }, () => ({ ...own, mode: "deep" as const, formData })));
  const [order] = await db
    .insert(orders)
    .values({ ...own, subject: "details:1", state: "delivered" })
    .returning();
  const orderId = order?.id ?? "";
  const amounts = { originalCents: 1999, memberDiscountCents: 200, promoDiscountCents: 360, amountCents: 1439 };
  const [quote] = await db
    .insert(orderQuotes)
    .values({ orderId, ...amounts, currency: "usd", promoCode: "WELCOME20" })
    .returning();
  await db.update(orders).set({ quoteId: quote?.id }).where(eq(orders.id, orderId));
  const [listing] = await db
    .insert(listings)
    .values({ ...own, orderId, propertyData: formData, isGuest: false })
    .returning();
  const text = { platform: "airbnb" as const, content: "A home." };
  const description = { ...text, sections: [], facts: [], contradictions: [], findings: [] };
  await db.insert(listingTexts).values({ listingId: listing?.id ?? "", position: 0, ...text, description });
  await browser.put("/api/account/branding", { name: "Pine Stays" });

  const answer = await browser.get("/api/account/data");
  const today = new Date().toISOString().slice(0, 10);
  expect(answer.headers["content-disposition"]).toBe(`attachment; filename="stayscribe-data-${today}.json"`);
  expect(answer.headers["cache-control"]).toBe("no-store");
  const data = answer.json<Record<string, object[]>>();
  expect(data["drafts"]).toHaveLength(count);
  expect(data).toMatchObject({
    account: { email: "curious@example.com", signInMethods: [{ provider: "credential" }] },
    sessions: [{ current: true }],
    brandVoice: { name: "Pine Stays" },
    orders: [{ quote: { amountCents: 1439, promoCode: "WELCOME20" } }],
    listings: [{ propertyData: formData, texts: [text] }],
    uploads: [],
    expressForms: [],
    properties: [],
  });
  expect(answer.body).not.toContain("Secret Street");
  expect(answer.body).not.toMatch(/"(password|token|idToken)":/);
});

test("ended sessions and links that can no longer be used are forgotten, the others stay", async () => {
  const { app, database } = current();
  const { db } = database;
  const gone = await signUp(app, "long-gone@example.com");
  const here = await signUp(app, "still-here@example.com");
  for (const { id } of [gone, here]) {
    await createTestBrowser(app).post("/api/reset-password", {
      email: id === gone.id ? "long-gone@example.com" : "still-here@example.com",
    });
  }
  await sendResetLinks(current());
  const expiresAt = new Date(Date.now() - 1000);
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.userId, gone.id));
  await db.update(emailLinks).set({ expiresAt }).where(eq(emailLinks.userId, gone.id));
  await bindForgetEndedSessions(db).run({});
  const left = async (id: string) => [
    (await db.select().from(sessions).where(eq(sessions.userId, id))).length,
    (await db.select().from(emailLinks).where(eq(emailLinks.userId, id))).length,
  ];
  expect(await left(gone.id)).toEqual([0, 0]);
  expect(await left(here.id)).toEqual([1, 2]);
});

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit Version/18.0 Safari/604.1", "Safari on iPhone"],
  ["Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome on Android"],
  ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge on Windows"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605 Version/18 Safari/605", "Safari on Mac"],
  ["curl/8.5.0", "Unknown device"],
  [null, "Unknown device"],
])("%s is %s", (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});
