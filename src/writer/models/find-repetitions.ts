import type { Section, WritingOptions } from "#writer/description.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { numberWord } from "#writer/models/hard-facts.ts";
import { sentenceSpans } from "#writer/models/sentence-spans.ts";
import type { Finding } from "#writer/rules/finding.ts";
import { isTitleField } from "#writer/rules/platform-fields.ts";
import { OUR_VOICE } from "#writer/rules/rule-sources.ts";

type Stated = { facts: Fact[]; options: WritingOptions };

// How a text says a count.
const SAYINGS: Record<string, (number: string) => string> = {
  bedrooms: (number) => `${number}[- ]bedrooms?`,
  beds: (number) => `${number} beds?`,
  bathrooms: (number) => `${number} (?:full )?bath(?:room)?s?`,
  guests: (number) => `(?:${number} (?:guests|people|adults)|(?:sleeps|up to) ${number})`,
};

// A count is said once. The fields of a listing are read together; those of other platforms each stand alone.
export function findRepetitions(sections: Section[], { facts, options }: Stated): Finding[] {
  const texts = sections.filter(({ heading }) => !isTitleField(heading));
  const together = options.platform === "airbnb" ? [texts] : texts.map((section) => [section]);
  const counts = facts.filter(({ key, value }) => key in SAYINGS && typeof value === "number");
  return together.flatMap((read) => counts.flatMap((fact) => repetitionsOf(fact, read)));
}

function repetitionsOf({ key, value }: Fact, sections: Section[]): Finding[] {
  const numbers = [String(value).replace(".", "\\."), numberWord(Number(value))].filter((word) => word !== undefined);
  const saying = new RegExp(`\\b${SAYINGS[key]?.(`(?:${numbers.join("|")})`)}\\b`, "i");
  const said = sections.flatMap((section) =>
    sentenceSpans(section)
      .filter(({ sentence }) => saying.test(sentence.text))
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
