import type { Finding } from "../finding.ts";
import type { LedgerProof } from "../proof/ledger-proof.ts";
import { wordsOfLedger } from "../proof/ledger-words.ts";
import { findingAt, isQuoted, type SectionReading } from "../proof/section-reading.ts";
import { OUR_LEDGER } from "../rule-sources.ts";

const HEARING = /^(hear|hears|heard|hearing|smell|smells)$/;
const HEARD = /^(hear|noise|noisy|sound|bell|loud|quiet|smell)$/;

// "You hear the sea at night": what reaches a guest's ears or nose is known only from a note about it.
export function checkSenses(reading: SectionReading, proof: LedgerProof): Finding[] {
  const { tokens } = reading.read;
  const isTold =
    proof.facts.some(({ fact }) => fact.key === "noise") || [...wordsOfLedger(proof)].some((word) => HEARD.test(word));
  if (isTold) return [];
  return [...tokens.keys()]
    .filter((at) => HEARING.test(tokens[at]?.word ?? "") && !/^(to|or|and)$/.test(tokens[at - 1]?.word ?? "") && !isQuoted(reading, at, at) && !reading.neutralAt[at])
    .map((at) => findingAt(reading, [at, at], { rule: "proof.sense", severity: "block", source: OUR_LEDGER }));
}
