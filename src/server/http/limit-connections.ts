import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { AppError } from "./app-error.ts";
import { callerNetwork } from "./caller-network.ts";
import type { EdgeLimits } from "./edge-limits.ts";
import type { Guard } from "./guard-calls.ts";
import { refuseConnection } from "./refuse-connection.ts";
import type { IsTrustedProxy } from "./trusted-proxies.ts";

type ConnectionLimits = { limits: EdgeLimits; isTrustedProxy: IsTrustedProxy };

// Nobody holds so many connections that others get none. Behind a proxy all of them are the proxy's: there a caller
// is limited by the calls that are under way (`limitCallsUnderWay`).
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

export function limitCallsUnderWay({ connectionsPerCaller }: EdgeLimits): Guard {
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
