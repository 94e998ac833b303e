import { eq } from "drizzle-orm";
import { z } from "zod";
import type { PaymentEvent } from "#server/adapters/payments/port.ts";
import type { Db } from "#server/db/connect.ts";
import { paymentEvents } from "#server/db/schema/payments.ts";
import { bindTask, defineTask, enqueue } from "#server/jobs/task.ts";
import { handlePaymentEvent } from "./handle-payment-event.ts";
import type { PaymentParts } from "./settle-payment.ts";

const handlePaymentEventTask = defineTask({
  name: "handle-payment-event",
  payload: z.object({ eventId: z.string() }),
  maxAttempts: 20,
});

// Kept once by its id and answered at once; the work is a job, so that no trouble of ours loses it.
export async function receivePaymentEvent(db: Db, event: PaymentEvent): Promise<void> {
  await db.transaction(async (tx) => {
    const kept = await tx.insert(paymentEvents).values(event).onConflictDoNothing().returning({ id: paymentEvents.id });
    if (kept.length > 0) await enqueue(tx, handlePaymentEventTask, { eventId: event.id });
  });
}

export function bindHandlePaymentEvent(parts: PaymentParts) {
  return bindTask(handlePaymentEventTask, async ({ eventId }) => {
    const [event] = await parts.db.select().from(paymentEvents).where(eq(paymentEvents.id, eventId));
    if (!event || event.handledAt) return;
    await handlePaymentEvent(parts, event);
    await parts.db.update(paymentEvents).set({ handledAt: new Date() }).where(eq(paymentEvents.id, eventId));
  });
}
