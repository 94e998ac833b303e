import { z } from "zod";
import type { Fact } from "#writer/ledger/fact.ts";
import { factAsData } from "#writer/models/facts-for-model.ts";
import { quoteAsData } from "#writer/models/quote-as-data.ts";
import { CLOSER_READING, FIRST_READING } from "./reading-instructions.ts";

const VERDICTS = ["follows", "adds"] as const;
const NUMBER = z.number().int().describe("The number of the sentence");
const FACTS = z.array(z.string()).describe("The ids of the facts that the sentence rests on");

// The facts come before the verdict, so that it is given with them in view.
export const FirstVerdict = z.object({
  sentence: NUMBER,
  facts: FACTS,
  verdict: z.enum(VERDICTS),
  added: z.string().describe('For "adds": the words of the sentence that say more than is known. Otherwise empty.'),
});
export type FirstVerdict = z.infer<typeof FirstVerdict>;

export const CloserVerdict = z.object({
  sentence: NUMBER,
  facts: FACTS,
  quotes: z.array(z.string()).describe("The parts of these facts that carry the doubted words, letter for letter"),
  verdict: z.enum(VERDICTS),
});
export type CloserVerdict = z.infer<typeof CloserVerdict>;

export type ReadingRequest = { instructions: string; content: string };
// A sentence by its number, from 1, with the words of it that seemed to say more than is known.
export type Doubted = { sentence: number; text: string; doubted: string };

export function firstReadingRequest(facts: Fact[], sentences: string[]): ReadingRequest {
  const numbered = sentences.map((text, at) => ({ sentence: at + 1, text }));
  return { instructions: FIRST_READING, content: contentOf(facts, numbered) };
}

export function closerReadingRequest(facts: Fact[], doubted: Doubted[]): ReadingRequest {
  return { instructions: CLOSER_READING, content: contentOf(facts, doubted) };
}

function contentOf(facts: Fact[], sentences: object[]): string {
  return [
    "What is known:",
    quoteAsData("facts", facts.map(factAsData)),
    "The sentences:",
    quoteAsData("sentences", sentences),
  ].join("\n\n");
}
