import type { CorpusSentence } from "#tests/proof-corpus/read-corpus.ts";
import type { Sentence } from "#writer/description.ts";
import { type Judgment, judgmentsOf } from "#writer/models/checks/reading-request.ts";
import { followsFrom } from "#writer/rules/read-sentences/follows-from.ts";
import type { AnswerOf, HomeToRead } from "./home-readings.ts";
import { blockingIn } from "./measure-proof.ts";

// One sentence with what stops it: the checks alone, the reading alone, and both as the product decides.
export type ReadSentence = CorpusSentence & { checks: string[]; reading: string[]; together: string[] };

// Of the homes that have an answer.
export function measureReadings(homes: HomeToRead[], answerOf: AnswerOf): ReadSentence[] {
  return homes.flatMap((home) => {
    const answer = answerOf(home);
    if (!answer) return [];
    const judgments = judgmentsOf(answer, home.facts, home.sentences.length);
    return home.sentences.map((sentence, at) => {
      const judgment = judgments.get(at + 1);
      const reading = judgment && !judgment.follows ? [`reading: ${judgment.added}`] : [];
      return {
        ...sentence,
        checks: rulesIn(sentence, ["model"]),
        reading,
        together: [...reading, ...rulesIn(sentence, ["model", "embedded"], judgment)],
      };
    });
  });
}

// The text is checked as a model's when it is written, and as any text's when it is stored.
function rulesIn({ text, ledger }: CorpusSentence, writers: ("model" | "embedded")[], judgment?: Judgment): string[] {
  const read = judgment?.follows ? followsFrom(text, judgment.facts, ledger) : undefined;
  const sentence: Sentence = { text, facts: [], ...(read && { followsFrom: read }) };
  const found = writers.flatMap((writer) => blockingIn(sentence, ledger, writer));
  return [...new Set(found.map(({ rule, words }) => `${rule}: ${words}`))];
}
