import { hkdfSync } from "node:crypto";

const BYTES = 32;

// One key for each purpose, so that what is signed for one is nothing for another.
export function deriveSecret(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync("sha256", secret, "", `stayscribe ${purpose}`, BYTES)).toString("hex");
}
