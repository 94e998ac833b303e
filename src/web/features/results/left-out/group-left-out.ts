import type { LeftOut } from "#shared/contract/listings/listings.ts";

type Words = Pick<LeftOut, "field" | "words">;
type Group = Pick<LeftOut, "why" | "advice" | "source"> & { entries: Words[] };

// One reason is told once, with all the words it concerns.
export function groupLeftOut(leftOut: LeftOut[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { why, advice, source, field, words } of leftOut) {
    const key = `${why} ${source}`;
    const group = groups.get(key) ?? { why, advice, source, entries: [] };
    const isKnown = group.entries.some((entry) => entry.field === field && entry.words === words);
    if (!isKnown) group.entries.push({ field, words });
    groups.set(key, group);
  }
  return [...groups.values()];
}

// "Airbnb, its policy: https://… (2026-11-16)", or the name of a guide of our own.
export function readSource(source: string): { name: string; link: string | null } {
  const found = /^(?:(.{1,200}): )?(https?:\/\/\S{1,300})(?: \((\d{4}-\d\d-\d\d)\))?$/.exec(source);
  if (!found) return { name: source.charAt(0).toUpperCase() + source.slice(1), link: null };
  const [, title, link = "", date] = found;
  const name = title ?? new URL(link).hostname.replace(/^www\./, "");
  return { name: date ? `${name} (read ${date})` : name, link };
}
