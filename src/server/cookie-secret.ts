import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hasErrorCode } from "./has-error-code.ts";

// Made once and kept, so that a restart signs nobody out.
export function keepCookieSecret(dataDir: string): string {
  const file = join(dataDir, "cookie-secret");
  try {
    writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!hasErrorCode(error, "EEXIST")) throw error;
  }
  return readFileSync(file, "utf8");
}
