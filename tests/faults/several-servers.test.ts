import { expect, onTestFinished, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { keepBusy } from "#tests/support/fleet/busy-fleet.ts";
import { GATE_LOCK, makeNextRelease } from "#tests/support/fleet/next-release.ts";
import { type Fleet, startFleet } from "#tests/support/fleet/start-fleet.ts";
import { isReady } from "#tests/support/processes/server-process.ts";

test("two web servers, a worker and PostgreSQL are killed in turn: each order is delivered once and nothing saved is lost", async () => {
  const fleet = await startFleet();
  const { postgres, startServer } = fleet;
  const [worker, ...web] = await Promise.all([startServer("worker"), startServer("web"), startServer("web")]);
  const { history, saved, goOn, finish } = keepBusy(fleet);
  await goOn();
  for (const each of web) {
    await each.kill();
    // The other server is the only one now.
    await goOn();
    await each.startAgain();
  }

  await worker.kill();
  const waiting = () => history.purchases.filter(({ isPaid, listingId }) => isPaid && !listingId).length;
  const drafts = saved() + 1;
  await eventually(() => waiting() === 1 && saved() >= drafts, "the web goes on selling and saving without a worker");
  await worker.startAgain();
  await goOn();

  await postgres.kill();
  const refused = history.refusals.length;
  await eventually(() => history.refusals.length > refused, "calls are refused in words without a database");
  await postgres.startAgain();
  await goOn();
  await finish(web);
});

// A migration of the next release waits until the returned call lets it go on.
async function holdMigration({ books }: Fleet): Promise<() => Promise<void>> {
  const holder = await books.pool.connect();
  onTestFinished(() => holder.release());
  await holder.query("select pg_advisory_lock($1)", [GATE_LOCK]);
  return async () => void (await holder.query("select pg_advisory_unlock($1)", [GATE_LOCK]));
}

async function waitingForLocks({ books }: Fleet): Promise<number> {
  const { rows } = await books.pool.query(
    "select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted",
  );
  return rows[0].waiting;
}

test("a release with a migration replaces the former one while it serves: the migration runs once, and no client sees an error", async () => {
  const fleet = await startFleet();
  const { books, startServer } = fleet;
  const former = await startServer("all");
  const { goOn, finish } = keepBusy(fleet);
  await goOn();

  const letMigrationGoOn = await holdMigration(fleet);
  const program = makeNextRelease();
  const starting = Promise.all([startServer("all", { program }), startServer("all", { program })]);
  await eventually(async () => (await waitingForLocks(fleet)) === 2, "one migrates and the other waits for its turn");
  await goOn();
  await letMigrationGoOn();
  const next = await starting;
  expect((await books.pool.query("select from next_release_runs")).rowCount).toBe(1);

  // The former release knows nothing of the new column, and goes on until it is stopped.
  expect(await isReady(former.url())).toBe(true);
  await goOn();
  expect(await former.stop()).toBe(0);
  await goOn();
  // The way back: the former release starts on the migrated database.
  await former.startAgain();
  await Promise.all(next.map((server) => server.stop()));
  await goOn();
  await finish([former]);
});
