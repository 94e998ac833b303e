import { z } from "zod";
import {
  API_KEY,
  type ProviderProtocol,
  serverSentEvent,
  type Tokens,
} from "#writer/models/provider-server/provider-protocol.test-support.ts";

const Part = z.union([
  z.object({ text: z.string() }),
  z.object({ inlineData: z.object({ mimeType: z.string().startsWith("image/"), data: z.base64() }) }),
]);

const Request = z.object({
  systemInstruction: z.object({ parts: z.array(z.object({ text: z.string() })).nonempty() }),
  contents: z.array(z.object({ role: z.enum(["user", "model"]), parts: z.array(Part).nonempty() })).nonempty(),
  generationConfig: z.object({
    maxOutputTokens: z.int().positive(),
    responseMimeType: z.literal("application/json"),
    responseJsonSchema: z.object({ properties: z.object({ elements: z.object({ type: z.literal("array") }) }) }),
  }),
});

const MODEL = "gemini-2.5-flash";

function usageMetadata({ input, output }: Tokens) {
  return { promptTokenCount: input, candidatesTokenCount: output, totalTokenCount: input + output };
}

function candidate(text: string) {
  return { content: { role: "model", parts: [{ text }] }, index: 0 };
}

export const googleProtocol: ProviderProtocol = {
  provider: "google",
  model: MODEL,
  basePath: "/v1beta",
  understand({ path, headers, body }) {
    if (headers["x-goog-api-key"] !== API_KEY) return { refusal: 403 };
    const isStreamed = path === `/v1beta/models/${MODEL}:streamGenerateContent?alt=sse`;
    if (!isStreamed && path !== `/v1beta/models/${MODEL}:generateContent`) return { refusal: 404 };
    const request = Request.safeParse(body);
    if (!request.success) return { refusal: 400 };
    const { systemInstruction, contents } = request.data;
    const parts = contents.flatMap((content) => content.parts);
    return {
      instructions: systemInstruction.parts.map(({ text }) => text).join("\n"),
      turns: contents.map((content) => ({
        role: content.role,
        text: content.parts.map((part) => ("text" in part ? part.text : "")).join("\n"),
      })),
      photos: parts.flatMap((part) =>
        "inlineData" in part ? [{ mediaType: part.inlineData.mimeType, base64: part.inlineData.data }] : [],
      ),
      isStreamed,
    };
  },
  opening: () => "",
  piece: (text) => serverSentEvent({ candidates: [candidate(text)], modelVersion: MODEL }),
  streamError: serverSentEvent({ error: { code: 503, message: "The model is overloaded.", status: "UNAVAILABLE" } }),
  closing: (_text, tokens) =>
    serverSentEvent({
      candidates: [{ ...candidate(""), finishReason: "STOP" }],
      usageMetadata: usageMetadata(tokens),
      modelVersion: MODEL,
    }),
  whole: (text, tokens) => ({
    candidates: [{ ...candidate(text), finishReason: "STOP" }],
    usageMetadata: usageMetadata(tokens),
    modelVersion: MODEL,
  }),
  error: (status) => ({ error: { code: status, message: `status ${status}`, status: "UNAVAILABLE" } }),
};
