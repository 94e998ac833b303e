import { z } from "zod";
import {
  API_KEY,
  type ProviderProtocol,
  StrictSchema,
  serverSentEvent,
  type Tokens,
} from "#writer/models/provider-server/provider-protocol.test-support.ts";

const InputText = z.object({ type: z.literal("input_text"), text: z.string() });
const InputImage = z.object({ type: z.literal("input_image"), image_url: z.string().startsWith("data:image/") });
const OutputText = z.object({ type: z.literal("output_text"), text: z.string() });

const Turn = z.discriminatedUnion("role", [
  z.object({ role: z.enum(["system", "developer"]), content: z.string() }),
  z.object({ role: z.literal("user"), content: z.array(z.union([InputText, InputImage])) }),
  z.object({ role: z.literal("assistant"), content: z.union([z.string(), z.array(OutputText)]) }),
]);

// The Responses API. A home's details must not be stored there.
const Request = z.object({
  model: z.string(),
  input: z.array(Turn).nonempty(),
  max_output_tokens: z.int().positive(),
  store: z.literal(false),
  text: z.object({
    format: z.object({
      type: z.literal("json_schema"),
      strict: z.literal(true),
      name: z.string().regex(/^[\w-]+$/),
      schema: StrictSchema,
    }),
  }),
  stream: z.boolean().optional(),
});

type Part = z.infer<typeof InputText> | z.infer<typeof InputImage> | z.infer<typeof OutputText>;

function textOf(content: string | Part[]): string {
  if (typeof content === "string") return content;
  return content.map((part) => ("text" in part ? part.text : "")).join("\n");
}

const RESPONSE = { id: "resp_1", object: "response", created_at: 1_794_000_000, model: "gpt-4.1" };

function usage({ input, output }: Tokens) {
  return {
    input_tokens: input,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: output,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: input + output,
  };
}

function outputMessage(text: string) {
  const content = [{ type: "output_text", text, annotations: [] }];
  return { id: "msg_1", type: "message", status: "completed", role: "assistant", content };
}

function event(data: { type: string } & Record<string, unknown>): string {
  return serverSentEvent(data, data.type);
}

export const openaiProtocol: ProviderProtocol = {
  provider: "openai",
  model: "gpt-4.1",
  basePath: "/v1",
  understand({ path, headers, body }) {
    if (headers.authorization !== `Bearer ${API_KEY}`) return { refusal: 401 };
    if (path !== "/v1/responses") return { refusal: 404 };
    const request = Request.safeParse(body);
    if (!request.success) return { refusal: 400 };
    const { input, stream = false } = request.data;
    const spoken = input.filter((turn) => turn.role === "user" || turn.role === "assistant");
    return {
      instructions: input.map((turn) => (spoken.includes(turn as never) ? "" : textOf(turn.content))).join(""),
      turns: spoken.map(({ role, content }) => ({ role: role === "user" ? "user" : "model", text: textOf(content) })),
      photos: spoken.flatMap(({ role, content }) =>
        role === "user" ? content.flatMap((part) => (part.type === "input_image" ? [photo(part)] : [])) : [],
      ),
      isStreamed: stream,
    };
  },
  opening: () =>
    event({ type: "response.created", response: { ...RESPONSE, status: "in_progress", output: [] } }) +
    event({ type: "response.in_progress", response: { ...RESPONSE, status: "in_progress", output: [] } }) +
    event({
      type: "response.output_item.added",
      output_index: 0,
      item: { ...outputMessage(""), status: "in_progress", content: [] },
    }) +
    event({
      type: "response.content_part.added",
      item_id: "msg_1",
      output_index: 0,
      content_index: 0,
      part: { type: "output_text", text: "", annotations: [] },
    }),
  piece: (delta) =>
    event({ type: "response.output_text.delta", item_id: "msg_1", output_index: 0, content_index: 0, delta }),
  streamError: event({
    type: "error",
    sequence_number: 9,
    error: { type: "server_error", code: "server_error", message: "The server had an error", param: null },
  }),
  closing: (text, tokens) =>
    event({ type: "response.output_text.done", item_id: "msg_1", output_index: 0, content_index: 0, text }) +
    event({ type: "response.output_item.done", output_index: 0, item: outputMessage(text) }) +
    event({
      type: "response.completed",
      response: { ...RESPONSE, status: "completed", output: [outputMessage(text)], usage: usage(tokens) },
    }),
  whole: (text, tokens) => ({
    ...RESPONSE,
    status: "completed",
    error: null,
    incomplete_details: null,
    output: [outputMessage(text)],
    usage: usage(tokens),
  }),
  error: (status) => ({ error: { message: `status ${status}`, type: "server_error", param: null, code: null } }),
};

function photo({ image_url: url }: z.infer<typeof InputImage>) {
  const [, mediaType = "", base64 = ""] = /^data:([^;]+);base64,(.*)$/.exec(url) ?? [];
  return { mediaType, base64 };
}
