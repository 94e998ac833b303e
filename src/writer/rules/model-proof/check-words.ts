import type { Finding } from "../finding.ts";
import { baseForms } from "../lexicon/base-forms.ts";
import { isHarmless } from "../lexicon/is-harmless.ts";
import type { LedgerProof } from "../proof/ledger-proof.ts";
import { wordsOfLedger } from "../proof/ledger-words.ts";
import { readNumbers } from "../proof/read-numbers.ts";
import { findingAt, isQuoted, type SectionReading } from "../proof/section-reading.ts";
import { OUR_LEDGER } from "../rule-sources.ts";

// The vocabulary of a model's text: what the other checks prove, the words of the facts, and harmless ones. Any other
// word may name something that does not exist.
export function checkWords(reading: SectionReading, proof: LedgerProof, allowed: Set<string>): Finding[] {
  const findings: Finding[] = [];
  const known = wordsOfLedger(proof);
  const isChecked = checkedElsewhere(reading);
  for (const [at, { word }] of reading.read.tokens.entries()) {
    if (isChecked[at] || allowed.has(word) || isQuoted(reading, at, at)) continue;
    if (isHarmless(word) || baseForms(word).some((form) => known.has(form)) || isDerived(word, known)) continue;
    findings.push(findingAt(reading, [at, at], { rule: "proof.word", severity: "block", source: OUR_LEDGER }));
  }
  return findings;
}

const STEM = 6;
const stemsByWords = new WeakMap<Set<string>, Set<string>>();

// "Restoration" of what a note calls restored.
function isDerived(word: string, known: Set<string>): boolean {
  if (word.length <= STEM || /(er|or|ist)s?$/.test(word)) return false;
  let stems = stemsByWords.get(known);
  if (!stems) {
    stems = new Set([...known].filter((one) => one.length >= STEM).map((one) => one.slice(0, STEM)));
    stemsByWords.set(known, stems);
  }
  return stems.has(word.slice(0, STEM));
}

// Mentions and numbers have checks of their own, and a phrase that only looks like a claim has passed one.
function checkedElsewhere({ read, mentionAt, neutralAt }: SectionReading): boolean[] {
  const isChecked = read.tokens.map((_, at) => mentionAt[at] !== undefined || neutralAt[at] === true);
  for (const { first, last } of readNumbers(read.tokens)) isChecked.fill(true, first, last + 1);
  return isChecked;
}
