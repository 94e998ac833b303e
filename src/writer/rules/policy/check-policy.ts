import type { Platform } from "#writer/description.ts";
import type { Ledger } from "#writer/ledger/fact.ts";
import { readText, type Token } from "../../text/read-text.ts";
import type { Finding } from "../finding.ts";
import { isDenied } from "../proof/mentions/find-mentions.ts";
import { isWithin } from "../proof/quoted-spans.ts";
import { findingAt, findingOn, type SectionReading } from "../proof/section-reading.ts";
import {
  AIRBNB_CONTENT_POLICY,
  AIRBNB_CONTENT_RULES,
  BOOKING_CONTACT,
  MLS_REMARKS_RULES,
  VRBO_GUIDELINES,
} from "../rule-sources.ts";
import { POLICY_PHRASES } from "./policy-phrases.ts";

const SUFFIXES = new Map<string, string>(
  `st street, str street, ave avenue, av avenue, rd road, ln lane, dr drive, blvd boulevard, ct court, pl place, hwy highway,
  sq square, ter terrace, cres crescent, pkwy parkway, cir circle, n north, s south, e east, w west`
    .split(/,\s+/)
    .map((pair) => pair.trim().split(" ") as [string, string]),
);

const STREET_KINDS =
  "Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Crescent|Terrace|Way|Parkway|Pkwy|Highway|Hwy|Close(?!\\s+(?:to|by)\\b)|Quay";

const NUMBERED_STREET = new RegExp(
  `\\b\\d{1,5}[a-zA-Z]?,?\\s+(?!(?:[Mm]in|[Hh]our|[Mm]ile|[Bb]lock|[Kk]m|[MG]bps))(?:[A-Z0-9][\\w.'’-]*\\s+){1,3}(?:${STREET_KINDS})\\b\\.?`,
  "g",
);

const UNIT_NUMBER =
  /(?:\b(?:apt|unit|suite|flat)\s?\.?\s?#?|(?<!\w)#\s?)\d{1,5}[a-z]?\b(?!\s?(?:min|mile|block|km|hour|-|person|people|guests|sq|bus|tram|train|line|streetcar|trolley|route))/gi;

const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b|\b[A-Z]{2}\s\d{5}(?:-\d{4})?\b/g;

const VERDICT = { rule: "policy.address", severity: "block", source: AIRBNB_CONTENT_POLICY, suggestion: "" } as const;

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

export function checkPolicy(reading: SectionReading, platform: Platform, streets: KnownStreets): Finding[] {
  return [...checkContact(reading, platform), ...checkAddress(reading, streets), ...checkPhrases(reading, platform)];
}

function checkPhrases(reading: SectionReading, platform: Platform): Finding[] {
  const { tokens } = reading.read;
  const findings: Finding[] = [];
  for (const { entry, first, last } of POLICY_PHRASES.matches(tokens)) {
    const ban = entry.bans[platform];
    if (!ban) continue;
    if (entry.unlessBefore?.has(tokens[last + 1]?.word ?? "")) continue;
    if (entry.unlessAfter?.has(tokens[first - 1]?.word ?? "")) continue;
    if (entry.isFineWhenDenied && isDenied(tokens, first, last)) continue;
    if (isWithin(reading.names, tokens[first]?.start ?? 0, tokens[last]?.end ?? 0)) continue;
    findings.push(findingAt(reading, [first, last], { rule: entry.rule, ...ban }));
  }
  return findings;
}

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

export type KnownStreets = string[][];

// The names of the streets in a ledger, without house and unit numbers.
export function streetsOf(ledger: Ledger): KnownStreets {
  return ledger.facts.filter(({ key }) => key === "place.street").flatMap(({ value }) => streetNames(String(value)));
}

export function streetNames(street: string): KnownStreets {
  return street
    .split(",")
    .map((part) => readText(part).tokens.map(plainWord))
    .map((words) => words.filter((word) => !/^\d/.test(word) && !/^(apt|unit|suite|flat|no|floor)$/.test(word)))
    .filter((words) => words.length > 1 || (words[0]?.length ?? 0) > 3);
}

function plainWord({ word }: Token): string {
  return SUFFIXES.get(word) ?? word;
}

// Where the home stands to the door is for guests who booked.
function checkAddress(reading: SectionReading, streets: KnownStreets): Finding[] {
  const { text, tokens } = reading.read;
  const findings: Finding[] = [];
  for (const street of streets) {
    for (const [first, last] of occurrences(tokens, street)) {
      const start = tokens[first]?.start ?? 0;
      const end = tokens[last]?.end ?? 0;
      if (!isWithin(reading.names, start, end)) findings.push(findingAt(reading, [first, last], VERDICT));
    }
  }
  if (!/\d/.test(text)) return findings;
  for (const pattern of [NUMBERED_STREET, UNIT_NUMBER, POSTCODE]) {
    for (const match of text.matchAll(pattern)) {
      // "0.5, Pearl Street": half a mile is no house number.
      if (/\d\.$/.test(text.slice(0, match.index).slice(-2))) continue;
      findings.push(findingOn(reading, { start: match.index, end: match.index + match[0].length }, VERDICT));
    }
  }
  return findings;
}

function occurrences(tokens: readonly Token[], street: string[]): [number, number][] {
  const found: [number, number][] = [];
  for (let at = 0; at + street.length <= tokens.length; at += 1) {
    if (street.every((word, step) => sameWord(tokens[at + step], word))) found.push([at, at + street.length - 1]);
  }
  return found;
}

function sameWord(token: Token | undefined, word: string): boolean {
  return token !== undefined && (token.word === word || plainWord(token) === word);
}
