import type { Finding } from "../finding.ts";
import { isTitleField } from "../platform-fields.ts";
import { OUR_LEDGER, OUR_VOICE } from "../rule-sources.ts";
import type { LedgerProof } from "./ledger-proof.ts";
import { wordsOfLedger } from "./ledger-words.ts";
import { findingAt, findingOn, isQuoted, type SectionReading } from "./section-reading.ts";

// Capitals that name no place: letters for things, days, months, bed sizes.
const COMMON_CAPITALS = new Set(
  `i tv hdtv ac bbq ev usb hdmi dvd cd pc led hd uhd am pm ok id gps suv rv wi fi wifi hvac mbps gbps ft sq dj hot
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december english french italian dutch christmas easter king queen twin full double single bunk
  bluetooth ethernet lego scandinavian mediterranean japanese american european turkish belgian swedish finnish
  grandma grandpa granny grandad mum mom dad mummy daddy
  i'm i'll i've i'd mr mrs dr l xl`.split(/\s+/),
);
const VERBS = new Set(["is", "lies", "sits", "begins", "starts"]);
const PLACE_WORDS = new Set(
  "neighborhood neighbourhood district town city village suburb minutes minute hour away".split(" "),
);
// These open such a sentence without being its name.
const SUBJECTS = new Set("it this that here there everything all downtown town the beach parking nothing".split(" "));
const CAPITAL = /^\p{Lu}/u;
const TITLE_CASE_SHARE = 0.6;

// A capital inside a sentence names something, and a name that no fact holds is invented.
export function checkNames(reading: SectionReading, proof: LedgerProof, allowed: Set<string>): Finding[] {
  const findings: Finding[] = [];
  const isTitle = isTitleField(reading.heading);
  const known = wordsOfLedger(proof);
  for (const { first, last } of reading.read.sentences) {
    for (let at = first; at < last; at += 1) {
      // The first word has its capital anyway, unless the sentence speaks of it as a place.
      if (at === first && !isSubjectPlace(reading, first)) continue;
      if (!isUnknownName(reading, at, (word) => known.has(word) || allowed.has(word))) continue;
      const isTitleCase = isTitle && hasTitleCase(reading, first, last);
      if (isTitleCase && reading.mentionAt[at]) continue;
      const severity = isTitleCase ? "warn" : "block";
      findings.push(findingAt(reading, [at, at], { rule: "proof.name", severity, source: OUR_LEDGER }));
    }
  }
  return findings;
}

// "Edgewater is the neighborhood", "Whistler is an hour away".
function isSubjectPlace({ read: { tokens } }: SectionReading, first: number): boolean {
  if (!VERBS.has(tokens[first + 1]?.word ?? "")) return false;
  for (let at = first + 2; at < first + 6; at += 1) {
    const token = tokens[at];
    if (!token || token.opensClause || token.sentence !== tokens[first]?.sentence) return false;
    if (PLACE_WORDS.has(token.word)) return true;
  }
  return false;
}

// A place keeps its capitals when two sentences are joined: "new Town East" is a slip.
export function checkSmallNames(reading: SectionReading, names: string[]): Finding[] {
  const findings: Finding[] = [];
  const { text } = reading.read;
  for (const name of names) {
    const small = name.charAt(0).toLowerCase() + name.slice(1);
    if (small === name || !/\p{Lu}/u.test(name.slice(1))) continue;
    for (let start = text.indexOf(small); start >= 0; start = text.indexOf(small, start + 1)) {
      if (/\p{L}/u.test(text.charAt(start - 1))) continue;
      const verdict = { rule: "style.small-name", severity: "block", source: OUR_VOICE, suggestion: name } as const;
      findings.push(findingOn(reading, { start, end: start + name.length }, verdict));
    }
  }
  return findings;
}

function isUnknownName(reading: SectionReading, at: number, isKnown: (word: string) => boolean): boolean {
  const token = reading.read.tokens[at];
  if (!token || !CAPITAL.test(token.raw) || isKnown(token.word) || COMMON_CAPITALS.has(token.word)) return false;
  if (reading.mentionAt[at]?.claim.id === "amenity.air-conditioning") return false;
  if (isQuoted(reading, at, at) || opensThought(reading, at)) return false;
  const singular = token.word.endsWith("s") ? token.word.slice(0, -1) : token.word;
  return !isKnown(singular) && !COMMON_CAPITALS.has(singular);
}

// After a colon, a quote or a bullet a new thought starts with a capital of its own.
function opensThought({ read }: SectionReading, at: number): boolean {
  const token = read.tokens[at];
  const before = read.tokens[at - 1];
  if (!token) return true;
  if (before?.sentence !== token.sentence) return SUBJECTS.has(token.word) || read.tokens[at + 1] === undefined;
  return /[:"“”•*(]/.test(read.text.slice(before.end, token.start));
}

function hasTitleCase({ read }: SectionReading, first: number, last: number): boolean {
  const long = read.tokens.slice(first, last).filter(({ raw }) => raw.length > 3 && /^\p{L}/u.test(raw));
  const capital = long.filter(({ raw }) => CAPITAL.test(raw));
  return long.length > 2 && capital.length / long.length >= TITLE_CASE_SHARE;
}
