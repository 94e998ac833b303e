import type { Section } from "#writer/description.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { CONTACT_WORDS } from "#writer/models/contact-words.ts";
import { statesFact } from "#writer/models/hard-facts.ts";
import type { Field } from "#writer/models/section-answer.ts";
import { sentenceSpans } from "#writer/models/sentence-spans.ts";
import type { Finding } from "#writer/rules/finding.ts";

export type AnswerRules = {
  fields: Field[];
  // The facts that the model was given; no other may be named.
  knownIds: ReadonlySet<string>;
  signOff?: string | undefined;
};

const SOURCE = "Stayscribe: every sentence names its facts";
export const MISSING_FACT = "answer.missing-fact";
const MARKUP = /\*\*|__|`|^#|<\/?[a-z]|\]\(/i;

// What is wrong with a section as an answer, whatever it says: the checks of the text itself come on top.
export function findSectionFaults(section: Section, { fields, knownIds, signOff }: AnswerRules): Finding[] {
  const sentenceFaults = sentenceSpans(section).flatMap(({ sentence, start, end }) => {
    const rule = sentenceFault(sentence.text === signOff ? undefined : sentence.facts, sentence.text, knownIds);
    return rule ? [fault({ ...rule, section: section.heading, words: sentence.text, start, end })] : [];
  });
  return [...sentenceFaults, ...findLimitFaults(section, fields)];
}

function sentenceFault(facts: string[] | undefined, text: string, knownIds: ReadonlySet<string>) {
  if (MARKUP.test(text)) return { rule: "answer.markup", suggestion: "Write plain text without any markup." };
  if (!facts) return undefined;
  if (CONTACT_WORDS.test(text)) return { rule: "answer.contact", suggestion: "Leave out every contact and link." };
  if (facts.length === 0) return { rule: "answer.no-fact", suggestion: "Leave out what no fact says." };
  const unknown = facts.find((id) => !knownIds.has(id));
  return unknown === undefined
    ? undefined
    : {
        rule: "answer.unknown-fact",
        suggestion: `There is no fact ${JSON.stringify(unknown)}: leave the sentence out.`,
      };
}

// Too short is no fault: length follows facts.
function findLimitFaults({ heading, text }: Section, fields: Field[]): Finding[] {
  const maxChars = fields.find((field) => field.heading === heading)?.maxChars ?? 0;
  if (text.length <= maxChars) return [];
  const suggestion = `At most ${maxChars} characters; this has ${text.length}.`;
  const beyond = { words: text.slice(maxChars), start: maxChars, end: text.length };
  return [fault({ rule: "answer.length", section: heading, ...beyond, suggestion })];
}

type Expected = { embedded: Section[]; hardFacts: Fact[]; fields: Field[] };

// A required field and a hard fact must not be passed over. What else is worth saying is the model's choice.
export function findOmissions(sections: Section[], { embedded, hardFacts, fields }: Expected): Finding[] {
  const missingSections = fields
    .filter(({ heading, isRequired }) => isRequired && !sections.some((section) => section.heading === heading))
    .map(({ heading }) => fault({ rule: "answer.missing-section", section: heading, suggestion: "Write this field." }));
  const missingFacts = hardFacts
    .filter((fact) => !statesFact(sections, fact))
    .map((fact) => {
      const home = embedded.find((section) => statesFact([section], fact)) ?? embedded[0];
      const suggestion = `Say ${fact.key} (${JSON.stringify(fact.value)}) here, and name the fact ${fact.id}.`;
      return fault({ rule: MISSING_FACT, section: home?.heading ?? "", suggestion });
    });
  return [...missingSections, ...missingFacts];
}

function fault(details: Pick<Finding, "rule" | "section" | "suggestion"> & Partial<Finding>): Finding {
  return { severity: "block", source: SOURCE, words: "", start: 0, end: 0, ...details };
}
