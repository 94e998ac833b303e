import { createHash, createHmac } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { isSameSecret } from "#server/domain/is-same-secret.ts";
import type { VersionWish } from "#shared/contract/listings/listings.ts";
import type { ListingPlatform } from "#shared/contract-values.ts";
import type { Description, Sentence } from "#writer/description.ts";

export const PROPOSAL_MS = 24 * 60 * 60 * 1000;
const LARGEST_BYTES = 1_000_000;

// What is needed to keep exactly what was shown.
export type SignedProposal = {
  listingId: string;
  platform: ListingPlatform;
  version: number;
  // Identifies the text that it was made from.
  digest: string;
  expiresAt: number;
  wish: VersionWish;
  // For a version that takes over some sections only.
  partWish: VersionWish;
  sections: { heading: string; sentences: Sentence[] }[];
};

export function digestOf({ content, sections, facts }: Description): string {
  return createHash("sha256")
    .update(JSON.stringify([content, sections, facts]))
    .digest("base64url");
}

export function signProposal(proposal: SignedProposal, secret: string): string {
  const packed = deflateRawSync(JSON.stringify(proposal)).toString("base64url");
  return `${packed}.${signatureOf(packed, secret)}`;
}

// Null for anything that this server has not signed.
export function openProposal(signed: string, secret: string): SignedProposal | null {
  const [packed = "", signature = ""] = signed.split(".");
  if (!isSameSecret(signature, signatureOf(packed, secret))) return null;
  const json = inflateRawSync(Buffer.from(packed, "base64url"), { maxOutputLength: LARGEST_BYTES }).toString();
  return JSON.parse(json) as SignedProposal;
}

function signatureOf(packed: string, secret: string): string {
  return createHmac("sha256", secret).update(packed).digest("base64url");
}
