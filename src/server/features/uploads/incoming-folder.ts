import { randomUUID } from "node:crypto";
import { chmodSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "#server/process/errors.ts";
import { lockFile } from "#server/process/lock-file.ts";

const LOCK_SUFFIX = ".lock";
const PATIENCE_MS = 10_000;

// Where uploads lie while they arrive, for as long as this process runs.
export type IncomingFolder = { path: string; close: () => void };

// Originals say where they were taken, so they never leave the data folder, and what a killed server left is deleted
// by the next one. Servers with a database of their own may share the folder: each holds the lock of its part.
export function openIncomingFolder(dataDir: string): IncomingFolder {
  const home = join(dataDir, "incoming");
  mkdirSync(home, { recursive: true, mode: 0o700 });
  chmodSync(home, 0o700);
  // One server at a time enters, so that no other server's part is swept before it is locked.
  const door = lockFile(join(home, "lock"), PATIENCE_MS);
  if (!door) throw new StartError(`Another server does not finish starting in the folder ${home}.`);
  try {
    for (const name of abandonedParts(home)) sweep(home, name);
    return claimPart(home);
  } finally {
    door.release();
  }
}

function abandonedParts(home: string): Set<string> {
  const names = readdirSync(home).filter((name) => !name.startsWith("lock"));
  return new Set(names.map((name) => name.replace(/\.lock(-journal)?$/, "")));
}

function sweep(home: string, name: string): void {
  const lock = lockFile(join(home, `${name}${LOCK_SUFFIX}`), 0);
  if (!lock) return;
  rmSync(join(home, name), { recursive: true, force: true });
  lock.release();
  rmSync(join(home, `${name}${LOCK_SUFFIX}`), { force: true });
}

function claimPart(home: string): IncomingFolder {
  const path = join(home, randomUUID());
  const lock = lockFile(`${path}${LOCK_SUFFIX}`, 0);
  if (!lock) throw new Error("unreachable: nobody else knows this name");
  mkdirSync(path, { mode: 0o700 });
  const close = () => {
    rmSync(path, { recursive: true, force: true });
    lock.release();
    rmSync(`${path}${LOCK_SUFFIX}`, { force: true });
  };
  return { path, close };
}
