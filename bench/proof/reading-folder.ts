import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ZodType, z } from "zod";
import type { CorpusSentence } from "#tests/proof-corpus/read-corpus.ts";
import { seededRandom, shuffled } from "#writer/compose/random.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { factsForModel } from "#writer/models/facts-for-model.ts";
import {
  CloserVerdict,
  closerReadingRequest,
  FirstVerdict,
  firstReadingRequest,
  type ReadingRequest,
} from "#writer/models/reading/reading-request.ts";
import { doubtedIn, firstJudgments, type Judgments, withCloserReading } from "#writer/models/reading/verdicts.ts";
import { writeEmbedded } from "#writer/write-embedded.ts";

// The sentences of one home, in the order in which a reader sees them.
export type HomeToRead = { name: string; facts: Fact[]; sentences: CorpusSentence[] };

// True and invented ones mixed, always in the same way, so that their order tells a reader nothing.
export function homesToRead(sentences: CorpusSentence[]): HomeToRead[] {
  return [...Map.groupBy(sentences, ({ home }) => home)].map(([name, own]) => {
    const ledger = own[0]?.ledger ?? { facts: [], contradictions: [] };
    const embedded = writeEmbedded(ledger, { platform: "airbnb" }).sections;
    const mixed = shuffled(own, seededRandom(name, own.length));
    return { name, facts: factsForModel(ledger, embedded), sentences: mixed };
  });
}

// Writes the requests that have no answer yet: the first reading of each home, then the closer one of what it doubts.
export function writeRequests(homes: HomeToRead[], folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  return homes.flatMap(({ name, facts, sentences }) => {
    const texts = sentences.map(({ text }) => text);
    const first = readFirst({ name, facts, sentences }, folder);
    if (!first) return [writeRequest(folder, name, firstReadingRequest(facts, texts))];
    const doubted = doubtedIn(first, texts);
    if (doubted.length === 0 || existsSync(answerPath(folder, `${name}.closer`))) return [];
    return [writeRequest(folder, `${name}.closer`, closerReadingRequest(facts, doubted))];
  });
}

// What the readings make of a home's sentences; null without an answer of the first. Without one of the closer reading
// the first decides, as it does in the product.
export function readJudgments(home: HomeToRead, folder: string): { first: Judgments; both: Judgments } | null {
  const first = readFirst(home, folder);
  if (!first) return null;
  const closer = readAnswer(answerPath(folder, `${home.name}.closer`), CloserVerdict);
  return { first, both: closer ? withCloserReading(first, closer, home.facts) : first };
}

function readFirst({ name, facts, sentences }: HomeToRead, folder: string): Judgments | null {
  const answer = readAnswer(answerPath(folder, name), FirstVerdict);
  return answer && firstJudgments(answer, facts, sentences.length);
}

function readAnswer<Element>(path: string, element: ZodType<Element>): Element[] | null {
  if (!existsSync(path)) return null;
  const parsed = z.object({ elements: z.array(element) }).safeParse(JSON.parse(readFileSync(path, "utf8")));
  if (!parsed.success) throw new Error(`${path} is not an answer: ${parsed.error.message}`);
  return parsed.data.elements;
}

function writeRequest(folder: string, name: string, { instructions, content }: ReadingRequest): string {
  const path = join(folder, `${name}.txt`);
  // One that waits for its answer stays as it is, also when the instructions have changed since.
  if (!existsSync(path)) writeFileSync(path, `${instructions}\n\n${content}\n`);
  return path;
}

function answerPath(folder: string, name: string): string {
  return join(folder, `${name}.answer.json`);
}
