import { createHash } from "node:crypto";

// Findings by content: the same file is looked at once, for all customers and uploads.
export type VisionCache = {
  get: (key: string) => Promise<string | null>;
  set: (key: string, finding: string) => Promise<void>;
};

// Raised whenever a model or a rule changes what would be found.
const FINDINGS_VERSION = 1;

// What the embedded models see in a photo or on a plan, and what a vision model names in the same photo.
export type FindingKind = "photo" | "plan" | "named";

export function findingKey(kind: FindingKind, bytes: Uint8Array): string {
  return findingKeyOf(kind, contentHash(bytes));
}

export function findingKeyOf(kind: FindingKind, hash: string): string {
  return `${kind}-${FINDINGS_VERSION}-${hash}`;
}

export function contentHash(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

// Errors are not kept: a file that was given up on a busy day may pass on a quiet one.
export async function remembered<Finding>(
  cache: VisionCache | undefined,
  key: string,
  find: () => Promise<Finding>,
): Promise<Finding> {
  const known = await cache?.get(key);
  if (known) return JSON.parse(known) as Finding;
  const finding = await find();
  await cache?.set(key, JSON.stringify(finding));
  return finding;
}
