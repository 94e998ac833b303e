import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import { sessions, users } from "#server/db/schema/accounts.ts";
import { adminListings } from "#server/db/schema/admin.ts";
import type { AdminUser } from "#shared/contract/admin.ts";

export type UserRow = typeof users.$inferSelect;

// In the order of the ids; whoever was deleted meanwhile is left out.
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

export async function findUser(db: Db | Tx, id: string): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user ?? null;
}

export async function countSessions(db: Db, userId: string): Promise<number> {
  return db.$count(sessions, and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)));
}

export async function endSessions(tx: Tx, userId: string): Promise<number> {
  const ended = await tx.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id });
  return ended.length;
}

export async function setMembership(tx: Tx, id: string, isMember: boolean): Promise<void> {
  await tx.update(users).set({ isMember, updatedAt: new Date() }).where(eq(users.id, id));
}
