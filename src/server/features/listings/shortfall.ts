import type { RevisionWish } from "#shared/contract/listings.ts";

type Asked = { before: string; length: RevisionWish["length"] };

// How far a text is from what was asked for: not at all where its words are new and, where fewer or more of them were
// wished for, it has got shorter or longer.
export function shortfallOf(content: string, { before, length }: Asked): number {
  if (content === before) return Number.POSITIVE_INFINITY;
  const grownBy = content.length - before.length;
  if (length === "short") return Math.max(0, grownBy + 1);
  if (length === "long") return Math.max(0, 1 - grownBy);
  return 0;
}
