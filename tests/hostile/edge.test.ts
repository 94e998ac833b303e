import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { type EdgeLimits, edgeLimits } from "#server/http/limits/limit-connections.ts";
import { watchDraft } from "#tests/support/app/draft-stream.ts";
import { startDraft } from "#tests/support/app/drafts.ts";
import { openConnection, portOf, sendRaw } from "#tests/support/app/raw-http.ts";
import { createTestApp, createTestBrowser, type TestApp } from "#tests/support/app/test-app.ts";
import { eventually } from "#tests/support/eventually.ts";

type Settings = Parameters<typeof createTestApp>[0];

async function appUntilTestEnds(settings: Settings = {}): Promise<TestApp> {
  const created = await createTestApp(settings);
  onTestFinished(created.close);
  return created;
}

const BODY = JSON.stringify({ mode: "deep", address: "12 Pine Road, Oslo" });
const HEADERS = `host: stay.example\r\ncontent-type: application/json\r\ncontent-length: ${BODY.length}`;
const startDraftBy = (target: string, headers = "") =>
  `POST ${target} HTTP/1.1\r\n${HEADERS}\r\n${headers}connection: close\r\n\r\n${BODY}`;
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
const GET_HEALTH = "GET /healthz HTTP/1.1\r\nhost: stay.example\r\nconnection: close\r\n\r\n";

