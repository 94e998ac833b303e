import { expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { processesNaming } from "#tests/support/processes/processes.ts";
import {
  folderUntilTestEnds,
  serverUntilTestEnds,
  usedFolderUntilTestEnds,
} from "#tests/support/processes/until-test-ends.ts";

const WRITES = 500;
const WRITERS = 8;

type Acknowledged = { id: string; address: string; cookie: string };

async function writeDrafts(url: string, acknowledged: Acknowledged[]): Promise<void> {
  let next = 0;
  const writer = async () => {
    while (next < WRITES) {
      const address = `${next++} Pine Road, Oslo`;
      const answer = await fetch(`${url}/api/intake/property`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ mode: "deep", address }),
      });
      const { id } = (await answer.json()) as { id: string };
      acknowledged.push({ id, address, cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? "" });
    }
  };
  await Promise.allSettled(Array.from({ length: WRITERS }, writer));
}

test("after a hard kill of the process group in the middle of 500 writes, every acknowledged write is served", async () => {
  const folder = folderUntilTestEnds();
  const env = { DATA_DIR: folder, RATE_LIMIT_SCALE: "1000" };
  const doomed = await serverUntilTestEnds(env);
  const acknowledged: Acknowledged[] = [];
  const writing = writeDrafts(doomed.url, acknowledged);
  await eventually(() => acknowledged.length > 100, "the writes are well under way");
  doomed.signal("SIGKILL");
  await writing;
  expect(acknowledged.length).toBeLessThan(WRITES);

  const revived = await serverUntilTestEnds(env);
  for (const { id, address, cookie } of acknowledged) {
    const answer = await fetch(`${revived.url}/api/intake/${id}`, { headers: { cookie } });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ form_data: { address } });
  }
});

test("a server that is killed alone takes its PostgreSQL with it", async () => {
  const folder = usedFolderUntilTestEnds();
  const doomed = await serverUntilTestEnds({ DATA_DIR: folder });
  expect(processesNaming(folder)).not.toEqual([]);
  process.kill(doomed.pid, "SIGKILL");
  await eventually(() => processesNaming(folder).length === 0, "no process of it is left");
});

test("a PostgreSQL that lost its owner and its keeper is stopped by the next start", async () => {
  const folder = usedFolderUntilTestEnds();
  const env = { DATA_DIR: folder };
  const doomed = await serverUntilTestEnds(env);
  const keepers = processesNaming(folder).filter((pid) => processesNaming("exec 3<&0").includes(pid));
  expect(keepers).not.toEqual([]);
  // Stopped first, so that neither hears of the other's end: the server would end PostgreSQL, and so would the keeper.
  for (const pid of keepers) process.kill(pid, "SIGSTOP");
  process.kill(doomed.pid, "SIGKILL");
  for (const pid of keepers) process.kill(pid, "SIGKILL");
  expect(processesNaming(folder)).not.toEqual([]);

  const revived = await serverUntilTestEnds(env);
  expect((await fetch(`${revived.url}/readyz`)).status).toBe(200);
});
