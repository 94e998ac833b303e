import { DatabaseSync } from "node:sqlite";

export type FileLock = { release: () => void };

// SQLite is the one way to a kernel file lock in Node: it ends with the process, however that dies,
// so a hard kill leaves nothing to clean up. Null while somebody else holds it.
export function lockFile(path: string, patienceMs: number): FileLock | null {
  const database = new DatabaseSync(path, { timeout: patienceMs });
  try {
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch {
    database.close();
    return null;
  }
  return { release: () => database.close() };
}
