import type { Platform, Section } from "#writer/description.ts";
import type { Token } from "../text/read-text.ts";
import type { Finding } from "./finding.ts";
import { type FieldRule, fieldsOf } from "./platform-fields.ts";
import { findingAt, findingOn, type SectionReading } from "./proof/section-reading.ts";
import {
  AIRBNB_CAPITALS,
  AIRBNB_CONTENT_POLICY,
  AIRBNB_CONTENT_RULES,
  AIRBNB_TITLE_TIPS,
  BOOKING_NAMES,
} from "./rule-sources.ts";

const LONGEST_CAPITALS = 5;

const MOST_CAPITALS_IN_A_ROW = 3;

const VISIBLE_TITLE = 30;

const TITLE_SYMBOL = /[^\p{L}\p{M}\p{N}\s,.'’\-–&/+:½]/gu;

const TEXT_SYMBOL = /\p{Extended_Pictographic}|[★☆♥♡✓✔•~|^_*=<>{}\\]{1,}/gu;

// "Beachhhh", "!!!": more of one letter or mark in a row than any word has.
const MOST_LETTERS = 3;

const MOST_MARKS = 2;

const LETTERS = new Set(
  "TV HDTV BBQ EV AC HD UHD USB BR BA DC NYC LA SF USA UK UAE BC CBD PATH JFK LAX SFO YVR RV XL WiFi II III".split(" "),
);

const DOT = 46;

const ELLIPSIS_DOTS = 3;

const SMALL_WORDS = new Set("a an the and or with in on at of to for by from near".split(" "));

const REFUSED_SIGN = /\p{Extended_Pictographic}|["“”„*@+★☆]/gu;

const SHOUTED = /(?<!\p{L})\p{Lu}{4,40}(?!\p{L})/gu;

type Breach = {
  rule: string;
  severity: Finding["severity"];
  section: string;
  words: string;
  start: number;
  end: number;
};

// Fields in the platform's own order, none missing that it demands, none longer than it takes.
export function checkLimits(platform: Platform, sections: Section[], mlsRemarksLimit: number | undefined): Finding[] {
  const fields = fieldsOf(platform, mlsRemarksLimit === undefined ? {} : { mlsRemarksLimit });
  return [...checkLengths(fields, sections), ...checkOrder(fields, sections)];
}

function checkLengths(fields: FieldRule[], sections: Section[]): Finding[] {
  const findings: Finding[] = [];
  for (const field of fields) {
    const section = sections.find(({ heading }) => heading === field.heading);
    const name = nameOf(field);
    if (!section?.text.trim()) {
      if (field.isRequired)
        findings.push(limitFinding(field, { ...whole(field.heading, ""), rule: `${name}-missing`, severity: "block" }));
      continue;
    }
    const { text } = section;
    if (text.length > field.maxChars) {
      const cut = {
        section: field.heading,
        words: text.slice(field.maxChars),
        start: field.maxChars,
        end: text.length,
      };
      findings.push(limitFinding(field, { ...cut, rule: name, severity: "block" }));
    } else if (text.length < field.minChars) {
      findings.push(limitFinding(field, { ...whole(field.heading, text), rule: `${name}-short`, severity: "warn" }));
    }
  }
  return findings;
}

function checkOrder(fields: FieldRule[], sections: Section[]): Finding[] {
  const findings: Finding[] = [];
  let reached = -1;
  for (const { heading, text } of sections) {
    const place = fields.findIndex((field) => field.heading === heading);
    const field = fields[Math.max(place, 0)];
    if (!field) continue;
    const rule = place < 0 ? "limit.unknown-field" : "limit.field-order";
    if (place <= reached) findings.push(limitFinding(field, { ...whole(heading, text), rule, severity: "block" }));
    reached = Math.max(reached, place);
  }
  return findings;
}

function nameOf({ heading }: FieldRule): string {
  return `limit.${heading.toLowerCase().replaceAll(" ", "-")}`;
}

function whole(section: string, text: string): { section: string; words: string; start: number; end: number } {
  return { section, words: text, start: 0, end: text.length };
}

function limitFinding({ source }: FieldRule, breach: Breach): Finding {
  return { ...breach, source: `${source.link} (${source.date})` };
}

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

// Airbnb's own rules for how a text may look.
export function checkAirbnbText(reading: SectionReading): Finding[] {
  const isTitle = reading.heading === "Title";
  return [
    ...checkSymbols(reading, isTitle ? TITLE_SYMBOL : TEXT_SYMBOL),
    ...checkCapitals(reading),
    ...(isTitle ? [...checkTitleCapitals(reading), ...checkRepeatedWords(reading), ...checkFirstWords(reading)] : []),
  ];
}

function checkSymbols(reading: SectionReading, symbols: RegExp): Finding[] {
  const { text } = reading.read;
  const isPlain = text.search(symbols) < 0;
  const found = isPlain ? [] : [...text.matchAll(symbols)].map((match) => symbolFound(reading, match));
  const verdict = { rule: "limit.repeated-characters", severity: "block", source: AIRBNB_CONTENT_RULES } as const;
  const repeated = repeatedCharacters(text).map((span) =>
    findingOn(reading, span, { ...verdict, suggestion: text.charAt(span.start) }),
  );
  return [...found, ...repeated];
}

function repeatedCharacters(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  let start = 0;
  for (let at = 1; at <= text.length; at += 1) {
    const code = text.charCodeAt(start);
    if (text.charCodeAt(at) === code) continue;
    const isSpaceOrDigit = code <= 32 || (code >= 48 && code <= 57);
    const most = (code | 32) >= 97 && (code | 32) <= 122 ? MOST_LETTERS : MOST_MARKS;
    const isEllipsis = code === DOT && at - start === ELLIPSIS_DOTS;
    if (at - start > most && !isSpaceOrDigit && !isEllipsis) found.push({ start, end: at });
    start = at;
  }
  return found;
}

function symbolFound(reading: SectionReading, match: RegExpExecArray): Finding {
  const span = { start: match.index, end: match.index + match[0].length };
  const verdict = { rule: "limit.symbols", severity: "block", source: AIRBNB_CONTENT_POLICY, suggestion: "" } as const;
  return findingOn(reading, span, verdict);
}

function checkCapitals(reading: SectionReading): Finding[] {
  const { tokens } = reading.read;
  const findings: Finding[] = [];
  let inARow = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) continue;
    const isShouted = isAllCapitals(token);
    inARow = isShouted && token.raw.length > 1 ? inARow + 1 : 0;
    const isTooLong = isShouted && token.raw.length > LONGEST_CAPITALS;
    if (!isTooLong && inARow <= MOST_CAPITALS_IN_A_ROW) continue;
    const suggestion = token.raw.toLowerCase();
    findings.push(
      findingAt(reading, [at, at], { rule: "limit.capitals", severity: "block", source: AIRBNB_CAPITALS, suggestion }),
    );
  }
  return findings;
}

