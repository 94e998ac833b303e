import { setTimeout as wait } from "node:timers/promises";
import { eq, inArray, like, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import { rateLimits } from "#server/db/schema/rate-limits.ts";
import { AppError } from "#server/domain/app-error.ts";
import { countHit, hashedAddress, refuseBeyond } from "#server/domain/rate-limit-counters.ts";
import { callerNetwork } from "#server/http/limits/caller-network.ts";

const WINDOW_MS = 15 * 60 * 1000;
const GUESSES_PER_ADDRESS_AND_CALLER = 10;
const GUESSES_PER_CALLER = 100;
const FREE_GUESSES_PER_ADDRESS = 20;
// Between two guesses at one address, and once it had more guesses than people make.
const SPACING_MS = 250;
const WIDE_SPACING_MS = 1000;
const LONGEST_WAIT_MS = 10_000;
// In this process, over all addresses.
const MOST_WAITING = 200;
const CALLER_KNOWN_DAYS = 90;

export type Guess = { email: string; ip: string };

let waiting = 0;

// One caller who guesses is stopped. Guesses of many callers at one address are queued and checked one after the other,
// however many come at once; the owner has a queue of their own on networks that signed in before. They are counted and
// queued in the database before the password is checked, so that this holds for many guesses at once and over several
// servers, and a waiting call holds no connection.
export async function throttleLogin(db: Db, guess: Guess): Promise<void> {
  const { byPair, byCaller, byAddress } = keys(guess);
  const limits = [
    { key: byPair, windowMs: WINDOW_MS, max: GUESSES_PER_ADDRESS_AND_CALLER },
    { key: byCaller, windowMs: WINDOW_MS, max: GUESSES_PER_CALLER },
  ];
  await refuseBeyond(db, limits, { message: tooManyGuesses });
  if (await isKnownCaller(db, guess)) return waitInQueue(db, `${byPair} queue`, SPACING_MS);
  const address = await countHit(db, byAddress, WINDOW_MS);
  const spacingMs = address.current > FREE_GUESSES_PER_ADDRESS ? WIDE_SPACING_MS : SPACING_MS;
  return waitInQueue(db, `${byAddress} queue`, spacingMs);
}

// The password was right: this was no guess.
export async function forgiveGuess(db: Db, guess: Guess): Promise<void> {
  const { byPair, byCaller, byAddress } = keys(guess);
  await db.delete(rateLimits).where(eq(rateLimits.key, byPair));
  await db
    .update(rateLimits)
    .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
    .where(inArray(rateLimits.key, [byCaller, byAddress]));
  await rememberCaller(db, guess);
}

// Guesses from elsewhere do not hold up a network that has proven to know the password.
export async function rememberCaller(db: Db | Tx, guess: Guess): Promise<void> {
  const resetsAt = sql`now() + ${CALLER_KNOWN_DAYS} * interval '1 day'`;
  await db
    .insert(rateLimits)
    .values({ key: keys(guess).known, hits: 1, resetsAt })
    .onConflictDoUpdate({ target: rateLimits.key, set: { resetsAt } });
}

// A user who has set a new password is not delayed by guesses at the old one. Networks known by the old password are
// forgotten.
export async function forgetGuessesAt(db: Db | Tx, email: string): Promise<void> {
  await db.delete(rateLimits).where(like(rateLimits.key, `${addressKey(email)}%`));
}

async function isKnownCaller(db: Db, guess: Guess): Promise<boolean> {
  const [known] = await db
    .select({ isCurrent: sql<boolean>`${rateLimits.resetsAt} > now()` })
    .from(rateLimits)
    .where(eq(rateLimits.key, keys(guess).known));
  return known?.isCurrent ?? false;
}

async function waitInQueue(db: Db, key: string, spacingMs: number): Promise<void> {
  const waitMs = await takePlace(db, key, spacingMs);
  if (waitMs === null) refuse(LONGEST_WAIT_MS);
  if (waitMs <= 0) return;
  if (waiting >= MOST_WAITING) refuse(LONGEST_WAIT_MS);
  waiting++;
  await wait(waitMs).finally(() => waiting--);
}

// The row says when the next guess may be checked. Null when that is too far away, so that the queue stops growing.
async function takePlace(db: Db, key: string, spacingMs: number): Promise<number | null> {
  const spacing = sql`${spacingMs} * interval '1 millisecond'`;
  const taken = await db.execute<{ wait_ms: number }>(sql`
    insert into rate_limits as queue (key, hits, resets_at) values (${key}, 1, now() + ${spacing})
    on conflict (key) do update set resets_at = greatest(queue.resets_at, now()) + ${spacing}
      where queue.resets_at < now() + ${LONGEST_WAIT_MS} * interval '1 millisecond'
    returning (extract(epoch from resets_at - ${spacing} - now()) * 1000)::int as wait_ms
  `);
  return taken.rows[0]?.wait_ms ?? null;
}

function refuse(ttlMs: number): never {
  throw new AppError("rate_limited", tooManyGuesses(ttlMs));
}

function tooManyGuesses(ttlMs: number): string {
  const minutes = Math.max(1, Math.ceil(ttlMs / 60_000));
  const inTime = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return `Too many attempts. Please try again in ${inTime}, or reset your password.`;
}

function addressKey(email: string): string {
  return `guess ${hashedAddress(email)}`;
}

function keys({ email, ip }: Guess) {
  const byAddress = addressKey(email);
  const network = callerNetwork(ip);
  const byPair = `${byAddress} ${network}`;
  return { byAddress, byPair, byCaller: `guesses of ${network}`, known: `${byPair} known` };
}
