import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "#server/db/schema/accounts.ts";
import { confirmEmail, mailedLink, resetToken, scanLink, signIn, tokenIn } from "#tests/support/app/members.ts";
import { createTestApp, createTestBrowser, type TestApp } from "#tests/support/app/test-app.ts";
import { type OpenIdServer, type Person, startOpenIdServer } from "#tests/support/fakes/openid-server.ts";

const ADMIN = "boss@example.com";
const NEW_PASSWORD = "analytical engine";

type Browser = ReturnType<typeof createTestBrowser>;

const whoIs = async (browser: Browser) => (await browser.get("/api/auth/user")).json<object>();

const PUBLIC_URL = "http://stayscribe.localhost";
let provider: OpenIdServer;
let testApp: TestApp;
beforeAll(async () => {
  provider = await startOpenIdServer(PUBLIC_URL);
  testApp = await createTestApp({ env: { ...provider.env, ADMIN_EMAIL: ADMIN, RATE_LIMIT_SCALE: "1000" } });
});
afterAll(async () => {
  await testApp.close();
  await provider.close();
});

async function signInAt(browser: Browser, claims: Partial<Person>): Promise<string | undefined> {
  provider.seat({ sub: randomUUID(), given_name: "Grace", family_name: "Hopper", ...claims });
  const begun = await browser.get("/api/login");
  const back = await provider.passThrough(begun.headers.location ?? "");
  return (await browser.get(back.slice(PUBLIC_URL.length))).headers.location;
}

test("an unverified claim of the admin's address makes no admin, whatever reads the mail", async () => {
  const attacker = createTestBrowser(testApp.app);
  await signInAt(attacker, { sub: "attacker", email: ADMIN, email_verified: false });
  const link = await mailedLink(testApp.database.db, ADMIN, "/confirm-email?token=");
  await scanLink(testApp.app, link);
  expect(await whoIs(attacker)).toMatchObject({ email: ADMIN, emailVerified: false, isAdmin: false });
  const owner = createTestBrowser(testApp.app);
  const asked = await owner.post("/api/verify-email/check", { token: tokenIn(link) });
  expect(asked.json()).toMatchObject({ state: "ready", proof: "sign-in" });
  expect((await confirmEmail(owner, link, "anything")).statusCode).toBe(403);

  // The mailbox's owner takes the account over; the provider's account that claimed the address is let go.
  const reset = { token: await resetToken(testApp, ADMIN), password: NEW_PASSWORD };
  expect((await owner.post("/api/reset-password-confirm", reset)).statusCode).toBe(200);
  const boss = await signIn(testApp.app, ADMIN, NEW_PASSWORD);
  expect(await whoIs(boss)).toMatchObject({ isAdmin: true });
  const again = createTestBrowser(testApp.app);
  expect(await signInAt(again, { sub: "attacker", email: ADMIN, email_verified: false })).toBe(
    "/auth?problem=openid-not-linked",
  );
  expect((await again.get("/api/auth/user")).statusCode).toBe(401);
});

test.each([
  ["no address at all", "not-an-email"],
  ["two addresses", "a@example.com,b@example.com"],
  ["a line break", "a@example.com\nbcc:b@example.com"],
  [
    "an address that is too long",
    `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.example.com`,
  ],
])("%s as the provider's claim is refused and says why", async (_what, email) => {
  const browser = createTestBrowser(testApp.app);
  expect(await signInAt(browser, { email, email_verified: true })).toBe("/auth?problem=openid-no-email");
  expect((await browser.get("/api/auth/user")).statusCode).toBe(401);
});

test("a long address is not cut down to another person's", async () => {
  const local = "a".repeat(64);
  const short = `${local}@${"b".repeat(31)}.com`;
  expect(short).toHaveLength(100);
  const browser = createTestBrowser(testApp.app);
  await signInAt(browser, { email: `${short}.attacker.example`, email_verified: true });
  expect(await testApp.database.db.select().from(users).where(eq(users.email, short))).toEqual([]);
});
