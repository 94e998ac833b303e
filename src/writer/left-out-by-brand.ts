import { silencedSentences } from "./compose/compose-sections.ts";
import type { Section, WritingOptions } from "./description.ts";
import type { Ledger } from "./ledger/fact.ts";
import type { LeftOut } from "./rules/left-out.ts";
import { avoidedIn, avoidedWords } from "./rules/style/avoided-words.ts";

// What a text does not say because no wording of it is free of the words that the brand avoids.
export function leftOutByBrand(ledger: Ledger, options: WritingOptions, sections: Section[]): LeftOut[] {
  const avoided = options.brand?.wordsToAvoid ?? [];
  if (avoided.length === 0) return [];
  const index = avoidedWords(avoided);
  const stated = new Set(sections.flatMap(({ sentences }) => sentences.flatMap(({ facts }) => facts)));
  const byId = new Map(ledger.facts.map((fact) => [fact.id, fact]));
  const entries = silencedSentences(ledger, options)
    .filter(({ facts }) => facts.some((id) => !stated.has(id)))
    .map(({ text, facts }) => ({
      field: facts.map((id) => byId.get(id)?.field).find((field) => field !== undefined) ?? "words to avoid",
      words: text,
      rule: "style.brand-avoids",
      why: `It has “${avoidedIn(index, text) ?? avoided[0]}”, which your brand voice avoids.`,
      advice: "Say it in other words, or take the word off the list.",
      source: "your brand voice",
    }));
  return [...new Map(entries.map((entry) => [entry.words, entry])).values()];
}
