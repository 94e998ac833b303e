import { ApiError } from "#web/lib/api-error.ts";

// Why saving does not work right now: the server is out of reach, the draft is, or the server refuses what was sent.
export type SaveTrouble =
  | { kind: "unreachable"; message: string | null }
  | { kind: "no access" }
  | { kind: "refused"; fieldId: string | null; message: string; isClosed: boolean };

const NO_ACCESS = new Set([401, 404, 410]);
const REFUSED = new Set([400, 403, 413, 422]);

export function troubleIn(error: unknown): SaveTrouble {
  const cause = error instanceof Error ? error.cause : error;
  if (!(cause instanceof ApiError)) return { kind: "unreachable", message: null };
  if (NO_ACCESS.has(cause.status)) return { kind: "no access" };
  if (!REFUSED.has(cause.status)) return { kind: "unreachable", message: cause.serverMessage };
  const message = cause.serverMessage ?? cause.message;
  return { kind: "refused", fieldId: fieldNamedIn(cause), message, isClosed: cause.status === 403 };
}

// The body names the field as "form_data.maxGuests", or by its bare id.
function fieldNamedIn(error: ApiError): string | null {
  const body = /^\d+: (\{.*\})$/s.exec(error.message)?.[1];
  if (body === undefined) return null;
  const { field } = JSON.parse(body) as { field?: unknown };
  return typeof field === "string" ? (field.replace(/^form_data\./, "").split(".")[0] ?? null) : null;
}
