import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { expect, test } from "vitest";
import { openConnection } from "#tests/support/app/raw-http.ts";
import { eventually } from "#tests/support/eventually.ts";
import { processesNaming } from "#tests/support/processes/processes.ts";
import { serverUntilTestEnds, usedFolderUntilTestEnds } from "#tests/support/processes/until-test-ends.ts";

test.for(["SIGINT", "SIGTERM"] as const)("%s stops everything and leaves no process", async (signal) => {
  const folder = usedFolderUntilTestEnds();
  const server = await serverUntilTestEnds({ DATA_DIR: folder });
  expect(processesNaming(folder)).not.toEqual([]);
  server.signal(signal);
  // A terminal and a launcher deliver it twice.
  server.signal(signal);
  expect(await server.stop()).toBe(0);
  expect(processesNaming(folder)).toEqual([]);
  expect(server.output()).not.toMatch(/error|"level":[456]0/i);
});

test("a write under way is finished and answered before the database goes down", async () => {
  const folder = usedFolderUntilTestEnds();
  const server = await serverUntilTestEnds({ DATA_DIR: folder });
  const obstacle = new pg.Client({
    host: join(folder, "postgres/run"),
    user: "stayscribe",
    password: readFileSync(join(folder, "postgres/password"), "utf8"),
    database: "stayscribe",
  });
  // The server ends its connection when it stops.
  obstacle.on("error", () => {});
  await obstacle.connect();
  await obstacle.query("begin; lock table drafts in access exclusive mode");
  const write = fetch(`${server.url}/api/intake/property`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ mode: "deep", address: "12 Pine Road, Oslo" }),
  });
  await eventually(async () => {
    const waiting = await obstacle.query("select 1 from pg_locks where not granted");
    return waiting.rowCount !== 0;
  }, "the write waits for the table");
  server.signal("SIGTERM");
  await sleep(200);
  await obstacle.query("commit");
  await obstacle.end();
  expect((await write).status).toBe(200);
  expect(await server.stop()).toBe(0);
});

test("a call that reaches a server while it closes is refused in plain words, and told when to come again", async () => {
  const server = await serverUntilTestEnds({ DATA_DIR: usedFolderUntilTestEnds() });
  const connection = await openConnection(Number(new URL(server.url).port));
  // A call that has begun keeps its connection open while the server closes.
  connection.send("GET /api/public-config HTTP/1.1\r\nhost: localhost\r\n");
  await eventually(() => fetch(`${server.url}/healthz`).then(({ ok }) => ok), "the server has read so far");
  server.signal("SIGTERM");
  const isRefused = () =>
    fetch(`${server.url}/healthz`).then(
      () => false,
      () => true,
    );
  await eventually(isRefused, "the server takes no new connections");
  connection.send("\r\n");
  const answer = await connection.untilClosed();
  expect(answer).toMatch(/^HTTP\/1\.1 503 /);
  expect(answer).toMatch(/\r\nretry-after: 2\r\n/i);
  expect(answer).toMatch(/\r\ncache-control: no-store\r\n/i);
  const message = "We are just restarting. Please keep this page open and try again in a few seconds.";
  expect(answer.split("\r\n\r\n")[1]).toBe(JSON.stringify({ message }));
  expect(await server.stop()).toBe(0);
  expect(server.output()).not.toMatch(/"level":[456]0/);
});
