import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export type Call = {
  method: string;
  // Sent as it is: neither encoded nor normalised.
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer | undefined;
};

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

export class NoAnswer extends Error {
  override name = "NoAnswer";
}

const agent = new Agent({ keepAlive: true, maxSockets: 20 });

export async function send(url: string, call: Call, deadlineMs: number): Promise<Answer> {
  // A connection that the server has just closed is no answer of the server: it is opened again, once.
  try {
    return await sendOnce(url, call, deadlineMs);
  } catch (error) {
    if (error instanceof NoAnswer || !isBrokenConnection(error)) throw error;
    await sleep(20);
    return sendOnce(url, call, deadlineMs);
  }
}

function sendOnce(url: string, { method, path, headers = {}, body }: Call, deadlineMs: number): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const size = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  const sent = request({ agent, hostname, port, method, path, headers: { ...size, ...headers } });
  const timer = setTimeout(() => {
    sent.destroy();
    reject(new NoAnswer(`no answer within ${deadlineMs} ms`));
  }, deadlineMs);
  sent.on("error", reject);
  sent.on("response", (response) => void readAnswer(response).then(resolve, reject));
  sent.end(body);
  return promise.finally(() => clearTimeout(timer));
}

// Of a stream of events the first one is enough.
async function readAnswer(response: IncomingMessage): Promise<Answer> {
  const isStream = response.headers["content-type"]?.startsWith("text/event-stream");
  const chunks: Buffer[] = [];
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    if (isStream) break;
  }
  if (isStream) response.destroy();
  return { status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString("utf8") };
}

function isBrokenConnection(error: unknown): boolean {
  return error instanceof Error && "code" in error && ["ECONNRESET", "EPIPE"].includes(String(error.code));
}
