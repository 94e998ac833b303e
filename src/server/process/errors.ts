import { DrizzleQueryError } from "drizzle-orm";

// A start that cannot go on: the message is one line for the person at the terminal.
export class StartError extends Error {
  override name = "StartError";
}

const UNIQUE_VIOLATION = "23505";

export function isUniqueViolation(error: unknown): boolean {
  return hasErrorCode(error instanceof DrizzleQueryError ? error.cause : error, UNIQUE_VIOLATION);
}

export function hasErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
