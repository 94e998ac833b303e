import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "./errors.ts";

const ADVICE = "or set DATA_DIR to another folder.";

export const lockPathOf = (dataDir: string): string => join(dataDir, "lock");

// Everything that is stored goes into it, so a folder that cannot be used is reported before anything is started.
export function prepareDataFolder(dataDir: string): void {
  const lock = lockPathOf(dataDir);
  try {
    // Not closed to others: the account PostgreSQL runs under has to pass through.
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    // SQLite would open a lock of another account for reading only, and then not hold it alone.
    if (existsSync(lock)) accessSync(lock, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw new StartError(`The data folder ${dataDir} cannot be used: ${reasonOf(error as NodeJS.ErrnoException)}`);
  }
}

function reasonOf({ code, path, message }: NodeJS.ErrnoException): string {
  switch (code) {
    case "EEXIST":
    case "ENOTDIR":
      return `there is a file where a folder should be, at ${path} or above. Move that file away, ${ADVICE}`;
    case "EACCES":
    case "EPERM":
      return `this account may not write to ${path}. Give it the right to (chown, chmod), ${ADVICE}`;
    case "EROFS":
      return `${path} is on a file system that is mounted read-only. Mount it for writing, ${ADVICE}`;
    default:
      return `${message}. Mend that, ${ADVICE}`;
  }
}
