import type { Duplex } from "node:stream";

const REFUSALS = {
  "too slow": ["408 Request Timeout", "The request did not arrive in time. Please try again."],
  "too many": [
    "429 Too Many Requests",
    "Too many connections from your address at once. Please wait a moment and try again.",
  ],
} as const;

// Said past the router, which has not seen a whole request yet, and hung up without waiting for the other side.
export function refuseConnection(socket: Duplex, reason: keyof typeof REFUSALS): void {
  const [status, message] = REFUSALS[reason];
  const body = JSON.stringify({ message });
  const head = [
    `HTTP/1.1 ${status}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "cache-control: no-store",
    "retry-after: 10",
    "connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}
