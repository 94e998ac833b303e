import type { Finding } from "../finding.ts";
import type { LedgerProof } from "../proof/ledger-proof.ts";
import type { SectionReading } from "../proof/section-reading.ts";
import { checkDeeds } from "./check-deeds.ts";
import { checkGifts } from "./check-gifts.ts";
import { checkGrants } from "./check-grants.ts";
import { checkHabits } from "./check-habits.ts";
import { checkHostDeeds } from "./check-host-deeds.ts";
import { checkJudgments } from "./check-judgments.ts";
import { checkRefusals } from "./check-refusals.ts";
import { checkRelations } from "./check-relations.ts";
import { checkRooms } from "./check-rooms.ts";
import { checkSenses } from "./check-senses.ts";
import { checkTimes } from "./check-times.ts";
import { checkWords } from "./check-words.ts";
import { checkStatements } from "./statements/check-statements.ts";

// What only a model's text must stand: it may invent what no list of claims foresees.
export function checkModelText(reading: SectionReading, proof: LedgerProof, allowed: Set<string>): Finding[] {
  return [
    ...checkWords(reading, proof, allowed),
    ...checkHostDeeds(reading, proof),
    ...checkDeeds(reading, proof),
    ...checkRooms(reading, proof),
    ...checkRelations(reading, proof),
    ...checkGrants(reading, proof),
    ...checkGifts(reading, proof),
    ...checkHabits(reading, proof),
    ...checkRefusals(reading, proof),
    ...checkSenses(reading, proof),
    ...checkStatements(reading, proof),
    ...checkTimes(reading, proof),
    ...checkJudgments(reading, proof),
  ];
}
