import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { emailLinks, users } from "#server/db/schema/accounts.ts";
import {
  confirmEmail,
  mailedLink,
  mailsTo,
  PASSWORD,
  registration,
  signIn,
  signUp,
  tokenIn,
} from "#tests/support/app/members.ts";
import { createTestApp, createTestBrowser, type TestApp, useTestApp } from "#tests/support/app/test-app.ts";

const current = useTestApp({ env: { ADMIN_EMAIL: "Boss@example.com", RATE_LIMIT_SCALE: "100" } });

const verificationLink = (email: string, app: TestApp = current()) =>
  mailedLink(app.database.db, email, "/confirm-email?token=");

type Browser = Pick<ReturnType<typeof createTestBrowser>, "get" | "post">;

const CONFIRMED = 200;
const DEAD = 400;

const confirm = async (browser: Browser, link: string) => (await confirmEmail(browser, link)).statusCode;
const stateOf = async (browser: Browser, link: string) =>
  (await browser.post("/api/verify-email/check", { token: tokenIn(link) })).json<{ state: string }>().state;

async function readUser(browser: Browser) {
  return (await browser.get("/api/auth/user")).json<{ email: string; emailVerified: boolean; isAdmin: boolean }>();
}

test("the link mailed at registration confirms the address, and says so again when it is used again", async () => {
  const email = "new@example.com";
  const browser = await signUp(current().app, email);
  expect(await readUser(browser)).toMatchObject({ emailVerified: false });
  const link = await verificationLink(email);
  expect(await stateOf(browser, link)).toBe("ready");
  expect(await confirm(browser, link)).toBe(CONFIRMED);
  expect(await readUser(browser)).toMatchObject({ emailVerified: true });
  expect(await stateOf(browser, link)).toBe("used");
  expect(await confirm(browser, link)).toBe(CONFIRMED);
});

test.each(["", "guess", "a".repeat(200)])("the token %j confirms nothing", async (token) => {
  const browser = await signUp(current().app, `token-${token.length}-${token.charCodeAt(0)}@example.com`);
  expect((await browser.post("/api/verify-email", { token })).statusCode).toBe(DEAD);
  expect((await browser.post("/api/verify-email/check", { token })).json()).toMatchObject({
    state: "dead",
    email: null,
  });
});

test("a token that cannot be text is refused by name", async () => {
  const browser = await signUp(current().app, "zero-byte@example.com");
  for (const path of ["/api/verify-email", "/api/verify-email/check"]) {
    const answer = await browser.post(path, { token: "\0" });
    expect({ path, status: answer.statusCode, field: answer.json().field }).toEqual({
      path,
      status: 400,
      field: "token",
    });
  }
});

test.each([
  ["?token=abc", "/confirm-email?token=abc"],
  ["?token=a%20b%26c", "/confirm-email?token=a%20b%26c"],
  ["", "/confirm-email"],
  ["?token=a&token=b", "/confirm-email"],
])("the link of an older mail, /api/verify-email%s, leads to the page", async (query, page) => {
  expect((await createTestBrowser(current().app).get(`/api/verify-email${query}`)).headers.location).toBe(page);
});

test("an expired link confirms nothing, and a new one can be asked for", async () => {
  const { app, database } = current();
  const email = "late@example.com";
  const browser = await signUp(app, email);
  const link = await verificationLink(email);
  await database.db
    .update(emailLinks)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(emailLinks.userId, browser.id));
  expect(await stateOf(browser, link)).toBe("dead");
  expect(await confirm(browser, link)).toBe(DEAD);
  expect((await browser.post("/api/account/verify-email")).statusCode).toBe(200);
  expect(await confirm(browser, await verificationLink(email))).toBe(CONFIRMED);
  expect((await browser.post("/api/account/verify-email")).statusCode).toBe(409);
});

