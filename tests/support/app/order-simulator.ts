import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import type { Payments } from "#server/adapters/payments/port.ts";
import { confirmTestPayment } from "#server/adapters/payments/test-payment-routes.ts";
import { createTestPayments } from "#server/adapters/payments/test-payments.ts";
import type { Db } from "#server/db/connect.ts";
import { customers } from "#server/db/schema/customers.ts";
import { orders, promoUses, testIntents } from "#server/db/schema/orders.ts";
import { AppError } from "#server/domain/app-error.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { keepListing } from "#server/features/listings/store.ts";
import { bindWriteTexts } from "#server/features/listings/write/write-texts.ts";
import { collectListing } from "#server/features/orders/deliver/collect-listing.ts";
import { bindDeliverOrder } from "#server/features/orders/deliver/deliver-order-task.ts";
import { findSubject } from "#server/features/orders/quote/order-subject.ts";
import { findBuyer, quoteOrder } from "#server/features/orders/quote/quote-order.ts";
import { bindHandlePaymentEvent, receivePaymentEvent } from "#server/features/orders/settle/payment-webhook.ts";
import { bindReconcileOrders } from "#server/features/orders/settle/reconcile-orders-task.ts";
import { createLog } from "#server/process/log.ts";
import { plainWriter } from "../fakes/plain-writer.ts";

export const SIMULATED_EVENTS = [
  "quote",
  "quote with a code",
  "quote with a free code",
  "pay",
  "declined card",
  "webhook",
  "webhook again",
  "browser asks",
  "other customer asks",
  "worker",
  "worker, model fails",
  "reconciliation",
  "reservation lapses",
  "abandoned for a day",
  "an answer gets lost",
  "provider goes down",
  "provider comes back",
] as const;
export type SimulatedEvent = (typeof SIMULATED_EVENTS)[number];

const log = createLog("silent");

