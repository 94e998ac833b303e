import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db, Tx } from "#server/db/connect.ts";
import { sessions, users } from "#server/db/schema/accounts.ts";
import { adminListings } from "#server/db/schema/admin.ts";
import { AppError } from "#server/domain/app-error.ts";
import { isUuid } from "#server/domain/is-uuid.ts";
import type { AdminProfile, AdminUser } from "#shared/contract/account/admin.ts";
import { findPage, findPosition, SOURCES } from "./find-page.ts";
import { readListings } from "./listings-store.ts";
import { type Admin, recordChange } from "./record-change.ts";

type ListingsWish = { cursor?: string | undefined; limit: number };

export async function readProfile(db: Db, id: string, wish: ListingsWish): Promise<z.input<typeof AdminProfile>> {
  const row = await existingUser(db, id);
  const after = await findPosition(db, SOURCES.listings, wish.cursor);
  const own = sql`customer_id = ${id}`;
  const [[user], sessionCount, positions] = await Promise.all([
    readUsers(db, [id]),
    countSessions(db, id),
    findPage(db, SOURCES.listings, { where: own, after, limit: wish.limit }),
  ]);
  if (!user) throw new AppError("not_found");
  const listings = await readListings(
    db,
    positions.map((position) => position.id),
  );
  return { ...user, emailVerified: row.emailVerified, sessions: sessionCount, listings };
}

type MembershipChange = { id: string; isMember: boolean };

export async function changeMembership(db: Db, admin: Admin, { id, isMember }: MembershipChange): Promise<void> {
  const user = await existingUser(db, id);
  if (user.isMember === isMember) return;
  await db.transaction(async (tx) => {
    await setMembership(tx, id, isMember);
    const action = isMember ? "membership_granted" : "membership_taken";
    await recordChange(tx, admin, { action, subject: id });
  });
}

export async function endAllSessions(db: Db, admin: Admin, id: string): Promise<number> {
  await existingUser(db, id);
  return db.transaction(async (tx) => {
    const ended = await endSessions(tx, id);
    await recordChange(tx, admin, { action: "sessions_ended", subject: id, details: { ended } });
    return ended;
  });
}

async function existingUser(db: Db, id: string): Promise<UserRow> {
  const user = isUuid(id) ? await findUser(db, id) : null;
  if (!user) throw new AppError("not_found");
  return user;
}

type UserRow = typeof users.$inferSelect;

// In the order of the ids; users deleted in the meantime are left out.
export async function readUsers(db: Db, ids: string[]): Promise<AdminUser[]> {
  if (ids.length === 0) return [];
  const [rows, counts] = await Promise.all([
    db.select().from(users).where(inArray(users.id, ids)),
    db
      .select({
        userId: adminListings.customerId,
        total: sql<number>`count(*)::int`,
        paid: sql<number>`count(*) filter (where ${adminListings.isPaid})::int`,
      })
      .from(adminListings)
      .where(inArray(adminListings.customerId, ids))
      .groupBy(adminListings.customerId),
  ]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const countOf = new Map(counts.map((count) => [count.userId, count]));
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    return row ? [userOf(row, countOf.get(id))] : [];
  });
}

function userOf(row: UserRow, count: { total: number; paid: number } | undefined): AdminUser {
  const { id, email, firstName, lastName, isMember, loginMethod } = row;
  return {
    id,
    email,
    firstName,
    lastName,
    isMember,
    loginMethod,
    totalListings: count?.total ?? 0,
    totalPaidListings: count?.paid ?? 0,
    createdAt: row.createdAt.toISOString(),
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  };
}

async function findUser(db: Db | Tx, id: string): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user ?? null;
}

async function countSessions(db: Db, userId: string): Promise<number> {
  return db.$count(sessions, and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)));
}

async function endSessions(tx: Tx, userId: string): Promise<number> {
  const ended = await tx.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id });
  return ended.length;
}

async function setMembership(tx: Tx, id: string, isMember: boolean): Promise<void> {
  await tx.update(users).set({ isMember, updatedAt: new Date() }).where(eq(users.id, id));
}
