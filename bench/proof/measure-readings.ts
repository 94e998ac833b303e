import type { CorpusSentence } from "#tests/proof-corpus/read-corpus.ts";
import type { Sentence } from "#writer/description.ts";
import type { Judgment } from "#writer/models/reading/verdicts.ts";
import { followsFrom } from "#writer/rules/read-sentences/follows-from.ts";
import { bothOf, firstOf, type HomeAnswers, type HomeToRead } from "./home-readings.ts";
import { blockingIn } from "./measure-proof.ts";

// One sentence with what stops it: "reading" for the second reading, else the rules of the checks.
export type ReadSentence = CorpusSentence & {
  checks: string[];
  reading: string[];
  first: string[];
  together: string[];
};

// What the checks, the readings, and both as the product decides make of the homes that have answers.
export function measureReadings(
  homes: HomeToRead[],
  answersOf: (home: HomeToRead) => HomeAnswers | null,
): ReadSentence[] {
  return homes.flatMap((home) => {
    const answers = answersOf(home);
    if (!answers) return [];
    const [first, both] = [firstOf(home, answers), bothOf(home, answers)];
    return home.sentences.map((sentence, at) => {
      const judgment = both.get(at + 1);
      const reading = objection(judgment);
      return {
        ...sentence,
        checks: rulesIn(sentence, ["model"]),
        first: objection(first.get(at + 1)),
        reading,
        together: [...reading, ...rulesIn(sentence, ["model", "embedded"], judgment)],
      };
    });
  });
}

function objection(judgment: Judgment | undefined): string[] {
  return judgment && !judgment.follows ? [`reading: ${judgment.added}`] : [];
}

// The text is checked as a model's when it is written, and as any text's when it is stored.
function rulesIn(corpus: CorpusSentence, writers: ("model" | "embedded")[], judgment?: Judgment): string[] {
  const { text, ledger } = corpus;
  const read = judgment?.follows ? followsFrom(text, judgment.facts, ledger) : undefined;
  const sentence: Sentence = { text, facts: [], ...(read && { followsFrom: read }) };
  const found = writers.flatMap((writer) => blockingIn(sentence, ledger, writer));
  return [...new Set(found.map(({ rule, words }) => `${rule}: ${words}`))];
}
