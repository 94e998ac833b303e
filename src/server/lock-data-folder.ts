import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "./start-error.ts";

// A server that is just stopping gets the time to finish, so that a restart right after a stop works.
const PATIENCE_MS = 3_000;

export type DataFolderLock = { release: () => void };

// SQLite is the one way to a kernel file lock in Node: it ends with the process, however that dies,
// so a hard kill leaves nothing to clean up.
export function lockDataFolder(dataDir: string): DataFolderLock {
  const database = new DatabaseSync(join(dataDir, "lock"), { timeout: PATIENCE_MS });
  try {
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch {
    database.close();
    throw new StartError(
      `Another Stayscribe is already running on the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  return { release: () => database.close() };
}