// One buyer and one property with every event that can happen to them, each step the product's own. What a worker or
// the network would do in between is done when the script says so.
export function openOrderSimulator(db: Db, codes: { some: string; few: string }) {
  const customerId = randomUUID() as CustomerId;
  const what = { propertyData: { address: `${customerId} Road`, bedrooms: 2 } };
  const line = { isDown: false, losesNext: false };
  const provider = createTestPayments({ db, webhookSecret: "unused" });
  const payments = overALine(provider, line);
  const watch = { untilDelivered: async () => {}, stop: () => {} };
  const parts = { db, log, payments, testMode: true, watch, refuseUnwritable: async () => {} };
  const writer = plainWriter();
  const delivery = { db, log, keepListing };
  const deliver = bindDeliverOrder({ ...delivery, writeTexts: bindWriteTexts(writer.writers) });
  const handleEvent = bindHandlePaymentEvent(parts);
  const reconcile = bindReconcileOrders(parts);
  const seen: { id: string; secret: string }[] = [];
  const paymentIds: string[] = [];
  let lastEventId = "";

  const ownOrders = () => db.select().from(orders).where(eq(orders.customerId, customerId));
  const quote = async (promoCode: string | null) => {
    const subject = await findSubject(db, customerId, what);
    const answer = await quoteOrder(parts, {
      buyer: await findBuyer(db, customerId, customerId),
      subject,
      promoCode,
      receiptEmail: null,
    });
    paymentIds.push(answer.paymentIntentId);
    if (answer.clientSecret) seen.push({ id: answer.paymentIntentId, secret: answer.clientSecret });
  };
  const pay = async (cardNumber: string) => {
    const intent = seen.at(-1);
    if (intent) await confirmTestPayment(db, { id: intent.id, clientSecret: intent.secret, cardNumber });
  };
  const hear = async (eventId: string) => {
    const intent = seen.at(-1);
    if (!intent) return;
    await receivePaymentEvent(db, { id: eventId, type: "payment_intent.succeeded", intentId: intent.id });
    await handleEvent.run({ eventId });
  };
  const ask = async (asker: CustomerId) => {
    const paymentId = paymentIds.at(-1);
    if (paymentId) await collectListing(parts, { customerId: asker, paymentId, what });
  };
  // A job that fails stays in the queue; one that succeeds is removed.
  const work = async () => {
    for (const { id: orderId } of await ownOrders()) {
      const jobs = await db.execute<{ id: string }>(sql`
        select job.id from graphile_worker._private_jobs job join graphile_worker._private_tasks task
          on task.id = job.task_id and task.identifier = 'deliver-order'
        where job.payload->>'orderId' = ${orderId}`);
      for (const { id } of jobs.rows) {
        await deliver.run({ orderId });
        await db.execute(sql`select graphile_worker.complete_jobs(array[${id}::bigint])`);
      }
    }
  };
  const age = async (changes: Record<string, unknown>) => {
    await db.update(orders).set(changes).where(eq(orders.customerId, customerId));
    await reconcile.run({});
  };

  const steps: Record<SimulatedEvent, () => Promise<unknown>> = {
    quote: () => quote(null),
    "quote with a code": () => quote(codes.some),
    "quote with a free code": () => quote(codes.few),
    pay: () => pay("4242424242424242"),
    "declined card": () => pay("4000000000000002"),
    webhook: () => hear((lastEventId = randomUUID())),
    "webhook again": () => hear((lastEventId ||= randomUUID())),
    "browser asks": () => ask(customerId),
    "other customer asks": () => ask(randomUUID() as CustomerId),
    worker: work,
    "worker, model fails": () => {
      writer.failNext(1);
      return work();
    },
    reconciliation: () => age({ nextCheckAt: sql`now() - interval '1 second'` }),
    "reservation lapses": () =>
      db.transaction(async (tx) => {
        const own = await tx
          .select({ id: orders.id })
          .from(orders)
          .where(eq(orders.customerId, customerId))
          .for("update");
        const isOwn = inArray(
          promoUses.orderId,
          own.map(({ id }) => id),
        );
        await tx.update(promoUses).set({ reservedUntil: sql`now() - interval '1 second'` }).where(isOwn);
      }),
    "abandoned for a day": () =>
      age({ updatedAt: sql`case when state = 'open' then now() - interval '25 hours' else updated_at end` }),
    "an answer gets lost": async () => (line.losesNext = true),
    "provider goes down": async () => (line.isDown = true),
    "provider comes back": async () => (line.isDown = false),
  };

  return {
    open: async () => void (await db.insert(customers).values({ id: customerId })),
    happen: async (happening: SimulatedEvent) => {
      try {
        await steps[happening]();
      } catch (error) {
        const isExpected = error instanceof AppError || /overloaded/.test(String(error));
        if (!isExpected) throw error;
      }
    },
    // Ends all failures, and makes the next reconciliation due.
    calm: async () => {
      line.isDown = false;
      line.losesNext = false;
      writer.failNext(0);
      await age({ nextCheckAt: sql`now() - interval '1 second'` });
    },
    work,
    orders: ownOrders,
    intentsOf: (orderId: string) => db.select().from(testIntents).where(eq(testIntents.orderId, orderId)),
  };
}

function overALine(provider: Payments, line: { isDown: boolean; losesNext: boolean }): Payments {
  const reach = <A extends unknown[], R>(call: (...args: A) => Promise<R>) => {
    return async (...args: A): Promise<R> => {
      if (line.isDown) throw new AppError("unavailable");
      const answer = await call(...args);
      // The request was carried out, but its answer is lost.
      if (line.isDown || line.losesNext) {
        line.losesNext = false;
        throw new AppError("unavailable");
      }
      return answer;
    };
  };
  return {
    ...provider,
    putIntent: reach(provider.putIntent),
    readIntent: reach(provider.readIntent),
    cancelIntent: reach(provider.cancelIntent),
    refund: reach(provider.refund),
  };
}
