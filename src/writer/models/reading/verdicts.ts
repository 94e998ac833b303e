import type { Fact } from "#writer/ledger/fact.ts";
import { factAsData } from "#writer/models/facts-for-model.ts";
import type { CloserVerdict, Doubted, FirstVerdict } from "./reading-request.ts";

// What the readings make of a sentence: the facts it follows from, or the words of it that are added. One that follows
// from no fact that is there is not spoken against, but not spoken for either.
export type Judgment = { follows: true; facts: string[] } | { follows: false; added: string };
// By the number of the sentence, from 1. A sentence without an answer is not in it.
export type Judgments = ReadonlyMap<number, Judgment>;

const MAX_ADDED_CHARACTERS = 160;
const LEAST_QUOTED_CHARACTERS = 3;

export function firstJudgments(answer: FirstVerdict[], facts: Fact[], count: number): Judgments {
  const bySentence = Map.groupBy(
    answer.filter(({ sentence }) => sentence >= 1 && sentence <= count),
    ({ sentence }) => sentence,
  );
  return new Map([...bySentence].map(([sentence, verdicts]) => [sentence, judgmentOf(verdicts, facts)]));
}

// Of several verdicts on one sentence the worst counts.
function judgmentOf(verdicts: FirstVerdict[], facts: Fact[]): Judgment {
  const adding = verdicts.find(({ verdict }) => verdict === "adds");
  if (adding) return { follows: false, added: adding.added.slice(0, MAX_ADDED_CHARACTERS) };
  return { follows: true, facts: knownOnly(verdicts, facts) };
}

// None where one of them is not there: a reader who names it has not read the facts.
function knownOnly(verdicts: { facts: string[] }[], facts: Fact[]): string[] {
  const known = new Set(facts.map(({ id }) => id));
  const named = [...new Set(verdicts.flatMap((one) => one.facts))];
  return named.every((id) => known.has(id)) ? named : [];
}

export function doubtedIn(judgments: Judgments, sentences: string[]): Doubted[] {
  return sentences.flatMap((text, at) => {
    const judgment = judgments.get(at + 1);
    return judgment && !judgment.follows ? [{ sentence: at + 1, text, doubted: judgment.added }] : [];
  });
}

// A doubt is dropped where the closer reading quotes what carries the doubted words, and the quotes are there.
export function withCloserReading(judgments: Judgments, answer: CloserVerdict[], facts: Fact[]): Judgments {
  const bySentence = Map.groupBy(answer, ({ sentence }) => sentence);
  return new Map(
    [...judgments].map(([sentence, judgment]) => {
      const verdicts = bySentence.get(sentence) ?? [];
      const named = judgment.follows ? [] : carryingFacts(verdicts, facts);
      return [sentence, named.length > 0 ? { follows: true as const, facts: named } : judgment];
    }),
  );
}

function carryingFacts(verdicts: CloserVerdict[], facts: Fact[]): string[] {
  if (verdicts.some(({ verdict }) => verdict === "adds")) return [];
  const named = knownOnly(verdicts, facts);
  const said = facts.filter(({ id }) => named.includes(id)).map((fact) => plainly(JSON.stringify(factAsData(fact))));
  const quotes = verdicts.flatMap((one) => one.quotes).map(plainly);
  const isThere = (quote: string) =>
    quote.length >= LEAST_QUOTED_CHARACTERS && said.some((words) => words.includes(quote));
  return quotes.length > 0 && quotes.every(isThere) ? named : [];
}

// Letters and digits alone: a reader may copy a quotation mark or a space otherwise.
function plainly(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
