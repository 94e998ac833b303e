import type { FastifyReply, FastifyRequest } from "fastify";
import { callerNetwork } from "#server/http/caller-network.ts";
import type { Customers } from "#server/http/customers.ts";
import type { Decoders } from "./decoding/decoders.ts";
import { ACCOUNT_PIXELS, GUEST_PIXELS } from "./pixel-limits.ts";
import type { Uploader } from "./prepare-photos.ts";

type Parts = { customers: Customers; decoders: Decoders };

// Guests share the line of their network: a new cookie for every request is no new line.
export async function uploaderOf({ customers, decoders }: Parts, request: FastifyRequest): Promise<Uploader> {
  const account = await customers.findAccount(request);
  const line = account ? `account ${account}` : `network ${callerNetwork(request.ip)}`;
  const maxPixels = account ? ACCOUNT_PIXELS : GUEST_PIXELS;
  return { maxPixels, decode: (job, signal) => decoders.decode(line, { ...job, maxPixels }, signal) };
}

// Comes when the sender is gone, who will not read an answer.
export function signalOfLeaving(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once("close", () => controller.abort());
  return controller.signal;
}
