import { z } from "zod";
import {
  API_KEY,
  type ProviderProtocol,
  StrictSchema,
  serverSentEvent,
  type Tokens,
} from "#writer/models/provider-server/provider-protocol.test-support.ts";

const Part = z.union([
  z.object({ type: z.literal("text"), text: z.string() }),
  z.object({ type: z.literal("image_url"), image_url: z.object({ url: z.string().startsWith("data:image/") }) }),
]);

const Body = z.object({
  model: z.string(),
  max_tokens: z.int().positive(),
  messages: z
    .array(z.object({ role: z.enum(["system", "user", "assistant"]), content: z.union([z.string(), z.array(Part)]) }))
    .nonempty(),
  response_format: z.object({ type: z.literal("json_schema"), json_schema: z.object({ schema: StrictSchema }) }),
  stream: z.boolean().optional(),
  stream_options: z.object({ include_usage: z.literal(true) }).optional(),
});

// A streamed answer tells its tokens only to those who ask.
const Request = Body.refine(({ stream, stream_options: options }) => !stream || options !== undefined);

function textOf(content: string | z.infer<typeof Part>[]): string {
  if (typeof content === "string") return content;
  return content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
}

function photosOf(content: string | z.infer<typeof Part>[]) {
  if (typeof content === "string") return [];
  return content.flatMap((part) => {
    if (part.type !== "image_url") return [];
    const [, mediaType = "", base64 = ""] = /^data:([^;]+);base64,(.*)$/.exec(part.image_url.url) ?? [];
    return [{ mediaType, base64 }];
  });
}

const CHUNK = { id: "chatcmpl-1", object: "chat.completion.chunk", created: 1_794_000_000, model: "llama3.3" };

function usage({ input, output }: Tokens) {
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
}

function chunk(delta: Record<string, string>, finishReason: string | null = null): string {
  return serverSentEvent({ ...CHUNK, choices: [{ index: 0, delta, finish_reason: finishReason }] });
}

// What Ollama, vLLM and LM Studio speak.
export const chatCompletionsProtocol: ProviderProtocol = {
  provider: "compatible",
  model: "llama3.3",
  basePath: "/v1",
  understand({ path, headers, body }) {
    if (headers.authorization !== `Bearer ${API_KEY}`) return { refusal: 401 };
    if (path !== "/v1/chat/completions") return { refusal: 404 };
    const request = Request.safeParse(body);
    if (!request.success) return { refusal: 400 };
    const { messages, stream = false } = request.data;
    return {
      instructions: messages.map(({ role, content }) => (role === "system" ? textOf(content) : "")).join(""),
      turns: messages
        .filter(({ role }) => role !== "system")
        .map(({ role, content }) => ({ role: role === "user" ? "user" : "model", text: textOf(content) })),
      photos: messages.flatMap(({ content }) => photosOf(content)),
      isStreamed: stream,
    };
  },
  opening: () => chunk({ role: "assistant", content: "" }),
  piece: (content) => chunk({ content }),
  streamError: serverSentEvent({ error: { message: "Out of memory", type: "server_error", param: null, code: 500 } }),
  closing: (_text, tokens) =>
    chunk({}, "stop") + serverSentEvent({ ...CHUNK, choices: [], usage: usage(tokens) }) + serverSentEvent("[DONE]"),
  whole: (text, tokens) => ({
    ...CHUNK,
    object: "chat.completion",
    choices: [{ index: 0, message: { role: "assistant", content: text }, finish_reason: "stop" }],
    usage: usage(tokens),
  }),
  error: (status) => ({ error: { message: `status ${status}`, type: "server_error", param: null, code: null } }),
};
