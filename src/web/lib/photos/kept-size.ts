import { KEPT_SIDE_PX } from "#shared/contract-values.ts";

type Size = { width: number; height: number };

// As large as the server keeps a picture: what it would throw away need not be sent. Null where nothing is lost by it.
export function keptSize({ width, height }: Size): Size | null {
  const share = KEPT_SIDE_PX / Math.max(width, height);
  if (share >= 1) return null;
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}
