import { postMail } from "#server/adapters/mail/send-mail-task.ts";
import type { Tx } from "#server/db/connect.ts";
import type { Order } from "./store.ts";

const STILL_THERE_MS = 10_000;

type Notice = { listingId: string; publicUrl: string };

// Only for a buyer who gave an address and is no longer on the page.
export async function postDeliveryNotice(tx: Tx, order: Order, { listingId, publicUrl }: Notice): Promise<void> {
  const isWaiting = order.watchedAt !== null && order.watchedAt.getTime() > Date.now() - STILL_THERE_MS;
  if (!order.receiptEmail || isWaiting) return;
  const text = [
    "Your property description is ready.",
    "",
    `Open it in the browser you ordered it with: ${publicUrl}/results?listing=${listingId}`,
    "",
    "It is a one-time view, and it waits for 24 hours. Create an account there to keep it.",
  ].join("\n");
  await postMail(tx, { to: order.receiptEmail, subject: "Your description is ready", text: `${text}\n` });
}
