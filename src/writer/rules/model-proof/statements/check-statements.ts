import type { Finding } from "../../finding.ts";
import type { LedgerProof } from "../../proof/ledger-proof.ts";
import { findingAt, isQuoted, type SectionReading } from "../../proof/section-reading.ts";
import { OUR_LEDGER } from "../../rule-sources.ts";
import { misfitIn } from "./belongings.ts";
import { isDeed, untoldDeed } from "./deeds.ts";
import { denialsIn } from "./denials.ts";
import { placementsIn } from "./placements.ts";
import { promisesIn } from "./promises.ts";
import { readStatements } from "./read-statements.ts";
import { untoldState } from "./states.ts";
import { strangersIn } from "./strangers.ts";
import { misplacedIn } from "./whereabouts.ts";

const VERDICT = { rule: "proof.statement", severity: "block", source: OUR_LEDGER } as const;
const LINK = /^(is|are|was|were|stays?|feels?|remains?|seems?|has|have|gets?|be|been|stands?|sits?|lies?)$/;

// How a thing is, where it is, what it has and what it does must be told of that very thing: that a note says "copper"
// of the pans does not make the bathtub copper.
export function checkStatements(reading: SectionReading, proof: LedgerProof): Finding[] {
  const spans = [
    ...strangersIn(reading, proof),
    ...promisesIn(reading, proof),
    ...untoldIn(reading, proof),
    ...denialsIn(reading, proof),
    ...placementsIn(reading, proof),
  ];
  return spans.map((span) => findingAt(reading, span, VERDICT));
}

function untoldIn(reading: SectionReading, proof: LedgerProof): [number, number][] {
  return readStatements(reading, (at) => isLink(reading, at) || isDeed(reading, at)).flatMap((statement) => {
    const wrong = isLink(reading, statement.verb)
      ? (untoldState(reading, statement, proof) ??
        misplacedIn(reading, statement, proof) ??
        misfitIn(reading, statement, proof))
      : untoldDeed(reading, statement, proof);
    const span: [number, number][] = wrong === null ? [] : [[statement.first, wrong]];
    return wrong !== null && isQuoted(reading, wrong, wrong) ? [] : span;
  });
}

function isLink({ read }: SectionReading, at: number): boolean {
  return LINK.test(read.tokens[at]?.word ?? "");
}
