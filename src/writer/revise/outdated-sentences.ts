import { type Description, factsUnder } from "#writer/description.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { NothingKnownError, type PropertyInput, prepareWriting } from "#writer/write-description.ts";
import { identityOf } from "./carry-facts.ts";

type Outdated = { heading: string; text: string; because: Fact[] };

// The sentences of a text that rest on something the home's details no longer say.
export function outdatedSentences(description: Description, property: PropertyInput): Outdated[] {
  const known = factNames(description, property);
  // A form that was emptied says nothing of the text.
  if (known.size === 0) return [];
  const gone = description.facts.filter((fact) => !fact.key.startsWith("brand.") && !known.has(identityOf(fact)));
  return description.sections.flatMap(({ heading, sentences }) =>
    sentences.flatMap((sentence) => {
      const because = gone.filter(({ id }) => factsUnder(sentence).includes(id));
      return because.length > 0 ? [{ heading, text: sentence.text, because }] : [];
    }),
  );
}

// Everything that a home's details say, beside what a text knows of its pictures.
export function factNames({ platform, facts }: Description, property: PropertyInput): Set<string> {
  const seen = facts.filter(({ source }) => source === "photo" || source === "floor plan");
  try {
    return new Set(prepareWriting({ property, options: { platform }, seen }).ledger.facts.map(identityOf));
  } catch (error) {
    if (error instanceof NothingKnownError) return new Set();
    throw error;
  }
}
