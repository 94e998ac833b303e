import { isHarmless, isPerson } from "../../lexicon/is-harmless.ts";
import { ANIMALS } from "../../lexicon/statement-words.ts";
import type { LedgerProof } from "../../proof/ledger-proof.ts";
import { wordsOfLedger } from "../../proof/ledger-words.ts";
import { isQuoted, type SectionReading } from "../../proof/section-reading.ts";
import { readStatements } from "./read-statements.ts";
import { isOfGuests } from "./subjects.ts";

// "The house never floods", "the bus is always on time": what holds at all times must be told.
export function promisesIn(reading: SectionReading, proof: LedgerProof): [number, number][] {
  const { tokens } = reading.read;
  const known = wordsOfLedger(proof);
  if (["never", "always", "no", "not", "only", "without"].some((word) => known.has(word))) return [];
  return readStatements(reading, (at) => /^(never|always|rarely|seldom)$/.test(tokens[at]?.word ?? ""))
    .filter((statement) => !isQuoted(reading, statement.verb, statement.verb) && !isOfGuests(statement))
    .filter(({ names }) => !names.some(isPerson))
    .filter(({ names }) => names.some((name) => !isHarmless(name) || known.has(name) || ANIMALS.has(name)))
    .map(({ first, verb }): [number, number] => [first, verb]);
}
