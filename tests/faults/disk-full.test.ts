import { spawnSync } from "node:child_process";
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { expect, onTestFinished, test } from "vitest";
import type { Db } from "#server/db/connect.ts";
import { createTestApp } from "#tests/support/app/test-app.ts";
import { NOTHING_KEPT, plainPicture, sendImages, whatIsKept } from "#tests/support/app/uploads.ts";
import { clusterIn } from "#tests/support/database/embedded-cluster.ts";
import { eventually } from "#tests/support/eventually.ts";
import { checkHistory, startBusyClients } from "#tests/support/processes/busy-clients.ts";
import {
  folderUntilTestEnds,
  serverUntilTestEnds,
  usedFolderUntilTestEnds,
} from "#tests/support/processes/until-test-ends.ts";
import { createTemporaryFolder } from "#tests/support/temporary-folder.ts";

const STORAGE_IS_FULL = /storage is full.*try again/i;

const readiness = async (url: string) => {
  const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(60_000) });
  return { code: answer.status, ...((await answer.json()) as { status: string }) };
};

function smallDisk(megabytes: number): string | null {
  const { path, remove } = createTemporaryFolder();
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0711`, "tmpfs", path]);
  if (mounted.status !== 0) {
    remove();
    return null;
  }
  onTestFinished(() => {
    spawnSync("umount", [path]);
    remove();
  });
  return path;
}

function fill(folder: string): () => void {
  const file = join(folder, "filler");
  const { bavail, bsize } = statfsSync(folder);
  const chunk = Buffer.alloc(1024 * 1024);
  try {
    for (let left = bavail * bsize; left > 0; left -= chunk.length) writeFileSync(file, chunk, { flag: "a" });
  } catch {
    // Nothing more fits.
  }
  return () => rmSync(file);
}

test("a full disk is reported in plain words, and once there is space again everything continues", async ({ skip }) => {
  const folder = smallDisk(160);
  if (!folder) return skip("mounting is not allowed here");
  const server = await serverUntilTestEnds({ DATA_DIR: folder, RATE_LIMIT_SCALE: "1000" });
  const clients = startBusyClients(server.url);
  const { history } = clients;
  const delivered = () => history.purchases.filter(({ listingId }) => listingId).length;
  await eventually(() => history.drafts.length >= 3 && delivered() >= 2, "the clients are well under way");
  const makeSpace = fill(folder);
  await eventually(async () => (await readiness(server.url)).code === 503, "the server is not ready");
  await eventually(() => history.refusals.length >= 5, "calls are refused");
  expect(history.refusals.at(-1)?.message).toMatch(STORAGE_IS_FULL);
  // On a full disk PostgreSQL cannot start either; it is waited for.
  const cluster = clusterIn(folder);
  process.kill(cluster.postmaster(), "SIGKILL");
  await eventually(() => server.output().includes("PostgreSQL is down because the disk is full"), "the cause is named");
  const before = history.refusals.length;
  await eventually(() => history.refusals.length >= before + 10, "calls are still refused");
  expect(history.refusals.at(-1)?.message).toMatch(STORAGE_IS_FULL);
  makeSpace();
  await eventually(async () => (await readiness(server.url)).code === 200, "the server is ready again");
  const [drafts, sold] = [history.drafts.length, delivered()];
  await eventually(() => history.drafts.length > drafts + 2 && delivered() > sold + 1, "the clients go on");
  await checkHistory(cluster.connect().db, await clients.finish());
});

// Table by table: all of them at once would wait for the clients, and the clients for them.
async function onEveryTable(db: Db, statementFor: (table: string) => string): Promise<void> {
  const tables = await db.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker')`);
  for (const { name } of tables.rows) await db.execute(sql.raw(statementFor(name)));
}

async function refuseWrites(db: Db): Promise<void> {
  await db.execute(sql`
    create function refuse_writes() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`);
  const trigger = "create trigger refuse_writes before insert or update or delete";
  await onEveryTable(db, (table) => `${trigger} on ${table} for each statement execute function refuse_writes()`);
}

// Stands in for a full disk wherever nothing can be mounted: every write is refused with PostgreSQL's own error.
test("a database without space for writes is reported in plain words, and nothing acknowledged is lost", async () => {
  const folder = usedFolderUntilTestEnds();
  const server = await serverUntilTestEnds({ DATA_DIR: folder, RATE_LIMIT_SCALE: "1000" });
  const { db } = clusterIn(folder).connect();
  const clients = startBusyClients(server.url);
  const { history } = clients;
  const delivered = () => history.purchases.filter(({ listingId }) => listingId).length;
  await eventually(() => history.drafts.length >= 3 && delivered() >= 2, "the clients are well under way");
  await refuseWrites(db);
  await eventually(() => history.refusals.length >= 20, "calls are refused");
  expect(await readiness(server.url)).toEqual({ code: 503, status: "storage is full" });
  expect(history.refusals.map(({ message }) => message)).toContainEqual(expect.stringMatching(STORAGE_IS_FULL));
  await onEveryTable(db, (table) => `drop trigger refuse_writes on ${table}`);
  const [drafts, sold] = [history.drafts.length, delivered()];
  await eventually(() => history.drafts.length > drafts + 2 && delivered() > sold + 1, "the clients go on");
  await checkHistory(db, await clients.finish());
  expect(server.output()).toContain("the disk is full");
});

const aPicture = async () => [{ name: "a.jpg", bytes: await plainPicture() }];

test("a photo for which the disk has no space is refused in words, kept in no part, and taken once there is", async ({
  skip,
}) => {
  const folder = smallDisk(2);
  if (!folder) return skip("mounting is not allowed here");
  const own = await createTestApp({ env: { DATA_DIR: folder } });
  onTestFinished(own.close);
  const makeSpace = fill(folder);
  const refused = await sendImages(own.app, await aPicture());
  expect([refused.statusCode, refused.json().message]).toEqual([503, expect.stringMatching(STORAGE_IS_FULL)]);
  expect((await whatIsKept(own)).rows).toEqual([]);
  makeSpace();
  expect((await sendImages(own.app, await aPicture())).statusCode).toBe(200);
});

// Refuses as the system does when the disk is full.
class FullDriver extends FSDriver {
  override put(): Promise<void> {
    return Promise.reject(Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" }));
  }
}

test("a file store without space is reported in plain words as well", async () => {
  const location = pathToFileURL(join(folderUntilTestEnds(), "files/"));
  const files = new Disk(new FullDriver({ location, visibility: "private" }));
  const own = await createTestApp({ files });
  onTestFinished(own.close);
  const refused = await sendImages(own.app, await aPicture());
  expect([refused.statusCode, refused.json().message]).toEqual([503, expect.stringMatching(STORAGE_IS_FULL)]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(await whatIsKept(own)).toEqual(NOTHING_KEPT);
});
