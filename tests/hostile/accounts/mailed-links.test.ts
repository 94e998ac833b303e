import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { emailLinks } from "#server/db/schema/accounts.ts";
import {
  confirmEmail,
  mailedLink,
  PASSWORD,
  resetToken,
  scanLink,
  signIn,
  signUp,
  tokenIn,
} from "#tests/support/app/members.ts";
import { createTestBrowser, useTestApp } from "#tests/support/app/test-app.ts";

const ADMIN = "boss@example.com";
const NEW_PASSWORD = "analytical engine";

const current = useTestApp({ env: { ADMIN_EMAIL: ADMIN, RATE_LIMIT_SCALE: "1000" } });

type Browser = ReturnType<typeof createTestBrowser>;
type Who = { id: string; email: string; emailVerified: boolean; isAdmin: boolean };

const whoIs = async (browser: Browser) => (await browser.get("/api/auth/user")).json<Who>();
const linkTo = (email: string) => mailedLink(current().database.db, email, "/confirm-email?token=");

const reset = async (token: string, password = NEW_PASSWORD) =>
  (await createTestBrowser(current().app).post("/api/reset-password-confirm", { token, password })).statusCode;

test("a mail scanner does not make an attacker the admin", async () => {
  const { app } = current();
  const attacker = await signUp(app, ADMIN);
  const link = await linkTo(ADMIN);
  await scanLink(current().app, link);
  expect(await whoIs(attacker)).toMatchObject({ emailVerified: false, isAdmin: false });

  const owner = createTestBrowser(app);
  expect((await confirmEmail(owner, link)).statusCode).toBe(403);
  expect((await confirmEmail(owner, link, "the owner's own idea")).statusCode).toBe(403);
  const elsewhere = await signUp(app, "somebody-else@example.com");
  expect((await confirmEmail(elsewhere, link)).statusCode).toBe(403);
  expect(await whoIs(attacker)).toMatchObject({ emailVerified: false, isAdmin: false });

  // The mailbox decides: its owner takes the account over, and the attacker is out.
  expect(await reset(await resetToken(current(), ADMIN))).toBe(200);
  expect((await attacker.get("/api/auth/user")).statusCode).toBe(401);
  expect((await signIn(app, ADMIN)).answer.statusCode).toBe(401);
  const boss = await signIn(app, ADMIN, NEW_PASSWORD);
  expect(await whoIs(boss)).toMatchObject({ emailVerified: true, isAdmin: true });
});

test("the browser that registered confirms without the password, any other one with it", async () => {
  const { app } = current();
  const own = await signUp(app, "own-browser@example.com");
  const ready = await own.post("/api/verify-email/check", { token: tokenIn(await linkTo("own-browser@example.com")) });
  expect(ready.json()).toEqual({ state: "ready", email: "own-browser@example.com", isChange: false, proof: "session" });
  expect((await confirmEmail(own, await linkTo("own-browser@example.com"))).statusCode).toBe(200);
  expect(await whoIs(own)).toMatchObject({ emailVerified: true });

  const laptop = await signUp(app, "other-device@example.com");
  const phone = createTestBrowser(app);
  const link = await linkTo("other-device@example.com");
  const asked = await phone.post("/api/verify-email/check", { token: tokenIn(link) });
  expect(asked.json()).toMatchObject({ state: "ready", proof: "password" });
  expect((await confirmEmail(phone, link)).json()).toMatchObject({ field: "password" });
  expect((await confirmEmail(phone, link, "a wrong guess")).statusCode).toBe(403);
  expect((await confirmEmail(phone, link, PASSWORD)).statusCode).toBe(200);
  expect(await whoIs(laptop)).toMatchObject({ emailVerified: true });
  // Confirming is not signing in.
  expect((await phone.get("/api/auth/user")).statusCode).toBe(401);
});

test("a link that was signed out of confirms nothing by itself any more", async () => {
  const browser = await signUp(current().app, "left@example.com");
  await browser.post("/api/logout");
  expect((await confirmEmail(browser, await linkTo("left@example.com"))).statusCode).toBe(403);
});

test("the password cannot be guessed through a link", async () => {
  const { app } = current();
  await signUp(app, "guess-by-link@example.com");
  const link = await linkTo("guess-by-link@example.com");
  const statuses: number[] = [];
  for (let guess = 0; guess < 12; guess++) {
    statuses.push((await confirmEmail(createTestBrowser(app), link, `guess ${guess}`)).statusCode);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(403), 429, 429]);
});

test("an address change is confirmed by the browser that asked or with the password, and never by reading", async () => {
  const { app } = current();
  const thief = await signUp(app, "thief@example.com");
  await thief.post("/api/account/email", { email: "coveted@example.com", password: PASSWORD });
  const link = await linkTo("coveted@example.com");
  await scanLink(current().app, link);
  expect(await whoIs(thief)).toMatchObject({ email: "thief@example.com" });
  expect((await confirmEmail(createTestBrowser(app), link)).statusCode).toBe(403);
  expect((await confirmEmail(thief, link)).statusCode).toBe(200);
  expect(await whoIs(thief)).toMatchObject({ email: "coveted@example.com", emailVerified: true });
});

