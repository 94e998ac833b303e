import { createLog, type Log } from "#server/log.ts";

export function capturedLog(level = "debug"): { log: Log; lines: string[] } {
  const lines: string[] = [];
  const log = createLog(level, { write: (line) => void lines.push(line) });
  return { log, lines };
}
