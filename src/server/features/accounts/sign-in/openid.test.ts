import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { credentials, users } from "#server/db/schema/accounts.ts";
import { confirmEmail, mailedLink, mailsTo, signUp } from "#tests/support/app/members.ts";
import { createTestApp, createTestBrowser, type TestApp } from "#tests/support/app/test-app.ts";
import { type OpenIdServer, type Person, startOpenIdServer } from "#tests/support/fakes/openid-server.ts";

const PUBLIC_URL = "http://stayscribe.localhost";

let provider: OpenIdServer;
let shop: TestApp;

beforeAll(async () => {
  provider = await startOpenIdServer(PUBLIC_URL);
  shop = await createTestApp({ env: { ...provider.env, RATE_LIMIT_SCALE: "100" } });
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

type Browser = ReturnType<typeof createTestBrowser>;

function person(claims: Partial<Person> = {}): Person {
  const sub = randomUUID();
  const email = `${sub}@example.com`;
  return { sub, email, email_verified: true, given_name: "Grace", family_name: "Hopper", ...claims };
}

// To the provider, and to where it sends the browser back to.
async function goToProvider(browser: Browser, who: Person | null, query = ""): Promise<string> {
  provider.seat(who);
  const begun = await browser.get(`/api/login${query}`);
  const back = await provider.passThrough(begun.headers.location ?? "");
  return back.slice(PUBLIC_URL.length);
}

async function signInAt(browser: Browser, who: Person | null, query = "") {
  return (await browser.get(await goToProvider(browser, who, query))).headers.location;
}

const whoIs = async (browser: Browser) => (await browser.get("/api/auth/user")).json<Record<string, unknown>>();

test("signing in at the provider creates an account with the names the provider sends", async () => {
  const browser = createTestBrowser(shop.app);
  const grace = person();
  expect(await signInAt(browser, grace)).toBe("/dashboard");
  expect(browser.cookies.get("signed_in")).toBe("1");
  expect(await whoIs(browser)).toMatchObject({
    email: grace.email,
    firstName: "Grace",
    lastName: "Hopper",
    emailVerified: true,
    isMember: true,
    loginMethod: "oidc",
  });
  const { id } = await whoIs(browser);
  const again = createTestBrowser(shop.app);
  await signInAt(again, grace);
  expect(await whoIs(again)).toMatchObject({ id });
});

test("nothing that could act at the provider is kept, and no claim fills a column of ours", async () => {
  const browser = createTestBrowser(shop.app);
  const somebody = person({ given_name: undefined, family_name: undefined, name: "Mary Ann\nEvans", isMember: false });
  await signInAt(browser, somebody);
  const { id } = await whoIs(browser);
  expect(await whoIs(browser)).toMatchObject({ firstName: "Mary", lastName: "Ann Evans", isMember: true });
  const [kept] = await shop.database.db
    .select()
    .from(credentials)
    .where(eq(credentials.userId, String(id)));
  expect(kept).toMatchObject({ providerId: "oidc", accessToken: null, refreshToken: null, idToken: null });
});

test("the guest's things move, and the browser opens what it was about to buy or where it was heading", async () => {
  const browser = createTestBrowser(shop.app);
  const details = { property_address: "12 Pine Road, Oslo", bedrooms: 2, bathrooms: 1 };
  const { jobId } = (await browser.post("/api/intake/express", details)).json<{ jobId: string }>();
  await browser.post("/api/create-payment-intent", { jobId });
  expect(await signInAt(browser, person())).toBe(`/intake/express/preview?job=${jobId}`);
  expect((await browser.post("/api/create-payment-intent", { jobId })).json()).toMatchObject({ memberDiscount: 2 });
  expect(await signInAt(createTestBrowser(shop.app), person(), "?next=/drafts%3Fsearch=pine")).toBe(
    "/drafts?search=pine",
  );
});

test.each(["https://evil.example/", "//evil.example", "/\\evil.example", "/api/logout"])(
  "next=%s leads nowhere but home to us",
  async (next) => {
    const query = `?next=${encodeURIComponent(next)}`;
    expect(await signInAt(createTestBrowser(shop.app), person(), query)).toBe("/dashboard");
  },
);

test("an existing account is linked only when both sides have verified the address", async () => {
  const { db } = shop.database;
  const email = "linked@example.com";
  const owner = await signUp(shop.app, email);
  const stranger = createTestBrowser(shop.app);
  const claims = { sub: "at-provider", email };
  expect(await signInAt(stranger, person({ ...claims, email_verified: true }))).toBe("/auth?problem=openid-not-linked");
  await confirmEmail(owner, await mailedLink(db, email, "/confirm-email"));
  expect(await signInAt(stranger, person({ ...claims, email_verified: false }))).toBe(
    "/auth?problem=openid-not-linked",
  );
  expect((await stranger.get("/api/auth/user")).statusCode).toBe(401);

  expect(await signInAt(stranger, person({ ...claims, email_verified: true }))).toBe("/dashboard");
  expect(await whoIs(stranger)).toMatchObject({ id: owner.id, loginMethod: "password", firstName: "Ada" });
});

test("an address that the provider has not verified is confirmed by mail", async () => {
  const browser = createTestBrowser(shop.app);
  const somebody = person({ email_verified: false });
  await signInAt(browser, somebody);
  expect(await whoIs(browser)).toMatchObject({ emailVerified: false });
  await confirmEmail(browser, await mailedLink(shop.database.db, somebody.email ?? "", "/confirm-email"));
  expect(await whoIs(browser)).toMatchObject({ emailVerified: true });
  await signInAt(createTestBrowser(shop.app), somebody);
  expect(await mailsTo(shop.database.db, somebody.email ?? "")).toHaveLength(1);
});

test("an answer with another state, from another browser, or used a second time does not sign in", async () => {
  const browser = createTestBrowser(shop.app);
  const callback = await goToProvider(browser, person());
  const tampered = callback.replace(/state=[^&]+/, "state=chosen-by-somebody-else");
  expect((await browser.get(tampered)).headers.location).toBe("/auth?problem=openid-expired");

  const victim = createTestBrowser(shop.app);
  expect((await victim.get(callback)).headers.location).toBe("/auth?problem=openid-expired");
  expect((await victim.get("/api/auth/user")).statusCode).toBe(401);

  const fresh = createTestBrowser(shop.app);
  const used = await goToProvider(fresh, person());
  const stateCookies = new Map(fresh.cookies);
  expect((await fresh.get(used)).headers.location).toBe("/dashboard");
  const thief = createTestBrowser(shop.app);
  for (const [name, value] of stateCookies) thief.cookies.set(name, value);
  expect((await thief.get(used)).headers.location).toBe("/auth?problem=openid-expired");
  expect((await thief.get("/api/auth/user")).statusCode).toBe(401);
});

test("an answer that claims another issuer does not sign in", async () => {
  const browser = createTestBrowser(shop.app);
  const callback = await goToProvider(browser, person());
  expect(callback).toContain("iss=");
  const mixed = callback.replace(/iss=[^&]+/, "iss=https%3A%2F%2Fevil.example");
  expect((await browser.get(mixed)).headers.location).toBe("/auth?problem=openid-failed");
  expect((await browser.get("/api/auth/user")).statusCode).toBe(401);
});

test("cancelling there, or having no address there, is said plainly", async () => {
  const browser = createTestBrowser(shop.app);
  expect(await signInAt(browser, null)).toBe("/auth?problem=openid-cancelled");
  expect(await signInAt(browser, { sub: randomUUID(), name: "No Address" })).toBe("/auth?problem=openid-no-email");
});

test("an account without a password says so, and is deleted by typing its address", async () => {
  const browser = createTestBrowser(shop.app);
  const somebody = person();
  await signInAt(browser, somebody);
  expect((await browser.get("/api/account")).json()).toMatchObject({ hasPassword: false });
  const change = { currentPassword: "whatever", newPassword: "something else" };
  expect((await browser.post("/api/account/password", change)).statusCode).toBe(409);
  expect((await browser.post("/api/account/delete", { email: "other@example.com" })).statusCode).toBe(400);
  expect((await browser.post("/api/account/delete", { email: somebody.email?.toUpperCase() })).statusCode).toBe(200);
  const left = await shop.database.db
    .select()
    .from(users)
    .where(eq(users.email, somebody.email ?? ""));
  expect(left).toEqual([]);
});

test("a provider that is down leaves a page that says so", async () => {
  const away = await createTestApp({ env: { ...provider.env, OIDC_ISSUER: "http://127.0.0.1:9" } });
  const answer = await createTestBrowser(away.app).get("/api/login");
  await away.close();
  expect(answer.headers.location).toBe("/auth?problem=openid-unavailable");
});

test("only the way in and the way back are open: the library's other paths do not exist", async () => {
  const browser = createTestBrowser(shop.app);
  for (const path of ["sign-in/oauth2", "sign-up/email", "oauth2/link", "change-email", "update-user"]) {
    expect((await browser.post(`/api/auth/${path}`, {})).statusCode).toBe(404);
  }
  expect((await browser.get("/api/auth/oauth2/callback/other?code=1&state=2")).statusCode).toBe(404);
});

test("without a provider the address leads to the sign-in page and keeps where one was heading", async () => {
  const plain = await createTestApp();
  const locate = async (url: string) => (await plain.app.inject(url)).headers.location;
  expect(await locate("/api/login")).toBe("/auth");
  expect(await locate("/api/login?next=/drafts%3Fa=1")).toBe("/auth?next=%2Fdrafts%3Fa%3D1");
  expect(await locate("/api/login?next=//evil.example")).toBe("/auth");
  expect(await locate("/api/login?next=/drafts&mode=register")).toBe("/auth?mode=register&next=%2Fdrafts");
  expect((await plain.app.inject("/api/auth/oauth2/callback/oidc?code=1&state=2")).statusCode).toBe(404);
  await plain.close();
});
