import { Logger } from "graphile-worker";
import type { Log } from "#server/log.ts";

export function jobLoggerTo(log: Log): Logger {
  return new Logger((scope) => (level, message, meta) => {
    const fields = { scope: scope.label, ...(meta?.["error"] ? { err: meta["error"] } : {}) };
    if (level === "error") log.error(fields, message);
    else if (level === "warning") log.warn(fields, message);
    else log.debug(fields, message);
  });
}

export const quietJobLogger = new Logger(() => () => {});
