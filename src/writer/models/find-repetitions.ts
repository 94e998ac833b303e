import type { Platform, Section, WritingOptions } from "#writer/description.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { numberWord } from "#writer/models/hard-facts.ts";
import { sentenceSpans } from "#writer/models/sentence-spans.ts";
import type { Finding } from "#writer/rules/finding.ts";
import { isTitleField } from "#writer/rules/platform-fields.ts";
import { OUR_VOICE } from "#writer/rules/rule-sources.ts";

type Stated = { facts: Fact[]; options: WritingOptions };

// How a text says a count: the number stands before its noun, or after "sleeps" and "up to".
const SAYINGS: Record<string, RegExp> = {
  bedrooms: /(?<![\w.])([\w.]{1,12})[- ]bedrooms?\b/gi,
  beds: /(?<![\w.])([\w.]{1,12}) beds?\b/gi,
  bathrooms: /(?<![\w.])([\w.]{1,12}) (?:full )?bath(?:room)?s?\b/gi,
  guests: /(?:(?<![\w.])([\w.]{1,12}) (?:guests|people|adults)|(?:sleeps|up to) ([\w.]{1,12}))\b/gi,
};

const ONE_TEXT: ReadonlySet<Platform> = new Set(["airbnb", "booking"]);

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
