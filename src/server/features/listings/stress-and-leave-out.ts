import { sectionOf } from "#writer/compose/compose-sections.ts";
import type { Description, Section, WritingOptions } from "#writer/description.ts";
import type { Fact, Ledger } from "#writer/ledger/fact.ts";
import { isTitleField } from "#writer/rules/platform-fields.ts";
import { factsUnder } from "#writer/rules/read-sentences/sentence-facts.ts";
import type { FactName } from "./write-texts.ts";

const MOST_WORDS = 20;
const IN_TITLE = 8;
const IN_OPENING = 3;

function isOneOf(names: FactName[], { key, value }: Fact): boolean {
  return names.some((name) => name.key === key && name.value === value);
}

export function without(ledger: Ledger, leaveOut: FactName[]): Ledger {
  if (leaveOut.length === 0) return ledger;
  const facts = ledger.facts.filter((fact) => !isOneOf(leaveOut, fact));
  const ids = new Set(facts.map(({ id }) => id));
  return { facts, contradictions: ledger.contradictions.filter((one) => one.facts.every((id) => ids.has(id))) };
}

// A writer prefers wordings with the brand's words; what is stressed is heard the same way.
export function withWords(options: WritingOptions, stress: FactName[]): WritingOptions {
  const words = stress.flatMap(({ value }) => (typeof value === "string" ? [value] : []));
  if (words.length === 0) return options;
  const wordsToUse = [...(options.brand?.wordsToUse ?? []), ...words].slice(0, MOST_WORDS);
  return { ...options, brand: { ...options.brand, wordsToUse } };
}

// How early and how often a text speaks of some facts.
export function prominence({ sections, facts }: Description, stress: FactName[]): number {
  const ids = new Set(facts.filter((fact) => isOneOf(stress, fact)).map(({ id }) => id));
  const tells = ({ sentences }: Section) =>
    sentences.flatMap((sentence) => sentence.facts).filter((id) => ids.has(id)).length;
  return sections.reduce((sum, section, place) => {
    const weight = isTitleField(section.heading) ? IN_TITLE : place < 2 ? IN_OPENING : 1;
    return sum + weight * tells(section);
  }, 0);
}

type Texts = { description: Description; instead: Description };

// For a text that was written without knowing the wish: what would be left without a sentence is taken from another
// that knew it.
export function withoutSentencesAbout(leaveOut: FactName[], { description, instead }: Texts): Description {
  const ids = new Set(description.facts.filter((fact) => isOneOf(leaveOut, fact)).map(({ id }) => id));
  const sections = description.sections.flatMap((section) => {
    const kept = section.sentences.filter((sentence) => !factsUnder(sentence).some((id) => ids.has(id)));
    if (kept.length === section.sentences.length) return [section];
    if (kept.length > 0) return [sectionOf(section.heading, kept)];
    return instead.sections.filter(({ heading }) => heading === section.heading);
  });
  const content = sections.map(({ heading, text }) => `**${heading}**\n${text}`).join("\n\n");
  return { ...description, sections, content };
}
