import { type LanguageModel, type ModelMessage, Output, streamText } from "ai";
import { BROKEN_OFF, failureOf } from "#writer/models/call-failure.ts";
import type { CallOutcome } from "#writer/models/metered-calls.ts";
import { createSectionAnswerSchema, type Field, type SectionAnswer } from "#writer/models/section-answer.ts";
import { type CallSize, estimateTokens, measuredUsage, NO_USAGE, type TokenUsage } from "#writer/models/token-usage.ts";

type SectionsCall = {
  model: LanguageModel;
  instructions: string;
  messages: ModelMessage[];
  fields: Field[];
  size: CallSize;
  maxOutputTokens: number;
  signal: AbortSignal;
  onAnswer: (answer: SectionAnswer) => void;
};

// One call, streamed: each section is handed on as soon as it is complete.
export async function askForSections(call: SectionsCall): Promise<CallOutcome<SectionAnswer[]>> {
  let streamError: unknown;
  let received = 0;
  const result = streamText({
    model: call.model,
    instructions: call.instructions,
    messages: call.messages,
    output: Output.array({ element: createSectionAnswerSchema(call.fields), name: "description" }),
    maxOutputTokens: call.maxOutputTokens,
    maxRetries: 0,
    abortSignal: call.signal,
    // A home's details are not for keeping at the provider.
    providerOptions: { openai: { store: false } },
    onChunk: ({ chunk }) => {
      if (chunk.type === "text-delta") received += chunk.text.length;
    },
    onError: ({ error }) => {
      streamError ??= error;
    },
  });
  const estimate = (): TokenUsage => ({
    inputTokens: estimateTokens(call.size),
    outputTokens: estimateTokens({ promptCharacters: received, photos: 0 }),
    isEstimated: true,
  });
  try {
    for await (const answer of result.elementStream) call.onAnswer(answer);
    const [answer, reason, reported] = await Promise.all([result.output, result.finishReason, result.usage]);
    const usage = measuredUsage(reported, estimate());
    if (streamError !== undefined) return { failure: failureOf(streamError), usage };
    return reason === "interrupted" ? { failure: BROKEN_OFF, usage } : { answer, usage };
  } catch (error) {
    const isCutShort = (await Promise.resolve(result.finishReason).catch(() => undefined)) === "interrupted";
    const failure = isCutShort ? BROKEN_OFF : failureOf(streamError ?? error);
    const isTurnedAway = received === 0 && (failure.kind === "refused" || failure.kind === "unavailable");
    if (isTurnedAway) return { failure, usage: NO_USAGE };
    return { failure, usage: measuredUsage(await Promise.resolve(result.usage).catch(() => undefined), estimate()) };
  }
}
