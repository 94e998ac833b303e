import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

export type TemporaryFolder = { path: string; remove: () => void };

const IN_MEMORY = "/dev/shm";
const ENOUGH_BYTES = 4 * 1024 ** 3;

// Open for passing through, as a data folder is: PostgreSQL may run under another account.
export function createTemporaryFolder(): TemporaryFolder {
  const path = mkdtempSync(join(hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir(), "stayscribe-test-"));
  chmodSync(path, 0o711);
  // PostgreSQL may still write its last file while its folder goes.
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }) };
}

// A database is five hundred files, and making and removing them on a disk takes longer than most tests.
function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, freemem()) > ENOUGH_BYTES;
  } catch {
    return false;
  }
}
