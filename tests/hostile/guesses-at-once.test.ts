import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { expect, onTestFinished, test } from "vitest";
import { PASSWORD, registration } from "#tests/support/members.ts";
import { createTestApp, useTestApp } from "#tests/support/test-app.ts";

// One proxy in front, so that every guess can come from a network of its own.
const current = useTestApp({ env: { TRUST_PROXY: "1", RATE_LIMIT_SCALE: "1000" } });

const HOME = "198.51.100.7";

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

// Judging a password is hashing it.
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

test("ten guesses that come at once are judged one after the other", async () => {
  const email = "ten-at-once@example.com";
  await registerAt(email);
  const hashings = countHashings();
  const judgedSoFar: number[] = [];
  const guesses = Array.from({ length: 10 }, async (_, index) => {
    const status = await tryPassword(email, { ip: `203.0.113.${index}` });
    judgedSoFar.push(hashings());
    return status;
  });
  expect(await Promise.all(guesses)).toEqual(Array<number>(10).fill(401));
  // At each answer at most the next one or two were being looked at; judged together, the first would see all ten.
  expect(judgedSoFar[0]).toBeLessThanOrEqual(3);
  for (const [answered, judged] of judgedSoFar.entries()) expect(judged).toBeLessThanOrEqual(answered + 3);
});

test("guesses of one caller are judged one after the other too, also where it is known", async () => {
  const email = "known-caller@example.com";
  await registerAt(email);
  const hashings = countHashings();
  let judgedAtFirst = 0;
  const guesses = Array.from({ length: 8 }, async () => {
    await tryPassword(email, { ip: HOME });
    judgedAtFirst ||= hashings();
  });
  await Promise.all(guesses);
  expect(judgedAtFirst).toBeLessThanOrEqual(3);
});

test("the owner gets in from a known network while strangers wait, and strangers who are too many are refused", async () => {
  const email = "stormed@example.com";
  await registerAt(email);
  let answered = 0;
  let refused = 0;
  const storm = Array.from({ length: 120 }, async (_, index) => {
    const status = await tryPassword(email, { ip: `203.0.${index}.1` });
    if (status === 429) refused++;
    else answered++;
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await tryPassword(email, { ip: HOME, password: PASSWORD })).toBe(200);
  const answeredBeforeTheOwner = answered;
  await Promise.all(storm);
  expect(refused).toBeGreaterThan(60);
  expect(answered).toBeGreaterThan(answeredBeforeTheOwner);
});

test("waiting guesses hold no connection to the database", async () => {
  const email = "no-connection@example.com";
  await registerAt(email);
  const { pool } = current().database;
  const storm = Promise.all(Array.from({ length: 60 }, (_, index) => tryPassword(email, { ip: `192.0.2.${index}` })));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(pool.waitingCount).toBe(0);
  expect(pool.totalCount - pool.idleCount).toBeLessThan(5);
  await storm;
});

test("the order holds over several servers", async () => {
  const email = "two-servers@example.com";
  await registerAt(email);
  const second = await createTestApp({ env: { TRUST_PROXY: "1" }, database: current().database });
  onTestFinished(second.close);
  const hashings = countHashings();
  let judgedAtFirst = 0;
  const apps = [current().app, second.app];
  const guesses = Array.from({ length: 10 }, async (_, index) => {
    const payload = { email, password: "a wrong guess" };
    const app = apps[index % 2];
    await app?.inject({ method: "POST", url: "/api/login", payload, ...from(`203.0.113.${100 + index}`) });
    judgedAtFirst ||= hashings();
  });
  await Promise.all(guesses);
  expect(judgedAtFirst).toBeLessThanOrEqual(3);
});
