import type { Section, Sentence } from "#writer/description.ts";
import type { Ledger } from "#writer/ledger/fact.ts";
import { baseForms } from "#writer/rules/lexicon/base-forms.ts";
import { provingFacts } from "#writer/rules/proof/check-mentions.ts";
import type { LedgerProof, ProvingFact } from "#writer/rules/proof/ledger-proof.ts";
import { isGrammar, wordsOfFact } from "#writer/rules/proof/ledger-words.ts";
import { quotablesOf } from "#writer/rules/proof/quoted-spans.ts";
import { readSection } from "#writer/rules/proof/section-reading.ts";

const TELLING = new Set(["thing", "place", "count", "bed", "distance"]);
const MOST_FACTS = 20;
const MOST_PER_CLAIM = 3;

type Known = { ledger: Ledger; proof: LedgerProof; was: Sentence | null };

// The facts that the proof finds for a sentence, and those of the sentence it was that it still speaks of.
export function factsBehind({ heading, text }: Pick<Section, "heading" | "text">, known: Known): string[] {
  const { ledger, proof, was } = known;
  const reading = readSection({ heading, text, sentences: [{ text, facts: [] }] }, quotablesOf(ledger, undefined));
  const found = new Set<string>();
  const words = new Set(reading.read.tokens.flatMap(({ word }) => (isGrammar(word) ? [] : [word])));
  const lower = text.toLowerCase();
  for (const fact of proof.facts) {
    const { id, key, value, field } = fact.fact;
    const isKept = was?.facts.includes(id) === true && speaksOf(words, fact);
    const isQuoted =
      (field !== undefined || key === "amenity.other") &&
      lower.includes(
        String(value)
          .toLowerCase()
          .replace(/[.!?]$/, ""),
      );
    const isNamed = (key === "place.city" || key === "place.neighborhood") && text.includes(String(value));
    if (isKept || isQuoted || isNamed) found.add(id);
  }
  for (const mention of reading.mentions.filter(({ claim }) => TELLING.has(claim.kind))) {
    const { positive, negative } = proof.supportOf(mention.claim.id);
    const proving = mention.isNegated ? negative : provingFacts(reading, mention, positive);
    const keyed = proving.filter(({ fact }) => mention.claim.keys.includes(fact.key));
    for (const { fact } of (keyed.length > 0 ? keyed : proving).slice(0, MOST_PER_CLAIM)) found.add(fact.id);
  }
  return [...found].slice(0, MOST_FACTS);
}

function speaksOf(words: ReadonlySet<string>, fact: ProvingFact): boolean {
  const told = wordsOfFact(fact);
  const named = new Set(fact.fact.key.split(/[.-]/).flatMap(baseForms));
  return [...words].some((word) => baseForms(word).some((form) => told.has(form) || named.has(form)));
}
