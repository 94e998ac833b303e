import { type Section, type Sentence, sentenceSpans } from "#writer/description.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { MISSING_FACT, statesFact } from "#writer/models/checks/find-answer-faults.ts";
import type { Field } from "#writer/models/section-answer.ts";
import type { Finding } from "#writer/rules/finding.ts";

type Replacement = {
  sections: Section[];
  findings: Finding[];
  embedded: Section[];
  fields: Field[];
  hardFacts: Fact[];
};

// A sentence that begins like this means nothing without the one before it.
const LEANS_BACK =
  /^(it|its|they|their|them|this|that|these|those|both|each|either|also|another|one|so|here|there too)\b/i;

// Drops each sentence that a finding blocks, and takes the embedded writer's section where too little is left.
export function replaceFailingSentences({ sections, findings, embedded, fields, hardFacts }: Replacement): Section[] {
  const blocking = findings.filter((finding) => finding.severity === "block");
  const kept = fields.flatMap((field) => {
    const own = sections.find((section) => section.heading === field.heading);
    const spare = embedded.find((section) => section.heading === field.heading);
    // What the model chose not to write is not written for it, unless the field is required.
    if (!own && !field.isRequired && sections.length > 0) return [];
    const rest = own && withoutFailing(own, blocking, field);
    return rest ?? spare ?? [];
  });
  return stateHardFacts(kept, { embedded, hardFacts, fields });
}

function withoutFailing(section: Section, blocking: Finding[], field: Field): Section | undefined {
  const inSection = blocking.filter((finding) => finding.section === section.heading);
  if (inSection.length === 0) return section;
  const located = inSection.filter((finding) => finding.end > finding.start);
  // A finding without words is about the whole section; a missing hard fact alone is seen to at the end.
  if (inSection.some((finding) => finding.end <= finding.start && finding.rule !== MISSING_FACT)) return undefined;
  const spans = sentenceSpans(section);
  const failing = spans.map(({ start, end }) => located.some((one) => one.start < end && one.end > start));
  const sentences = spans.filter((_, index) => !failing[index]).map(({ sentence }) => sentence);
  if (losesMeaning(section.sentences, failing)) return undefined;
  const text = sentences.map((sentence) => sentence.text).join(" ");
  const fits = text.length >= (field.minChars ?? 0) && text.length <= field.maxChars;
  return fits || located.length === 0 ? { ...section, sentences, text } : undefined;
}

function losesMeaning(sentences: Sentence[], failing: boolean[]): boolean {
  const lost = failing.filter(Boolean).length;
  if (failing[0] || lost * 2 > sentences.length) return true;
  return sentences.some(({ text }, index) => failing[index - 1] && !failing[index] && LEANS_BACK.test(text));
}

type Sources = Pick<Replacement, "embedded" | "hardFacts" | "fields">;

function stateHardFacts(sections: Section[], { embedded, hardFacts, fields }: Sources): Section[] {
  return hardFacts.reduce((text, fact) => {
    if (statesFact(text, fact)) return text;
    const spare = embedded.find((section) => statesFact([section], fact));
    if (!spare) return text;
    return fields.flatMap(({ heading }) => {
      if (heading === spare.heading) return spare;
      return text.find((section) => section.heading === heading) ?? [];
    });
  }, sections);
}
