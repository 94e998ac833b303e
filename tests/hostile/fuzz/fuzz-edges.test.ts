import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type HostileServer, startHostileServer } from "../support/hostile-server.ts";
import { send } from "../support/http-client.ts";
import { problemsOf } from "./judge.ts";
import { PATH_TRICKS } from "./values/twists.ts";

const DEADLINE_MS = 15_000;
const OWN_PATH = "/api/intake/0b6d2a4e-3a0f-4f39-9d3e-2f0c6c1f8a11";
const NOBODY = { own: [], foreign: [] };

let server: HostileServer;

beforeAll(async () => {
  server = await startHostileServer();
});
afterAll(async () => server?.close());

describe("request lines that lead elsewhere", () => {
  const paths = PATH_TRICKS.map((trick) => trick.replace("PATH", OWN_PATH).replace("REST", OWN_PATH.slice(4)));

  test.each(paths)("%j is answered in words, and with no file of the server", async (path) => {
    for (const method of ["GET", "POST"]) {
      const call = { method, path: path.replaceAll(/[<>\\]/g, encodeURIComponent) };
      const answer = await send(server.url(), call, DEADLINE_MS);
      expect(problemsOf(call, answer, NOBODY)).toEqual([]);
      expect(answer.text, "no file of the server").not.toMatch(/root:.*:0:0|"dependencies"|PRIVATE KEY/);
    }
  });
});

const HEAD = "POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
const BROKEN: Record<string, string> = {
  "no request at all": "\r\n\r\n",
  "another protocol": "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003",
  "no version": "GET /\r\n\r\n",
  "a version that is not": "GET / HTTP/9.9\r\nHost: a\r\n\r\n",
  "no host": "GET /api/config HTTP/1.1\r\n\r\n",
  "two hosts": "GET /api/config HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
  "a zero byte in the path": "GET /api/\u0000config HTTP/1.1\r\nHost: a\r\n\r\n",
  "bytes that are no text": "GET /api/\u00ff\u00fe HTTP/1.1\r\nHost: a\r\n\r\n",
  "a header without a name": "GET /api/config HTTP/1.1\r\nHost: a\r\n: x\r\n\r\n",
  "a header with a zero byte": "GET /api/config HTTP/1.1\r\nHost: a\r\nX: a\u0000b\r\n\r\n",
  "a folded header": "GET /api/config HTTP/1.1\r\nHost: a\r\nX: a\r\n b\r\n\r\n",
  "too many headers": `GET /api/config HTTP/1.1\r\nHost: a\r\n${"X-A: b\r\n".repeat(3000)}\r\n`,
  "a header too long": `GET /api/config HTTP/1.1\r\nHost: a\r\nX: ${"a".repeat(60_000)}\r\n\r\n`,
  "a length that is no number": `${HEAD}Content-Length: abc\r\n\r\n{}`,
  "a negative length": `${HEAD}Content-Length: -1\r\n\r\n{}`,
  "two lengths": `${HEAD}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
  "a length and chunks": `${HEAD}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  "chunks of no size": `${HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  "an encoding that is not": `${HEAD}Transfer-Encoding: gzip, hostile\r\n\r\n{}`,
  "a body that is not compressed as it claims": `${HEAD}Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}`,
  "an upgrade": "GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
  "a tunnel": "CONNECT localhost:22 HTTP/1.1\r\nHost: localhost:22\r\n\r\n",
};

describe("bytes that are no proper request", () => {
  test.each(Object.entries(BROKEN))("%s: refused or answered, and the next one is served", async (_, bytes) => {
    const answer = await exchange(bytes);
    expect(answer, "no answer of 5xx but to what HTTP itself does not know").not.toMatch(/^HTTP\/1\.1 50[0234]/);
    expect(answer).not.toMatch(/\n\s+at .+:\d+:\d+|node_modules/);
    const next = await send(server.url(), { method: "GET", path: "/healthz" }, DEADLINE_MS);
    expect(next.status).toBe(200);
  });
});

// Whatever comes back until the server closes the connection, or says nothing more.
async function exchange(bytes: string): Promise<string> {
  const { hostname, port } = new URL(server.url());
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect({ host: hostname, port: Number(port) });
  const chunks: Buffer[] = [];
  socket.setTimeout(500, () => socket.destroy());
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  socket.on("error", () => socket.destroy());
  socket.on("close", () => resolve(Buffer.concat(chunks).toString("latin1")));
  socket.end(Buffer.from(bytes, "latin1"));
  return promise;
}
