import type { BrandVoice, Platform, Section } from "#writer/description.ts";
import type { Ledger } from "#writer/ledger/fact.ts";
import { isStated } from "#writer/ledger/stated-facts.ts";
import { sentenceSpans } from "#writer/models/sentence-spans.ts";
import type { Finding } from "./finding.ts";
import { USES } from "./lexicon/consequences.ts";
import { checkAirbnbText } from "./limits/check-airbnb-text.ts";
import { checkBookingName } from "./limits/check-booking-name.ts";
import { checkLimits } from "./limits/check-limits.ts";
import { checkModelText } from "./model-proof/check-model-text.ts";
import { isTitleField } from "./platform-fields.ts";
import { streetsOf } from "./policy/check-address.ts";
import { checkPolicy } from "./policy/check-policy.ts";
import { checkAttributes } from "./proof/check-attributes.ts";
import { checkMentions } from "./proof/check-mentions.ts";
import { checkNames, checkSmallNames } from "./proof/check-names.ts";
import { checkNumbers } from "./proof/check-numbers.ts";
import { checkReservations } from "./proof/check-reservations.ts";
import { hostWordSpans } from "./proof/host-word-spans.ts";
import { proofOf } from "./proof/ledger-proof.ts";
import { quotablesOf } from "./proof/quoted-spans.ts";
import { readSection, type SectionReading } from "./proof/section-reading.ts";
import { readText } from "./reading/read-text.ts";
import { checkBrandWords, checkReadingEase, checkStyle } from "./style/check-style.ts";

type Request = {
  platform: Platform;
  sections: Section[];
  ledger: Ledger;
  brand?: BrandVoice;
  mlsRemarksLimit?: number;
  // A model may invent what no list foresees, so its words must all be known; the embedded writer and the host may not.
  writer?: "model" | "embedded";
};

// All checks on a text, whoever wrote it. A text with a blocking finding is never delivered.
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
    ...checkReservations(readings, proof),
    ...checkBrandWords(readings, brand, disclosing(sections, ledger)),
  );
  findings.push(...checkReadingEase(readings.filter(isProse)));
  return findings.map((finding) => asAdviceToHost(finding, sections, readings));
}

const WORDING = /^(?:style\.|proof\.(?:claim|praise)$|limit\.title-repeats$)/;

// How a sentence that was typed by hand is worded, and what it praises, is up to the host.
function asAdviceToHost(finding: Finding, sections: Section[], readings: SectionReading[]): Finding {
  if (finding.severity === "warn" || !(WORDING.test(finding.rule) || isHarmlessUse(finding, readings))) return finding;
  const section = sections.find(({ heading }) => heading === finding.section);
  if (!section?.sentences.some(({ isByHost }) => isByHost)) return finding;
  const isHosts = sentenceSpans(section).some(
    ({ sentence, start, end }) => sentence.isByHost && finding.start < end && start < finding.end,
  );
  return isHosts ? { ...finding, severity: "warn" } : finding;
}

const USE = /^proof\.(?:amenity|shared)$/;
const OPINION = /^(?:quiet|quieter|quietly)$/i;

// "Make coffee", "swim", "quiet": what a guest does, and what is a matter of taste, names no thing.
function isHarmlessUse({ rule, words, section, start }: Finding, readings: SectionReading[]): boolean {
  if (!USE.test(rule)) return false;
  if (OPINION.test(words)) return true;
  const { read, mentions } = readings.find(({ heading }) => heading === section) ?? {};
  const mention = mentions?.find(({ first }) => read?.tokens[first]?.start === start);
  return mention !== undefined && USES.has(mention.claim.id);
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
