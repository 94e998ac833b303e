import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, lchownSync, readFileSync, statSync } from "node:fs";
import { StartError } from "#server/start-error.ts";

// The operating-system account PostgreSQL runs under; empty means our own.
export type Account = { uid?: number; gid?: number };

// PostgreSQL refuses to run as root. An existing cluster keeps the account that owns it.
export function chooseAccount(clusterDir: string): Account {
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

export function canWriteIn(dir: string, account: Account): boolean {
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
