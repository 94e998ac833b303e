import { statfs } from "node:fs/promises";

// Less than one segment of PostgreSQL's write-ahead log, without which it cannot go on.
const LEAST_FREE_BYTES = 16 * 1024 * 1024;
// What may be wrong with the place where everything is kept, as far as a user can be told.
export type StorageTrouble = "away" | "full";

export class StorageTroubleError extends Error {
  override name = "StorageTroubleError";
  readonly trouble: StorageTrouble;

  constructor(trouble: StorageTrouble, message: string, options?: ErrorOptions) {
    super(message, options);
    this.trouble = trouble;
  }
}

// SQLSTATE 53100 is PostgreSQL's disk_full, 53400 its limit for temporary files.
const FULL_CODES = new Set(["53100", "ENOSPC", "EDQUOT"]);
// Connection failures, shutdown and start-up, too many connections, a statement or a lock that took too long.
const AWAY_CODE = /^(08\w{3}|57P0[1-5]|57014|53300|55P03)$/;
// These can come from any connection: it is the database's if a query failed with it.
const NETWORK_CODE = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
// The driver gives these no code.
const AWAY_MESSAGE =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Query read timeout)/;

// Looks through the causes: libraries wrap what they were told.
export function storageTroubleOf(error: unknown): StorageTrouble | null {
  let isOfQuery = false;
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof StorageTroubleError) return current.trouble;
    const { code } = current as { code?: unknown };
    if (typeof code === "string" && FULL_CODES.has(code)) return "full";
    if (isAway(current.message, code) || (isOfQuery && NETWORK_CODE.test(String(code)))) return "away";
    isOfQuery ||= "query" in current;
  }
  return null;
}

function isAway(message: string, code: unknown): boolean {
  return typeof code === "string" ? AWAY_CODE.test(code) : AWAY_MESSAGE.test(message);
}

export async function isDiskFull(dir: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize < LEAST_FREE_BYTES;
}
