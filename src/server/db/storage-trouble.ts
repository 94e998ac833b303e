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
const AWAY_CODE = /^(08\w{3}|57P0[1-5]|57014|53300|55P03|ECONNREFUSED|ECONNRESET|EPIPE)$/;
// The driver gives these no code.
const AWAY_MESSAGE =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Query read timeout)/;
// A socket that is not there belongs to a database that is not running.
const DATABASE_SOCKET = /\.s\.PGSQL\.\d+$/;

// Looks through the causes: libraries wrap what they were told.
export function storageTroubleOf(error: unknown): StorageTrouble | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof StorageTroubleError) return current.trouble;
    const { code, syscall, address } = current as NodeJS.ErrnoException & { address?: unknown };
    if (code !== undefined && FULL_CODES.has(code)) return "full";
    if (isAway(current, code)) return "away";
    if (code === "ENOENT" && syscall === "connect" && DATABASE_SOCKET.test(String(address))) return "away";
  }
  return null;
}

function isAway(error: Error, code: string | undefined): boolean {
  return code === undefined ? AWAY_MESSAGE.test(error.message) : AWAY_CODE.test(code);
}
