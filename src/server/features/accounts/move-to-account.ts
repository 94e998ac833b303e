import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import { drafts, expressJobs } from "#server/db/schema/intake.ts";
import { listings, properties } from "#server/db/schema/listings.ts";
import { orders } from "#server/db/schema/orders.ts";
import { uploads } from "#server/db/schema/uploads.ts";
import { type CustomerId, enrolCustomer } from "#server/http/customers.ts";

const OWNED_TABLES = [drafts, expressJobs, properties, orders, uploads];

// All of a guest's things or none: nobody finds half a purchase in the account.
export async function moveToAccount(db: Db, guestId: CustomerId | null, userId: string): Promise<void> {
  const accountId = await enrolCustomer(db, userId);
  if (!guestId) return;
  await db.transaction(async (tx) => {
    await makeRoomForOpenOrders(tx, guestId, accountId);
    for (const table of OWNED_TABLES) {
      await tx.update(table).set({ customerId: accountId }).where(eq(table.customerId, guestId));
    }
    // After the orders: a delivery in progress holds its order, and its listing is there once the order could be moved.
    await tx.update(listings).set({ customerId: accountId, isGuest: false }).where(eq(listings.customerId, guestId));
  });
}

// Of one subject a customer has one open order. The account's own steps aside: it can still be paid, not found again.
async function makeRoomForOpenOrders(tx: Tx, guestId: CustomerId, accountId: CustomerId): Promise<void> {
  const guestSubjects = tx
    .select({ subject: orders.subject })
    .from(orders)
    .where(and(eq(orders.customerId, guestId), eq(orders.state, "open")));
  await tx
    .update(orders)
    .set({ subject: sql`${orders.subject} || ':earlier:' || ${orders.id}` })
    .where(and(eq(orders.customerId, accountId), eq(orders.state, "open"), inArray(orders.subject, guestSubjects)));
}