test("links are stored as hashes, and only so many are mailed", async () => {
  const { app, database } = current();
  const email = "many@example.com";
  const browser = await signUp(app, email);
  const token = (await verificationLink(email)).split("token=")[1] ?? "";
  expect(token.length).toBeGreaterThan(40);
  expect(
    await database.db
      .select()
      .from(emailLinks)
      .where(like(emailLinks.tokenHash, `%${token}%`)),
  ).toEqual([]);
  const statuses: number[] = [];
  for (let time = 0; time < 6; time++) {
    statuses.push((await browser.post("/api/account/verify-email")).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test("another account's link confirms neither that account nor the one that opens it", async () => {
  const { app } = current();
  const mine = await signUp(app, "mine@example.com");
  const theirs = await signUp(app, "theirs@example.com");
  expect(await confirm(mine, await verificationLink("theirs@example.com"))).toBe(403);
  expect(await readUser(mine)).toMatchObject({ email: "mine@example.com", emailVerified: false });
  expect(await readUser(theirs)).toMatchObject({ emailVerified: false });
});

test("an address changes once its new mailbox has confirmed it; both mailboxes are told", async () => {
  const { app, database } = current();
  const browser = await signUp(app, "before@example.com");
  const wish = { email: "After@example.com", password: PASSWORD };
  expect((await browser.post("/api/account/email", wish)).statusCode).toBe(200);
  expect(await readUser(browser)).toMatchObject({ email: "before@example.com" });
  expect((await browser.get("/api/account")).json()).toMatchObject({ pendingEmail: "after@example.com" });
  const told = (await mailsTo(database.db, "before@example.com")).map(({ subject }) => subject);
  expect(told).toContain("Your Stayscribe e-mail address is about to change");

  expect(await confirm(browser, await verificationLink("after@example.com"))).toBe(CONFIRMED);
  expect(await readUser(browser)).toMatchObject({ email: "after@example.com", emailVerified: true });
  expect((await browser.get("/api/account")).json()).toMatchObject({ pendingEmail: null });
  expect((await mailsTo(database.db, "before@example.com")).at(-1)?.text).toContain("after@example.com");
  expect(await confirm(browser, await verificationLink("before@example.com"))).toBe(DEAD);
  expect((await signIn(app, "before@example.com")).answer.statusCode).toBe(401);
  expect((await signIn(app, "after@example.com")).answer.statusCode).toBe(200);
});

test("an address change needs the password, and the last one asked for counts", async () => {
  const browser = await signUp(current().app, "undecided@example.com");
  const ask = (email: string, password = PASSWORD) => browser.post("/api/account/email", { email, password });
  expect((await ask("first-choice@example.com", "wrong")).statusCode).toBe(403);
  expect((await ask("no address")).statusCode).toBe(400);
  expect((await ask("undecided@example.com")).statusCode).toBe(400);
  await ask("first-choice@example.com");
  await ask("second-choice@example.com");
  expect(await confirm(browser, await verificationLink("first-choice@example.com"))).toBe(DEAD);
  expect(await confirm(browser, await verificationLink("second-choice@example.com"))).toBe(CONFIRMED);
});

test("an address of another account gets the same answer and changes nothing, even if it was free when asked", async () => {
  const { app, database } = current();
  await signUp(app, "owner@example.com");
  const browser = await signUp(app, "envious@example.com");
  const taken = await browser.post("/api/account/email", { email: "owner@example.com", password: PASSWORD });
  const free = await browser.post("/api/account/email", { email: "later-taken@example.com", password: PASSWORD });
  expect(taken.json()).toEqual(free.json());
  expect((await mailsTo(database.db, "owner@example.com")).map(({ subject }) => subject)).toEqual([
    "Confirm your e-mail address",
  ]);
  const link = await verificationLink("later-taken@example.com");
  await createTestBrowser(app).post("/api/register", registration("later-taken@example.com"));
  expect(await confirm(browser, link)).toBe(DEAD);
  expect(await readUser(browser)).toMatchObject({ email: "envious@example.com" });
});

test("the admin is the account whose confirmed address is the configured one, and stops being it as soon as that changes", async () => {
  const { app, database } = current();
  const browser = await signUp(app, "boss@example.com");
  expect(await readUser(browser)).toMatchObject({ isAdmin: false });
  await confirm(browser, await verificationLink("boss@example.com"));
  expect(await readUser(browser)).toMatchObject({ isAdmin: true });

  const elsewhere = await createTestApp({ env: { ADMIN_EMAIL: "other@example.com" }, database });
  const former = createTestBrowser(elsewhere.app);
  for (const [name, value] of browser.cookies) former.cookies.set(name, value);
  expect(await readUser(former)).toMatchObject({ email: "boss@example.com", isAdmin: false });
  await elsewhere.close();

  await browser.post("/api/account/email", { email: "retired@example.com", password: PASSWORD });
  await confirm(browser, await verificationLink("retired@example.com"));
  expect(await readUser(browser)).toMatchObject({ isAdmin: false });
  await database.db
    .update(users)
    .set({ email: "boss@example.com", emailVerified: false })
    .where(eq(users.id, browser.id));
  expect(await readUser(browser)).toMatchObject({ isAdmin: false });
});

test("names never reach a mail: neither its headers nor its text", async () => {
  const { app, database } = current();
  const browser = createTestBrowser(app);
  const evil = "Ada\r\nBcc: everyone@example.com";
  const refused = await browser.post("/api/register", { ...registration("inject@example.com"), firstName: evil });
  expect(refused.statusCode).toBe(400);
  const link = "Visit http://evil.example now";
  await browser.post("/api/register", { ...registration("inject@example.com"), firstName: link });
  const mails = await mailsTo(database.db, "inject@example.com");
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(mails)).not.toContain("evil.example");
  for (const email of ["a@example.com\r\nBcc: b@example.com", "a@example.com,b@example.com", "<a@example.com>"]) {
    expect((await createTestBrowser(app).post("/api/register", registration(email))).statusCode).toBe(400);
  }
});
