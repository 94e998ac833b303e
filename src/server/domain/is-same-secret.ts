import { timingSafeEqual } from "node:crypto";

// In the same time wherever they differ, so that nothing is learned by trying.
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
