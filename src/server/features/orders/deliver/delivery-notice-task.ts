import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { postMail } from "#server/adapters/mail/send-mail-task.ts";
import type { Db, Tx } from "#server/db/connect.ts";
import { listings } from "#server/db/schema/listings.ts";
import { orders } from "#server/db/schema/orders.ts";
import type { Order } from "#server/domain/orders.ts";
import { bindTask, defineTask } from "#server/jobs/task.ts";

// A buyer who is still on the page asks for the description within moments, also when the webhook was faster.
const GRACE = sql`interval '15 seconds'`;
const STILL_THERE = sql`interval '10 seconds'`;

const deliveryNoticeTask = defineTask({
  name: "delivery-notice",
  payload: z.object({ orderId: z.string(), listingId: z.string() }),
  maxAttempts: 5,
});

// In the transaction that delivers. Only a buyer who gave an address can be told.
export async function planDeliveryNotice(tx: Tx, order: Order, listingId: string): Promise<void> {
  if (!order.receiptEmail) return;
  const { name, maxAttempts } = deliveryNoticeTask;
  const payload = JSON.stringify({ orderId: order.id, listingId });
  await tx.execute(sql`select graphile_worker.add_job(${name}, payload := ${payload}::json,
    run_at := now() + ${GRACE}, max_attempts := ${maxAttempts})`);
}

type NoticeDeps = { db: Db; publicUrl: () => Promise<string> };

export function bindDeliveryNotice({ db, publicUrl }: NoticeDeps) {
  return bindTask(deliveryNoticeTask, async ({ orderId, listingId }) => {
    const url = await publicUrl();
    await db.transaction(async (tx) => {
      const to = await findAbsentBuyer(tx, orderId);
      if (to) await postMail(tx, { to, subject: "Your description is ready", text: noticeText(url, listingId) });
    });
  });
}

// Neither waited for it when it was delivered, nor since, nor has opened it.
async function findAbsentBuyer(tx: Tx, orderId: string): Promise<string | null> {
  const [order] = await tx
    .select({
      email: orders.receiptEmail,
      state: orders.state,
      isThere: sql<boolean>`coalesce(${orders.watchedAt} > ${listings.createdAt} - ${STILL_THERE}, false)`,
      openedAt: listings.openedAt,
    })
    .from(orders)
    .innerJoin(listings, eq(listings.orderId, orders.id))
    .where(eq(orders.id, orderId));
  if (!order || order.state !== "delivered" || order.isThere || order.openedAt) return null;
  return order.email;
}

function noticeText(publicUrl: string, listingId: string): string {
  const lines = [
    "Your property description is ready.",
    "",
    `Open it in the browser you ordered it with: ${publicUrl}/results?listing=${listingId}`,
    "",
    "It is a one-time view, and it waits for 24 hours. Create an account there to keep it.",
  ];
  return `${lines.join("\n")}\n`;
}
