import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach } from "vitest";

type Received = { method: string; url: string; body: string; headers: IncomingHttpHeaders };
export type RecordingServer = { received: Received[]; answer: { status: number; body: string }; origin: () => string };

// A real HTTP server for one test file: it keeps what it was sent and answers what the test says.
export function useRecordingServer(): RecordingServer {
  const received: Received[] = [];
  const answer = { status: 200, body: "" };
  const server = createServer((incoming, response) => {
    const { method = "", url = "", headers } = incoming;
    void text(incoming).then((body) => {
      received.push({ method, url, headers, body });
      response.writeHead(answer.status).end(answer.body);
    });
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
  beforeEach(() => {
    received.length = 0;
    Object.assign(answer, { status: 200, body: "" });
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { received, answer, origin: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
