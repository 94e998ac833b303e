import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Multipart } from "@fastify/multipart";

// After the last byte the parser needs no time of its own.
const GRACE_MS = 1000;

// The parts of a form. The parser waits for ever behind a part whose head never ends, so the end of the body is watched.
export async function* partsUntilTheEnd(
  parts: AsyncIterableIterator<Multipart>,
  raw: IncomingMessage,
): AsyncGenerator<Multipart> {
  for (;;) {
    const next = await nextOrStall(parts, raw);
    if (next.done) return;
    yield next.value;
  }
}

async function nextOrStall(
  parts: AsyncIterableIterator<Multipart>,
  raw: IncomingMessage,
): Promise<IteratorResult<Multipart>> {
  const answered = new AbortController();
  try {
    return await Promise.race([parts.next(), stall(raw, answered.signal)]);
  } finally {
    answered.abort();
  }
}

async function stall(raw: IncomingMessage, signal: AbortSignal): Promise<never> {
  if (!raw.readableEnded) await once(raw, "end", { signal });
  await sleep(GRACE_MS, undefined, { signal });
  throw new Error("the form has a part without an end");
}
