import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "./start-error.ts";

export type DataFolderLock = { release: () => void };

// SQLite is the one way to a kernel file lock in Node: it ends with the process, however that dies,
// so a hard kill leaves nothing to clean up.
export function lockDataFolder(dataDir: string): DataFolderLock {
  const database = new DatabaseSync(join(dataDir, "lock"), { timeout: 0 });
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
