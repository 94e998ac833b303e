import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { processesNaming } from "#tests/support/processes.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

test.for(["SIGINT", "SIGTERM"] as const)("%s stops everything and leaves no process", async (signal) => {
  using folder = temporaryFolder();
  await using server = await startServerProcess({ env: { DATA_DIR: folder.path } });
  expect(processesNaming(folder.path)).not.toEqual([]);
  server.signal(signal);
  // A terminal and a launcher deliver it twice.
  server.signal(signal);
  expect(await server.stop()).toBe(0);
  expect(processesNaming(folder.path)).toEqual([]);
  expect(server.output()).not.toMatch(/error|"level":[456]0/i);
});

test("a write under way is finished and answered before the database goes down", async () => {
  using folder = temporaryFolder();
  await using server = await startServerProcess({ env: { DATA_DIR: folder.path } });
  const obstacle = new pg.Client({
    host: join(folder.path, "postgres/run"),
    user: "stayscribe",
    password: readFileSync(join(folder.path, "postgres/password"), "utf8"),
    database: "stayscribe",
  });
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
