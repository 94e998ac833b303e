import { composeSections, titleCandidates } from "./compose/compose-sections.ts";
import { smallestSection, withoutBlocking } from "./deliverable.ts";
import type { Section, WritingOptions } from "./description.ts";
import type { Ledger } from "./ledger/fact.ts";
import { checkSections } from "./rules/check-sections.ts";
import type { Finding } from "./rules/finding.ts";
import { type FieldRule, fieldsOf, isTitleField } from "./rules/platform-fields.ts";
import { sayHostWordsOnce } from "./say-host-words-once.ts";

export type CheckedSections = { sections: Section[]; findings: Finding[] };

// The embedded writer's text with no blocking finding left: a sentence that a check refuses is left out, a refused title
// gives way to the next, and a field that a platform demands is never empty.
export function writeEmbedded(ledger: Ledger, options: WritingOptions): CheckedSections {
  const brand = options.brand ? { brand: options.brand } : {};
  const check = (sections: Section[]) => checkSections({ platform: options.platform, sections, ledger, ...brand });
  const composed = sayHostWordsOnce(composeSections(ledger, options), { ledger, platform: options.platform });
  const found = check(composed);
  if (!found.some(({ severity }) => severity === "block")) return { sections: composed, findings: found };
  const isPassing = (section: Section) =>
    !check([section]).some(({ severity, section: heading }) => severity === "block" && heading === section.heading);
  const kept = withoutBlocking(composed, check);
  const byHeading = new Map(kept.map((section) => [section.heading, section]));
  // Judged beside the others: what a summary leaves unsaid, such as a season, may stand in another field.
  const refused = new Set(check(kept).flatMap(({ severity, section }) => (severity === "block" ? [section] : [])));
  const fill = (field: FieldRule): Section[] => {
    const section = byHeading.get(field.heading);
    if (section && !refused.has(section.heading)) return [section];
    if (!field.isRequired) return [];
    const titles = isTitleField(field.heading) ? titleCandidates(ledger, options, field) : [];
    return [titles.find(isPassing) ?? smallestSection(ledger, field, isPassing)];
  };
  const sections = fieldsOf(options.platform).flatMap(fill);
  // What only the whole text breaks, such as a season said nowhere, still takes its sentence out.
  const whole = withoutBlocking(sections, check);
  const missing = fieldsOf(options.platform).filter(
    ({ isRequired, heading }) => isRequired && !whole.some((one) => one.heading === heading),
  );
  const filled =
    missing.length === 0
      ? whole
      : fieldsOf(options.platform).flatMap((field) => {
          const own = whole.find(({ heading }) => heading === field.heading);
          return own ? [own] : field.isRequired ? [smallestSection(ledger, field, isPassing)] : [];
        });
  return { sections: filled, findings: check(filled) };
}
