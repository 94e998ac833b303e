import { baseForms } from "../../lexicon/base-forms.ts";
import type { LedgerProof } from "../../proof/ledger-proof.ts";
import { isGrammar, wordsOfFact } from "../../proof/ledger-words.ts";
import { isQuoted, type SectionReading } from "../../proof/section-reading.ts";

const ARTICLE = /^(a|an|some|several)$/;
const STANDING = /^(is|are|stands?|hangs?|lies?|sits?|waits?)$/;
const AT = /^(on|in|by|beside|under|behind|above|below|at|near)$/;
const LONGEST_NAME = 5;

// "A permit is on the table": what a sentence brings into the home must be told, and told to be there.
export function placementsIn(reading: SectionReading, proof: LedgerProof): [number, number][] {
  const { tokens, sentences } = reading.read;
  return sentences.flatMap(({ first, last }): [number, number][] => {
    if (!ARTICLE.test(tokens[first]?.word ?? "")) return [];
    const verb = tokens.findIndex(({ word }, at) => at > first && at <= first + LONGEST_NAME && STANDING.test(word));
    if (verb < 0 || !AT.test(tokens[verb + 1]?.word ?? "") || isQuoted(reading, verb, verb)) return [];
    const name = verb - 1;
    if (reading.mentionAt[name] || reading.neutralAt[name]) return [];
    const forms = baseForms(tokens[name]?.word ?? "");
    const facts = proof.facts.filter((fact) => forms.some((form) => wordsOfFact(fact).has(form)));
    const places = tokens.slice(verb + 2, last).filter(({ word }) => !isGrammar(word));
    const isTold = facts.some((fact) =>
      places.some(({ word }) => baseForms(word).some((form) => wordsOfFact(fact).has(form))),
    );
    return isTold ? [] : [[first, verb]];
  });
}
