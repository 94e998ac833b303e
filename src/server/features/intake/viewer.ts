import { PassThrough, type Readable } from "node:stream";
import type { CustomerId } from "#server/http/customers.ts";
import type { DraftEvent } from "#shared/contract/intake-events.ts";
import type { IntakeRole } from "#shared/intake/intake-field.ts";

// A browser that does not read is let go before it fills the memory; it connects again.
const MOST_UNREAD_BYTES = 1024 * 1024;
const RECONNECT_MS = 1000;
// So long may a slow browser take to read the last of it.
const PARTING_MS = 2000;

export type Viewer = {
  draftId: string;
  customerId: CustomerId;
  role: IntakeRole;
  clientId: string | null;
  // The session that looks, unless it is a guest.
  sessionId: string | null;
  stream: Readable;
  send: (event: DraftEvent) => void;
  keepAlive: () => void;
  end: () => void;
};

type Looking = Pick<Viewer, "draftId" | "customerId" | "role" | "clientId" | "sessionId">;

// One open event stream, in the format of server-sent events.
export function createViewer(looking: Looking): Viewer {
  const stream = new PassThrough();
  const write = (text: string) => {
    if (stream.writableEnded || stream.destroyed) return;
    stream.write(text);
    if (stream.writableLength + stream.readableLength > MOST_UNREAD_BYTES) stream.destroy();
  };
  write(`retry: ${RECONNECT_MS}\n\n`);
  return {
    ...looking,
    stream,
    send: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
    keepAlive: () => write(":\n\n"),
    end: () => {
      stream.end();
      setTimeout(() => stream.destroy(), PARTING_MS).unref();
    },
  };
}
