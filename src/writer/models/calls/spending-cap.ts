import type { LanguageModelUsage } from "ai";
import type { TokenPrice } from "#writer/models/calls/model-settings.ts";

export const NO_USAGE: TokenUsage = { inputTokens: 0, outputTokens: 0, isEstimated: false };

// English text has about four characters a token; three stays on the safe side for names and JSON.
const CHARACTERS_PER_TOKEN = 3;

const TOKENS_PER_PHOTO = 1600;
// Money is set aside before a call and settled after it, so that calls at the same time cannot pass the cap together.
export type SpendingCap = {
  tryReserve(microDollars: number): Promise<boolean>;
  settle(outcome: { reservedMicroDollars: number; spentMicroDollars: number }): Promise<void>;
};

type CapSettings = { limitMicroDollars: number; per: "day" | "month"; now?: () => Date };

// Counts in this process alone, and starts again with each day or month (UTC).
export function createMemorySpendingCap({ limitMicroDollars, per, now = () => new Date() }: CapSettings): SpendingCap {
  const currentPeriod = () =>
    now()
      .toISOString()
      .slice(0, per === "day" ? 10 : 7);
  let period = currentPeriod();
  let spent = 0;
  let reserved = 0;

  function startPeriodIfNew() {
    if (period === currentPeriod()) return;
    period = currentPeriod();
    spent = 0;
  }

  return {
    async tryReserve(microDollars) {
      startPeriodIfNew();
      if (spent + reserved + microDollars > limitMicroDollars) return false;
      reserved += microDollars;
      return true;
    },
    async settle({ reservedMicroDollars, spentMicroDollars }) {
      startPeriodIfNew();
      reserved -= reservedMicroDollars;
      spent += spentMicroDollars;
    },
  };
}

// Both have to have room: what one of them refuses is given back to the other.
export function withinBoth(one: SpendingCap, other: SpendingCap): SpendingCap {
  return {
    async tryReserve(microDollars) {
      if (!(await one.tryReserve(microDollars))) return false;
      if (await other.tryReserve(microDollars)) return true;
      await one.settle({ reservedMicroDollars: microDollars, spentMicroDollars: 0 });
      return false;
    },
    async settle(outcome) {
      await Promise.all([one.settle(outcome), other.settle(outcome)]);
    },
  };
}

export type TokenUsage = { inputTokens: number; outputTokens: number; isEstimated: boolean };

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
