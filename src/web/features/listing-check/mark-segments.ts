import type { ListingFinding } from "#shared/contract/listings/listing-check.ts";

// A piece of the text: plain, or the words of a finding, by its number in the list. Of several on the same words the
// shortest is marked there; the first piece of each is where its link leads.
export type Segment = { text: string; start: number; finding: number | null; isFirst: boolean };

export function markSegments(text: string, findings: readonly ListingFinding[]): Segment[] {
  const cuts = new Set([0, text.length]);
  for (const { start, end } of findings) cuts.add(start).add(end);
  const places = [...cuts].toSorted((one, other) => one - other);
  const byStart = findings.map((finding, at) => ({ ...finding, at })).toSorted((one, other) => one.start - other.start);
  const segments: Segment[] = [];
  const seen = new Set<number>();
  let open: typeof byStart = [];
  let next = 0;
  for (let at = 0; at + 1 < places.length; at += 1) {
    const [start = 0, end = 0] = [places[at], places[at + 1]];
    while ((byStart[next]?.start ?? Number.POSITIVE_INFINITY) <= start) open.push(...byStart.slice(next, ++next));
    open = open.filter((finding) => finding.end > start);
    const owner = open.reduce<(typeof byStart)[number] | null>(
      (best, finding) => (best && best.end - best.start <= finding.end - finding.start ? best : finding),
      null,
    );
    const finding = owner?.at ?? null;
    const before = segments.at(-1);
    if (before && before.finding === finding) before.text += text.slice(start, end);
    else {
      const isFirst = finding !== null && !seen.has(finding);
      segments.push({ text: text.slice(start, end), start, finding, isFirst });
    }
    if (finding !== null) seen.add(finding);
  }
  return segments;
}
