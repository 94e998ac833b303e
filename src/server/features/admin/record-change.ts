import type { Db, Tx } from "#server/db/connect.ts";
import { adminEvents } from "#server/db/schema/admin.ts";

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
