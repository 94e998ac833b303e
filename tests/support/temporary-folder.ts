import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type TemporaryFolder = { path: string; remove: () => void };

// Open for passing through, as a data folder is: PostgreSQL may run under another account.
export function createTemporaryFolder(): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), "stayscribe-test-"));
  chmodSync(path, 0o711);
  // PostgreSQL may still write its last file while its folder goes.
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }) };
}
