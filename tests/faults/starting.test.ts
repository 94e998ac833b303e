import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isReady, runServerUntilExit, startServerProcess } from "#tests/support/processes/server-process.ts";
import {
  folderUntilTestEnds,
  serverUntilTestEnds,
  usedFolderUntilTestEnds,
} from "#tests/support/processes/until-test-ends.ts";
import { createTemporaryFolder } from "#tests/support/temporary-folder.ts";

// A data folder that has been served before, for whatever may have happened to it since.
const { path: folder, remove } = createTemporaryFolder();
const env = { DATA_DIR: folder };
const clusterDir = join(folder, "postgres/cluster");
beforeAll(async () => void (await (await startServerProcess({ env, fromSources: true })).stop()));
afterAll(remove);

test("two copies with their own data folders run side by side", async () => {
  const here = await serverUntilTestEnds(env);
  const there = await serverUntilTestEnds({ DATA_DIR: usedFolderUntilTestEnds() });
  expect(await isReady(here.url)).toBe(true);
  expect(await isReady(there.url)).toBe(true);
});

test("of two starts at once on one data folder, one serves and the other says in one line why not", async () => {
  const newFolder = folderUntilTestEnds();
  const starts = [1, 2].map(() => startServerProcess({ env: { DATA_DIR: newFolder } }));
  const results = await Promise.allSettled(starts);
  const serving = results.filter((result) => result.status === "fulfilled").map((result) => result.value);
  const refused = results.filter((result) => result.status === "rejected").map((result) => String(result.reason));
  expect(serving).toHaveLength(1);
  expect(refused[0]).toContain(`Another Stayscribe is already running on the data folder ${newFolder}.`);
  const late = await runServerUntilExit({ env: { DATA_DIR: newFolder } });
  expect(late.code).toBe(1);
  expect(late.output.trim().split("\n")).toHaveLength(1);
  expect(await isReady(serving[0]?.url ?? "")).toBe(true);
  await serving[0]?.stop();
});

test("a port in use is reported in one line, and the database is stopped again", async () => {
  const occupant = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => occupant.once("listening", resolve));
  const { port } = occupant.address() as AddressInfo;
  const { code, output } = await runServerUntilExit({ env: { ...env, PORT: String(port) } });
  occupant.close();
  expect(code).toBe(1);
  expect(output.trim()).toBe(`Port ${port} is already in use. Stop what is using it, or set PORT to another one.`);
  expect(readdirSync(clusterDir)).not.toContain("postmaster.pid");
});

test.for([
  ["of another program that lives", `${process.pid}\n/elsewhere\n`],
  ["of a process long gone", "999999\n/elsewhere\n"],
  ["that is empty", ""],
  ["of garbage", "not a number\n\n"],
] as const)("a stale postmaster.pid %s does not stop a start", async ([, content]) => {
  writeFileSync(join(clusterDir, "postmaster.pid"), content, { mode: 0o600 });
  const server = await serverUntilTestEnds(env);
  expect(await isReady(server.url)).toBe(true);
});

test("a data folder of an older PostgreSQL is refused in plain words and left as it was", async () => {
  const versionFile = join(clusterDir, "PG_VERSION");
  const version = readFileSync(versionFile);
  writeFileSync(versionFile, "17\n");
  const before = snapshot(clusterDir);
  const { code, output } = await runServerUntilExit({ env });
  const after = snapshot(clusterDir);
  writeFileSync(versionFile, version);
  expect(code).toBe(1);
  expect(output).toContain("was written by PostgreSQL 17, and this version needs 18. Nothing was changed.");
  expect(after).toEqual(before);
});

test("the password file is private, and the server starts without it", async () => {
  const passwordFile = join(folder, "postgres/password");
  expect(statSync(passwordFile).mode & 0o777).toBe(0o600);
  const lost = readFileSync(passwordFile, "utf8");
  rmSync(passwordFile);
  const server = await serverUntilTestEnds(env);
  expect(await isReady(server.url)).toBe(true);
  expect(readFileSync(passwordFile, "utf8")).not.toBe(lost);
});

test("a first start that was cut off in the middle of making the cluster is simply made again", async () => {
  rmSync(clusterDir, { recursive: true });
  writeFileSync(`${clusterDir}.new`, "half of something");
  const server = await serverUntilTestEnds(env);
  expect(await isReady(server.url)).toBe(true);
});

test("the database listens on its socket only", async () => {
  await serverUntilTestEnds(env);
  const pidFile = readFileSync(join(clusterDir, "postmaster.pid"), "utf8").split("\n");
  const [, , , , socketDir, listenAddress] = pidFile;
  expect(socketDir).toBe(join(folder, "postgres/run"));
  expect(listenAddress).toBe("");
});

test.for([
  ["alone", {}],
  ["as several processes", { WEB_PROCESSES: "2" }],
] as const)("a file in the place of the data folder ends a start %s in one line", async ([, settings]) => {
  const file = join(folderUntilTestEnds(), "data");
  writeFileSync(file, "");
  const { code, output } = await runServerUntilExit({ env: { DATA_DIR: file, ...settings } });
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    `The data folder ${file} cannot be used: there is a file where a folder should be, at ${file} or above. Move that file away, or set DATA_DIR to another folder.`,
  );
});

test("bad settings are listed together and nothing is started", async () => {
  const untouched = folderUntilTestEnds();
  const bad = { DATA_DIR: untouched, PORT: "many", ROLE: "boss", SMTP_URL: "mailto:x" };
  const { code, output } = await runServerUntilExit({ env: bad });
  expect(code).toBe(1);
  for (const name of ["PORT", "ROLE", "SMTP_URL"]) expect(output).toContain(name);
  expect(readdirSync(untouched)).toEqual([]);
});

function snapshot(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: "utf8" })
    .toSorted()
    .map((name) => {
      const { mtimeMs, size } = statSync(join(dir, name));
      return `${name} ${size} ${mtimeMs}`;
    });
}
