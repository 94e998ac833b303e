import { Logger } from "graphile-worker";
import type { Log } from "#server/log.ts";

export function jobLoggerTo(log: Log): Logger {
  return new Logger((scope) => (level, said, meta) => {
    const fields = { scope: scope.label, ...(meta?.["error"] ? { err: meta["error"] } : {}) };
    // The library adds the error once more as text, with all that it says and holds.
    const message = said.split(" with error '")[0] ?? said;
    if (level === "error") log.error(fields, message);
    else if (level === "warning") log.warn(fields, message);
    else log.debug(fields, message);
  });
}

export const quietJobLogger = new Logger(() => () => {});
