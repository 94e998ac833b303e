import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { expect, onTestFinished, test } from "vitest";
import { PASSWORD, registration } from "#tests/support/app/members.ts";
import { createTestApp, useTestApp } from "#tests/support/app/test-app.ts";
import { eventually } from "#tests/support/eventually.ts";

// One proxy in front, so that every guess can come from a network of its own.
const current = useTestApp({ env: { TRUST_PROXY: "1", RATE_LIMIT_SCALE: "1000" } });

const HOME = "198.51.100.7";
const SPACING_MS = 250;
const CLOCK_SLACK_MS = 20;

const from = (ip: string) => ({ headers: { "x-forwarded-for": ip } });

async function registerAt(email: string, ip = HOME): Promise<void> {
  const payload = registration(email);
  const answer = await current().app.inject({ method: "POST", url: "/api/register", payload, ...from(ip) });
  expect(answer.statusCode).toBe(200);
}

async function tryPassword(email: string, { ip, password = "a wrong guess" }: { ip: string; password?: string }) {
  const payload = { email, password };
  return (await current().app.inject({ method: "POST", url: "/api/login", payload, ...from(ip) })).statusCode;
}

// Judging a password is hashing it: when each one began, in milliseconds from now.
function watchJudging(): () => number[] {
  const { scrypt } = crypto;
  const begunAt = performance.now();
  const times: number[] = [];
  crypto.scrypt = ((...args: Parameters<typeof scrypt>) => {
    times.push(performance.now() - begunAt);
    scrypt(...args);
  }) as typeof scrypt;
  syncBuiltinESMExports();
  onTestFinished(() => {
    crypto.scrypt = scrypt;
    syncBuiltinESMExports();
  });
  return () => times.toSorted((one, other) => one - other);
}

// None begins before its place in the queue; a busy machine only makes it later.
function expectInOrder(times: number[], count: number): void {
  expect(times).toHaveLength(count);
  for (const [place, time] of times.entries()) expect(time).toBeGreaterThan(place * SPACING_MS - CLOCK_SLACK_MS);
}

test("ten guesses that come at once are judged one after the other", async () => {
  const email = "ten-at-once@example.com";
  await registerAt(email);
  const judgedAt = watchJudging();
  const guesses = Array.from({ length: 10 }, (_, index) => tryPassword(email, { ip: `203.0.113.${index}` }));
  expect(await Promise.all(guesses)).toEqual(Array<number>(10).fill(401));
  expectInOrder(judgedAt(), 10);
});

test("guesses of one caller are judged one after the other too, also where it is known", async () => {
  const email = "known-caller@example.com";
  await registerAt(email);
  const judgedAt = watchJudging();
  await Promise.all(Array.from({ length: 8 }, () => tryPassword(email, { ip: HOME })));
  expectInOrder(judgedAt(), 8);
});

test("the owner signs in from a known network while other callers wait, and too many callers are refused", async () => {
  const email = "guessed@example.com";
  await registerAt(email);
  let answered = 0;
  let refused = 0;
  const guesses = Array.from({ length: 120 }, async (_, index) => {
    const status = await tryPassword(email, { ip: `203.0.${index}.1` });
    if (status === 429) refused++;
    else answered++;
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await tryPassword(email, { ip: HOME, password: PASSWORD })).toBe(200);
  const answeredBeforeTheOwner = answered;
  await Promise.all(guesses);
  expect(refused).toBeGreaterThan(40);
  expect(answered).toBeGreaterThan(answeredBeforeTheOwner);
});

test("waiting guesses hold no connection to the database", async () => {
  const email = "no-connection@example.com";
  await registerAt(email);
  const { pool } = current().database;
  let answered = 0;
  const guesses = Array.from({ length: 60 }, async (_, index) => {
    await tryPassword(email, { ip: `192.0.2.${index}` });
    answered++;
  });
  await eventually(() => answered > 0, "the first one is answered");
  await eventually(() => pool.waitingCount === 0 && pool.totalCount - pool.idleCount < 3, "connections are free");
  expect(answered).toBeLessThan(58);
  await Promise.all(guesses);
});

test("the order holds over several servers", async () => {
  const email = "two-servers@example.com";
  await registerAt(email);
  const second = await createTestApp({ env: { TRUST_PROXY: "1" }, database: current().database });
  onTestFinished(second.close);
  const judgedAt = watchJudging();
  const apps = [current().app, second.app];
  const guesses = Array.from({ length: 10 }, async (_, index) => {
    const payload = { email, password: "a wrong guess" };
    await apps[index % 2]?.inject({ method: "POST", url: "/api/login", payload, ...from(`203.0.113.${100 + index}`) });
  });
  await Promise.all(guesses);
  expectInOrder(judgedAt(), 10);
});
