import type { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import type { EdgeLimits } from "./edge-limits.ts";
import type { Guard } from "./guard-calls.ts";
import { refuseConnection } from "./refuse-connection.ts";

const CHECKS_PER_WINDOW = 4;

// Counted in checks, not in seconds: while this process itself is busy, no check is made and nobody is blamed.
type Body = { raw: IncomingMessage; answer: ServerResponse; bytesAtStart: number; checks: number };

// A half-sent body holds a connection, and memory, for as long as its sender likes: so it has to keep coming.
export function limitSlowBodies(app: FastifyInstance, { bodyWindowMs, bodyBytesPerWindow }: EdgeLimits): Guard {
  const bodies = new Set<Body>();
  const beginWindow = (body: Body) => {
    body.bytesAtStart = body.raw.socket.bytesRead;
    body.checks = 0;
  };
  const check = (body: Body) => {
    const { raw, answer } = body;
    if (raw.complete || raw.socket.destroyed) return bodies.delete(body);
    const hasComeFarEnough = raw.socket.bytesRead - body.bytesAtStart >= bodyBytesPerWindow;
    // What lies here unread waits for us, not for the sender.
    if (hasComeFarEnough || raw.readableLength > 0) return beginWindow(body);
    body.checks += 1;
    if (body.checks < CHECKS_PER_WINDOW) return;
    bodies.delete(body);
    if (answer.headersSent) raw.socket.destroy();
    else refuseConnection(raw.socket, "too slow");
  };
  const timer = setInterval(() => bodies.forEach(check), bodyWindowMs / CHECKS_PER_WINDOW).unref();
  app.addHook("onClose", async () => clearInterval(timer));
  return ({ raw }, reply) => {
    if (hasBody(raw)) bodies.add({ raw, answer: reply.raw, bytesAtStart: raw.socket.bytesRead, checks: 0 });
  };
}

function hasBody({ headers, complete, socket }: IncomingMessage): boolean {
  const length = headers["content-length"];
  if (length === undefined && headers["transfer-encoding"] === undefined) return false;
  if (complete || !(socket instanceof Socket)) return false;
  return length === undefined || Number(length) > 0;
}
