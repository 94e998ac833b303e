import type { Section } from "#writer/description.ts";
import { sentenceSpans } from "#writer/models/sentence-spans.ts";
import type { Finding } from "./finding.ts";
import { USES } from "./lexicon/consequences.ts";
import type { SectionReading } from "./proof/section-reading.ts";

const WORDING = /^(?:style\.|proof\.(?:claim|praise)$|limit\.title-repeats$)/;
const USE = /^proof\.(?:amenity|shared)$/;
const OPINION = /^(?:quiet|quieter|quietly)$/i;

// How a sentence that was typed by hand is worded, and what it praises, is up to the host.
export function asAdviceToHosts(findings: Finding[], sections: Section[], readings: SectionReading[]): Finding[] {
  const typed = new Map(sections.filter(hasHostsSentence).map((section) => [section.heading, typedBefore(section)]));
  if (typed.size === 0) return findings;
  const uses = new Set(readings.filter(({ heading }) => typed.has(heading)).flatMap(placesOfUses));
  return findings.map((finding): Finding => {
    const { severity, rule, words, section, start, end } = finding;
    const before = typed.get(section);
    if (severity === "warn" || !before || countIn(before, start, end) === 0) return finding;
    const isHarmlessUse = USE.test(rule) && (OPINION.test(words) || uses.has(placeOf(section, start)));
    return WORDING.test(rule) || isHarmlessUse ? { ...finding, severity: "warn" } : finding;
  });
}

const hasHostsSentence = ({ sentences }: Section) => sentences.some(({ isByHost }) => isByHost);

// How many characters before each place the host has typed: with it any stretch is judged at once, however long a text is.
function typedBefore(section: Section): Uint32Array {
  const isTyped = new Uint8Array(section.text.length);
  for (const { sentence, start, end } of sentenceSpans(section)) if (sentence.isByHost) isTyped.fill(1, start, end);
  const before = new Uint32Array(section.text.length + 1);
  for (const [at, one] of isTyped.entries()) before[at + 1] = (before[at] ?? 0) + one;
  return before;
}

function countIn(before: Uint32Array, start: number, end: number): number {
  const at = (place: number) => before[Math.min(Math.max(place, 0), before.length - 1)] ?? 0;
  return at(end) - at(start);
}

const placeOf = (heading: string, start: number | undefined) => `${heading} ${start}`;

// "Make coffee", "swim": what a guest does names no thing.
function placesOfUses({ heading, read, mentions }: SectionReading): string[] {
  return mentions
    .filter(({ claim }) => USES.has(claim.id))
    .map(({ first }) => placeOf(heading, read.tokens[first]?.start));
}
