import { APICallError, JSONParseError, NoObjectGeneratedError, TypeValidationError } from "ai";

export type CallFailure = {
  kind: "refused" | "unavailable" | "broken off" | "unreadable" | "timed out" | "over the cap";
  // For the operator; holds nothing of what the provider sent.
  reason: string;
  retryAfterMs?: number;
};

export const OVER_THE_CAP: CallFailure = { kind: "over the cap", reason: "the spending cap is reached" };
export const TIMED_OUT: CallFailure = { kind: "timed out", reason: "the time limit passed" };
export const BROKEN_OFF: CallFailure = { kind: "broken off", reason: "the answer broke off" };
const UNREADABLE: CallFailure = { kind: "unreadable", reason: "the answer could not be read" };

export function isWorthRepeating({ kind }: CallFailure): boolean {
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
