import type { Fact } from "#writer/ledger/fact.ts";
import type { Verdict } from "./reading-request.ts";

// What a reading makes of a sentence: the facts it follows from, or the words of it that are added. One that follows
// from no fact that is there is not spoken against, but not spoken for either.
export type Judgment = { follows: true; facts: string[] } | { follows: false; added: string };
// By the number of the sentence, from 1. A sentence without an answer is not in it.
export type Judgments = ReadonlyMap<number, Judgment>;

const MAX_ADDED_CHARACTERS = 160;

export function judgmentsOf(answer: Verdict[], facts: Fact[], count: number): Judgments {
  const known = new Set(facts.map(({ id }) => id));
  const bySentence = Map.groupBy(
    answer.filter(({ sentence }) => sentence >= 1 && sentence <= count),
    ({ sentence }) => sentence,
  );
  return new Map([...bySentence].map(([sentence, verdicts]) => [sentence, judgmentOf(verdicts, known)]));
}

// Of several verdicts on one sentence the worst counts. A reader who names a fact that is not there has not read them.
function judgmentOf(verdicts: Verdict[], known: ReadonlySet<string>): Judgment {
  const adding = verdicts.find(({ verdict }) => verdict === "adds");
  if (adding) return { follows: false, added: adding.added.slice(0, MAX_ADDED_CHARACTERS) };
  const named = [...new Set(verdicts.flatMap(({ facts }) => facts))];
  return { follows: true, facts: named.every((id) => known.has(id)) ? named : [] };
}
