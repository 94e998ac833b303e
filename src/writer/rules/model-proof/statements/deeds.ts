import { isHarmless } from "../../lexicon/is-harmless.ts";
import { ANIMALS, DEEDS_TO_TELL, USUAL_DEEDS } from "../../lexicon/statement-words.ts";
import type { LedgerProof } from "../../proof/ledger-proof.ts";
import { isGrammar } from "../../proof/ledger-words.ts";
import type { SectionReading } from "../../proof/section-reading.ts";
import type { Statement } from "./read-statements.ts";
import { isOfGuests, isOfHome } from "./subjects.ts";
import { factsOf, isTold } from "./told-together.ts";

const NOT_A_SUBJECT =
  /^(to|will|would|can|could|may|might|should|must|you|we|i|they|who|not|the|a|an|your|our|and|or|of|in|on|by|than)$/;

// "The engine runs", "seals swim": a verb that stands right behind its subject and agrees with it.
export function isDeed({ read, mentionAt }: SectionReading, at: number): boolean {
  const [before, token] = [read.tokens[at - 1], read.tokens[at]];
  if (!DEEDS_TO_TELL.has(token?.word ?? "") || mentionAt[at]?.first === at - 1 || !token?.isJoined) return false;
  // "The train stops" agrees, and "the train stop" does not.
  if (/^(each|whatever|whichever|it|each)$/.test(read.tokens[at + 1]?.word ?? "")) return false;
  const isPlural = /[^s]s$/.test(before?.word ?? "");
  const isThirdPerson = (token?.word ?? "").endsWith("s");
  return isPlural !== isThirdPerson && !NOT_A_SUBJECT.test(before?.word ?? "") && !/^\p{Lu}/u.test(token?.raw ?? "");
}

export function untoldDeed(reading: SectionReading, statement: Statement, proof: LedgerProof): number | null {
  const { word = "" } = reading.read.tokens[statement.verb] ?? {};
  const facts = factsOf(statement, proof);
  if (isOfHome(statement) || isOfGuests(statement)) return null;
  const isEveryday = statement.names.every((name) => isHarmless(name) && !ANIMALS.has(name));
  if (facts.length === 0 && isEveryday) return null;
  if (statement.mentions.some(({ claim }) => claim.kind !== "place") && USUAL_DEEDS.has(word)) return null;
  // "Tram 2 stops at the door", of a note that says "tram 2 at the door".
  for (let at = statement.verb; at < statement.end; at += 1) {
    const said = reading.read.tokens[at]?.word ?? "";
    if ((!isGrammar(said) || /^\d/.test(said)) && isTold(reading, at, { facts, statement })) return null;
  }
  return statement.verb;
}
