import type { CorpusSentence } from "#tests/proof-corpus/read-corpus.ts";
import { seededRandom, shuffled } from "#writer/compose/random.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { factsForModel } from "#writer/models/facts-for-model.ts";
import type { CloserVerdict, FirstVerdict } from "#writer/models/reading/reading-request.ts";
import { firstJudgments, type Judgments, withCloserReading } from "#writer/models/reading/verdicts.ts";
import { writeEmbedded } from "#writer/write-embedded.ts";

// The sentences of one home, in the order in which a reader sees them.
export type HomeToRead = { name: string; facts: Fact[]; sentences: CorpusSentence[] };
export type HomeAnswers = { first: FirstVerdict[]; closer?: CloserVerdict[] | undefined };

// True and invented ones mixed, always in the same way, so that their order tells a reader nothing.
export function homesToRead(sentences: CorpusSentence[]): HomeToRead[] {
  return [...Map.groupBy(sentences, ({ home }) => home)].map(([name, own]) => {
    const ledger = own[0]?.ledger ?? { facts: [], contradictions: [] };
    const embedded = writeEmbedded(ledger, { platform: "airbnb" }).sections;
    const mixed = shuffled(own, seededRandom(name, own.length));
    return { name, facts: factsForModel(ledger, embedded), sentences: mixed };
  });
}

export function firstOf({ facts, sentences }: HomeToRead, { first }: HomeAnswers): Judgments {
  return firstJudgments(first, facts, sentences.length);
}

// Without an answer of the closer reading the first decides, as it does in the product.
export function bothOf(home: HomeToRead, answers: HomeAnswers): Judgments {
  return withCloserReading(firstOf(home, answers), answers.closer ?? [], home.facts);
}
