import { z } from "zod";
import type { Fact } from "#writer/ledger/fact.ts";
import { factAsData } from "#writer/models/facts-for-model.ts";
import { quoteAsData } from "#writer/models/quote-as-data.ts";
import { READING_INSTRUCTIONS } from "./reading-instructions.ts";

// The facts come before the verdict, so that it is given with them in view.
export const Verdict = z.object({
  sentence: z.number().int().describe("The number of the sentence"),
  facts: z.array(z.string()).describe("The ids of the facts that the sentence rests on"),
  verdict: z.enum(["follows", "adds"]),
  added: z.string().describe('For "adds": the words of the sentence that say more than is known. Otherwise empty.'),
});
export type Verdict = z.infer<typeof Verdict>;

export type ReadingRequest = { instructions: string; content: string };

export function readingRequest(facts: Fact[], sentences: string[]): ReadingRequest {
  const numbered = sentences.map((text, at) => ({ sentence: at + 1, text }));
  const content = [
    "What is known:",
    quoteAsData("facts", facts.map(factAsData)),
    "The sentences:",
    quoteAsData("sentences", numbered),
  ];
  return { instructions: READING_INSTRUCTIONS, content: content.join("\n\n") };
}
