import { and, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import { z } from "zod";
import { orders } from "#server/db/schema/orders.ts";
import { UNDELIVERED_STATES } from "#server/domain/orders.ts";
import type { Schedule } from "#server/jobs/queue-run.ts";
import { bindTask, defineTask, enqueue } from "#server/jobs/task.ts";
import { deliverOrderTask } from "../deliver/deliver-order-task.ts";
import { ABANDONED, expireOrder } from "../quote/expire-order.ts";
import { type PaymentDeps, settlePayment } from "./settle-payment.ts";

const BATCH_SIZE = 100;

export const reconcileOrdersTask = defineTask({ name: "reconcile-orders", payload: z.unknown(), maxAttempts: 1 });

export const reconcileOrdersEveryMinute: Schedule = { task: reconcileOrdersTask.name, match: "* * * * *" };

export function bindReconcileOrders(deps: PaymentDeps) {
  return bindTask(reconcileOrdersTask, async () => {
    await settleForgotten(deps);
    await expireAbandoned(deps);
    await resumeStuckDeliveries(deps);
  });
}

// When neither the webhook nor the browser reported a payment, we ask the provider, at growing intervals.
async function settleForgotten(deps: PaymentDeps): Promise<void> {
  const due = await deps.db
    .select({ id: orders.id, intentId: orders.intentId })
    .from(orders)
    .where(and(eq(orders.state, "open"), lt(orders.nextCheckAt, sql`now()`), isNotNull(orders.intentId)))
    .orderBy(orders.nextCheckAt)
    .limit(BATCH_SIZE);
  for (const { id, intentId } of due) {
    await despiteTrouble(deps, id, async () => {
      if (intentId) await settlePayment(deps, intentId, { reason: "found by reconciliation" });
      const later = sql`now() + greatest(interval '2 minutes', (now() - ${orders.updatedAt}) / 2)`;
      await deps.db.update(orders).set({ nextCheckAt: later }).where(eq(orders.id, id));
    });
  }
}

async function expireAbandoned(deps: PaymentDeps): Promise<void> {
  const due = await deps.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, "open"), ABANDONED.isDue))
    .limit(BATCH_SIZE);
  for (const { id } of due) await despiteTrouble(deps, id, () => expireOrder(deps, id, ABANDONED));
}

// A delivery whose job has used up its attempts, or was lost with a restored backup, begins again.
async function resumeStuckDeliveries({ db }: PaymentDeps): Promise<void> {
  await db.transaction(async (tx) => {
    const stuck = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          inArray(orders.state, [...UNDELIVERED_STATES]),
          isNotNull(orders.propertyData),
          sql`${orders.updatedAt} < now() - interval '30 minutes'`,
        ),
      )
      .limit(BATCH_SIZE)
      .for("update", { skipLocked: true });
    for (const { id } of stuck) {
      await enqueue(tx, deliverOrderTask, { orderId: id });
      await tx.update(orders).set({ updatedAt: new Date() }).where(eq(orders.id, id));
    }
  });
}

// One order's error must not keep the others waiting.
async function despiteTrouble({ log }: PaymentDeps, orderId: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    log.warn({ err: error, orderId }, "an order was not reconciled");
  }
}
