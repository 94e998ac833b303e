import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { createFileStore } from "#server/adapters/files/create-file-store.ts";
import { readConfig } from "#server/config.ts";
import { connect } from "#server/db/connect.ts";
import { createLog } from "#server/process/log.ts";
import { photoFiles } from "#shared/contract/stored-file.ts";
import { createBrowser } from "#tests/support/app/browser.ts";
import { databaseUrl, TEST_SERVER_ENV } from "#tests/support/app/test-server.ts";
import { imagesForm, plainPicture } from "#tests/support/app/uploads.ts";
import { clusterIn } from "#tests/support/database/embedded-cluster.ts";
import { freshDatabase } from "#tests/support/database/fresh-database.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startBusyClients } from "#tests/support/processes/busy-clients.ts";
import { processesNaming } from "#tests/support/processes/processes.ts";
import { runScript } from "#tests/support/processes/run-script.ts";
import { folderUntilTestEnds, serverUntilTestEnds } from "#tests/support/processes/until-test-ends.ts";
import { explainFailure } from "../../scripts/database/explain-failure.ts";
import { knownMigrations, migrateTo, restoreBackup } from "../../scripts/database/restore-backup.ts";
import { writeBackup } from "../../scripts/database/write-backup.ts";

test("a backup made while forms are saved and listings sold brings back all that was there, and what was owed", async () => {
  const [DATA_DIR, folder] = [folderUntilTestEnds(), join(folderUntilTestEnds(), "monday")];
  const env = { DATA_DIR, RATE_LIMIT_SCALE: "1000" };
  const doomed = await serverUntilTestEnds(env);
  const clients = startBusyClients(doomed.url, { savers: 1, buyers: 1 });
  const body = imagesForm([{ name: "a.jpg", bytes: await plainPicture() }]);
  const kept = await fetch(`${doomed.url}/api/upload-images`, { method: "POST", body });
  const { imageUrls } = (await kept.json()) as { imageUrls: [string] };
  const delivered = () => clients.history.purchases.flatMap(({ listingId }) => listingId ?? []);
  await eventually(() => delivered().length > 0 && clients.history.drafts.length > 1, "there is something to keep");
  const drafts = clients.history.drafts.map((draft) => ({ ...draft }));
  const listings = delivered();
  expect(await runScript("backup.ts", env, folder)).toMatchObject({ code: 0 });
  await clients.finish();
  doomed.signal("SIGKILL");
  await eventually(() => processesNaming(DATA_DIR).length === 0, "the server is gone");
  rmSync(DATA_DIR, { recursive: true, maxRetries: 5, retryDelay: 100 });

  const restored = await runScript("restore.ts", env, folder);
  expect(restored).toMatchObject({ code: 0 });
  expect(restored.output).toContain("with 2 files");
  const revived = await serverUntilTestEnds(env);
  for (const { client, id, address, floor } of drafts) {
    const returned = createBrowser(revived.url);
    for (const [name, value] of client.cookies) returned.cookies.set(name, value);
    const { form_data } = (await returned.get<{ form_data: { address: string; floor?: number } }>(`/api/intake/${id}`))
      .body;
    expect(form_data.address).toBe(address);
    // It may have been saved again before the moment of the backup.
    expect(form_data.floor ?? 0).toBeGreaterThanOrEqual(floor ?? 0);
  }
  expect((await fetch(new URL(imageUrls[0], revived.url))).status).toBe(200);
  const { pool } = clusterIn(DATA_DIR).connect();
  const found = await pool.query("select from listings where id = any($1)", [listings]);
  expect(found.rowCount).toBe(listings.length);
  await eventually(async () => {
    const owed = await pool.query("select from orders where state in ('paid', 'free', 'generating')");
    return owed.rowCount === 0;
  }, "what was paid and not delivered at the moment of the backup is delivered");
  // Beside a running server nothing is restored, whatever is asked for.
  const refused = await runScript("restore.ts", env, folder, "--replace");
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.output).toContain("Another Stayscribe is already running");
});

const NOTHING = "drop schema public cascade; drop schema drizzle cascade; drop schema graphile_worker cascade";

