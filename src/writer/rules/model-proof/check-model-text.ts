import type { Finding } from "../finding.ts";
import type { LedgerProof } from "../proof/ledger-proof.ts";
import type { SectionReading } from "../proof/section-reading.ts";
import { checkHostActions, checkRefusals } from "./check-host-actions.ts";
import { checkJudgments, checkSenses } from "./check-impressions.ts";
import { checkOfferedItems, checkOfferedTerms } from "./check-offers.ts";
import { checkPlaceActions } from "./check-place-actions.ts";
import { checkRelations } from "./check-relations.ts";
import { checkRooms } from "./check-rooms.ts";
import { checkHabits, checkTimes } from "./check-times.ts";
import { checkWords } from "./check-words.ts";
import { checkStatements } from "./statements/check-statements.ts";

// What only a model's text must stand: it may invent what no list of claims foresees.
export function checkModelText(reading: SectionReading, proof: LedgerProof, allowed: Set<string>): Finding[] {
  return [
    ...checkWords(reading, proof, allowed),
    ...checkHostActions(reading, proof),
    ...checkPlaceActions(reading, proof),
    ...checkRooms(reading, proof),
    ...checkRelations(reading, proof),
    ...checkOfferedTerms(reading, proof),
    ...checkOfferedItems(reading, proof),
    ...checkHabits(reading, proof),
    ...checkRefusals(reading, proof),
    ...checkSenses(reading, proof),
    ...checkStatements(reading, proof),
    ...checkTimes(reading, proof),
    ...checkJudgments(reading, proof),
  ];
}
