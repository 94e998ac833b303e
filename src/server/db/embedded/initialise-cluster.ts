import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "#server/process/errors.ts";
import { type Binaries, majorOf, program } from "./binaries.ts";
import { giveTo, type Home } from "./cluster-home.ts";

export const SUPERUSER = "stayscribe";

// Returns the password of the cluster, which is made first if there is none.
export function initialiseCluster(home: Home, binaries: Binaries): string {
  if (!existsSync(home.clusterDir)) {
    const password = writeNewPassword(home);
    createCluster(home, binaries);
    return password;
  }
  requireSameMajor(home, binaries);
  if (existsSync(home.passwordFile)) return readFileSync(home.passwordFile, "utf8");
  const password = writeNewPassword(home);
  replacePassword({ home, binaries, password });
  return password;
}

function writeNewPassword(home: Home): string {
  const password = randomBytes(32).toString("hex");
  rmSync(home.passwordFile, { force: true });
  writeFileSync(home.passwordFile, password, { mode: 0o600 });
  giveTo(home.account, home.passwordFile);
  return password;
}

// Made beside its place and renamed, so that an interrupted start never leaves half a cluster.
function createCluster(home: Home, binaries: Binaries): void {
  const unfinished = `${home.clusterDir}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const settings = [
    `--pgdata=${unfinished}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${home.passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--locale=C.UTF-8",
    "--no-instructions",
  ];
  const run = spawnSync(program(binaries, "initdb"), settings, { ...home.account, cwd: "/", encoding: "utf8" });
  if (run.status !== 0) {
    throw new StartError(`PostgreSQL could not create its data folder in ${home.dir}: ${lastLine(run.stderr)}`);
  }
  renameSync(unfinished, home.clusterDir);
}

function requireSameMajor(home: Home, binaries: Binaries): void {
  const found = readFileSync(join(home.clusterDir, "PG_VERSION"), "utf8").trim();
  const needed = majorOf(binaries.version);
  if (found === needed) return;
  throw new StartError(
    `The database in ${home.clusterDir} was written by PostgreSQL ${found}, and this version needs ${needed}. ` +
      "Nothing was changed. Move it over with pg_dump and pg_restore, or set DATA_DIR to another folder.",
  );
}

function replacePassword({ home, binaries, password }: { home: Home; binaries: Binaries; password: string }): void {
  const run = spawnSync(program(binaries, "postgres"), ["--single", "-D", home.clusterDir, "postgres"], {
    ...home.account,
    cwd: "/",
    encoding: "utf8",
    input: `ALTER ROLE ${SUPERUSER} PASSWORD '${password}'\n`,
  });
  if (run.status !== 0) {
    rmSync(home.passwordFile, { force: true });
    throw new StartError(`The lost database password in ${home.dir} could not be replaced: ${lastLine(run.stderr)}`);
  }
}

export function lastLine(output: string | null): string {
  return output?.trim().split("\n").at(-1)?.trim() || "it gave no reason";
}
