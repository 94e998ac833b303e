import type { Platform, Section } from "#writer/description.ts";
import type { Finding } from "../finding.ts";
import { type FieldRule, fieldsOf } from "../platform-fields.ts";

type Breach = {
  rule: string;
  severity: Finding["severity"];
  section: string;
  words: string;
  start: number;
  end: number;
};

// Fields in the platform's own order, none missing that it demands, none longer than it takes.
export function checkLimits(platform: Platform, sections: Section[], mlsRemarksLimit: number | undefined): Finding[] {
  const fields = fieldsOf(platform, mlsRemarksLimit === undefined ? {} : { mlsRemarksLimit });
  return [...checkLengths(fields, sections), ...checkOrder(fields, sections)];
}

function checkLengths(fields: FieldRule[], sections: Section[]): Finding[] {
  const findings: Finding[] = [];
  for (const field of fields) {
    const section = sections.find(({ heading }) => heading === field.heading);
    const name = nameOf(field);
    if (!section?.text.trim()) {
      if (field.isRequired)
        findings.push(found(field, { ...whole(field.heading, ""), rule: `${name}-missing`, severity: "block" }));
      continue;
    }
    const { text } = section;
    if (text.length > field.maxChars) {
      const cut = {
        section: field.heading,
        words: text.slice(field.maxChars),
        start: field.maxChars,
        end: text.length,
      };
      findings.push(found(field, { ...cut, rule: name, severity: "block" }));
    } else if (text.length < field.minChars) {
      findings.push(found(field, { ...whole(field.heading, text), rule: `${name}-short`, severity: "warn" }));
    }
  }
  return findings;
}

function checkOrder(fields: FieldRule[], sections: Section[]): Finding[] {
  const findings: Finding[] = [];
  let reached = -1;
  for (const { heading, text } of sections) {
    const place = fields.findIndex((field) => field.heading === heading);
    const field = fields[Math.max(place, 0)];
    if (!field) continue;
    const rule = place < 0 ? "limit.unknown-field" : "limit.field-order";
    if (place <= reached) findings.push(found(field, { ...whole(heading, text), rule, severity: "block" }));
    reached = Math.max(reached, place);
  }
  return findings;
}

function nameOf({ heading }: FieldRule): string {
  return `limit.${heading.toLowerCase().replaceAll(" ", "-")}`;
}

function whole(section: string, text: string): { section: string; words: string; start: number; end: number } {
  return { section, words: text, start: 0, end: text.length };
}

function found({ source }: FieldRule, breach: Breach): Finding {
  return { ...breach, source: `${source.link} (${source.date})` };
}
