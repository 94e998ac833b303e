import { and, eq, inArray, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db, Tx } from "#server/db/connect.ts";
import { draftRights } from "#server/db/schema/intake.ts";
import { listings } from "#server/db/schema/listings.ts";
import { orders } from "#server/db/schema/orders.ts";
import { customerColumns } from "#server/domain/customer-data.ts";
import { type CustomerId, enrolCustomer } from "#server/domain/customers.ts";
import { isUndelivered, type Order, readSubject } from "#server/domain/orders.ts";
import { isUniqueViolation } from "#server/process/errors.ts";
import { paths } from "#shared/page-paths.ts";

const ATTEMPTS = 3;
const HAS_OWN_STEP: ReadonlySet<PgColumn> = new Set([orders.customerId, listings.customerId, draftRights.customerId]);

// Says which page shows what the guest had bought or was buying.
export async function moveToAccount(db: Db, guestId: CustomerId | null, userId: string): Promise<string | null> {
  const accountId = await enrolCustomer(db, userId);
  if (!guestId) return null;
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction((tx) => moveAll(tx, guestId, accountId));
    } catch (error) {
      // The guest opened another order in the meantime: the next attempt makes room for it too.
      if (!isUniqueViolation(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

// All of a guest's data or none of it, so that an account never holds half a purchase.
async function moveAll(tx: Tx, guestId: CustomerId, accountId: CustomerId): Promise<string | null> {
  await makeRoomForOpenOrders(tx, guestId, accountId);
  const set = { customerId: accountId };
  const movedOrders = await tx.update(orders).set(set).where(eq(orders.customerId, guestId)).returning();
  // After the orders: a delivery in progress holds its order, and its listing is there once the order could be moved.
  const movedListings = await tx
    .update(listings)
    .set({ ...set, isGuest: false })
    .where(eq(listings.customerId, guestId))
    .returning();
  await moveDraftRights(tx, guestId, accountId);
  for (const { customer } of customerColumns) {
    if (HAS_OWN_STEP.has(customer)) continue;
    const { table, name } = customer;
    await tx.execute(sql`update ${table} set ${sql.identifier(name)} = ${accountId} where ${eq(customer, guestId)}`);
  }
  return pageOfWhatMoved({ orders: movedOrders, listings: movedListings });
}

// Both may have come by the same link.
async function moveDraftRights(tx: Tx, guestId: CustomerId, accountId: CustomerId): Promise<void> {
  const guests = await tx.delete(draftRights).where(eq(draftRights.customerId, guestId)).returning();
  const accounts = guests.map((right) => ({ ...right, customerId: accountId }));
  if (accounts.length > 0) await tx.insert(draftRights).values(accounts).onConflictDoNothing();
}

// A customer has one open order per subject. The account's own is renamed: it can still be paid, but is not found
// again.
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

type Listing = Pick<typeof listings.$inferSelect, "id" | "createdAt" | "forgottenAt">;

// A guest who signs up after a purchase wants to see it, not an overview: the newest listing that is delivered or on
// its way, otherwise what was about to be bought.
function pageOfWhatMoved(moved: { orders: Order[]; listings: Listing[] }): string | null {
  const delivered = moved.listings
    .filter(({ forgottenAt }) => forgottenAt === null)
    .map(({ id, createdAt }) => ({ page: paths.listing.replace("$id", id), createdAt }));
  const coming = moved.orders
    .filter(isUndelivered)
    .map(({ id, createdAt }) => ({ page: `${paths.paymentSuccess}?order=${id}`, createdAt }));
  const wanted = moved.orders.flatMap((order) => {
    const page = order.state === "open" ? checkoutOf(order.subject) : null;
    return page ? [{ page, createdAt: order.createdAt }] : [];
  });
  return newest([...delivered, ...coming]) ?? newest(wanted);
}

// Other purchases start from data that only the browser holds.
function checkoutOf(subject: string): string | null {
  const thing = readSubject(subject);
  return thing?.kind === "express" ? `${paths.expressPreview}?job=${thing.id}` : null;
}

function newest(pages: { page: string; createdAt: Date }[]): string | null {
  return pages.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0]?.page ?? null;
}
