import type { Sentence } from "#writer/description.ts";

// All facts that a sentence rests on, by its writer and by its reader.
export function factsUnder({ facts, followsFrom: read }: Sentence): string[] {
  return read ? [...facts, ...read.facts] : facts;
}

// The same sentence in a text that names its facts otherwise.
export function withFactIds(sentence: Sentence, idOf: (id: string) => string): Sentence {
  const { followsFrom: read, facts } = sentence;
  return {
    ...sentence,
    facts: facts.map(idOf),
    ...(read && { followsFrom: { ...read, facts: read.facts.map(idOf) } }),
  };
}
