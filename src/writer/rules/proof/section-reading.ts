import type { Section } from "#writer/description.ts";
import type { Finding } from "../finding.ts";
import { type ReadText, readText } from "../reading/read-text.ts";
import { findMentions, type Mention, neutralWords } from "./find-mentions.ts";
import { isWithin, type Quotables, quotedSpans, type Span } from "./quoted-spans.ts";

// One section read once, for every check.
export type SectionReading = {
  heading: string;
  // Written by a language model, and so held to more.
  isModels: boolean;
  read: ReadText;
  mentions: Mention[];
  // The mention a word belongs to, by the word's place.
  mentionAt: (Mention | undefined)[];
  // Whether a word belongs to a phrase that only looks like a claim.
  neutralAt: boolean[];
  // The mentions of each sentence.
  bySentence: Mention[][];
  names: Span[];
  quotes: Span[];
};

export function readSection(section: Section, quotables: Quotables, isModels = false): SectionReading {
  const read = readText(section.text);
  const mentions = findMentions(read);
  const mentionAt: (Mention | undefined)[] = Array.from({ length: read.tokens.length });
  const bySentence: Mention[][] = read.sentences.map(() => []);
  for (const mention of mentions) {
    for (let at = mention.first; at <= mention.last; at += 1) mentionAt[at] = mention;
    bySentence[mention.sentence]?.push(mention);
  }
  return {
    heading: section.heading,
    isModels,
    read,
    mentions,
    mentionAt,
    neutralAt: neutralWords(read),
    bySentence,
    ...quotedSpans(section.text, quotables),
  };
}

export function isQuoted({ names, quotes, read }: SectionReading, first: number, last: number): boolean {
  if (names.length === 0 && quotes.length === 0) return false;
  const start = read.tokens[first]?.start ?? 0;
  const end = read.tokens[last]?.end ?? 0;
  // A name that only begins or ends a phrase ("Albany Park in") breaks it.
  return names.some((name) => name.start < end && start < name.end) || isWithin(quotes, start, end);
}

type Verdict = Pick<Finding, "rule" | "severity" | "source" | "suggestion">;

// A finding on the words from one token to another.
export function findingAt(reading: SectionReading, [first, last]: [number, number], verdict: Verdict): Finding {
  const start = reading.read.tokens[first]?.start ?? 0;
  const end = reading.read.tokens[last]?.end ?? start;
  return findingOn(reading, { start, end }, verdict);
}

export function findingOn(reading: SectionReading, { start, end }: Span, verdict: Verdict): Finding {
  const { suggestion, ...rest } = verdict;
  const words = reading.read.text.slice(start, end);
  const found = { ...rest, section: reading.heading, words, start, end };
  return suggestion === undefined ? found : { ...found, suggestion };
}
