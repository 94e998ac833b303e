import { DrizzleQueryError } from "drizzle-orm";
import { hasErrorCode } from "#server/has-error-code.ts";

const UNIQUE_VIOLATION = "23505";

export function isUniqueViolation(error: unknown): boolean {
  return hasErrorCode(error instanceof DrizzleQueryError ? error.cause : error, UNIQUE_VIOLATION);
}
