import { type BrandVoice, type Platform, type Section, sentenceSpans } from "#writer/description.ts";
import type { Ledger } from "#writer/ledger/fact.ts";
import { isStated } from "#writer/ledger/stated-facts.ts";
import { readText } from "../text/read-text.ts";
import { checkAirbnbText, checkBookingName, checkLimits } from "./check-limits.ts";
import type { Finding } from "./finding.ts";
import { USES } from "./lexicon/consequences.ts";
import { checkModelText } from "./model-proof/check-model-text.ts";
import { isTitleField } from "./platform-fields.ts";
import { checkPolicy, streetsOf } from "./policy/check-policy.ts";
import { checkNames, checkSmallNames } from "./proof/check-names.ts";
import { proofOf } from "./proof/ledger-proof.ts";
import { checkAttributes } from "./proof/mentions/check-attributes.ts";
import { checkMentions } from "./proof/mentions/check-mentions.ts";
import { checkRestrictions } from "./proof/mentions/check-restrictions.ts";
import { checkNumbers } from "./proof/numbers/check-numbers.ts";
import { hostWordSpans, quotablesOf } from "./proof/quoted-spans.ts";
import { readSection, type SectionReading } from "./proof/section-reading.ts";
import { liftFindings } from "./read-sentences/lift-findings.ts";
import { checkBrandWords, checkReadingEase, checkStyle } from "./style/check-style.ts";

const WORDING = /^(?:style\.|proof\.(?:claim|praise)$|limit\.title-repeats$)/;

const USE = /^proof\.(?:amenity|shared)$/;

const OPINION = /^(?:quiet|quieter|quietly)$/i;

const hasHostsSentence = ({ sentences }: Section) => sentences.some(({ isByHost }) => isByHost);

const placeOf = (heading: string, start: number | undefined) => `${heading} ${start}`;

type Request = {
  platform: Platform;
  sections: Section[];
  ledger: Ledger;
  brand?: BrandVoice;
  mlsRemarksLimit?: number;
  // A model may invent what no list foresees, so its words must all be known; the embedded writer and the host may not.
  writer?: "model" | "embedded";
};

// All checks on a text, by a model or not. A text with a blocking finding is never delivered.
export function checkSections({ platform, sections, ledger, brand, mlsRemarksLimit, writer }: Request): Finding[] {
  const proof = proofOf(ledger);
  const quotables = quotablesOf(ledger, brand);
  const streets = streetsOf(ledger);
  const allowed = brandWords(brand);
  const readings = sections.map((section) => {
    const reading = readSection(section, quotables, writer === "model");
    return { ...reading, quotes: [...reading.quotes, ...hostWordSpans(section, ledger)] };
  });
  const findings = checkLimits(platform, sections, mlsRemarksLimit);
  for (const reading of readings) {
    findings.push(
      ...checkMentions(reading, proof),
      ...checkAttributes(reading, proof),
      ...checkNumbers(reading, proof),
      ...checkNames(reading, proof, allowed),
      ...checkSmallNames(reading, quotables.names),
      ...checkPolicy(reading, platform, streets),
      ...checkStyle(reading, isProse(reading)),
    );
    if (writer === "model") findings.push(...checkModelText(reading, proof, allowed));
    if (platform === "airbnb") findings.push(...checkAirbnbText(reading));
    if (platform === "booking") findings.push(...checkBookingName(reading));
  }
  findings.push(
    ...checkRestrictions(readings, proof),
    ...checkBrandWords(readings, brand, disclosing(sections, ledger)),
  );
  findings.push(...checkReadingEase(readings.filter(isProse)));
  return liftFindings(asAdviceToHosts(findings, sections, readings), sections, ledger);
}

// Whether a place in a section belongs to a sentence that states what a guest must know.
function disclosing(sections: Section[], { facts }: Ledger): (heading: string, start: number) => boolean {
  const stated = new Set(facts.filter(isStated).map(({ id }) => id));
  return (heading, start) =>
    sections
      .filter((section) => section.heading === heading && !isTitleField(heading))
      .flatMap(sentenceSpans)
      .some((span) => span.start <= start && start < span.end && span.sentence.facts.some((id) => stated.has(id)));
}

function isProse({ heading }: SectionReading): boolean {
  return !isTitleField(heading);
}

function brandWords(brand: BrandVoice | undefined): Set<string> {
  const words = [brand?.name, brand?.signOff, ...(brand?.wordsToUse ?? [])].filter((text) => text !== undefined);
  return new Set(words.flatMap((text) => readText(text).tokens.map(({ word }) => word)));
}

// How a sentence that was typed by hand is worded, and what it praises, is up to the host.
function asAdviceToHosts(findings: Finding[], sections: Section[], readings: SectionReading[]): Finding[] {
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

// "Make coffee", "swim": what a guest does names no thing.
function placesOfUses({ heading, read, mentions }: SectionReading): string[] {
  return mentions
    .filter(({ claim }) => USES.has(claim.id))
    .map(({ first }) => placeOf(heading, read.tokens[first]?.start));
}
