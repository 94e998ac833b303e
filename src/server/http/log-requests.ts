import { type Log, requestLines } from "#server/log.ts";
import type { Note } from "./note-answers.ts";

export function logRequests(log: Log): Note {
  const write = requestLines(log);
  return ({ request, reply, route, ms }) => {
    const level = route.isApiCall || reply.statusCode >= 500 ? "info" : "debug";
    if (!log.isLevelEnabled(level)) return;
    const { id: reqId, method } = request;
    write(level, { reqId, method, route: route.pattern, status: reply.statusCode, ms: Math.round(ms) });
  };
}
