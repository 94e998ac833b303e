import { setTimeout as sleep } from "node:timers/promises";
import {
  APICallError,
  generateText,
  JSONParseError,
  type LanguageModel,
  type ModelMessage,
  NoObjectGeneratedError,
  Output,
  TypeValidationError,
} from "ai";
import type { ZodType } from "zod";
import type { TokenPrice } from "#writer/models/calls/model-settings.ts";
import {
  addUsage,
  type CallSize,
  costMicroDollars,
  estimateTokens,
  measuredUsage,
  NO_USAGE,
  type SpendingCap,
  type TokenUsage,
} from "#writer/models/calls/spending-cap.ts";

const OVER_THE_CAP: CallFailure = { kind: "over the cap", reason: "the spending cap is reached" };

const TIMED_OUT: CallFailure = { kind: "timed out", reason: "the time limit passed" };

export const BROKEN_OFF: CallFailure = { kind: "broken off", reason: "the answer broke off" };

const UNREADABLE: CallFailure = { kind: "unreadable", reason: "the answer could not be read" };

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
      // A retry after the deadline would be aborted anyway.
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

type CallFailure = {
  kind: "refused" | "unavailable" | "broken off" | "unreadable" | "timed out" | "over the cap";
  // For the operator; holds nothing of what the provider sent.
  reason: string;
  retryAfterMs?: number;
};

function isWorthRepeating({ kind }: CallFailure): boolean {
  return kind === "unavailable" || kind === "broken off";
}

export function failureOf(error: unknown): CallFailure {
  if (NoObjectGeneratedError.isInstance(error)) return UNREADABLE;
  if (!APICallError.isInstance(error)) return failureOfStream(error);
  const { statusCode, responseHeaders } = error;
  if (statusCode === undefined) return { kind: "unavailable", reason: "the provider could not be reached" };
  if (statusCode === 429 || statusCode >= 500) return unavailable(statusCode, responseHeaders);
  // A success whose body is no answer at all, or never came to its end.
  if (statusCode < 400) return isMisread(error.cause) ? UNREADABLE : BROKEN_OFF;
  return { kind: "refused", reason: `the provider refused the call (${statusCode})` };
}

function isMisread(cause: unknown): boolean {
  return JSONParseError.isInstance(cause) || TypeValidationError.isInstance(cause);
}

// Once a stream has begun, an error is whatever the provider put into it, or the connection's own.
function failureOfStream(error: unknown): CallFailure {
  const status = typeof error === "object" && error && "statusCode" in error ? error.statusCode : undefined;
  if (typeof status !== "number") return BROKEN_OFF;
  if (status === 429 || status >= 500) return unavailable(status);
  return { kind: "refused", reason: `the provider refused the call (${status})` };
}

function unavailable(status: number, headers: Record<string, string> = {}): CallFailure {
  const retryAfterMs = readRetryAfter(headers);
  return {
    kind: "unavailable",
    reason: `the provider is not available (${status})`,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}

function readRetryAfter(headers: Record<string, string>): number | undefined {
  const inMs = Number.parseFloat(headers["retry-after-ms"] ?? "");
  if (Number.isFinite(inMs)) return Math.max(0, inMs);
  const header = headers["retry-after"] ?? "";
  const ms = /^\s*[\d.]+\s*$/.test(header) ? Number.parseFloat(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

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
