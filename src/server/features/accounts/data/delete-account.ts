import { and, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import { users } from "#server/db/schema/accounts.ts";
import { listings } from "#server/db/schema/listings.ts";
import { orders } from "#server/db/schema/orders.ts";
import { uploads } from "#server/db/schema/uploads.ts";
import { AppError } from "#server/domain/app-error.ts";
import { customerColumns, type EmptiedData } from "#server/domain/customer-data.ts";
import { forgetListings } from "#server/domain/forget-listings.ts";
import { isUndelivered, type Order } from "#server/domain/orders.ts";
import { enqueueFileDeletion } from "#server/domain/pictures/photo-claims.ts";
import type { CurrentUser } from "#shared/contract/account/accounts.ts";
import { accountDeletion, accountMessages } from "#shared/messages/accounts.ts";
import { forgetGuessesAt } from "../sign-in/login-throttle.ts";
import { findPasswordHash, requireOwnPassword } from "../sign-in/own-password.ts";
import type { AccountDeps } from "../sign-in/sign-in.ts";

export type DeletionDeps = {
  // Ends an unpaid order, once the card provider has confirmed that it can no longer be paid.
  abandonOrder: (orderId: string, reason: string) => Promise<void>;
};

type Deps = Pick<AccountDeps, "db" | "mails"> & DeletionDeps;

type Wish = { user: CurrentUser; ip: string; password?: string | undefined; email?: string | undefined };

export async function deleteAccount(deps: Deps, wish: Wish): Promise<void> {
  const { db, mails } = deps;
  const { user } = wish;
  await requireOwner(deps, wish);
  for (const id of await findOpenOrders(db, user.id)) await deps.abandonOrder(id, "its buyer deleted the account");
  await db.transaction(async (tx) => {
    const own = await lockOrders(tx, user.id);
    if (own.some(isUndelivered)) {
      throw new AppError("conflict", accountMessages.deletionWaitsForOrder);
    }
    if (own.some(({ state }) => state === "open"))
      throw new AppError("conflict", accountMessages.deletionWaitsForPayment);
    await eraseAccount(tx, user.id);
    await forgetGuessesAt(tx, user.email);
    await mails.tellOfDeletion(tx, user.email, accountDeletion.kept);
  });
}

async function requireOwner({ db }: Deps, { user, ip, password, email }: Wish): Promise<void> {
  const hasPassword = (await findPasswordHash(db, user.id)) !== null;
  if (hasPassword) await requireOwnPassword(db, { user, ip, password: password ?? "" });
  else if (email?.toLowerCase() !== user.email) throw new AppError("bad_request", accountMessages.emailNotYours);
}

async function findOpenOrders(db: Db, customerId: string): Promise<string[]> {
  const isOpen = and(eq(orders.customerId, customerId), eq(orders.state, "open"));
  return (await db.select({ id: orders.id }).from(orders).where(isOpen)).map(({ id }) => id);
}

// Locked: none of them is paid or delivered while the account goes.
async function lockOrders(tx: Tx, customerId: string): Promise<Pick<Order, "state">[]> {
  return tx
    .select({ state: orders.state })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(orders.id)
    .for("update");
}

// The customer's bare number stays, for the books. Whatever else refers to it goes or says nothing about a person.
async function eraseAccount(tx: Tx, id: string): Promise<void> {
  await erasePhotos(tx, id);
  for (const empty of Object.values(EMPTY)) await empty(tx, id);
  for (const { customer, whenErased } of customerColumns) {
    const { table, name } = customer;
    const isOwn = eq(customer, id);
    if (whenErased === "deleted") await tx.execute(sql`delete from ${table} where ${isOwn}`);
    if (whenErased === "unnamed")
      await tx.execute(sql`update ${table} set ${sql.identifier(name)} = null where ${isOwn}`);
  }
  // Sessions, passwords, mailed links and the brand voice go with it.
  await tx.delete(users).where(eq(users.id, id));
}

// Their files go too.
async function erasePhotos(tx: Tx, id: string): Promise<void> {
  const deleted = await tx.delete(uploads).where(eq(uploads.customerId, id)).returning({ name: uploads.name });
  await enqueueFileDeletion(
    tx,
    deleted.map(({ name }) => name),
  );
}

const EMPTY: Record<EmptiedData, (tx: Tx, customerId: string) => Promise<void>> = {
  listings: (tx, id) =>
    forgetListings(tx, tx.select({ id: listings.id }).from(listings).where(eq(listings.customerId, id))),
  orders: erasePersonFromOrders,
};

// An invoice needs the property's address; nothing else of it has to be kept. An unpaid order keeps not even the hash
// of an address that its subject may hold.
async function erasePersonFromOrders(tx: Tx, id: string): Promise<void> {
  // As addressOf reads it, so that the invoice stays the same.
  const address = sql`coalesce(nullif(trim(${orders.propertyData}->>'address'), ''), ${orders.propertyData}->>'property_address')`;
  const invoiced = sql`jsonb_strip_nulls(jsonb_build_object('address', ${address}))`;
  const isInvoiced = sql`${orders.settledAt} is not null`;
  const propertyData = sql`case when ${isInvoiced} and ${orders.propertyData} is not null then ${invoiced} end`;
  const subject = sql`case when ${isInvoiced} then ${orders.subject} else 'erased:' || ${orders.id} end`;
  await tx.update(orders).set({ receiptEmail: null, propertyData, subject }).where(eq(orders.customerId, id));
}
