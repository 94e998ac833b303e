import { connect, type Socket } from "node:net";

export type Ask = { method?: string; path: string; headers?: Record<string, string>; body?: string | Buffer };
export type Pressed = { perSecond: number; p50Ms: number; p95Ms: number; answers: number; refused: number };
type Load = { url: string; connections: number; durationMs: number; next: () => Ask };

const HEAD_END = Buffer.from("\r\n\r\n");
const LAST_CHUNK = Buffer.from("0\r\n\r\n");

// Keeps so many connections busy for a while, each with one call after the other. Written on bare sockets: it shares
// the machine with what it measures, and should take little of it.
export async function press({ url, connections, durationMs, next }: Load): Promise<Pressed> {
  const { hostname, port, host } = new URL(url);
  const times: number[] = [];
  let refused = 0;
  const begun = performance.now();
  const endsAt = begun + durationMs;
  const caller = () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let sentAt = 0;
    const send = () => {
      if (performance.now() >= endsAt) return socket.end(resolve);
      sentAt = performance.now();
      socket.write(requestOf(next(), host));
    };
    const hear = (isGood: boolean) => {
      times.push(performance.now() - sentAt);
      if (!isGood) refused += 1;
      send();
    };
    socket.once("connect", send);
    socket.once("error", reject);
    socket.once("close", () => reject(new Error(`${url} closed a connection`)));
    readAnswers(socket, hear);
    return promise;
  };
  await Promise.all(Array.from({ length: connections }, caller));
  const seconds = (performance.now() - begun) / 1000;
  const [p50Ms, p95Ms] = [percentile(times, 0.5), percentile(times, 0.95)];
  return { perSecond: times.length / seconds, p50Ms, p95Ms, answers: times.length, refused };
}

const written = new WeakMap<Ask, Buffer>();

function requestOf(ask: Ask, host: string): Buffer {
  const known = written.get(ask);
  if (known) return known;
  const { method = "GET", path, headers = {}, body = "" } = ask;
  const lines = { host, ...headers, ...(body.length > 0 && { "content-length": String(Buffer.byteLength(body)) }) };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${head.join("")}\r\n`), Buffer.from(body)]);
  written.set(ask, request);
  return request;
}

// One answer at a time: the next call is sent once the last one is answered.
function readAnswers(socket: Socket, onAnswer: (isGood: boolean) => void): void {
  let pending: Buffer[] = [];
  let length = 0;
  let expected: number | "chunked" | null = null;
  let isGood = false;
  socket.on("data", (chunk: Buffer) => {
    pending.push(chunk);
    length += chunk.length;
    if (expected === null) {
      const all = pending.length === 1 ? chunk : Buffer.concat(pending);
      const end = all.indexOf(HEAD_END);
      if (end < 0) return;
      const head = all.toString("latin1", 0, end).toLowerCase();
      isGood = head.startsWith("http/1.1 2") || head.startsWith("http/1.1 304");
      const stated = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
      if (stated !== undefined) expected = end + HEAD_END.length + Number(stated);
      else expected = head.includes("\r\ntransfer-encoding: chunked") ? "chunked" : end + HEAD_END.length;
    }
    const isWhole = expected === "chunked" ? endsWithLastChunk(pending) : length >= expected;
    if (!isWhole) return;
    pending = [];
    length = 0;
    expected = null;
    onAnswer(isGood);
  });
}

function endsWithLastChunk(pending: Buffer[]): boolean {
  const tail = Buffer.concat(pending.slice(-2));
  return tail.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK);
}

export function percentile(values: number[], share: number): number {
  const sorted = Float64Array.from(values).toSorted();
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export function median(values: number[]): number {
  return percentile(values, 0.5);
}
