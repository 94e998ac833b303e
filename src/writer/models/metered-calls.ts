import { setTimeout as sleep } from "node:timers/promises";
import { type CallFailure, isWorthRepeating, OVER_THE_CAP, TIMED_OUT } from "#writer/models/call-failure.ts";
import type { TokenPrice } from "#writer/models/model-settings.ts";
import type { SpendingCap } from "#writer/models/spending-cap.ts";
import {
  addUsage,
  type CallSize,
  costMicroDollars,
  estimateTokens,
  NO_USAGE,
  type TokenUsage,
} from "#writer/models/token-usage.ts";

export type ModelLimits = {
  // For one description, all of its calls and waits together.
  timeoutMs: number;
  maxOutputTokens: number;
  maxRetries: number;
  firstRetryDelayMs: number;
};

export const DEFAULT_LIMITS: ModelLimits = {
  timeoutMs: 90_000,
  maxOutputTokens: 8_000,
  maxRetries: 3,
  firstRetryDelayMs: 500,
};

export type CallOutcome<Answer> = ({ answer: Answer } | { failure: CallFailure }) & { usage: TokenUsage };

type MeteredCall<Answer> = { size: CallSize; perform: (signal: AbortSignal) => Promise<CallOutcome<Answer>> };

export type CallsMade = { attempts: number; usage: TokenUsage; costMicroDollars: number };

type CallSettings = {
  limits: ModelLimits;
  price?: TokenPrice | undefined;
  spending?: SpendingCap | undefined;
  signal?: AbortSignal | undefined;
};

export type MeteredCalls = {
  call<Answer>(call: MeteredCall<Answer>): Promise<{ answer: Answer } | { failure: CallFailure }>;
  made(): CallsMade;
};

// All calls for one description: under one time limit and one cap, repeated where waiting helps, and counted.
export function startMeteredCalls({ limits, price, spending, signal }: CallSettings): MeteredCalls {
  const deadline = performance.now() + limits.timeoutMs;
  const timeLimit = AbortSignal.timeout(limits.timeoutMs);
  const stop = signal ? AbortSignal.any([signal, timeLimit]) : timeLimit;
  let attempts = 0;
  let usage = NO_USAGE;
  let cost = 0;

  async function callOnce<Answer>({ size, perform }: MeteredCall<Answer>): Promise<CallOutcome<Answer>> {
    const most = { inputTokens: estimateTokens(size), outputTokens: limits.maxOutputTokens, isEstimated: true };
    const reserved = costMicroDollars(most, price);
    if (spending && !(await spending.tryReserve(reserved))) return { failure: OVER_THE_CAP, usage: NO_USAGE };
    let spent = 0;
    try {
      attempts += 1;
      const outcome = await perform(stop);
      spent = costMicroDollars(outcome.usage, price);
      usage = addUsage(usage, outcome.usage);
      cost += spent;
      return stop.aborted && "failure" in outcome ? { ...outcome, failure: TIMED_OUT } : outcome;
    } finally {
      await spending?.settle({ reservedMicroDollars: reserved, spentMicroDollars: spent });
    }
  }

  async function call<Answer>(wanted: MeteredCall<Answer>) {
    for (let retries = 0; ; retries += 1) {
      if (stop.aborted) return { failure: TIMED_OUT };
      const outcome = await callOnce(wanted);
      if ("answer" in outcome || !isWorthRepeating(outcome.failure) || retries >= limits.maxRetries) return outcome;
      const waitMs = outcome.failure.retryAfterMs ?? backoffMs(retries, limits.firstRetryDelayMs);
      // Nobody waits for a call that could not be made in time.
      if (performance.now() + waitMs >= deadline) return outcome;
      await sleepUnless(stop, waitMs);
    }
  }

  return { call, made: () => ({ attempts, usage, costMicroDollars: cost }) };
}

// Between half and all of the doubled delay, so that servers that failed together do not come back together.
export function backoffMs(retries: number, firstDelayMs: number): number {
  return firstDelayMs * 2 ** retries * (0.5 + Math.random() / 2);
}

async function sleepUnless(signal: AbortSignal, ms: number): Promise<void> {
  await sleep(ms, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
