import type { Finding } from "../finding.ts";
import { findingOn, type SectionReading } from "../proof/section-reading.ts";
import { BOOKING_NAMES } from "../rule-sources.ts";

const REFUSED_SIGN = /\p{Extended_Pictographic}|["“”„*@+★☆]/gu;
const SHOUTED = /(?<!\p{L})\p{Lu}{4,40}(?!\p{L})/gu;

// Booking.com's own rules for the name of a property. Abbreviations of up to three letters are fine.
export function checkBookingName(reading: SectionReading): Finding[] {
  if (reading.heading !== "Property name") return [];
  const { text } = reading.read;
  const found = (rule: string, suggest: (words: string) => string) => (match: RegExpExecArray) => {
    const span = { start: match.index, end: match.index + match[0].length };
    const verdict = { rule, severity: "block", source: BOOKING_NAMES, suggestion: suggest(match[0]) } as const;
    return findingOn(reading, span, verdict);
  };
  return [
    ...[...text.matchAll(REFUSED_SIGN)].map(found("limit.symbols", () => "")),
    ...[...text.matchAll(SHOUTED)].map(found("limit.capitals", (words) => words.toLowerCase())),
  ];
}
