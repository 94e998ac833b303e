import { DatabaseSync } from "node:sqlite";

export type FileLock = { release: () => void };

// SQLite is the one way to a kernel file lock in Node: it ends with the process, however that dies,
// so a hard kill leaves nothing to clean up. Null while somebody else holds it.
export function lockFile(path: string, patienceMs: number): FileLock | null {
  const until = performance.now() + patienceMs;
  for (;;) {
    const left = Math.max(0, until - performance.now());
    const lock = tryLock(path, Math.round(left));
    if (lock || left === 0) return lock;
    // Two that come at the same moment are both refused at once, whatever patience SQLite was given.
    Atomics.wait(PAUSE, 0, 0, PAUSE_MS);
  }
}

const PAUSE = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
const PAUSE_MS = 20;

function tryLock(path: string, patienceMs: number): FileLock | null {
  const database = new DatabaseSync(path, { timeout: patienceMs });
  try {
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch {
    database.close();
    return null;
  }
  return { release: () => database.close() };
}