// A database to which nothing is connected, and a data folder.
async function aPlace({ isEmpty = false } = {}) {
  const database = await freshDatabase();
  await database.pool.end();
  const url = databaseUrl(database);
  const ask = async (text: string, values?: unknown[]) => {
    const client = new pg.Client(url);
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  };
  if (isEmpty) await ask(`${NOTHING}; create schema public`);
  return { ask, config: readConfig({ ...TEST_SERVER_ENV, DATABASE_URL: url, DATA_DIR: folderUntilTestEnds() }) };
}

type Place = Awaited<ReturnType<typeof aPlace>>;

const PICTURE = "a".repeat(40);
const ODD = `"quoted", 'single', back\\slash, {brace}, [1,null], \t tab\nand a line ‼ 🏡`;

async function fill({ ask, config }: Place, name = PICTURE): Promise<void> {
  await ask(
    `with owner as (insert into customers (id) values (gen_random_uuid()) returning id)
     insert into uploads (customer_id, name, width_px, height_px, bytes) select id, $1, 1, 1, 1 from owner`,
    [name],
  );
  await ask("insert into picture_findings (key, finding) values ($1, 'null'), ('b', $2)", [ODD, JSON.stringify(ODD)]);
  await ask("insert into promo_codes (code, percent_off) select 'CODE' || n, 5 from generate_series(1, 1234) n");
  await ask("select graphile_worker.add_job('send-mail', payload := '{\"z\": 1,  \"a\": null}'::json)");
  const store = await createFileStore(config);
  for (const file of Object.values(photoFiles(name))) await store.put(file, `picture ${file}`);
}

async function backUp({ config }: Place): Promise<string> {
  const folder = join(folderUntilTestEnds(), "backup");
  await writeBackup(config, folder);
  return folder;
}

type Manifest = { migratedTo: number; tables: { path: string; sha256: string }[] };

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as Manifest;
}

test("what is restored is the same to the last byte, in another database too", async () => {
  const [first, second] = [await aPlace(), await aPlace({ isEmpty: true })];
  await fill(first);
  const folder = await backUp(first);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  await restoreBackup(second.config, folder, { replace: false });
  expect(manifestOf(await backUp(second))).toEqual({ ...manifestOf(folder), madeAt: expect.any(String) });
  const store = await createFileStore(second.config);
  expect(await store.get(`${PICTURE}.webp`)).toBe(`picture ${PICTURE}.webp`);
  // Rows that come later go on from where the numbers were.
  await second.ask("select graphile_worker.add_job('send-mail')");
});

test("a database that is not empty is replaced only when that is said, and its own pictures go with it", async () => {
  const [first, second] = [await aPlace(), await aPlace()];
  const other = "b".repeat(40);
  await fill(first);
  await fill(second, other);
  const folder = await backUp(first);
  await expect(restoreBackup(second.config, folder, { replace: false })).rejects.toThrow("--replace");
  expect(await second.ask("select name from uploads")).toEqual([{ name: other }]);

  // A connection that has just been closed may be counted for a moment.
  await vi.waitFor(() => restoreBackup(second.config, folder, { replace: true }), { timeout: 10_000, interval: 200 });
  expect(await second.ask("select name from uploads")).toEqual([{ name: PICTURE }]);
  const store = await createFileStore(second.config);
  expect(await store.exists(`${other}.webp`)).toBe(false);
  expect(await store.exists(`${PICTURE}.webp`)).toBe(true);
});

test.for([
  ["a file that was changed", (folder: string) => writeFileSync(join(folder, "files", `${PICTURE}.webp`), "other")],
  ["a table that was cut", (folder: string) => writeFileSync(join(folder, "tables/public.promo_codes.jsonl"), "")],
  ["a picture that is gone", (folder: string) => rmSync(join(folder, "files", `${PICTURE}.webp`))],
  ["an end that was never reached", (folder: string) => rmSync(join(folder, "manifest.json"))],
  ["a list that cannot be read", (folder: string) => writeFileSync(join(folder, "manifest.json"), "{")],
] as const)("a backup with %s is refused before anything is touched", async ([, spoil]) => {
  const place = await aPlace();
  await fill(place);
  const folder = await backUp(place);
  const before = manifestOf(folder);
  spoil(folder);
  await expect(restoreBackup(place.config, folder, { replace: true })).rejects.toThrow(
    /broken|no backup|cannot be read/,
  );
  expect(manifestOf(await backUp(place)).tables).toEqual(before.tables);
});

