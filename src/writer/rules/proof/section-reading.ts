import type { Section } from "#writer/description.ts";
import { type ReadText, readText } from "../../text/read-text.ts";
import type { Finding } from "../finding.ts";
import { isBareVerb } from "../lexicon/is-harmless.ts";
import { findMentions, type Mention, neutralWords } from "./mentions/find-mentions.ts";
import { isWithin, type Quotables, quotedSpans, type Span } from "./quoted-spans.ts";

// Claims that are also things a guest does.
const DOINGS = new Set(
  "hike hiking ski skiing slide cook train shop fish surf camp park golf row sail bike cycle concert ferry bus market cruise".split(
    " ",
  ),
);

const AFTER_VERB =
  /^(the|a|an|your|early|late|in|at|on|to|up|down|from|for|all|with|before|after|then|and|or|when|while|until|by|as|if|first|it|them|shut|open|what|here|there|home|out|over|through|along|past|around|together|again|tomorrow|today|less|more|hard|long|once|twice|every|without|like)$/;

const BEFORE_VERB = /^(you|you'll|you'd|to|can|will|could|may|might|let's|whoever|who|we|they|everyone|then|and|or)$/;

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

// "Hike early", "you ski in the morning": the word is what a guest does, and claims no trail or slope.
export function isDoneByGuest(reading: SectionReading, at: number): boolean {
  const { tokens } = reading.read;
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token || !DOINGS.has(token.word)) return false;
  const isLast = next?.sentence !== token.sentence || next.opensClause;
  const goesOn = isLast || AFTER_VERB.test(next.word) || /^\p{Lu}/u.test(next.raw);
  if (!goesOn) return false;
  if (before?.sentence !== token.sentence || token.opensClause) return !isLast || isAsked(reading, at);
  if (/^(and|or|then)$/.test(before.word)) return isAsked(reading, at);
  return BEFORE_VERB.test(before.word);
}

// Whether the clause that holds a word tells a guest to do something, or what a guest does.
export function isAsked({ read: { tokens, sentences } }: SectionReading, at: number): boolean {
  const span = sentences[tokens[at]?.sentence ?? 0];
  if (!span) return false;
  for (let back = at; back >= span.first; back -= 1) {
    const { word = "", opensClause } = tokens[back] ?? {};
    if (/^(you|you'll|you'd|anyone|everyone|whoever)$/.test(word)) return true;
    const isOpening = opensClause || back === span.first || /^(so|then|please|but)$/.test(tokens[back - 1]?.word ?? "");
    if (isOpening && isBareVerb(word) && AFTER_VERB.test(tokens[back + 1]?.word ?? "")) return true;
  }
  return false;
}
