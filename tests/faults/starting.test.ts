import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runServerUntilExit, startServerProcess } from "#tests/support/server-process.ts";
import { folderUntilTestEnds, serverUntilTestEnds } from "#tests/support/until-test-ends.ts";

const isReady = async (url: string) => (await fetch(`${url}/readyz`)).status === 200;

test("two copies with their own data folders run side by side", async () => {
  const first = folderUntilTestEnds();
  const second = folderUntilTestEnds();
  const here = await serverUntilTestEnds({ DATA_DIR: first });
  const there = await serverUntilTestEnds({ DATA_DIR: second });
  expect(await isReady(here.url)).toBe(true);
  expect(await isReady(there.url)).toBe(true);
});

test("of two starts at once on one data folder, one serves and the other says in one line why not", async () => {
  const folder = folderUntilTestEnds();
  const env = { DATA_DIR: folder };
  const starts = [startServerProcess({ env }), startServerProcess({ env })];
  const results = await Promise.allSettled(starts);
  const serving = results.filter((result) => result.status === "fulfilled").map((result) => result.value);
  const refused = results.filter((result) => result.status === "rejected").map((result) => String(result.reason));
  expect(serving).toHaveLength(1);
  expect(refused[0]).toContain(`Another Stayscribe is already running on the data folder ${folder}.`);
  const late = await runServerUntilExit({ env });
  expect(late.code).toBe(1);
  expect(late.output.trim().split("\n")).toHaveLength(1);
  expect(await isReady(serving[0]?.url ?? "")).toBe(true);
  await serving[0]?.stop();
});

test("a taken port is said in one line, and the database is stopped again", async () => {
  const folder = folderUntilTestEnds();
  const occupant = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => occupant.once("listening", resolve));
  const { port } = occupant.address() as AddressInfo;
  const { code, output } = await runServerUntilExit({ env: { DATA_DIR: folder, PORT: String(port) } });
  occupant.close();
  expect(code).toBe(1);
  expect(output.trim()).toBe(`Port ${port} is already in use. Stop what is using it, or set PORT to another one.`);
  expect(readdirSync(join(folder, "postgres/cluster"))).not.toContain("postmaster.pid");
});

test.for([
  ["of another program that lives", `${process.pid}\n/elsewhere\n`],
  ["of a process long gone", "999999\n/elsewhere\n"],
  ["that is empty", ""],
  ["of garbage", "not a number\n\n"],
] as const)("a stale postmaster.pid %s does not stop a start", async ([, content]) => {
  const folder = folderUntilTestEnds();
  const env = { DATA_DIR: folder };
  await (await startServerProcess({ env })).stop();
  writeFileSync(join(folder, "postgres/cluster/postmaster.pid"), content, { mode: 0o600 });
  const server = await serverUntilTestEnds(env);
  expect(await isReady(server.url)).toBe(true);
});

test("a data folder of an older PostgreSQL is refused in plain words and left as it was", async () => {
  const folder = folderUntilTestEnds();
  const env = { DATA_DIR: folder };
  await (await startServerProcess({ env })).stop();
  const versionFile = join(folder, "postgres/cluster/PG_VERSION");
  writeFileSync(versionFile, "17\n");
  const before = snapshot(join(folder, "postgres/cluster"));
  const { code, output } = await runServerUntilExit({ env });
  expect(code).toBe(1);
  expect(output).toContain("was written by PostgreSQL 17, and this version needs 18. Nothing was changed.");
  expect(snapshot(join(folder, "postgres/cluster"))).toEqual(before);
});

test("the password file is private, and losing it locks nobody out", async () => {
  const folder = folderUntilTestEnds();
  const env = { DATA_DIR: folder };
  await (await startServerProcess({ env })).stop();
  const passwordFile = join(folder, "postgres/password");
  expect(statSync(passwordFile).mode & 0o777).toBe(0o600);
  const lost = readFileSync(passwordFile, "utf8");
  rmSync(passwordFile);
  const server = await serverUntilTestEnds(env);
  expect(await isReady(server.url)).toBe(true);
  expect(readFileSync(passwordFile, "utf8")).not.toBe(lost);
});

test("a first start that was cut off in the middle of making the cluster is simply made again", async () => {
  const folder = folderUntilTestEnds();
  const env = { DATA_DIR: folder };
  await (await startServerProcess({ env })).stop();
  const clusterDir = join(folder, "postgres/cluster");
  rmSync(clusterDir, { recursive: true });
  writeFileSync(`${clusterDir}.new`, "half of something");
  const server = await serverUntilTestEnds(env);
  expect(await isReady(server.url)).toBe(true);
});

test("the database listens on its socket only", async () => {
  const folder = folderUntilTestEnds();
  await serverUntilTestEnds({ DATA_DIR: folder });
  const pidFile = readFileSync(join(folder, "postgres/cluster/postmaster.pid"), "utf8").split("\n");
  const [, , , , socketDir, listenAddress] = pidFile;
  expect(socketDir).toBe(join(folder, "postgres/run"));
  expect(listenAddress).toBe("");
});

test("bad settings are listed together and nothing is started", async () => {
  const folder = folderUntilTestEnds();
  const bad = { DATA_DIR: folder, PORT: "many", ROLE: "boss", SMTP_URL: "mailto:x" };
  const { code, output } = await runServerUntilExit({ env: bad });
  expect(code).toBe(1);
  for (const name of ["PORT", "ROLE", "SMTP_URL"]) expect(output).toContain(name);
  expect(readdirSync(folder)).toEqual([]);
});

function snapshot(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: "utf8" })
    .toSorted()
    .map((name) => {
      const { mtimeMs, size } = statSync(join(dir, name));
      return `${name} ${size} ${mtimeMs}`;
    });
}
