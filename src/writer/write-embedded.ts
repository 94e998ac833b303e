import { composeSections, sectionOf } from "./compose/compose-sections.ts";
import type { Section, WritingOptions } from "./description.ts";
import type { Ledger } from "./ledger/fact.ts";
import { checkSections } from "./rules/check-sections.ts";
import type { Finding } from "./rules/finding.ts";
import { isTitleField } from "./rules/platform-fields.ts";
import { sayHostWordsOnce } from "./say-host-words-once.ts";

export type CheckedSections = { sections: Section[]; findings: Finding[] };

const MOST_REPAIRS = 4;

// The embedded writer's text with no blocking finding left: a sentence that a check refuses, such as a host's own words
// with a phone number in them, is left out, and a refused title is tried again.
export function writeEmbedded(ledger: Ledger, options: WritingOptions): CheckedSections {
  const brand = options.brand ? { brand: options.brand } : {};
  const check = (sections: Section[]) => checkSections({ platform: options.platform, sections, ledger, ...brand });
  let sections = sayHostWordsOnce(composeSections(ledger, options), { ledger, platform: options.platform });
  let findings = check(sections);
  for (let round = 0; round < MOST_REPAIRS && findings.some(isBlocking); round++) {
    const blocking = findings.filter(isBlocking);
    sections = sections.flatMap((section) => {
      const found = blocking.filter((finding) => finding.section === section.heading);
      if (found.length === 0) return [section];
      if (isTitleField(section.heading)) return otherTitle(section.heading, { ledger, options, round });
      return withoutSentences(section, found);
    });
    findings = check(sections);
  }
  return { sections, findings };
}

function isBlocking({ severity }: Finding): boolean {
  return severity === "block";
}

type Retry = { ledger: Ledger; options: WritingOptions; round: number };

function otherTitle(heading: string, { ledger, options, round }: Retry): Section[] {
  const seed = (options.seed ?? 0) + 101 * (round + 1);
  return composeSections(ledger, { ...options, seed }).filter((section) => section.heading === heading);
}

function withoutSentences(section: Section, findings: Finding[]): Section[] {
  let start = 0;
  const kept = section.sentences.filter(({ text }) => {
    const end = start + text.length;
    const isRefused = findings.some((finding) => finding.start < end && finding.end > start);
    start = end + 1;
    return !isRefused;
  });
  // A finding on the field as a whole, such as its length, names no sentence: the last one goes.
  const remaining = kept.length === section.sentences.length ? kept.slice(0, -1) : kept;
  return remaining.length > 0 ? [sectionOf(section.heading, remaining)] : [];
}
