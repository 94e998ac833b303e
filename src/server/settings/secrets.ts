import { hkdfSync, randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hasErrorCode } from "#server/process/errors.ts";

const BYTES = 32;

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

// One key for each purpose, so that what is signed for one is nothing for another.
export function deriveSecret(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync("sha256", secret, "", `stayscribe ${purpose}`, BYTES)).toString("hex");
}
