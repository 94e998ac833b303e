import { expect, test } from "vitest";
import { createBrowser } from "#tests/support/app/browser.ts";
import { watchDraftAt } from "#tests/support/app/draft-stream.ts";
import { clusterIn } from "#tests/support/database/embedded-cluster.ts";
import { eventually } from "#tests/support/eventually.ts";
import { checkHistory, startBusyClients } from "#tests/support/processes/busy-clients.ts";
import { isReady } from "#tests/support/processes/server-process.ts";
import { serverUntilTestEnds, usedFolderUntilTestEnds } from "#tests/support/processes/until-test-ends.ts";

const CLIENTS = 6;

async function busyServer() {
  const folder = usedFolderUntilTestEnds();
  const server = await serverUntilTestEnds({ DATA_DIR: folder, RATE_LIMIT_SCALE: "1000" });
  const clients = startBusyClients(server.url, { savers: CLIENTS / 2, buyers: CLIENTS / 2 });
  const { history } = clients;
  const delivered = () => history.purchases.filter(({ listingId }) => listingId).length;
  // From wherever they are now.
  const goOn = async () => {
    const [drafts, listings] = [history.drafts.length + 2, delivered() + 2];
    await eventually(() => {
      expect(history.complaints).toEqual([]);
      return history.drafts.length >= drafts && delivered() >= listings;
    }, `${drafts} drafts were saved and ${listings} listings delivered`);
  };
  await goOn();
  return { server, clients, cluster: clusterIn(folder), goOn };
}

test("PostgreSQL that is killed is started again, and everything acknowledged to clients is stored", async () => {
  const { server, clients, cluster, goOn } = await busyServer();
  const killed = cluster.postmaster();
  process.kill(killed, "SIGKILL");
  // Right after the kill the server may not have noticed yet.
  await eventually(() => server.output().includes("PostgreSQL runs again"), "PostgreSQL runs again");
  await eventually(() => isReady(server.url), "the server is ready again");
  expect(cluster.postmaster()).not.toBe(killed);
  await goOn();
  await checkHistory(cluster.connect().db, await clients.finish());
  expect(server.output()).toContain("PostgreSQL went down: it was ended by SIGKILL");
});

test("a page that watches a form gets its changes again after PostgreSQL was killed", async () => {
  const folder = usedFolderUntilTestEnds();
  const server = await serverUntilTestEnds({ DATA_DIR: folder });
  const { url } = server;
  const host = createBrowser(url);
  const { body } = await host.post<{ id: string }>("/api/intake/property", { mode: "deep", address: "12 Pine Road" });
  let stream = await watchDraftAt(url, host, `${body.id}/events`);
  await stream.until("hello");
  process.kill(clusterIn(folder).postmaster(), "SIGKILL");
  await eventually(() => server.output().includes("PostgreSQL runs again"), "PostgreSQL runs again");
  await eventually(() => isReady(url), "the server is ready again");
  // A browser whose stream was ended connects again by itself.
  if (stream.isEnded()) stream = await watchDraftAt(url, host, `${body.id}/events`);
  let floor = 0;
  await eventually(async () => {
    floor += 1;
    await host.put(`/api/intake/${body.id}`, { form_data: { floor } });
    return stream.events.some(({ type }) => type === "saved");
  }, "a change was heard of");
});

test("while PostgreSQL is paused every call is answered with 503, and it goes on by itself afterwards", async () => {
  const { server, clients, cluster, goOn } = await busyServer();
  const resume = cluster.pause();
  const { history } = clients;
  await eventually(() => new Set(history.refusals.map(({ client }) => client)).size === CLIENTS, "all are refused");
  const [draft] = history.drafts;
  const [purchase] = history.purchases;
  if (!draft || !purchase) throw new Error("unreachable: there are some");
  const asked = createBrowser(server.url, { deadlineMs: 60_000 });
  const answers = await Promise.all([
    asked.get(`/api/intake/${draft.id}`),
    asked.put(`/api/intake/${draft.id}`, { form_data: { floor: 3 } }),
    asked.post("/api/create-payment-intent", { jobId: "any" }),
    asked.payByTestCard(purchase.quote),
    asked.post("/api/login", { email: "ana@example.com", password: "a long password" }),
    asked.post("/api/intake/express", { property_address: "12 Pine Road", bedrooms: 2, bathrooms: 1 }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
  expect(await isReady(server.url)).toBe(false);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  resume();
  await eventually(() => isReady(server.url), "the server is ready again");
  await goOn();
  await checkHistory(cluster.connect().db, await clients.finish());
});

test("a PostgreSQL that goes down again and again is given up on, and the last words name the cause", async () => {
  const folder = usedFolderUntilTestEnds();
  const server = await serverUntilTestEnds({ DATA_DIR: folder });
  const cluster = clusterIn(folder);
  let last = 0;
  const killer = setInterval(() => {
    try {
      const pid = cluster.postmaster();
      // A pid file that was just created is still empty, and reads as 0: that would be our own processes.
      if (pid > 1 && pid !== last) process.kill((last = pid), "SIGKILL");
    } catch {
      // No server is running at this moment.
    }
  }, 50);
  await eventually(() => server.output().includes("could not be kept running"), "the server gave up");
  clearInterval(killer);
  expect(await server.ended()).toBe(1);
  expect(server.output()).toMatch(/could not be kept running: .*SIGKILL/);
});
