import { and, eq } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import { adminEvents } from "#server/db/schema/admin.ts";

const ACTION = "order_refunded";

// Who acts, as the session says.
export type Admin = { id: string; email: string };

const ADMIN_ACTIONS = [
  "membership_granted",
  "membership_taken",
  "sessions_ended",
  "promo_code_created",
  "promo_code_changed",
  "order_refunded",
  "delivery_retried",
] as const;

type Change = { action: (typeof ADMIN_ACTIONS)[number]; subject: string; details?: Record<string, unknown> };

// In the transaction of the change: none goes unrecorded, and none is recorded that did not happen.
export async function recordChange(
  tx: Db | Tx,
  admin: Admin,
  { action, subject, details = {} }: Change,
): Promise<void> {
  await tx.insert(adminEvents).values({ adminId: admin.id, adminEmail: admin.email, action, subject, details });
}

// Under the order's lock, so that calls at the same time record it once.
export async function recordRefund(tx: Tx, admin: Admin, { orderId, reason }: { orderId: string; reason: string }) {
  const isIt = and(eq(adminEvents.action, ACTION), eq(adminEvents.subject, orderId));
  const [known] = await tx.select({ id: adminEvents.id }).from(adminEvents).where(isIt).limit(1);
  if (!known) await recordChange(tx, admin, { action: ACTION, subject: orderId, details: { reason } });
}