test("a restore that fails on the way leaves everything as it was", async () => {
  const [first, second] = [await aPlace(), await aPlace()];
  await fill(first);
  await fill(second, "c".repeat(40));
  const before = manifestOf(await backUp(second)).tables;
  const folder = await backUp(first);
  const manifest = manifestOf(folder);
  const customers = manifest.tables.find(({ path }) => path.endsWith("public.customers.jsonl"));
  if (!customers) throw new Error("there are no customers");
  // The checksums are right, but the picture's owner is missing.
  writeFileSync(join(folder, customers.path), "");
  customers.sha256 = createHash("sha256").digest("hex");
  writeFileSync(join(folder, "manifest.json"), JSON.stringify(manifest));
  await expect(restoreBackup(second.config, folder, { replace: true })).rejects.toThrow("foreign key");
  expect(manifestOf(await backUp(second)).tables).toEqual(before);
  expect(await second.ask("select from pg_namespace where nspname like 'before_restore%'")).toEqual([]);
});

test("a backup of a former release is brought up to date on its way, and one of a later release is refused", async () => {
  const [first, second] = [await aPlace({ isEmpty: true }), await aPlace({ isEmpty: true })];
  const [newest, former] = knownMigrations().toReversed();
  const connection = { connectionString: String(first.config.database.url) };
  const { pool } = connect({ connection, poolSize: 2, log: createLog("silent") });
  await migrateTo(pool, Number(former));
  await pool.end();
  await fill(first);
  const folder = await backUp(first);
  expect(manifestOf(folder).migratedTo).toBe(former);
  await restoreBackup(second.config, folder, { replace: false });
  expect(await second.ask("select name from uploads")).toEqual([{ name: PICTURE }]);
  const after = await backUp(second);
  expect(manifestOf(after).migratedTo).toBe(newest);

  writeFileSync(
    join(folder, "manifest.json"),
    JSON.stringify({ ...manifestOf(folder), migratedTo: Number(newest) + 1 }),
  );
  await expect(restoreBackup(second.config, folder, { replace: true })).rejects.toThrow("does not know");
  expect(manifestOf(await backUp(second)).tables).toEqual(manifestOf(after).tables);
});

test("nothing is restored into a database in use, and no backup is written over another", async () => {
  const place = await aPlace();
  const folder = await backUp(place);
  await expect(writeBackup(place.config, folder)).rejects.toThrow("not empty");
  const user = new pg.Client(String(place.config.database.url));
  await user.connect();
  await expect(restoreBackup(place.config, folder, { replace: true })).rejects.toThrow("Stop every server");
  await user.end();
});

test.for([
  ["nothing listens", "postgres://host:secret@127.0.0.1:1/stayscribe", "ECONNREFUSED"],
  ["its name is unknown", "postgres://host:secret@stayscribe.invalid/stayscribe", "stayscribe.invalid"],
] as const)("a database that cannot be reached since %s is said in one line, with what to do", async ([, url, why]) => {
  const place = await aPlace();
  const backup = await backUp(place);
  const env = { DATABASE_URL: url, DATA_DIR: folderUntilTestEnds() };
  const folder = join(folderUntilTestEnds(), "monday");
  for (const said of [await runScript("backup.ts", env, folder), await runScript("restore.ts", env, backup)]) {
    expect(said.code).toBe(1);
    expect(said.output.trim().split("\n")).toHaveLength(1);
    expect(said.output).toContain("The database cannot be reached: ");
    expect(said.output).toContain(why);
    expect(said.output).toContain("DATABASE_URL");
    expect(said.output).not.toContain("secret");
  }
  expect(existsSync(`${folder}.unfinished`)).toBe(false);
});

test("a database that fails during a backup or restore is reported in plain words, a bug of ours is not", () => {
  const lost = new Error("Connection terminated unexpectedly");
  expect(explainFailure(new Error("the query failed", { cause: lost }))).toContain("stopped answering");
  expect(explainFailure(Object.assign(new Error("write"), { code: "ENOSPC" }))).toContain("disk is full");
  expect(explainFailure(new TypeError("x is not a function"))).toBe(null);
});
