import type { SentenceSpan, Token } from "../../text/read-text.ts";
import type { Finding } from "../finding.ts";
import type { Mention } from "../proof/mentions/find-mentions.ts";
import { findingAt, findingOn, type SectionReading } from "../proof/section-reading.ts";
import { OUR_VOICE } from "../rule-sources.ts";

const LONGEST_LIST = 4;
const LONGEST_ITEM = 4;
const RIGHTLY_DOUBLED = new Set(["had", "that", "bora", "walla", "pago", "baden", "new"]);
const CLAUSE_STARTS = new Set("with in on at for to by from which that where plus so then but while".split(" "));
const SMALL_START = /^\p{Ll}/u;
const SENTENCE_ENDS = /[.!?…]["'”’)\]]*$/;

type Verdict = Pick<Finding, "rule" | "severity" | "source" | "suggestion">;

function verdict(rule: string, severity: Finding["severity"], suggestion?: string): Verdict {
  const found = { rule: `style.${rule}`, severity, source: OUR_VOICE };
  return suggestion === undefined ? found : { ...found, suggestion };
}

// How the sentences of one section are made and how they follow each other.
export function checkSentences(reading: SectionReading, isProse: boolean): Finding[] {
  return [
    ...checkMarks(reading),
    ...checkDoubledWords(reading),
    ...(isProse ? [...checkEnds(reading), ...checkOpenings(reading), ...checkRepeatedNouns(reading)] : []),
    ...checkLists(reading),
  ];
}

function checkMarks(reading: SectionReading): Finding[] {
  const { text } = reading.read;
  const findings: Finding[] = [];
  if (!text.includes("!") && !text.includes("?")) return findings;
  for (const match of text.matchAll(/[!?]+/g)) {
    const isCry = match[0].startsWith("!");
    const span = { start: match.index, end: match.index + match[0].length };
    findings.push(
      findingOn(reading, span, verdict(isCry ? "exclamation" : "question", "block", isCry ? "." : undefined)),
    );
  }
  return findings;
}

function checkDoubledWords(reading: SectionReading): Finding[] {
  const { tokens } = reading.read;
  const findings: Finding[] = [];
  for (let at = 1; at < tokens.length; at += 1) {
    const token = tokens[at];
    const before = tokens[at - 1];
    if (!token || !before || token.word !== before.word || !token.isJoined || token.isHyphened) continue;
    if (RIGHTLY_DOUBLED.has(token.word) || /^\d/.test(token.word)) continue;
    // "B&B"
    if (reading.read.text.slice(before.end, token.start).includes("&")) continue;
    if (reading.names.some(({ start, end }) => start <= before.start && token.end <= end)) continue;
    findings.push(findingAt(reading, [at - 1, at], verdict("doubled-word", "block", before.raw)));
  }
  return findings;
}

function checkEnds(reading: SectionReading): Finding[] {
  const { text, tokens, sentences } = reading.read;
  const findings: Finding[] = [];
  for (const { start, end, first } of sentences) {
    const opening = tokens[first];
    if (opening && SMALL_START.test(opening.raw) && !/[A-Z]/.test(opening.raw)) {
      const suggestion = opening.raw.charAt(0).toUpperCase() + opening.raw.slice(1);
      findings.push(findingAt(reading, [first, first], verdict("small-start", "block", suggestion)));
    }
    if (!SENTENCE_ENDS.test(text.slice(start, end))) {
      const words = text.slice(start, end);
      findings.push(findingOn(reading, { start, end }, verdict("no-full-stop", "block", `${words}.`)));
    }
  }
  return findings;
}

// No sentence starts like the one before.
function checkOpenings(reading: SectionReading): Finding[] {
  const { tokens, sentences } = reading.read;
  const findings: Finding[] = [];
  for (let at = 1; at < sentences.length; at += 1) {
    const first = sentences[at]?.first ?? 0;
    const before = sentences[at - 1]?.first ?? 0;
    if (tokens[first]?.word !== tokens[before]?.word) continue;
    findings.push(findingAt(reading, [first, first], verdict("repeated-opening", "warn")));
  }
  return findings;
}

function checkRepeatedNouns(reading: SectionReading): Finding[] {
  const findings: Finding[] = [];
  const { bySentence } = reading;
  for (let at = 2; at < bySentence.length; at += 1) {
    const [one, two] = [bySentence[at - 2] ?? [], bySentence[at - 1] ?? []];
    for (const mention of bySentence[at] ?? []) {
      if (!isNoun(mention) || !hasClaim(one, mention) || !hasClaim(two, mention)) continue;
      findings.push(findingAt(reading, [mention.first, mention.last], verdict("repeated-noun", "warn")));
    }
  }
  return findings;
}

function isNoun({ claim }: Mention): boolean {
  return claim.kind === "thing" || claim.kind === "home" || claim.kind === "count" || claim.kind === "bed";
}

function hasClaim(mentions: Mention[], { claim }: Mention): boolean {
  return mentions.some((other) => other.claim.id === claim.id);
}

// Short items between commas, ended by "and" or "or"; a longer piece between commas is a clause of its own.
function checkLists(reading: SectionReading): Finding[] {
  return reading.read.sentences
    .filter((sentence) => longestList(reading, sentence) > LONGEST_LIST)
    .map(({ start, end }) => findingOn(reading, { start, end }, verdict("long-list", "warn")));
}

function longestList({ read: { text, tokens } }: SectionReading, { first, last }: SentenceSpan): number {
  let longest = 1;
  let items = 1;
  for (let at = first + 1; at < last; at += 1) {
    const token = tokens[at];
    if (!token) continue;
    if (isConjunction(token)) {
      longest = Math.max(longest, items > 1 ? items + 1 : 1);
      items = 1;
    } else if (text.charAt(token.start - 2) === ",") items = isItem(tokens, at) ? items + 1 : 1;
    else if (token.opensClause) items = 1;
  }
  return longest;
}

// "With a stove" and "in a house" start a thought rather than go on with a list.
function isItem(tokens: readonly Token[], at: number): boolean {
  return !CLAUSE_STARTS.has(tokens[at]?.word ?? "") && itemLength(tokens, at) <= LONGEST_ITEM;
}

function itemLength(tokens: readonly Token[], first: number): number {
  let at = first + 1;
  while (at <= first + LONGEST_ITEM) {
    const token = tokens[at];
    if (!token || token.opensClause || isConjunction(token) || token.sentence !== tokens[first]?.sentence) break;
    at += 1;
  }
  return at - first;
}

function isConjunction({ word }: Token): boolean {
  return word === "and" || word === "or";
}
