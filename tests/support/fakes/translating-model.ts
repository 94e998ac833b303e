import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { LANGUAGE_LABELS, LANGUAGES, type Language } from "#shared/contract-values.ts";
import { chatCompletionsProtocol } from "#writer/models/provider-server/chat-completions-protocol.test-support.ts";
import { API_KEY } from "#writer/models/provider-server/provider-protocol.test-support.ts";

const TOKENS = { input: 1000, output: 200 };

export type AskedSentence = { id: string; field: string; text: string; before?: string; faults?: string[] };
type Translate = (sentence: AskedSentence, language: Language) => string;

// A provider's server whose model translates with the given function, and answers anything else with the given text.
export async function startTranslatingModel(translate: Translate, otherwise = "{}") {
  const asked: AskedSentence[][] = [];
  let answering: Translate | null = translate;
  const server = createServer((incoming, response) => void answer(incoming, response));

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = "", headers } = incoming;
    const request = chatCompletionsProtocol.understand({ path, headers, body: await json(incoming) });
    if ("refusal" in request) return void response.writeHead(request.refusal).end();
    const prompt = request.turns.at(-1)?.text ?? "";
    const language = LANGUAGES.find((one) => prompt.startsWith(`Translate into ${LANGUAGE_LABELS[one]}`));
    if (language && !answering) return void response.writeHead(400).end("{}");
    const text = language ? translated(prompt, language) : otherwise;
    if (request.isStreamed) {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(chatCompletionsProtocol.opening(TOKENS) + chatCompletionsProtocol.piece(text));
      response.end(chatCompletionsProtocol.closing(text, TOKENS));
    } else {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify(chatCompletionsProtocol.whole(text, TOKENS)));
    }
  }

  function translated(prompt: string, language: Language): string {
    const [, quoted = "[]"] = /<sentences-\w+>\n([^]*)\n<\/sentences-/.exec(prompt) ?? [];
    const sentences = JSON.parse(quoted) as AskedSentence[];
    asked.push(sentences);
    return JSON.stringify({
      elements: sentences.map((sentence) => ({ id: sentence.id, text: answering?.(sentence, language) ?? "" })),
    });
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    // What the model was asked to translate, call by call.
    asked,
    // Null refuses every call.
    answerWith: (next: Translate | null) => {
      answering = next;
    },
    env: {
      MODEL_PROVIDER: "compatible",
      MODEL_NAME: chatCompletionsProtocol.model,
      MODEL_API_KEY: API_KEY,
      MODEL_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
