import type { LanguageModelUsage } from "ai";
import type { TokenPrice } from "#writer/models/model-settings.ts";

export type TokenUsage = { inputTokens: number; outputTokens: number; isEstimated: boolean };

export const NO_USAGE: TokenUsage = { inputTokens: 0, outputTokens: 0, isEstimated: false };

// English text has about four characters a token; three stays on the safe side for names and JSON.
const CHARACTERS_PER_TOKEN = 3;
const TOKENS_PER_PHOTO = 1600;

export type CallSize = { promptCharacters: number; photos: number };

export function estimateTokens({ promptCharacters, photos }: CallSize): number {
  return Math.ceil(promptCharacters / CHARACTERS_PER_TOKEN) + photos * TOKENS_PER_PHOTO;
}

// A provider bills a call that broke off, but only a finished one says how much it was.
export function measuredUsage(reported: LanguageModelUsage | undefined, estimate: TokenUsage): TokenUsage {
  if (reported?.inputTokens === undefined || reported.outputTokens === undefined) return estimate;
  return { inputTokens: reported.inputTokens, outputTokens: reported.outputTokens, isEstimated: false };
}

export function addUsage(one: TokenUsage, other: TokenUsage): TokenUsage {
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    isEstimated: one.isEstimated || other.isEstimated,
  };
}

export function costMicroDollars(usage: TokenUsage, price: TokenPrice | undefined): number {
  return price ? Math.ceil(usage.inputTokens * price.input + usage.outputTokens * price.output) : 0;
}
