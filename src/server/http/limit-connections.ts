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
    const count = connections.add(remoteAddress);
    socket.once("close", () => connections.remove(remoteAddress));
    if (count > limits.connectionsPerCaller) refuseConnection(socket, "too many");
  });
}

export function limitCallsUnderWay({ connectionsPerCaller }: EdgeLimits): Guard {
  const calls = countPerCaller();
  return ({ ip }, reply) => {
    const count = calls.add(ip);
    // Comes once for each answer, so that it need not be taken off again.
    reply.raw.on("close", () => calls.remove(ip));
    return count > connectionsPerCaller ? new AppError("rate_limited") : undefined;
  };
}

function countPerCaller() {
  const counts = new Map<string, number>();
  const change = (address: string, by: number): number => {
    const key = callerNetwork(address);
    const count = (counts.get(key) ?? 0) + by;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
    return count;
  };
  return { add: (address: string) => change(address, 1), remove: (address: string) => change(address, -1) };
}
