import type { CorpusSentence } from "#tests/proof-corpus/read-corpus.ts";
import { seededRandom, shuffled } from "#writer/compose/random.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { factsForModel } from "#writer/models/calls/prompt-data.ts";
import type { Verdict } from "#writer/models/checks/reading-request.ts";
import { writeEmbedded } from "#writer/write-embedded.ts";

// The sentences of one home, in the order in which a reader sees them.
export type HomeToRead = { name: string; facts: Fact[]; sentences: CorpusSentence[] };
// What a reader said of a home; null where nothing was asked.
export type AnswerOf = (home: HomeToRead) => Verdict[] | null;

// True and invented ones mixed, always in the same way, so that their order tells a reader nothing.
export function homesToRead(sentences: CorpusSentence[]): HomeToRead[] {
  return [...Map.groupBy(sentences, ({ home }) => home)].map(([name, own]) => {
    const ledger = own[0]?.ledger ?? { facts: [], contradictions: [] };
    const embedded = writeEmbedded(ledger, { platform: "airbnb" }).sections;
    const mixed = shuffled(own, seededRandom(name, own.length));
    return { name, facts: factsForModel(ledger, embedded), sentences: mixed };
  });
}
