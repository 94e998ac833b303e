import { and, desc, eq, gt, lt, ne, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db, Tx } from "#server/db/connect.ts";
import { emailLinks, sessions, verifications } from "#server/db/schema/accounts.ts";
import { AppError } from "#server/domain/app-error.ts";
import { isUuid } from "#server/domain/is-uuid.ts";
import type { Schedule } from "#server/jobs/queue-run.ts";
import { bindTask, defineTask } from "#server/jobs/task.ts";
import type { AccountSession } from "#shared/contract/account/account-settings.ts";
import type { SignedIn } from "./sessions.ts";

const forgetEndedSessionsTask = defineTask({ name: "forget-ended-sessions", payload: z.unknown(), maxAttempts: 3 });

export const forgetEndedSessionsDaily: Schedule = { task: forgetEndedSessionsTask.name, match: "37 4 * * *" };

// In this order: most browsers also claim to be the ones further down.
const BROWSERS = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
] as const;

const SYSTEMS = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["Mac", /\bMac(intosh| OS X)\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
] as const;

const AT_MOST = 100;
const SEEN_AGAIN_AFTER_MS = 5 * 60_000;

export async function listSessions(db: Db, { user, sessionId }: SignedIn): Promise<AccountSession[]> {
  const own = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, new Date())))
    .orderBy(desc(eq(sessions.id, sessionId)), desc(sessions.updatedAt))
    .limit(AT_MOST);
  return own.map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => ({
    id,
    current: id === sessionId,
    device: describeDevice(userAgent),
    ipAddress: ipAddress || null,
    createdAt: createdAt.toISOString(),
    lastSeen: updatedAt.toISOString(),
  }));
}

export async function endSession(db: Db, { user }: SignedIn, id: string): Promise<void> {
  const isOwn = and(eq(sessions.id, id), eq(sessions.userId, user.id));
  const ended = isUuid(id) ? await db.delete(sessions).where(isOwn).returning() : [];
  if (ended.length === 0) throw new AppError("not_found");
}

export async function endOtherSessions(db: Db | Tx, { user, sessionId }: SignedIn): Promise<number> {
  const isOther = and(eq(sessions.userId, user.id), ne(sessions.id, sessionId));
  return (await db.delete(sessions).where(isOther).returning({ id: sessions.id })).length;
}

// Often enough to tell an old session from one in use, seldom enough to cost nothing.
export async function updateLastSeen(db: Db, { sessionId, lastSeen }: SignedIn): Promise<void> {
  if (Date.now() - lastSeen.getTime() < SEEN_AGAIN_AFTER_MS) return;
  await db.update(sessions).set({ updatedAt: sql`now()` }).where(eq(sessions.id, sessionId));
}

// For people who look for a session that is not theirs.
export function describeDevice(userAgent: string | null): string {
  const nameIn = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, pattern]) => pattern.test(userAgent ?? ""))?.[0];
  const browser = nameIn(BROWSERS);
  const system = nameIn(SYSTEMS);
  if (!browser && !system) return "Unknown device";
  return system ? `${browser ?? "A browser"} on ${system}` : `${browser}`;
}

// Sessions and mailed links that can no longer be used.
export function bindForgetEndedSessions(db: Db) {
  return bindTask(forgetEndedSessionsTask, async () => {
    for (const table of [sessions, verifications, emailLinks]) {
      await db.delete(table).where(lt(table.expiresAt, sql`now()`));
    }
  });
}