describe("links after a change of the password or the address", () => {
  test("an address change that a thief asked for does not outlive a new password", async () => {
    const { app } = current();
    await signUp(app, "victim@example.com");
    const thief = await signIn(app, "victim@example.com");
    await thief.post("/api/account/email", { email: "thiefs-own@example.com", password: PASSWORD });
    const link = await linkTo("thiefs-own@example.com");
    expect(await reset(await resetToken(current(), "victim@example.com"))).toBe(200);
    for (const password of [undefined, PASSWORD, NEW_PASSWORD]) {
      expect((await confirmEmail(thief, link, password)).statusCode).toBe(400);
    }
    const victim = await signIn(app, "victim@example.com", NEW_PASSWORD);
    expect((await confirmEmail(victim, link)).statusCode).toBe(400);
    expect(await whoIs(victim)).toMatchObject({ email: "victim@example.com" });
    expect((await victim.get("/api/account")).json()).toMatchObject({ pendingEmail: null });
  });

  test("a changed password ends reset links and address changes", async () => {
    const { app } = current();
    const browser = await signUp(app, "changes@example.com");
    const token = await resetToken(current(), "changes@example.com");
    await browser.post("/api/account/email", { email: "changes-to@example.com", password: PASSWORD });
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect((await browser.post("/api/account/password", change)).statusCode).toBe(200);
    expect(await reset(token)).toBe(400);
    expect((await confirmEmail(browser, await linkTo("changes-to@example.com"))).statusCode).toBe(400);
  });

  test("a used reset link ends the second one, and the other way round", async () => {
    await signUp(current().app, "twice@example.com");
    const first = await resetToken(current(), "twice@example.com");
    const second = await resetToken(current(), "twice@example.com");
    expect(second).not.toBe(first);
    expect(await reset(second)).toBe(200);
    expect(await reset(first, "a thief's password")).toBe(400);
    expect(await reset(second, "a thief's password")).toBe(400);
    expect((await signIn(current().app, "twice@example.com", NEW_PASSWORD)).answer.statusCode).toBe(200);
  });

  test("a reset link to the old address ends with the address", async () => {
    const { app } = current();
    const browser = await signUp(app, "moved-from@example.com");
    const token = await resetToken(current(), "moved-from@example.com");
    await browser.post("/api/account/email", { email: "moved-to@example.com", password: PASSWORD });
    expect((await confirmEmail(browser, await linkTo("moved-to@example.com"))).statusCode).toBe(200);
    expect(await reset(token)).toBe(400);
    expect((await signIn(app, "moved-to@example.com")).answer.statusCode).toBe(200);
  });

  test("a request allowed by the old password creates no link once the password has changed", async () => {
    const { app, database } = current();
    const browser = await signUp(app, "raced-wish@example.com");
    const token = await resetToken(current(), "raced-wish@example.com");
    const wish = browser.post("/api/account/email", { email: "raced-to@example.com", password: PASSWORD });
    const [answer] = await Promise.all([wish, reset(token)]);
    const isLeft = and(eq(emailLinks.userId, browser.id), eq(emailLinks.email, "raced-to@example.com"));
    expect(await database.db.select().from(emailLinks).where(isLeft)).toEqual([]);
    expect([200, 401, 403]).toContain(answer.statusCode);
  });

  test("the links of a draft stay", async () => {
    const { app } = current();
    const browser = await signUp(app, "shares@example.com");
    const { id } = (await browser.post("/api/intake/property", { mode: "deep", address: "1 Elm Street" })).json<{
      id: string;
    }>();
    const { url } = (await browser.get(`/api/intake/${id}/share?role=owner`)).json<{ url: string }>();
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    await browser.post("/api/account/password", change);
    const friend = createTestBrowser(app);
    const token = new URL(url).searchParams.get("token");
    expect((await friend.get(`/api/intake/${id}?token=${token}`)).statusCode).toBe(200);
  });
});

test("two accounts that take one address at once: one gets it, the other is told", async () => {
  const { app } = current();
  const rivals = await Promise.all([signUp(app, "rival-1@example.com"), signUp(app, "rival-2@example.com")]);
  const links: string[] = [];
  for (const rival of rivals) {
    await rival.post("/api/account/email", { email: "prize@example.com", password: PASSWORD });
    links.push(await linkTo("prize@example.com"));
  }
  const answers = await Promise.all(rivals.map((rival, index) => confirmEmail(rival, links[index] ?? "")));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
});

test("two links of one account used at once: no deadlock, and one of them counts", async () => {
  const { app } = current();
  for (let round = 0; round < 5; round++) {
    const email = `two-links-${round}@example.com`;
    const browser = await signUp(app, email);
    const first = await linkTo(email);
    await browser.post("/api/account/verify-email");
    const second = await linkTo(email);
    const answers = await Promise.all([confirmEmail(browser, first), confirmEmail(browser, second)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(await whoIs(browser)).toMatchObject({ emailVerified: true });
  }
});
