import { type Platform, type Section, sentenceSpans, type WritingOptions } from "#writer/description.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { isStated } from "#writer/ledger/stated-facts.ts";
import { CONTACT_WORDS } from "#writer/models/calls/prompt-data.ts";
import type { Field } from "#writer/models/section-answer.ts";
import type { Finding } from "#writer/rules/finding.ts";
import { isTitleField } from "#writer/rules/platform-fields.ts";
import { OUR_VOICE } from "#writer/rules/rule-sources.ts";

// What a guest must learn from any description: what it is, and what is never passed over in silence.
const HARD_KEYS = new Set(["bedrooms", "beds", "bathrooms", "guests", "home.type", "home.scope", "place.city"]);

const NUMBER_WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

// How a text says a count: the number stands before its noun, or after "sleeps" and "up to".
const SAYINGS: Record<string, RegExp> = {
  bedrooms: /(?<![\w.])([\w.]{1,12})[- ]bedrooms?\b/gi,
  beds: /(?<![\w.])([\w.]{1,12}) beds?\b/gi,
  bathrooms: /(?<![\w.])([\w.]{1,12}) (?:full )?bath(?:room)?s?\b/gi,
  guests: /(?:(?<![\w.])([\w.]{1,12}) (?:guests|people|adults)|(?:sleeps|up to) ([\w.]{1,12}))\b/gi,
};

const ONE_TEXT: ReadonlySet<Platform> = new Set(["airbnb", "booking"]);

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

type Stated = { facts: Fact[]; options: WritingOptions };

// A count is said once. The fields of a listing are read together; those of other platforms each stand alone.
export function findRepetitions(sections: Section[], { facts, options }: Stated): Finding[] {
  const texts = sections.filter(({ heading }) => !isTitleField(heading));
  const together = ONE_TEXT.has(options.platform) ? [texts] : texts.map((section) => [section]);
  const counts = facts.filter(({ key, value }) => Object.hasOwn(SAYINGS, key) && typeof value === "number");
  return together.flatMap((read) => counts.flatMap((fact) => repetitionsOf(fact, read)));
}

function repetitionsOf({ key, value }: Fact, sections: Section[]): Finding[] {
  const numbers = new Set([String(value), numberWord(Number(value))]);
  const said = sections.flatMap((section) =>
    sentenceSpans(section)
      .filter(({ sentence }) => numbersSaid(key, sentence.text).some((number) => numbers.has(number)))
      .map(({ sentence, start, end }) => ({ section: section.heading, words: sentence.text, start, end })),
  );
  return said.slice(1).map((place) => ({
    rule: "answer.repeated-count",
    severity: "warn",
    source: OUR_VOICE,
    suggestion: `The number of ${key} is said already: say it once in the whole text.`,
    ...place,
  }));
}

function numbersSaid(key: string, text: string): string[] {
  const found = SAYINGS[key] ? [...text.matchAll(SAYINGS[key])] : [];
  return found.map(([, before, after]) => (before ?? after ?? "").toLowerCase());
}

// The hard facts that the embedded writer found room for are the ones that a model must not leave out.
export function hardFactsIn(facts: Fact[], sections: Section[]): Fact[] {
  return facts.filter((fact) => isHard(fact) && fact.isConfirmed && statesFact(sections, fact));
}

function isHard(fact: Fact): boolean {
  return HARD_KEYS.has(fact.key) || fact.key === "stairs" || isStated(fact);
}

export function statesFact(sections: Section[], fact: Fact): boolean {
  if (!citesFact(sections, fact)) return false;
  const text = sections.map((section) => section.text.toLowerCase()).join(" ");
  if (typeof fact.value === "number") return hasNumber(text, fact.value);
  return fact.key !== "place.city" || text.includes(String(fact.value).toLowerCase());
}

function numberWord(value: number): string | undefined {
  return NUMBER_WORDS[value];
}

function citesFact(sections: Section[], fact: Fact): boolean {
  return sections.some(({ sentences }) => sentences.some(({ facts }) => facts.includes(fact.id)));
}

function hasNumber(text: string, value: number): boolean {
  // "The bedroom" is one bedroom, and a studio has none.
  if (value <= 1) return true;
  const words = new Set(text.split(/[^a-z0-9.]+/).map((word) => word.replace(/\.$/, "")));
  if (words.has(String(value))) return true;
  const word = numberWord(Math.floor(value));
  if (word === undefined || !words.has(word)) return false;
  return Number.isInteger(value) || words.has("half");
}
