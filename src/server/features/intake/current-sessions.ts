import { and, gt, inArray } from "drizzle-orm";
import type { Db } from "#server/db/connect.ts";
import { sessions } from "#server/db/schema/accounts.ts";

// Those of the sessions that have not ended.
export async function findCurrentSessions(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expiresAt, new Date())));
  return new Set(found.map(({ id }) => id));
}
