import { readFileSync } from "node:fs";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { FastifyInstance } from "fastify";
import { AppError } from "#server/domain/app-error.ts";
import type { Guard } from "../hooks/call-hooks.ts";
import { callerNetwork, type IsTrustedProxy } from "./caller-network.ts";

const REFUSALS = {
  "too slow": ["408 Request Timeout", "The request did not arrive in time. Please try again."],
  "too many": [
    "429 Too Many Requests",
    "Too many connections from your address at once. Please wait a moment and try again.",
  ],
} as const;

// A browser opens six connections; an office or a phone network hides many browsers behind one address.
const MOST_CONNECTIONS_PER_CALLER = 200;

const MOST_CONNECTIONS = 10_000;

// The rest is left to the database, the files and the workers.
const SHARE_OF_OPEN_FILES = 0.75;

const USUAL_OPEN_FILES = 1024;

type ConnectionLimits = { limits: EdgeLimits; isTrustedProxy: IsTrustedProxy };

// Keeps one caller from taking so many connections that others get none. Behind a proxy all connections are the
// proxy's: there a caller is limited by concurrent calls (`limitConcurrentCalls`).
export function limitConnections(app: FastifyInstance, { limits, isTrustedProxy }: ConnectionLimits): void {
  app.server.maxConnections = limits.connections;
  const connections = countPerCaller();
  app.server.on("connection", (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isTrustedProxy(remoteAddress, 0)) return;
    const caller = callerNetwork(remoteAddress);
    const count = connections.add(caller);
    socket.once("close", () => connections.remove(caller));
    if (count > limits.connectionsPerCaller) refuseConnection(socket, "too many");
  });
}

export function limitConcurrentCalls({ connectionsPerCaller }: EdgeLimits): Guard {
  const calls = countPerCaller();
  return ({ ip }, reply) => {
    const caller = callerNetwork(ip);
    const count = calls.add(caller);
    // Comes once for each answer, so that it need not be taken off again.
    reply.raw.on("close", () => calls.remove(caller));
    return count > connectionsPerCaller ? new AppError("rate_limited") : undefined;
  };
}

function countPerCaller() {
  const counts = new Map<string, number>();
  const change = (caller: string, by: number): number => {
    const count = (counts.get(caller) ?? 0) + by;
    if (count > 0) counts.set(caller, count);
    else counts.delete(caller);
    return count;
  };
  return { add: (caller: string) => change(caller, 1), remove: (caller: string) => change(caller, -1) };
}

// What one caller may take of the connections that all callers share, and for how long.
export type EdgeLimits = {
  headersMs: number;
  // A body that has neither ended nor brought so many bytes within the window is given up on. There is no limit for
  // the whole of it: 50 MB over a slow phone line take their time.
  bodyWindowMs: number;
  bodyBytesPerWindow: number;
  connectionsPerCaller: number;
  connections: number;
};

export function edgeLimits(): EdgeLimits {
  return {
    headersMs: 15_000,
    bodyWindowMs: 20_000,
    bodyBytesPerWindow: 40 * 1024,
    connectionsPerCaller: MOST_CONNECTIONS_PER_CALLER,
    connections: Math.min(MOST_CONNECTIONS, Math.floor(openFilesAllowed() * SHARE_OF_OPEN_FILES)),
  };
}

function openFilesAllowed(): number {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1];
    return Number(limit ?? USUAL_OPEN_FILES);
  } catch {
    return USUAL_OPEN_FILES;
  }
}

// Written to the socket directly, since the router has not seen a whole request yet, and closed without waiting for the
// other side.
export function refuseConnection(socket: Duplex, reason: keyof typeof REFUSALS): void {
  const [status, message] = REFUSALS[reason];
  const body = JSON.stringify({ message });
  const head = [
    `HTTP/1.1 ${status}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "cache-control: no-store",
    "retry-after: 10",
    "connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}
