import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import type { ModelSettings } from "#writer/models/calls/model-settings.ts";
import { anthropicProtocol } from "#writer/models/provider-server/anthropic-protocol.test-support.ts";
import { chatCompletionsProtocol } from "#writer/models/provider-server/chat-completions-protocol.test-support.ts";
import { googleProtocol } from "#writer/models/provider-server/google-protocol.test-support.ts";
import { openaiProtocol } from "#writer/models/provider-server/openai-protocol.test-support.ts";
import {
  API_KEY,
  type ProviderProtocol,
  type Tokens,
  type UnderstoodRequest,
} from "#writer/models/provider-server/provider-protocol.test-support.ts";

export const PROVIDER_PROTOCOLS = [anthropicProtocol, openaiProtocol, googleProtocol, chatCompletionsProtocol];

// What the model behind the server does with a call.
export type Reply =
  | { text: string; tokens?: Tokens }
  // Streams up to the words, and the rest when the promise says so.
  | { text: string; pauseAt: string; until: Promise<void> }
  // Streams half of it, then the connection is gone, or the stream just ends, or the provider reports an error.
  | { half: string; end: "breaks" | "stops" | "errors" }
  | { silence: true }
  | { page: string }
  | { status: number; headers?: Record<string, string> };

export type ProviderServer = {
  settings: ModelSettings;
  calls: UnderstoodRequest[];
  refusals: number[];
};

const TOKENS: Tokens = { input: 1000, output: 200 };

// A real HTTP server that speaks a provider's protocol until the test ends; the last reply is given for ever.
export async function startProviderServer(protocol: ProviderProtocol, replies: Reply[]): Promise<ProviderServer> {
  const calls: UnderstoodRequest[] = [];
  const refusals: number[] = [];
  const server = createServer((incoming, response) => {
    void answer(incoming, response);
  });

  async function answer(incoming: IncomingMessage, response: ServerResponse) {
    const { url: path = "", headers } = incoming;
    const request = protocol.understand({ path, headers, body: await json(incoming) });
    if ("refusal" in request) {
      refusals.push(request.refusal);
      sendJson(response, { status: request.refusal, body: protocol.error(request.refusal) });
      return;
    }
    calls.push(request);
    const reply = replies[calls.length - 1] ?? replies.at(-1);
    if (reply) give(reply, { protocol, response, isStreamed: request.isStreamed });
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}${protocol.basePath}`;
  return {
    settings: { provider: protocol.provider, model: protocol.model, apiKey: API_KEY, baseUrl },
    calls,
    refusals,
  };
}

type Exchange = { protocol: ProviderProtocol; response: ServerResponse; isStreamed: boolean };

function give(reply: Reply, { protocol, response, isStreamed }: Exchange): void {
  if ("silence" in reply) return;
  if ("status" in reply) sendJson(response, { ...reply, body: protocol.error(reply.status) });
  else if ("page" in reply) response.writeHead(200, { "content-type": "text/html" }).end(reply.page);
  else if ("half" in reply) giveHalf(reply, protocol, response);
  else if ("pauseAt" in reply) void givePausing(reply, protocol, response);
  else if (isStreamed) {
    startStream(protocol, response, reply.tokens ?? TOKENS);
    sendPieces(protocol, response, reply.text);
    response.end(protocol.closing(reply.text, reply.tokens ?? TOKENS));
  } else sendJson(response, { status: 200, body: protocol.whole(reply.text, reply.tokens ?? TOKENS) });
}

type HalfReply = Extract<Reply, { half: string }>;

function giveHalf({ half, end }: HalfReply, protocol: ProviderProtocol, response: ServerResponse): void {
  startStream(protocol, response, TOKENS);
  sendPieces(protocol, response, half.slice(0, half.length / 2));
  if (end === "stops") response.end();
  else if (end === "errors") response.end(protocol.streamError);
  // Only after the pieces are on their way.
  else response.write("", () => response.destroy());
}

type PausingReply = Extract<Reply, { pauseAt: string }>;

async function givePausing(reply: PausingReply, protocol: ProviderProtocol, response: ServerResponse): Promise<void> {
  const { text, pauseAt, until } = reply;
  const pause = text.indexOf(pauseAt);
  startStream(protocol, response, TOKENS);
  sendPieces(protocol, response, text.slice(0, pause));
  await until;
  sendPieces(protocol, response, text.slice(pause));
  response.end(protocol.closing(text, TOKENS));
}

function startStream(protocol: ProviderProtocol, response: ServerResponse, tokens: Tokens): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(protocol.opening(tokens));
}

function sendPieces(protocol: ProviderProtocol, response: ServerResponse, text: string): void {
  for (const piece of text.match(/.{1,71}/gsu) ?? []) response.write(protocol.piece(piece));
}

type JsonAnswer = { status: number; body: unknown; headers?: Record<string, string> };

function sendJson(response: ServerResponse, { status, body, headers = {} }: JsonAnswer): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}
