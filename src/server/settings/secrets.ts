import { hkdfSync, randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hasErrorCode } from "#server/process/errors.ts";

const BYTES = 32;

// Created once and kept, so that sessions survive a restart.
export function keepCookieSecret(dataDir: string): string {
  const file = join(dataDir, "cookie-secret");
  try {
    writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!hasErrorCode(error, "EEXIST")) throw error;
  }
  return readFileSync(file, "utf8");
}

// One key per purpose, so that a signature for one is worthless for another.
export function deriveSecret(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync("sha256", secret, "", `stayscribe ${purpose}`, BYTES)).toString("hex");
}
