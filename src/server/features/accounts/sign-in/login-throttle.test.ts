import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { expect, onTestFinished, test } from "vitest";
import { rateLimits } from "#server/db/schema/rate-limits.ts";
import { callerNetwork } from "#server/http/limits/caller-network.ts";
import { PASSWORD, signUp } from "#tests/support/app/members.ts";
import { createTestApp, useTestApp } from "#tests/support/app/test-app.ts";
import { throttleLogin } from "./login-throttle.ts";

const current = useTestApp({ env: { TRUST_PROXY: "1", RATE_LIMIT_SCALE: "1000" } });

type Try = { email: string; password?: string; ip?: string };

function tryPassword({ email, password = "a wrong guess", ip = "203.0.113.9" }: Try, app = current().app) {
  const headers = { "x-forwarded-for": ip };
  return app.inject({ method: "POST", url: "/api/login", payload: { email, password }, headers });
}

test("one caller who guesses at one account is stopped, and its owner gets in from elsewhere", async () => {
  const email = "guessed@example.com";
  await signUp(current().app, email);
  const statuses: number[] = [];
  for (let guess = 0; guess < 12; guess++) statuses.push((await tryPassword({ email })).statusCode);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  expect((await tryPassword({ email, password: PASSWORD })).statusCode).toBe(429);
  expect((await tryPassword({ email, password: PASSWORD, ip: "198.51.100.4" })).statusCode).toBe(200);
});

test("guesses made at once are counted one by one", async () => {
  const email = "hammered@example.com";
  await signUp(current().app, email);
  const answers = await Promise.all(Array.from({ length: 30 }, () => tryPassword({ email, ip: "203.0.113.20" })));
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
});

test("one caller who tries many accounts is stopped too, and other callers are not", async () => {
  const ip = "203.0.113.30";
  const email = "one-of-many@example.com";
  await signUp(current().app, email);
  // Ninety without the hashing, which takes its time.
  for (let n = 0; n < 90; n++) await throttleLogin(current().database.db, { email: `nobody${n}@example.com`, ip });
  const tries = Array.from({ length: 10 }, (_, index) => tryPassword({ email: `nobody${index}@example.com`, ip }));
  const statuses = new Set((await Promise.all(tries)).map(({ statusCode }) => statusCode));
  expect(statuses).toEqual(new Set([401]));
  expect((await tryPassword({ email, password: PASSWORD, ip })).statusCode).toBe(429);
  expect((await tryPassword({ email, password: PASSWORD, ip: "198.51.100.30" })).statusCode).toBe(200);
});

test("a right password is not counted as a guess, so signing in often is never stopped", async () => {
  const email = "often@example.com";
  await signUp(current().app, email);
  for (let time = 0; time < 12; time++) {
    expect((await tryPassword({ email, password: PASSWORD, ip: "203.0.113.40" })).statusCode).toBe(200);
  }
});

test("the counts are shared by all servers, and hold no address", async () => {
  const email = "counted@example.com";
  const { app, database } = current();
  await signUp(app, email);
  for (let guess = 0; guess < 10; guess++) await tryPassword({ email, ip: "203.0.113.50" });
  const other = await createTestApp({ env: { TRUST_PROXY: "1" }, database });
  expect((await tryPassword({ email, password: PASSWORD, ip: "203.0.113.50" }, other.app)).statusCode).toBe(429);
  await other.close();
  const keys = await database.db.select({ key: rateLimits.key }).from(rateLimits);
  expect(keys.filter(({ key }) => key.includes("counted"))).toEqual([]);
});

test("the counts run out", async () => {
  const email = "waits@example.com";
  const { app, database } = current();
  await signUp(app, email);
  for (let guess = 0; guess < 11; guess++) await tryPassword({ email, ip: "203.0.113.60" });
  await database.db.update(rateLimits).set({ resetsAt: new Date(Date.now() - 1000) });
  expect((await tryPassword({ email, password: PASSWORD, ip: "203.0.113.60" })).statusCode).toBe(200);
});

test("a wrong password and an unknown address get the same answer for the same work", async () => {
  const email = "known@example.com";
  await signUp(current().app, email);
  const hashings = countHashings();
  const known = await tryPassword({ email, ip: "203.0.113.70" });
  const forKnown = hashings();
  const unknown = await tryPassword({ email: "unknown@example.com", ip: "203.0.113.71" });
  expect(unknown.json()).toEqual(known.json());
  expect(known.json()).toEqual({ message: "Invalid email or password" });
  expect(unknown.statusCode).toBe(known.statusCode);
  expect(forKnown).toBe(1);
  expect(hashings()).toBe(2);
});

// Hashing is nearly all of the time that a sign-in takes.
function countHashings(): () => number {
  const { scrypt } = crypto;
  let count = 0;
  crypto.scrypt = ((...args: Parameters<typeof scrypt>) => {
    count++;
    scrypt(...args);
  }) as typeof scrypt;
  syncBuiltinESMExports();
  onTestFinished(() => {
    crypto.scrypt = scrypt;
    syncBuiltinESMExports();
  });
  return () => count;
}

test("a failing database is not told as a wrong password", async () => {
  const email = "unlucky@example.com";
  const { app, database } = current();
  await signUp(app, email);
  await database.pool.query("alter table sessions rename to sessions_away");
  const answer = await tryPassword({ email, password: PASSWORD, ip: "203.0.113.80" });
  await database.pool.query("alter table sessions_away rename to sessions");
  expect(answer.statusCode).toBe(500);
});

test("the addresses of one home count as one caller", () => {
  expect(callerNetwork("2001:db8:1:2:aaaa::1")).toBe(callerNetwork("2001:0db8:0001:0002:ffff:1:2:3"));
  expect(callerNetwork("2001:db8:1:2::1")).not.toBe(callerNetwork("2001:db8:1:3::1"));
  expect(callerNetwork("::1")).toBe("0:0:0:0::/64");
  expect(callerNetwork("203.0.113.9")).toBe("203.0.113.9");
});
