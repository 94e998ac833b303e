import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Tx } from "#server/db/connect.ts";
import { bindTask, defineTask, enqueue } from "#server/jobs/task.ts";
import { PAYMENT_EVENTS, type PaymentEventType } from "./port.ts";

const TIMEOUT_MS = 10_000;

const sendTestEventTask = defineTask({
  name: "send-test-event",
  payload: z.object({ id: z.string(), type: z.enum(PAYMENT_EVENTS), intentId: z.string() }),
  maxAttempts: 20,
});

// In the transaction that gives the reason for the event.
export async function postTestEvent(tx: Tx, event: { type: PaymentEventType; intentId: string }): Promise<void> {
  await enqueue(tx, sendTestEventTask, { ...event, id: `test_evt_${randomUUID()}` });
}

export type EventTarget = { url: () => Promise<string>; sign: (body: string) => string; signatureHeader: string };

// Tells our own webhook endpoint over HTTP, as a card provider would.
export function bindSendTestEvent({ url, sign, signatureHeader }: EventTarget) {
  return bindTask(sendTestEventTask, async (event) => {
    const body = JSON.stringify(event);
    const answer = await fetch(await url(), {
      method: "POST",
      headers: { "content-type": "application/json", [signatureHeader]: sign(body) },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`the webhook endpoint answered ${answer.status}`);
  });
}
