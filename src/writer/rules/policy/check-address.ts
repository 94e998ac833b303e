import type { Ledger } from "#writer/ledger/fact.ts";
import type { Finding } from "../finding.ts";
import { isWithin } from "../proof/quoted-spans.ts";
import { findingAt, findingOn, type SectionReading } from "../proof/section-reading.ts";
import { readText, type Token } from "../reading/read-text.ts";
import { AIRBNB_CONTENT_POLICY } from "../rule-sources.ts";

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
export function checkAddress(reading: SectionReading, streets: KnownStreets): Finding[] {
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
