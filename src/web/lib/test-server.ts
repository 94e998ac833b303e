import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type Received = { method: string; url: string; headers: IncomingHttpHeaders; body: string };

export type TestServer = {
  origin: string;
  received: Received[];
  answer: { status: number; body: string };
  stop: () => Promise<void>;
};

// A real HTTP server on a free port: it gives one answer and keeps what it received.
export async function startTestServer(): Promise<TestServer> {
  const received: Received[] = [];
  const answer = { status: 200, body: "" };

  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    received.push({ method, url, headers, body: await text(request) });
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    answer,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
