import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lchownSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { StartError } from "#server/process/errors.ts";

// Where one cluster lives: its data, its password, its socket, and its copy of the programs if it needs one.
export type Home = { dir: string; clusterDir: string; passwordFile: string; logFile: string; account: Account };

const SYSTEM_STATE_DIR = "/var/lib/stayscribe";

export function chooseClusterHome(dataDir: string): Home {
  const inside = homeAt(join(dataDir, "postgres"));
  const outside = homeAt(join(SYSTEM_STATE_DIR, nameFor(dataDir)));
  if (existsSync(inside.clusterDir)) return requireReachable(inside);
  if (inside.account.uid === undefined) return requireReachable(inside);
  if (existsSync(outside.clusterDir)) return requireReachable(outside);
  if (prepare(inside)) return inside;
  rmSync(inside.dir, { recursive: true });
  return requireReachable(outside);
}

function homeAt(dir: string): Home {
  const clusterDir = join(dir, "cluster");
  return {
    dir,
    clusterDir,
    passwordFile: join(dir, "password"),
    logFile: join(dir, "postgres.log"),
    account: chooseAccount(clusterDir),
  };
}

function nameFor(dataDir: string): string {
  return createHash("sha256").update(realpathSync(dataDir)).digest("hex").slice(0, 16);
}

function prepare(home: Home): boolean {
  if (home.dir.startsWith(SYSTEM_STATE_DIR)) openSystemStateDir();
  mkdirSync(home.dir, { recursive: true, mode: 0o700 });
  giveTo(home.account, home.dir);
  return canWriteIn(home.dir, home.account);
}

// The mode is set explicitly: a strict umask would lock out the account PostgreSQL runs under.
function openSystemStateDir(): void {
  if (existsSync(SYSTEM_STATE_DIR)) return;
  mkdirSync(SYSTEM_STATE_DIR, { recursive: true });
  chmodSync(SYSTEM_STATE_DIR, 0o755);
}

function requireReachable(home: Home): Home {
  if (prepare(home)) return home;
  throw new StartError(
    `The database folder ${home.dir} cannot be used by the account that owns it. Restore its owner and permissions, or set DATA_DIR to another folder.`,
  );
}

// The operating-system account PostgreSQL runs under; empty means our own.
export type Account = { uid?: number; gid?: number };

// PostgreSQL refuses to run as root. An existing cluster keeps the account that owns it.
function chooseAccount(clusterDir: string): Account {
  if (process.getuid?.() !== 0) return {};
  if (existsSync(clusterDir)) {
    const { uid, gid } = statSync(clusterDir);
    if (uid !== 0) return { uid, gid };
  }
  return findNobody();
}

function findNobody(): Account {
  const entry = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .find(([name]) => name === "nobody");
  if (!entry) {
    throw new StartError(
      "PostgreSQL cannot run as root and there is no account 'nobody' to run it under. Start as an ordinary user, or set DATABASE_URL.",
    );
  }
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
}

export function canRun(file: string, account: Account): boolean {
  return spawnSync(file, ["--version"], { ...account, cwd: "/", stdio: "ignore" }).status === 0;
}

function canWriteIn(dir: string, account: Account): boolean {
  // Our own account needs no shell, which Windows does not have.
  if (account.uid === undefined) return isOpenToUs(dir);
  const script = 'cd "$1" && test -w .';
  return spawnSync("/bin/sh", ["-c", script, "sh", dir], { ...account, cwd: "/", stdio: "ignore" }).status === 0;
}

function isOpenToUs(dir: string): boolean {
  try {
    accessSync(dir, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function giveTo({ uid, gid }: Account, ...paths: string[]): void {
  if (uid === undefined || gid === undefined) return;
  for (const path of paths) lchownSync(path, uid, gid);
}
