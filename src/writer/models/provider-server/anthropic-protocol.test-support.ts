import { z } from "zod";
import {
  API_KEY,
  type ProviderProtocol,
  StrictSchema,
  serverSentEvent,
  type Tokens,
} from "#writer/models/provider-server/provider-protocol.test-support.ts";

const TextPart = z.object({ type: z.literal("text"), text: z.string().min(1) });
const ImagePart = z.object({
  type: z.literal("image"),
  source: z.object({ type: z.literal("base64"), media_type: z.string().startsWith("image/"), data: z.base64() }),
});

const Request = z.object({
  model: z.string(),
  max_tokens: z.int().positive(),
  system: z.array(TextPart),
  messages: z
    .array(z.object({ role: z.enum(["user", "assistant"]), content: z.array(z.union([TextPart, ImagePart])) }))
    .nonempty()
    // The answer comes as its own message, so the last one must be the user's.
    .refine((messages) => messages.at(-1)?.role === "user"),
  output_config: z.object({ format: z.object({ type: z.literal("json_schema"), schema: StrictSchema }) }),
  stream: z.boolean().optional(),
});

function message(tokens: Tokens) {
  const usage = { input_tokens: tokens.input, output_tokens: 1 };
  return { id: "msg_1", type: "message", role: "assistant", model: "claude-sonnet-4-5", usage };
}

export const anthropicProtocol: ProviderProtocol = {
  provider: "anthropic",
  model: "claude-sonnet-4-5",
  basePath: "/v1",
  understand({ path, headers, body }) {
    if (headers["x-api-key"] !== API_KEY) return { refusal: 401 };
    if (path !== "/v1/messages") return { refusal: 404 };
    const request = Request.safeParse(body);
    if (!request.success || headers["anthropic-version"] !== "2023-06-01") return { refusal: 400 };
    const { system, messages, stream = false } = request.data;
    const parts = messages.flatMap(({ content }) => content);
    return {
      instructions: system.map(({ text }) => text).join("\n"),
      turns: messages.map(({ role, content }) => ({
        role: role === "user" ? "user" : "model",
        text: content.map((part) => (part.type === "text" ? part.text : "")).join("\n"),
      })),
      photos: parts.flatMap((part) =>
        part.type === "image" ? [{ mediaType: part.source.media_type, base64: part.source.data }] : [],
      ),
      isStreamed: stream,
    };
  },
  opening: (tokens) =>
    serverSentEvent(
      { type: "message_start", message: { ...message(tokens), content: [], stop_reason: null } },
      "message_start",
    ) +
    serverSentEvent(
      { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
      "content_block_start",
    ) +
    serverSentEvent({ type: "ping" }, "ping"),
  piece: (text) =>
    serverSentEvent(
      { type: "content_block_delta", index: 0, delta: { type: "text_delta", text } },
      "content_block_delta",
    ),
  streamError: serverSentEvent({ type: "error", error: { type: "overloaded_error", message: "Overloaded" } }, "error"),
  closing: (_text, tokens) =>
    serverSentEvent({ type: "content_block_stop", index: 0 }, "content_block_stop") +
    serverSentEvent(
      {
        type: "message_delta",
        delta: { stop_reason: "end_turn", stop_sequence: null },
        usage: { output_tokens: tokens.output },
      },
      "message_delta",
    ) +
    serverSentEvent({ type: "message_stop" }, "message_stop"),
  whole: (text, tokens) => ({
    ...message(tokens),
    content: [{ type: "text", text }],
    stop_reason: "end_turn",
    stop_sequence: null,
    usage: { input_tokens: tokens.input, output_tokens: tokens.output },
  }),
  error: (status) => ({ type: "error", error: { type: "api_error", message: `status ${status}` } }),
};
