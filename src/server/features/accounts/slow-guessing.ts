import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { eq, inArray, like, sql } from "drizzle-orm";
import type { Db } from "#server/db/connect.ts";
import { rateLimits } from "#server/db/schema/rate-limits.ts";
import { AppError } from "#server/http/app-error.ts";
import { countHit } from "#server/http/rate-limits.ts";
import { callerNetwork } from "./caller-network.ts";

const WINDOW_MS = 15 * 60 * 1000;
const GUESSES_PER_ADDRESS_AND_CALLER = 10;
const GUESSES_PER_CALLER = 100;
const FREE_GUESSES_PER_ADDRESS = 20;
const LONGEST_WAIT_MS = 2000;

export type Guess = { email: string; ip: string };

// One caller who guesses is stopped; many callers at one address are slowed. The real owner, elsewhere, gets in.
// Counted before the password is looked at: a thousand guesses at once are a thousand guesses.
export async function slowGuessing(db: Db, guess: Guess): Promise<void> {
  const { byPair, byCaller, byAddress } = keys(guess);
  const pair = await countHit(db, byPair, WINDOW_MS);
  const caller = await countHit(db, byCaller, WINDOW_MS);
  if (pair.current > GUESSES_PER_ADDRESS_AND_CALLER) refuse(pair.ttl);
  if (caller.current > GUESSES_PER_CALLER) refuse(caller.ttl);
  const address = await countHit(db, byAddress, WINDOW_MS);
  const excess = address.current - FREE_GUESSES_PER_ADDRESS;
  if (excess > 0) await wait(Math.min(LONGEST_WAIT_MS, excess * 100));
}

// The password was right: this was no guess.
export async function forgiveGuess(db: Db, guess: Guess): Promise<void> {
  const { byPair, byCaller, byAddress } = keys(guess);
  await db.delete(rateLimits).where(eq(rateLimits.key, byPair));
  await db
    .update(rateLimits)
    .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
    .where(inArray(rateLimits.key, [byCaller, byAddress]));
}

// Whoever has set a new password is not held back by the guesses at the old one.
export async function forgetGuessesAt(db: Db, email: string): Promise<void> {
  await db.delete(rateLimits).where(like(rateLimits.key, `${addressKey(email)}%`));
}

function refuse(ttlMs: number): never {
  const minutes = Math.max(1, Math.ceil(ttlMs / 60_000));
  const inTime = minutes === 1 ? "a minute" : `${minutes} minutes`;
  throw new AppError("rate_limited", `Too many attempts. Please try again in ${inTime}, or reset your password.`);
}

// Hashed: the counters outlive the request and need no addresses.
function addressKey(email: string): string {
  return `guess ${createHash("sha256").update(email.trim().toLowerCase()).digest("hex")}`;
}

function keys({ email, ip }: Guess) {
  const byAddress = addressKey(email);
  const network = callerNetwork(ip);
  return { byAddress, byPair: `${byAddress} ${network}`, byCaller: `guesses of ${network}` };
}
