import type { BrandVoice } from "#writer/description.ts";
import type { Finding } from "../finding.ts";
import { isWithin } from "../proof/quoted-spans.ts";
import { findingAt, findingOn, type SectionReading } from "../proof/section-reading.ts";
import { OUR_VOICE } from "../rule-sources.ts";
import { avoidedWords } from "./avoided-words.ts";
import { checkArticles } from "./check-articles.ts";
import { checkSentences } from "./check-sentences.ts";
import { readingEase } from "./reading-ease.ts";
import { STOCK_PHRASES } from "./stock-phrases.ts";

const EASIEST = 80;
const HARDEST = 55;
// Too few words say nothing about how a text reads.
const FEWEST_WORDS = 40;

export function checkStyle(reading: SectionReading, isProse: boolean): Finding[] {
  return [...checkSentences(reading, isProse), ...checkArticles(reading), ...checkStockPhrases(reading)];
}

// Inside a place's name a worn word is a name; in a host's own sentence it is the host's.
function checkStockPhrases(reading: SectionReading): Finding[] {
  const { tokens } = reading.read;
  const findings: Finding[] = [];
  for (const { entry, first, last } of STOCK_PHRASES.matches(tokens)) {
    const start = tokens[first]?.start ?? 0;
    const end = tokens[last]?.end ?? 0;
    const before = tokens[first - 1];
    const isPlain = before?.sentence === tokens[first]?.sentence && entry.unlessAfter?.has(before?.word ?? "");
    if (isPlain || isWithin(reading.names, start, end)) continue;
    const severity = isWithin(reading.quotes, start, end) ? "warn" : entry.severity;
    const rule = tokens[first]?.word.startsWith("propert") ? "style.property" : "style.cliche";
    const verdict = { rule, severity, source: OUR_VOICE };
    const suggestion = entry.suggestion === undefined ? {} : { suggestion: entry.suggestion };
    findings.push(findingAt(reading, [first, last], { ...verdict, ...suggestion }));
  }
  return findings;
}

// How the whole text reads, told at its longest section.
export function checkReadingEase(readings: SectionReading[]): Finding[] {
  const measured = readingEase(readings.map(({ read }) => read));
  const longest = readings.toSorted((one, other) => other.read.text.length - one.read.text.length)[0];
  if (!measured || !longest || measured.words < FEWEST_WORDS) return [];
  if (measured.ease >= HARDEST && measured.ease <= EASIEST) return [];
  const rule = measured.ease < HARDEST ? "style.hard-to-read" : "style.choppy";
  const span = { start: 0, end: longest.read.text.length };
  return [findingOn(longest, span, { rule, severity: "warn", source: OUR_VOICE })];
}

// What a guest must know stands in whatever words it takes.
export function checkBrandWords(
  readings: SectionReading[],
  brand: BrandVoice | undefined,
  isExempt: (heading: string, start: number) => boolean = () => false,
): Finding[] {
  const avoided = brand?.wordsToAvoid ?? [];
  if (avoided.length === 0) return [];
  const index = avoidedWords(avoided);
  return readings.flatMap((reading) =>
    index
      .matches(reading.read.tokens)
      .filter(({ first }) => !isExempt(reading.heading, reading.read.tokens[first]?.start ?? 0))
      .map(({ first, last }) => {
        const verdict = { rule: "style.brand-avoids", severity: "block", source: "the brand voice" } as const;
        return findingAt(reading, [first, last], verdict);
      }),
  );
}
