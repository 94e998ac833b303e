import { hasLink } from "#shared/host-words/find-links.ts";
import { oneLine } from "#shared/typed-text.ts";

const LONGEST_LINE = 200;

// Words of a customer as a mail may hold them: one short line without a link, or nothing.
export function plainLine(words: unknown): string | null {
  if (typeof words !== "string" || hasLink(words)) return null;
  const line = oneLine(words);
  return line === "" ? null : line.slice(0, LONGEST_LINE);
}

// For text and attribute values alike.
export function escapeHtml(text: string): string {
  return escapeTags(text).replaceAll('"', "&quot;").replaceAll("'", "&#39;");
}

// For text that is no attribute value and keeps its quotes.
export function escapeTags(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
