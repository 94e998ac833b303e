import type { Platform } from "#writer/description.ts";
import type { Finding } from "../finding.ts";
import { isWithin } from "../proof/quoted-spans.ts";
import { findingOn, type SectionReading } from "../proof/section-reading.ts";
import { AIRBNB_CONTENT_RULES, BOOKING_CONTACT, MLS_REMARKS_RULES, VRBO_GUIDELINES } from "../rule-sources.ts";

const EMAIL = /(?<![\w.+-])[\w.+-]+\s?(?:@|\(at\)|\[at\])\s?[\w-]+(?:\.|\s?\(dot\)\s?)[a-z]{2,}/gi;
const LINK =
  /\b(?:https?:\/\/|www\.)\S+|(?<![a-zA-Z0-9-])[a-zA-Z0-9-]{2,}\.(?:com|net|org|io|co|info|biz|house|rentals|vacations|travel|ca|uk|us|eu|de|fr|es|it|ie|au|nz)\b(?:\/\S*)?/g;
const HANDLE = /(?<![\w.])@[a-z][\w.]{2,}/gi;
const HASHTAG = /(?<!\w)#[a-z]\w{2,}/gi;
const PHONE = /\+?\(?\d[\d\s().-]{5,20}\d/g;
const MARKUP = /<\/?[a-z][^<>]*>|\[[^[\]]+\]\([^)[]+\)/gi;
const FEWEST_PHONE_DIGITS = 7;

const BANS: Partial<Record<Platform, { severity: Finding["severity"]; source: string }>> = {
  airbnb: { severity: "block", source: AIRBNB_CONTENT_RULES },
  vrbo: { severity: "block", source: VRBO_GUIDELINES },
  mls: { severity: "block", source: MLS_REMARKS_RULES },
  booking: { severity: "block", source: BOOKING_CONTACT },
};
// A host's own pages may say how to reach the host, but no fact holds an address to reach.
const ELSEWHERE = { severity: "warn", source: VRBO_GUIDELINES } as const;

export function checkContact(reading: SectionReading, platform: Platform): Finding[] {
  const { text } = reading.read;
  const ban = BANS[platform] ?? ELSEWHERE;
  const findings: Finding[] = [];
  // How far a finding reaches from each place in the text.
  const reach = new Map<number, number>();
  const flag = (pattern: RegExp, isMeant: (words: string) => boolean = () => true) => {
    for (const match of text.matchAll(pattern)) {
      const span = { start: match.index, end: match.index + match[0].length };
      const isKnown = (reach.get(span.start) ?? -1) >= span.end;
      const isSigned = BANS[platform] === undefined && isWithin(reading.quotes, span.start, span.end);
      if (isKnown || isSigned || !isMeant(match[0])) continue;
      for (let at = span.start; at < span.end; at++) reach.set(at, Math.max(span.end, reach.get(at) ?? 0));
      findings.push(findingOn(reading, span, { rule: "policy.contact", ...ban, suggestion: "" }));
    }
  };
  if (text.includes("@") || /[([]at[)\]]/i.test(text)) flag(EMAIL);
  if (/\w\.\w|:\/\//.test(text)) flag(LINK);
  if (text.includes("@")) flag(HANDLE);
  if (text.includes("#") && platform !== "social") flag(HASHTAG);
  if (/\d\D{0,3}\d\D{0,3}\d\D{0,3}\d\D{0,3}\d/.test(text)) flag(PHONE, isPhone);
  if (text.includes("<") || text.includes("](")) flag(MARKUP);
  return findings;
}

function isPhone(words: string): boolean {
  const digits = words.replace(/\D/g, "").length;
  return digits >= FEWEST_PHONE_DIGITS && digits <= 15 && !/^\d{4}\s?-\s?\d{4}$/.test(words.trim());
}
