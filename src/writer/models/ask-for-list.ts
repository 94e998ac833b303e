import { generateText, type LanguageModel, type ModelMessage, Output } from "ai";
import type { ZodType } from "zod";
import { failureOf } from "#writer/models/call-failure.ts";
import type { CallOutcome } from "#writer/models/metered-calls.ts";
import { type CallSize, estimateTokens, measuredUsage, NO_USAGE } from "#writer/models/token-usage.ts";

type ListCall<Element> = {
  model: LanguageModel;
  instructions: string;
  content: Extract<ModelMessage, { role: "user" }>["content"];
  element: ZodType<Element>;
  name: string;
  size: CallSize;
  maxOutputTokens: number;
  signal: AbortSignal;
};

// One call that is answered with a list, all at once.
export async function askForList<Element>(call: ListCall<Element>): Promise<CallOutcome<Element[]>> {
  const estimate = { inputTokens: estimateTokens(call.size), outputTokens: 0, isEstimated: true };
  try {
    const result = await generateText({
      model: call.model,
      instructions: call.instructions,
      messages: [{ role: "user", content: call.content }],
      output: Output.array({ element: call.element, name: call.name }),
      maxOutputTokens: call.maxOutputTokens,
      maxRetries: 0,
      abortSignal: call.signal,
      // A home's details are not for keeping at the provider.
      providerOptions: { openai: { store: false } },
    });
    return { answer: result.output, usage: measuredUsage(result.usage, estimate) };
  } catch (error) {
    const failure = failureOf(error);
    const isTurnedAway = failure.kind === "refused" || failure.kind === "unavailable";
    return { failure, usage: isTurnedAway ? NO_USAGE : estimate };
  }
}
