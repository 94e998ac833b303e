import type { IncomingHttpHeaders } from "node:http";
import { z } from "zod";
import type { ModelSettings } from "#writer/models/calls/model-settings.ts";

export const API_KEY = "key-of-the-tests";

export type Tokens = { input: number; output: number };

// A request as its provider understands it.
export type UnderstoodRequest = {
  instructions: string;
  // What the user and the model said, in turn.
  turns: { role: "user" | "model"; text: string }[];
  photos: { mediaType: string; base64: string }[];
  isStreamed: boolean;
};

export type ReceivedRequest = { path: string; headers: IncomingHttpHeaders; body: unknown };

// How one provider speaks over HTTP: what it accepts, and how it words an answer, streamed and whole.
export type ProviderProtocol = {
  provider: ModelSettings["provider"];
  model: string;
  basePath: string;
  // The status that refuses a request which the real provider would refuse.
  understand(request: ReceivedRequest): UnderstoodRequest | { refusal: number };
  opening(tokens: Tokens): string;
  piece(text: string): string;
  // An overload that the provider reports in the middle of a stream.
  streamError: string;
  closing(text: string, tokens: Tokens): string;
  whole(text: string, tokens: Tokens): unknown;
  error(status: number): unknown;
};

export function serverSentEvent(data: unknown, event?: string): string {
  const text = typeof data === "string" ? data : JSON.stringify(data);
  return `${event ? `event: ${event}\n` : ""}data: ${text}\n\n`;
}

// Strict structured output takes no open objects and no optional properties.
const StrictObject = z
  .object({ type: z.literal("object"), additionalProperties: z.literal(false) })
  .and(z.object({ properties: z.record(z.string(), z.unknown()), required: z.array(z.string()) }))
  .refine(({ properties, required }) => Object.keys(properties).every((name) => required.includes(name)));

const ArrayOfStrict = z.object({ type: z.literal("array"), items: StrictObject });

// All our answers are lists of objects under "elements".
export const StrictSchema = StrictObject.and(z.object({ properties: z.object({ elements: ArrayOfStrict }) }));
