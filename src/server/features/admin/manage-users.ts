import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/http/app-error.ts";
import { isUuid } from "#server/is-uuid.ts";
import type { AdminProfile } from "#shared/contract/admin.ts";
import { findPage, findPosition, SOURCES } from "./find-page.ts";
import { readListings } from "./listings-store.ts";
import { type Admin, recordChange } from "./record-change.ts";
import { countSessions, endSessions, findUser, readUsers, setMembership, type UserRow } from "./users-store.ts";

type ListingsWish = { cursor?: string | undefined; limit: number };

export async function readProfile(db: Db, id: string, wish: ListingsWish): Promise<z.input<typeof AdminProfile>> {
  const row = await existingUser(db, id);
  const after = await findPosition(db, SOURCES.listings, wish.cursor);
  const own = sql`customer_id = ${id}`;
  const [[user], sessions, positions] = await Promise.all([
    readUsers(db, [id]),
    countSessions(db, id),
    findPage(db, SOURCES.listings, { where: own, after, limit: wish.limit }),
  ]);
  if (!user) throw new AppError("not_found");
  const listings = await readListings(
    db,
    positions.map((position) => position.id),
  );
  return { ...user, emailVerified: row.emailVerified, sessions, listings };
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
