import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { PAYMENT_EVENTS, type PaymentEvent, type Payments } from "#server/adapters/payments/port.ts";
import type { Db, Tx } from "#server/db/connect.ts";
import { orders, paymentEvents } from "#server/db/schema/orders.ts";
import { AppError } from "#server/domain/app-error.ts";
import { lockOrder, type Order } from "#server/domain/orders.ts";
import { bindTask, defineTask, enqueue } from "#server/jobs/task.ts";
import { findOrder, noteOnOrder } from "../store.ts";
import { recordRefund } from "./refund-order.ts";
import { type PaymentDeps, settlePayment } from "./settle-payment.ts";

const MINUTE_MS = 60_000;

// Providers send from few addresses, and all at once after an outage.
const LIMIT = { max: 6000, timeWindow: MINUTE_MS };

const handlePaymentEventTask = defineTask({
  name: "handle-payment-event",
  payload: z.object({ eventId: z.string() }),
  maxAttempts: 20,
});

// Stored once by its id and answered at once; a job does the work, so that an error of ours does not lose the event.
export async function receivePaymentEvent(db: Db, event: PaymentEvent): Promise<void> {
  await db.transaction(async (tx) => {
    const kept = await tx.insert(paymentEvents).values(event).onConflictDoNothing().returning({ id: paymentEvents.id });
    if (kept.length > 0) await enqueue(tx, handlePaymentEventTask, { eventId: event.id });
  });
}

export function bindHandlePaymentEvent(deps: PaymentDeps) {
  return bindTask(handlePaymentEventTask, async ({ eventId }) => {
    const [event] = await deps.db.select().from(paymentEvents).where(eq(paymentEvents.id, eventId));
    if (!event || event.handledAt) return;
    await handlePaymentEvent(deps, event);
    await deps.db.update(paymentEvents).set({ handledAt: new Date() }).where(eq(paymentEvents.id, eventId));
  });
}

// An event is a hint: the payment is read from the provider before anything changes.
async function handlePaymentEvent(deps: PaymentDeps, { type, intentId }: PaymentEvent): Promise<void> {
  const known = PAYMENT_EVENTS.find((name) => name === type);
  if (!known || !intentId) return;
  switch (known) {
    case "payment_intent.succeeded":
      await settlePayment(deps, intentId, { reason: "the provider told us" });
      return;
    case "payment_intent.payment_failed":
      await onOrderOf(deps, intentId, (tx, order) => noteOnOrder(tx, order, { reason: "a card was declined" }));
      return;
    case "payment_intent.canceled":
      await onOrderOf(deps, intentId, (tx, order) => noteOnOrder(tx, order, { reason: `${intentId} was canceled` }));
      return;
    case "charge.refunded":
      await recordRefund(deps, intentId);
      return;
    case "charge.dispute.created":
      await onOrderOf(deps, intentId, async (tx, order) => {
        await tx.update(orders).set({ disputedAt: new Date() }).where(eq(orders.id, order.id));
        await noteOnOrder(tx, order, { reason: "the buyer disputes the charge" });
      });
      deps.log.error({ intentId }, "a charge is disputed");
  }
}

async function onOrderOf(
  { db, payments }: PaymentDeps,
  intentId: string,
  act: (tx: Tx, order: Order) => Promise<void>,
): Promise<void> {
  const intent = await payments.readIntent(intentId);
  const found = intent?.orderId ? await findOrder(db, intent.orderId) : null;
  if (!found) return;
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, found.id);
    if (order) await act(tx, order);
  });
}

export function paymentWebhookRoutes(app: FastifyInstance, { db, payments }: { db: Db; payments: Payments }): void {
  const { path, signatureHeader } = payments.webhook;
  void app.register(async (scope) => {
    // The signature covers the bytes as they came, so nothing may parse them first.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    scope.post(path, { schema: { hide: true }, config: { rateLimit: LIMIT } }, async (request) => {
      const signature = request.headers[signatureHeader];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = typeof signature === "string" ? payments.readEvent(body, signature) : null;
      if (!event) throw new AppError("bad_request", "The signature does not fit.");
      await receivePaymentEvent(db, event);
      return { received: true };
    });
  });
}
