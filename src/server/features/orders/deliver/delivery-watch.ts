import { inArray, sql } from "drizzle-orm";
import type { Db } from "#server/db/connect.ts";
import { orders } from "#server/db/schema/orders.ts";
import { AppError } from "#server/domain/app-error.ts";
import type { OrderState } from "#shared/contract-values.ts";
import { listingMessages } from "#shared/messages/listings.ts";

const POLL_MS = 120;
// A proxy in between usually gives up after a minute.
const LONGEST_WAIT_MS = 50_000;
const SAYING_SO_EVERY_MS = 4_000;
// A database that restarts is back before that; one that is stopped is not waited for.
const LONGEST_SILENCE_MS = 4_000;

const STILL_WRITING = "Your description is still being written. Your order is safe: please try again in a moment.";

export type DeliveryWatch = {
  untilDelivered: (orderId: string) => Promise<void>;
  stop: () => void;
};

type Waiter = {
  orderId: string;
  giveUpAt: number;
  saidAt: number;
  resolve: () => void;
  reject: (error: Error) => void;
};

// All who wait in this process share one short question to the database; between questions no connection is held.
export function createDeliveryWatch(db: Db): DeliveryWatch {
  const waiters = new Set<Waiter>();
  let timer: NodeJS.Timeout | undefined;
  let silentSince: number | null = null;

  const ask = async (): Promise<void> => {
    const askedAt = Date.now();
    try {
      await sayThatTheyWait(db, waiters);
      const ids = [...waiters].map(({ orderId }) => orderId);
      const rows = await db.select({ id: orders.id, state: orders.state }).from(orders).where(inArray(orders.id, ids));
      silentSince = null;
      tell(waiters, new Map(rows.map(({ id, state }) => [id, state])));
    } catch {
      silentSince ??= askedAt;
      if (Date.now() - silentSince > LONGEST_SILENCE_MS) sendAway(waiters);
      else tell(waiters, new Map());
    }
    timer = waiters.size > 0 ? setTimeout(() => void ask(), POLL_MS) : undefined;
  };

  return {
    untilDelivered: (orderId) =>
      new Promise((resolve, reject) => {
        waiters.add({ orderId, giveUpAt: Date.now() + LONGEST_WAIT_MS, saidAt: 0, resolve, reject });
        timer ??= setTimeout(() => void ask(), 0);
      }),
    stop: () => sendAway(waiters),
  };
}

function sendAway(waiters: Set<Waiter>): void {
  for (const { reject } of waiters) reject(new AppError("unavailable", STILL_WRITING));
  waiters.clear();
}

async function sayThatTheyWait(db: Db, waiters: Set<Waiter>): Promise<void> {
  const unsaid = [...waiters].filter(({ saidAt }) => Date.now() - saidAt > SAYING_SO_EVERY_MS);
  if (unsaid.length === 0) return;
  for (const waiter of unsaid) waiter.saidAt = Date.now();
  const ids = unsaid.map(({ orderId }) => orderId);
  await db.update(orders).set({ watchedAt: sql`now()` }).where(inArray(orders.id, ids));
}

function tell(waiters: Set<Waiter>, states: Map<string, OrderState>): void {
  for (const waiter of waiters) {
    const state = states.get(waiter.orderId);
    const isLate = Date.now() > waiter.giveUpAt;
    if (state === "delivered") waiter.resolve();
    else if (state === "refunded") waiter.reject(new AppError("gone", listingMessages.refunded));
    else if (isLate) waiter.reject(new AppError("unavailable", STILL_WRITING));
    else continue;
    waiters.delete(waiter);
  }
}