test.each([
  ["encoded letters", "/%61pi/intake/property"],
  ["more encoded letters", "/%61%70%69/int%61ke/property"],
  ["a whole address in the request line", "http://stay.example/api/intake/property"],
  ["another host in the request line", "http://evil.example/api/intake/property"],
  ["a slash at the end", "/api/intake/property/"],
])("a limit counts a call written with %s", async (_how, target) => {
  const { app } = await appUntilTestEnds({ env: { RATE_LIMIT_SCALE: "0.05" } });
  const port = await portOf(app);
  const statuses: number[] = [];
  for (let nth = 0; nth < 8; nth++) {
    statuses.push(statusOf(await sendRaw(port, startDraftBy(nth % 2 ? target : "/api/intake/property"))));
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
});

test("a write from another site is refused however its address is written", async () => {
  const { app } = await appUntilTestEnds();
  const port = await portOf(app);
  for (const target of ["/%61pi/intake/property", "http://stay.example/api/intake/property"]) {
    const answer = await sendRaw(port, startDraftBy(target, "origin: https://evil.example\r\n"));
    expect(statusOf(answer)).toBe(403);
  }
});

test("no answer is kept by browsers or proxies unless its route says so, errors included", async () => {
  const { app } = await appUntilTestEnds();
  const browser = createTestBrowser(app);
  const id = await startDraft(browser);
  const paths = [
    `/api/intake/${id}`,
    `/api/intake/${id}/links`,
    `/api/intake/${id}/schema?role=manager`,
    "/api/intake",
    "/%61pi/intake",
    "/api/user/branding",
    "/api/nothing-here",
    "/api/auth/user",
    "/healthz",
  ];
  for (const path of paths) {
    const { headers } = await browser.get(path);
    expect([path, headers["cache-control"]]).toEqual([path, "no-store"]);
  }
});

// The address that the limits count for a call.
async function countedAddresses({ database }: TestApp): Promise<string[]> {
  const found = await database.db.execute<{ key: string }>(sql`select key from rate_limits`);
  return found.rows.map(({ key }) => key.split(" ").at(-1) ?? "").toSorted();
}

test.for([
  ["no proxy in front", "0", "203.0.113.9", "127.0.0.1"],
  ["one proxy in front", "1", "198.51.100.66, 203.0.113.9", "203.0.113.9"],
  ["two proxies in front", "2", "198.51.100.66, 203.0.113.9, 10.0.0.7", "203.0.113.9"],
  ["a listed proxy", "127.0.0.0/8,10.0.0.0/8", "198.51.100.66, 203.0.113.9, 10.0.0.7", "203.0.113.9"],
  ["only others listed", "10.0.0.0/8", "203.0.113.9", "127.0.0.1"],
  ["a home's IPv6 network", "1", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
] as const)(
  "with %s a caller is who the trusted proxies say, and no forged entry",
  async ([, trust, forwarded, caller]) => {
    const testApp = await appUntilTestEnds({ env: { TRUST_PROXY: trust } });
    const port = await portOf(testApp.app);
    const answer = await sendRaw(port, startDraftBy("/api/intake/property", `x-forwarded-for: ${forwarded}\r\n`));
    expect(statusOf(answer)).toBe(200);
    expect(new Set(await countedAddresses(testApp))).toEqual(new Set([caller]));
  },
);

test("forging ever new addresses in front of the real one gets past no limit", async () => {
  const { app } = await appUntilTestEnds({ env: { TRUST_PROXY: "1", RATE_LIMIT_SCALE: "0.05" } });
  const port = await portOf(app);
  const statuses: number[] = [];
  for (let nth = 0; nth < 7; nth++) {
    const forged = `x-forwarded-for: 198.51.100.${nth}, 203.0.113.9\r\n`;
    statuses.push(statusOf(await sendRaw(port, startDraftBy("/api/intake/property", forged))));
  }
  expect(statuses.at(-1)).toBe(429);
});

const TIGHT: EdgeLimits = {
  ...edgeLimits(),
  headersMs: 600,
  bodyWindowMs: 800,
  bodyBytesPerWindow: 4_000,
  connectionsPerCaller: 20,
};
const HALF_A_BODY = `POST /api/intake/property HTTP/1.1\r\n${HEADERS}\r\n\r\n${BODY.slice(0, 10)}`;

test("half-sent bodies are cut off, and meanwhile others are served", async () => {
  const { app } = await appUntilTestEnds({ limits: TIGHT });
  const port = await portOf(app);
  const held = await Promise.all(Array.from({ length: 15 }, () => openConnection(port)));
  for (const each of held) each.send(HALF_A_BODY);
  expect(statusOf(await sendRaw(port, startDraftBy("/api/intake/property")))).toBe(200);
  const answers = await Promise.all(held.map((each) => each.untilClosed()));
  expect(new Set(answers.map(statusOf))).toEqual(new Set([408]));
});

test("a body that arrives byte by byte is cut off too, also one that no route reads", async () => {
  const { app } = await appUntilTestEnds({ limits: TIGHT });
  const port = await portOf(app);
  const head = "HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900000\r\n\r\n";
  const dripping = await Promise.all(
    ["/api/intake/property", "/nothing-here"].map(async (path) => {
      const connection = await openConnection(port);
      connection.send(`POST ${path} ${head}`);
      return connection;
    }),
  );
  await eventually(() => {
    for (const each of dripping) each.send(" ");
    return dripping.every((each) => each.isClosed());
  }, "both were cut off");
});

test("headers that never end are cut off", async () => {
  const { app } = await appUntilTestEnds({ limits: TIGHT });
  const connection = await openConnection(await portOf(app));
  connection.send("GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: ");
  expect(statusOf(await connection.untilClosed())).toBe(408);
});

test("an upload over a slow line takes as long as it takes, and a stream of events stays open", async () => {
  // A fiftieth of what is sent would do, so that a busy machine that sends slower is not cut off.
  const limits = { ...TIGHT, bodyWindowMs: 1_200, bodyBytesPerWindow: 400 };
  const { app } = await appUntilTestEnds({ limits });
  const browser = createTestBrowser(app);
  const id = await startDraft(browser);
  const stream = await watchDraft(app, browser, `${id}/events`);
  const connection = await openConnection(await portOf(app));
  const file = "x".repeat(40_000);
  const form = `--b\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n${file}\r\n--b--\r\n`;
  const type = "content-type: multipart/form-data; boundary=b";
  connection.send(`POST /api/upload-images HTTP/1.1\r\nhost: x\r\n${type}\r\ncontent-length: ${form.length}\r\n`);
  connection.send("connection: close\r\n\r\n");
  const startedAt = Date.now();
  for (let at = 0; at < form.length; at += 1_000) {
    connection.send(form.slice(at, at + 1_000));
    await sleep(60);
  }
  expect(Date.now() - startedAt).toBeGreaterThan(2 * limits.bodyWindowMs);
  // The file is no picture, which the server can only tell after reading all of it.
  expect(await connection.untilClosed()).toContain("a.jpg is not a valid image file");
  await browser.put(`/api/intake/${id}`, { form_data: { floor: 3 } });
  await stream.until("saved");
  expect(stream.isEnded()).toBe(false);
});

test("one address cannot take all connections: the rest of it is refused, and others are served", async () => {
  const { app } = await appUntilTestEnds({ limits: { ...TIGHT, bodyWindowMs: 60_000, headersMs: 60_000 } });
  const port = await portOf(app);
  const held = await Promise.all(Array.from({ length: TIGHT.connectionsPerCaller }, () => openConnection(port)));
  for (const each of held) each.send(HALF_A_BODY);
  const refused = await sendRaw(port, GET_HEALTH);
  expect(statusOf(refused)).toBe(429);
  expect(refused).toMatch(/Too many connections from your address at once.*try again/);
  expect(statusOf(await sendRaw(port, GET_HEALTH, "127.0.0.2"))).toBe(200);
  for (const each of held) each.close();
  await eventually(async () => statusOf(await sendRaw(port, GET_HEALTH)) === 200, "the address is served again");
});

const forwarded = (request: string, ip: string) => request.replace("host:", `x-forwarded-for: ${ip}\r\nhost:`);

test("behind a proxy the calls of one caller are limited, and not the connections of the proxy", async () => {
  const limits = { ...TIGHT, bodyWindowMs: 60_000, headersMs: 60_000 };
  const { app } = await appUntilTestEnds({ limits, env: { TRUST_PROXY: "127.0.0.1" } });
  const port = await portOf(app);
  const held = await Promise.all(Array.from({ length: TIGHT.connectionsPerCaller }, () => openConnection(port)));
  for (const each of held) each.send(forwarded(HALF_A_BODY, "203.0.113.9"));
  await eventually(
    async () => statusOf(await sendRaw(port, forwarded(GET_HEALTH, "203.0.113.9"))) === 429,
    "the caller is refused",
  );
  expect(statusOf(await sendRaw(port, forwarded(GET_HEALTH, "203.0.113.10")))).toBe(200);
});

test("more connections than the server can handle are refused, and it keeps serving", async () => {
  const { app } = await appUntilTestEnds({ limits: { ...TIGHT, connections: 10 } });
  const port = await portOf(app);
  const held = await Promise.all(Array.from({ length: 12 }, () => openConnection(port)));
  await eventually(() => held.filter((each) => each.isClosed()).length >= 2, "two were turned away");
  for (const each of held) each.close();
  await eventually(async () => statusOf(await sendRaw(port, GET_HEALTH)) === 200, "it serves again");
});
