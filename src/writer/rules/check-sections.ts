import type { BrandVoice, Platform, Section } from "#writer/description.ts";
import type { Ledger } from "#writer/ledger/fact.ts";
import { isStated } from "#writer/ledger/stated-facts.ts";
import { sentenceSpans } from "#writer/models/sentence-spans.ts";
import type { Finding } from "./finding.ts";
import { asAdviceToHosts } from "./host-advice.ts";
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
import { liftFindings } from "./read-sentences/lift-findings.ts";
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
