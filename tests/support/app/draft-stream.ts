import type { FastifyInstance } from "fastify";
import { onTestFinished } from "vitest";
import { listeningUrl } from "#server/http/pages/public-url.ts";
import { DraftEvent } from "#shared/contract/intake/intake-events.ts";
import { eventually } from "../eventually.ts";
import type { TestBrowser } from "./drafts.ts";

export type DraftStream = {
  status: number;
  headers: Headers;
  events: DraftEvent[];
  // Everything that came, comments too.
  text: () => string;
  isEnded: () => boolean;
  // Resolves with the first event of this type that satisfies the condition.
  until: <T extends DraftEvent["type"]>(
    type: T,
    isIt?: (event: Extract<DraftEvent, { type: T }>) => boolean,
  ) => Promise<Extract<DraftEvent, { type: T }>>;
};

// A real connection to the events of a draft, closed when the test ends.
export async function watchDraft(app: FastifyInstance, who: TestBrowser, path: string): Promise<DraftStream> {
  if (app.addresses().length === 0) await app.listen({ host: "localhost", port: 0 });
  return watchDraftAt(listeningUrl(app), who, path);
}

export async function watchDraftAt(url: string, who: Pick<TestBrowser, "cookies">, path: string): Promise<DraftStream> {
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${encodeURIComponent(decodeURIComponent(value))}`);
  const answer = await fetch(`${url}/api/intake/${path}`, {
    headers: { cookie: cookie.join("; ") },
    signal: closing.signal,
  });
  const heard = { text: "", isEnded: false };
  const events: DraftEvent[] = [];
  void collect(answer, (text) => {
    heard.text += text;
    const messages = heard.text.split("\n\n").slice(0, -1);
    const data = messages.filter((message) => message.startsWith("data: "));
    for (const each of data.slice(events.length)) events.push(DraftEvent.parse(JSON.parse(each.slice(6))));
  }).finally(() => {
    heard.isEnded = true;
  });
  return {
    status: answer.status,
    headers: answer.headers,
    events,
    text: () => heard.text,
    isEnded: () => heard.isEnded,
    until: async (type, isIt = () => true) => {
      type Wanted = Extract<DraftEvent, { type: typeof type }>;
      const find = () => events.find((event): event is Wanted => event.type === type && isIt(event as Wanted));
      await eventually(() => find() !== undefined, `an event of type ${type} in ${heard.text}`);
      const found = find();
      if (!found) throw new Error("unreachable: it was there");
      return found;
    },
  };
}

async function collect(answer: Response, hear: (text: string) => void): Promise<void> {
  if (!answer.body) return;
  try {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body) hear(decoder.decode(chunk, { stream: true }));
  } catch {
    // The test closed the connection, or the server did.
  }
}
