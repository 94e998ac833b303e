import { oneLine } from "#shared/one-line.ts";
import { hasLink } from "#shared/policy/find-links.ts";

const LONGEST_LINE = 200;

// Words of a customer as a mail may hold them: one short line without a link, or nothing.
export function plainLine(words: unknown): string | null {
  if (typeof words !== "string" || hasLink(words)) return null;
  const line = oneLine(words);
  return line === "" ? null : line.slice(0, LONGEST_LINE);
}
