import { generateText, type LanguageModel, Output } from "ai";
import { z } from "zod";
import { failureOf } from "#writer/models/call-failure.ts";
import type { CallOutcome } from "#writer/models/metered-calls.ts";
import { estimateTokens, measuredUsage, NO_USAGE } from "#writer/models/token-usage.ts";

const Answer = z.object({
  id: z.string().describe("The id of the sentence"),
  text: z.string().describe("Its translation"),
});
export type TranslationAnswer = z.infer<typeof Answer>;

type TranslationCall = {
  model: LanguageModel;
  instructions: string;
  prompt: string;
  maxOutputTokens: number;
  signal: AbortSignal;
};

export async function askForTranslation(call: TranslationCall): Promise<CallOutcome<TranslationAnswer[]>> {
  const promptCharacters = call.instructions.length + call.prompt.length;
  const estimate = { inputTokens: estimateTokens({ promptCharacters, photos: 0 }), outputTokens: 0, isEstimated: true };
  try {
    const result = await generateText({
      model: call.model,
      instructions: call.instructions,
      messages: [{ role: "user", content: call.prompt }],
      output: Output.array({ element: Answer, name: "translation" }),
      maxOutputTokens: call.maxOutputTokens,
      maxRetries: 0,
      abortSignal: call.signal,
      providerOptions: { openai: { store: false } },
    });
    return { answer: result.output, usage: measuredUsage(result.usage, estimate) };
  } catch (error) {
    const failure = failureOf(error);
    const isTurnedAway = failure.kind === "refused" || failure.kind === "unavailable";
    return { failure, usage: isTurnedAway ? NO_USAGE : estimate };
  }
}
