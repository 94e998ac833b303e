import { chmodSync, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startServerProcess } from "#tests/support/processes/server-process.ts";
import { folderUntilTestEnds, serverUntilTestEnds } from "#tests/support/processes/until-test-ends.ts";

const STATE_DIR = "/var/lib/stayscribe";
const isRoot = process.getuid?.() === 0;
const homesOutside = () => (existsSync(STATE_DIR) ? readdirSync(STATE_DIR) : []);

test.runIf(isRoot)(
  "as root, in a folder closed to others, the cluster lives outside it and is found again",
  async () => {
    const folder = folderUntilTestEnds();
    chmodSync(folder, 0o700);
    const before = homesOutside();
    const env = { DATA_DIR: join(folder, "data"), LOG_LEVEL: "info" };
    let added: string[] = [];
    try {
      const first = await startServerProcess({ env });
      added = homesOutside().filter((name) => !before.includes(name));
      expect(added).toHaveLength(1);
      expect(first.output()).toContain(join(STATE_DIR, added[0] ?? ""));
      const body = JSON.stringify({ mode: "deep", address: "12 Pine Road, Oslo" });
      const headers = { "content-type": "application/json" };
      const written = await fetch(`${first.url}/api/intake/property`, { method: "POST", headers, body });
      const { id } = (await written.json()) as { id: string };
      const cookie = written.headers.get("set-cookie")?.split(";")[0] ?? "";
      await first.stop();

      const second = await serverUntilTestEnds(env);
      const read = await fetch(`${second.url}/api/intake/${id}`, { headers: { cookie } });
      expect(read.status).toBe(200);
    } finally {
      for (const name of added) rmSync(join(STATE_DIR, name), { recursive: true });
      if (existsSync(STATE_DIR) && homesOutside().length === 0) rmSync(STATE_DIR, { recursive: true });
    }
  },
);

test.runIf(isRoot)("as root, PostgreSQL runs under an account without rights", async () => {
  const folder = folderUntilTestEnds();
  const server = await serverUntilTestEnds({ DATA_DIR: folder });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(statSync(join(folder, "postgres/cluster")).uid).not.toBe(0);
});