function isAllCapitals({ raw, word }: Token): boolean {
  if (raw === word || raw.charAt(1) === word.charAt(1)) return raw.length === 1 && raw !== word;
  return raw === raw.toUpperCase() && raw !== raw.toLowerCase() && /^\p{L}+$/u.test(raw);
}

function checkTitleCapitals(reading: SectionReading): Finding[] {
  const findings: Finding[] = [];
  for (const [at, token] of reading.read.tokens.entries()) {
    if (!isAllCapitals(token) || token.raw.length < 2 || token.raw.length > LONGEST_CAPITALS) continue;
    if (LETTERS.has(token.raw) || reading.names.some(({ start, end }) => start <= token.start && token.end <= end))
      continue;
    const verdict = { rule: "limit.title-capitals", severity: "warn", source: AIRBNB_CONTENT_POLICY } as const;
    findings.push(findingAt(reading, [at, at], { ...verdict, suggestion: token.raw.toLowerCase() }));
  }
  return findings;
}

function checkRepeatedWords(reading: SectionReading): Finding[] {
  const seen = new Set<string>();
  const findings: Finding[] = [];
  for (const [at, { word, start, end }] of reading.read.tokens.entries()) {
    const isName = reading.names.some((name) => name.start <= start && end <= name.end);
    // "B&B" is one word.
    if (SMALL_WORDS.has(word) || /^\d/.test(word) || word.length === 1 || isName) continue;
    if (seen.has(word)) {
      const verdict = { rule: "limit.title-repeats", severity: "block", source: AIRBNB_CONTENT_POLICY } as const;
      findings.push(findingAt(reading, [at, at], verdict));
    }
    seen.add(word);
  }
  return findings;
}

// Search results on a phone cut a title; what is left must still say what is offered.
function checkFirstWords(reading: SectionReading): Finding[] {
  const { text, tokens } = reading.read;
  if (text.length <= VISIBLE_TITLE) return [];
  const saysSomething = reading.mentions.some((mention) => (tokens[mention.last]?.end ?? 0) <= VISIBLE_TITLE);
  if (saysSomething || reading.names.some(({ end }) => end <= VISIBLE_TITLE)) return [];
  const verdict = { rule: "limit.title-start", severity: "warn", source: AIRBNB_TITLE_TIPS } as const;
  return [findingOn(reading, { start: 0, end: VISIBLE_TITLE }, verdict)];
}
