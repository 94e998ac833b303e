import { and, eq } from "drizzle-orm";
import type { Tx } from "#server/db/connect.ts";
import { adminEvents } from "#server/db/schema/admin.ts";
import { type Admin, recordChange } from "./record-change.ts";

const ACTION = "order_refunded";

// Under the order's lock, so that calls at the same time record it once.
export async function recordRefund(tx: Tx, admin: Admin, { orderId, reason }: { orderId: string; reason: string }) {
  const isIt = and(eq(adminEvents.action, ACTION), eq(adminEvents.subject, orderId));
  const [known] = await tx.select({ id: adminEvents.id }).from(adminEvents).where(isIt).limit(1);
  if (!known) await recordChange(tx, admin, { action: ACTION, subject: orderId, details: { reason } });
}
