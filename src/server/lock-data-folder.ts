import { join } from "node:path";
import { type FileLock, lockFile } from "./lock-file.ts";
import { StartError } from "./start-error.ts";

// A server that is just stopping gets the time to finish, so that a restart right after a stop works.
const PATIENCE_MS = 3_000;

export function lockDataFolder(dataDir: string): FileLock {
  const lock = lockFile(join(dataDir, "lock"), PATIENCE_MS);
  if (lock) return lock;
  throw new StartError(
    `Another Stayscribe is already running on the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  );
}
