import { connect, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { onTestFinished } from "vitest";
import { eventually } from "../eventually.ts";

export type RawConnection = {
  send: (text: string) => void;
  received: () => string;
  isClosed: () => boolean;
  untilClosed: () => Promise<string>;
  close: () => void;
};

export async function portOf(app: FastifyInstance): Promise<number> {
  if (app.addresses().length === 0) await app.listen({ host: "127.0.0.1", port: 0 });
  const [address] = app.addresses();
  if (typeof address !== "object") throw new Error("the app does not listen");
  return address.port;
}

// A raw connection on which a test sends any bytes, from any loopback address.
export async function openConnection(port: number, from = "127.0.0.1"): Promise<RawConnection> {
  const socket: Socket = connect({ port, host: "127.0.0.1", localAddress: from });
  let text = "";
  let isClosed = false;
  socket.setEncoding("utf8").on("data", (chunk) => (text += String(chunk)));
  // Some tests expect the server to close the connection half-way.
  socket.on("error", () => {});
  socket.on("close", () => (isClosed = true));
  onTestFinished(() => void socket.destroy());
  await new Promise((resolve) => socket.once("connect", resolve).once("close", resolve));
  return {
    send: (data) => void socket.write(data),
    received: () => text,
    isClosed: () => isClosed,
    untilClosed: async () => {
      await eventually(() => isClosed, "the connection was closed");
      return text;
    },
    close: () => void socket.destroy(),
  };
}

export async function sendRaw(port: number, request: string, from?: string): Promise<string> {
  const connection = await openConnection(port, from);
  connection.send(request);
  return connection.untilClosed();
}
