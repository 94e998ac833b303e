import { isHarmless, isPerson } from "../../lexicon/is-harmless.ts";
import type { LedgerProof, ProvingFact } from "../../proof/ledger-proof.ts";
import { isQuoted, type SectionReading } from "../../proof/section-reading.ts";
import { readStatements } from "./read-statements.ts";
import { isOfGuests } from "./subjects.ts";
import { factsOf } from "./told-together.ts";

const DENYING = /^(not|doesn't|don't|isn't|aren't|won't|cannot|can't)$/;
const LIMITING =
  /^(no|not|never|without|none|only|off|closed|closes?|until|till|don't|doesn't|isn't|aren't|cannot|can't|except|weak|slow|less|low|out|breaks?|goes|cold)$/;

// "The trams do not run at night", of a note that only says where they stop: what a place nearby is not or
// does not do must be told of it as well.
export function denialsIn(reading: SectionReading, proof: LedgerProof): [number, number][] {
  const { tokens } = reading.read;
  return readStatements(reading, (at) => DENYING.test(tokens[at]?.word ?? ""))
    .filter(({ verb }) => !isQuoted(reading, verb, verb) && !reading.neutralAt[verb])
    .filter((statement) => !isOfGuests(statement) && !statement.names.some(isPerson))
    .filter((statement) => statement.names.some((name) => !isHarmless(name)))
    .filter((statement) => {
      const facts = factsOf(statement, proof);
      return facts.length > 0 && facts.every(({ isNearby }) => isNearby) && !facts.some(isLimited);
    })
    .map(({ first, verb }): [number, number] => [first, verb]);
}

function isLimited({ fact, reading }: ProvingFact): boolean {
  return fact.value === false || reading.words.some((word) => LIMITING.test(word));
}
