import { DatabaseSync } from "node:sqlite";

export type FileLock = { release: () => void };

const PAUSE_MS = 20;

// SQLite is the one way to a kernel file lock in Node: it ends with the process, however that dies,
// so a hard kill leaves nothing to clean up. Null while another process holds it.
export function lockFile(path: string, patienceMs: number): FileLock | null {
  const until = performance.now() + patienceMs;
  for (;;) {
    const lock = tryLock(path);
    if (lock || performance.now() >= until) return lock;
    // SQLite's own patience is not used: it refuses two that come at the same moment at once.
    sleep(PAUSE_MS);
  }
}

const sleep = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

function tryLock(path: string): FileLock | null {
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch {
    database.close();
    return null;
  }
  return { release: () => database.close() };
}
