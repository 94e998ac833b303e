import { and, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { emailLinks, sessions, users } from "#server/db/schema/accounts.ts";
import {
  jobsOf,
  mailedLink,
  mailsTo,
  PASSWORD,
  sendResetLinks,
  signIn,
  signUp,
  tokenIn,
} from "#tests/support/app/members.ts";
import { createTestBrowser, useTestApp } from "#tests/support/app/test-app.ts";

const NEW_PASSWORD = "analytical engine";

const current = useTestApp({ env: { RATE_LIMIT_SCALE: "100" } });

async function askForReset(email: string) {
  const answer = await createTestBrowser(current().app).post("/api/reset-password", { email });
  return { status: answer.statusCode, body: answer.json<object>() };
}

async function mailedToken(email: string): Promise<string> {
  await askForReset(email);
  await sendResetLinks(current());
  const link = await mailedLink(current().database.db, email, "/reset-password?token=");
  return tokenIn(link);
}

async function confirm(token: string, password = NEW_PASSWORD) {
  return createTestBrowser(current().app).post("/api/reset-password-confirm", { token, password });
}

test("a mailed link sets a new password once, and ends every session", async () => {
  const { app, database } = current();
  const email = "forgetful@example.com";
  const browser = await signUp(app, email);
  const token = await mailedToken(email);
  expect((await confirm(token)).json()).toEqual({ success: true });
  expect((await browser.get("/api/auth/user")).statusCode).toBe(401);
  expect(await database.db.select().from(sessions).where(eq(sessions.userId, browser.id))).toEqual([]);
  expect((await signIn(app, email)).answer.statusCode).toBe(401);
  expect((await signIn(app, email, NEW_PASSWORD)).answer.statusCode).toBe(200);

  const again = await confirm(token, "difference engine no. 2");
  expect(again.statusCode).toBe(400);
  expect(again.json()).toEqual({ message: "This reset link is invalid or expired." });
  expect((await signIn(app, email, NEW_PASSWORD)).answer.statusCode).toBe(200);
  expect((await mailsTo(database.db, email)).at(-1)?.subject).toBe("Your Stayscribe password was changed");
});

test("of two who use one link at once, one sets the password", async () => {
  const email = "raced@example.com";
  await signUp(current().app, email);
  const token = await mailedToken(email);
  const answers = await Promise.all([confirm(token, "first password"), confirm(token, "second password")]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
});

test("a link ends after one hour", async () => {
  const { app, database } = current();
  const email = "slow@example.com";
  const { id } = await signUp(app, email);
  const token = await mailedToken(email);
  const isReset = and(eq(emailLinks.userId, id), eq(emailLinks.purpose, "reset"));
  const [stored] = await database.db.select().from(emailLinks).where(isReset);
  const lifeMs = (stored?.expiresAt.getTime() ?? 0) - Date.now();
  expect(lifeMs).toBeGreaterThan(59 * 60_000);
  expect(lifeMs).toBeLessThanOrEqual(60 * 60_000);
  await database.db
    .update(emailLinks)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(isReset);
  expect((await confirm(token)).statusCode).toBe(400);
  expect((await signIn(app, email, PASSWORD)).answer.statusCode).toBe(200);
});

test("a link is long enough not to be guessed, and is stored only as a hash", async () => {
  const { app, database } = current();
  const email = "careful@example.com";
  await signUp(app, email);
  const token = await mailedToken(email);
  expect(token).toMatch(/^[\w-]{24,}$/);
  expect(
    await database.db
      .select()
      .from(emailLinks)
      .where(like(emailLinks.tokenHash, `%${token}%`)),
  ).toEqual([]);
  const flipped = token.slice(0, -1) + (token.endsWith("a") ? "b" : "a");
  for (const guess of [flipped, token.slice(1), "", "reset-password", "%"]) {
    expect((await confirm(guess)).statusCode).toBe(400);
  }
  expect((await confirm(token)).statusCode).toBe(200);
});

test("known and unknown addresses get the same answer for the same work", async () => {
  const { app, database } = current();
  await signUp(app, "real@example.com");
  const before = (await jobsOf(database.db, "send-reset-link")).length;
  const known = await askForReset("real@example.com");
  const unknown = await askForReset("unreal@example.com");
  expect(unknown).toEqual(known);
  expect((await jobsOf(database.db, "send-reset-link")).length).toBe(before + 2);
  await sendResetLinks(current());
  expect(await mailsTo(database.db, "unreal@example.com")).toEqual([]);
  expect(await mailedLink(database.db, "real@example.com", "/reset-password?token=")).toBeTruthy();
});

test("only a limited number of links is mailed to one address", async () => {
  const { app, database } = current();
  const email = "pestered@example.com";
  await signUp(app, email);
  const before = (await mailsTo(database.db, email)).length;
  for (let time = 0; time < 8; time++) await askForReset(email.toUpperCase());
  await sendResetLinks(current());
  expect((await mailsTo(database.db, email)).length - before).toBe(5);
});

test("a short password and a missing address are told in the words of the form", async () => {
  const email = "short@example.com";
  await signUp(current().app, email);
  const token = await mailedToken(email);
  const short = await confirm(token, "12345");
  expect(short.statusCode).toBe(400);
  expect(short.json<{ message: string }>().message).toContain("Password must be at least 6 characters long.");
  expect(await askForReset("")).toEqual({ status: 400, body: { message: "Please enter your email address" } });
  expect((await confirm(token, "123456")).statusCode).toBe(200);
});

test("after a new password is set, earlier wrong guesses no longer block signing in", async () => {
  const { app } = current();
  const email = "besieged@example.com";
  await signUp(app, email);
  for (let guess = 0; guess < 11; guess++) await signIn(app, email, "a wrong guess");
  expect((await signIn(app, email)).answer.statusCode).toBe(429);
  await confirm(await mailedToken(email));
  expect((await signIn(app, email, NEW_PASSWORD)).answer.statusCode).toBe(200);
});

test("a link of an account that is gone sets nothing", async () => {
  const { app, database } = current();
  const email = "gone@example.com";
  const { id } = await signUp(app, email);
  const token = await mailedToken(email);
  await database.db.delete(users).where(eq(users.id, id));
  expect((await confirm(token)).statusCode).toBeGreaterThanOrEqual(400);
});
