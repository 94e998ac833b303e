import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { startBusyClients } from "#tests/support/busy-clients.ts";
import { checkHistory } from "#tests/support/check-history.ts";
import { clusterIn } from "#tests/support/embedded-cluster.ts";
import { eventually } from "#tests/support/eventually.ts";
import { folderUntilTestEnds, serverUntilTestEnds } from "#tests/support/until-test-ends.ts";

async function aBusyShop() {
  const folder = folderUntilTestEnds();
  const server = await serverUntilTestEnds({ DATA_DIR: folder, RATE_LIMIT_SCALE: "1000" });
  const clients = startBusyClients(server.url);
  const { history } = clients;
  const areWellUnderWay = (drafts: number, listings: number) =>
    eventually(
      () =>
        history.drafts.length >= drafts && history.purchases.filter(({ listingId }) => listingId).length >= listings,
      `${drafts} drafts were saved and ${listings} listings delivered`,
    );
  return { server, clients, cluster: clusterIn(folder), areWellUnderWay };
}

const isReady = async (url: string) =>
  (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) })).status === 200;

test("PostgreSQL that is killed is started again by itself, and whatever clients were told is so", async () => {
  const { server, clients, cluster, areWellUnderWay } = await aBusyShop();
  await areWellUnderWay(3, 2);
  const killed = cluster.postmaster();
  process.kill(killed, "SIGKILL");
  await eventually(() => isReady(server.url), "the server is ready again");
  expect(cluster.postmaster()).not.toBe(killed);
  const { drafts, purchases } = clients.history;
  await areWellUnderWay(drafts.length + 3, purchases.length + 2);
  await checkHistory(cluster.connect().db, await clients.finish());
  expect(server.output()).toContain("PostgreSQL went down: it was ended by SIGKILL");
});

test("while PostgreSQL is paused every call is answered with 503, and it goes on by itself afterwards", async () => {
  const { server, clients, cluster, areWellUnderWay } = await aBusyShop();
  await areWellUnderWay(3, 2);
  const resume = cluster.pause();
  const { history } = clients;
  await eventually(() => new Set(history.refusals.map(({ path }) => path)).size >= 2, "calls are refused");
  expect(await isReady(server.url)).toBe(false);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  // Longer than any limit, so that everything that waited has given up.
  await sleep(12_000);
  expect(history.complaints).toEqual([]);
  resume();
  await eventually(() => isReady(server.url), "the server is ready again");
  await areWellUnderWay(history.drafts.length + 3, history.purchases.length + 2);
  await checkHistory(cluster.connect().db, await clients.finish());
});

test("a PostgreSQL that goes down again and again is given up on, and the last words name the cause", async () => {
  const folder = folderUntilTestEnds();
  const server = await serverUntilTestEnds({ DATA_DIR: folder });
  const cluster = clusterIn(folder);
  let last = 0;
  const killer = setInterval(() => {
    try {
      const pid = cluster.postmaster();
      if (pid !== last) process.kill((last = pid), "SIGKILL");
    } catch {
      // There is none right now.
    }
  }, 50);
  await eventually(() => server.output().includes("could not be kept running"), "the server gave up");
  clearInterval(killer);
  expect(await server.ended()).toBe(1);
  expect(server.output()).toMatch(/could not be kept running: .*(SIGKILL|Killed)/);
});
