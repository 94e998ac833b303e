import { once } from "node:events";
import { get } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { createBrowser } from "#tests/support/app/browser.ts";
import { watchDraftAt } from "#tests/support/app/draft-stream.ts";
import { eventually } from "#tests/support/eventually.ts";
import { isRunning, membersOf, processesNaming } from "#tests/support/processes/processes.ts";
import { serverUntilTestEnds, usedFolderUntilTestEnds } from "#tests/support/processes/until-test-ends.ts";

// The names of the processes that answer, one new connection after the other.
async function processesAt(url: string): Promise<Set<string>> {
  const names = new Set<string>();
  for (let call = 0; call < 8; call++) {
    const metrics = await readOnNewConnection(`${url}/metrics`);
    names.add(/process_start_time_seconds\{process="(\d+)"\}/.exec(metrics)?.[1] ?? "");
  }
  return names;
}

// Unlike fetch, which keeps its connections. One that was just handed to a process that dies is never answered.
async function readOnNewConnection(url: string): Promise<string> {
  const asked = get(url, { agent: false, signal: AbortSignal.timeout(10_000) });
  const [answer] = await once(asked, "response");
  return text(answer);
}

test("two web processes share the port and its sessions, and a third runs the jobs", async () => {
  const folder = usedFolderUntilTestEnds();
  const server = await serverUntilTestEnds({ DATA_DIR: folder, WEB_PROCESSES: "2", RATE_LIMIT_SCALE: "100" });
  expect(server.output().match(/is ready at/g)).toHaveLength(1);
  expect((await processesAt(server.url)).size).toBe(2);

  const browser = createBrowser(server.url);
  const account = { email: "many@example.com", password: "difference engine", firstName: "Ada", lastName: "Lovelace" };
  expect((await browser.post("/api/register", account)).status).toBe(200);
  const draft = await browser.post<{ id: string }>("/api/intake/property", { mode: "deep", address: "1 Elm Street" });
  // Each stream has its own connection, and connections are spread over the processes in rotation.
  const streams = [];
  for (let at = 0; at < 4; at++) streams.push(await watchDraftAt(server.url, browser, `${draft.body.id}/events`));
  await browser.put(`/api/intake/${draft.body.id}`, { form_data: { neighborhood: "Old Mill" } });
  for (const stream of streams) await stream.until("saved");

  const jobId = await browser.startExpress();
  const quote = await browser.quote({ jobId, promoCode: "ALPHA100" });
  expect((await browser.generate(jobId, quote)).status).toBe(200);

  expect(await server.stop()).toBe(0);
  expect(processesNaming(folder)).toEqual([]);
  expect(server.output()).not.toMatch(/error|"level":[456]0/i);
});

test("a web process that is killed is started again, and the stop leaves no process", async () => {
  const folder = usedFolderUntilTestEnds();
  const env = { DATA_DIR: folder, WEB_PROCESSES: "2", ROLE: "web" };
  const server = await serverUntilTestEnds(env, { fromSources: true });
  const before = await processesAt(server.url);
  const [victim] = membersOf(server.pid);
  if (victim === undefined) throw new Error("there is no web process");
  process.kill(victim, "SIGKILL");
  await eventually(async () => {
    const now = await processesAt(server.url).catch(() => new Set<string>());
    return now.size === 2 && [...now].some((name) => !before.has(name));
  }, "another process takes its place");
  expect(server.output()).toContain("a process ended by itself and is started again");
  const members = membersOf(server.pid);
  expect(await server.stop()).toBe(0);
  expect(members.filter(isRunning)).toEqual([]);
  expect(processesNaming(folder)).toEqual([]);
});
