import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/http/app-error.ts";
import { countHit, readHits } from "#server/http/rate-limits.ts";

const WINDOW_MS = 15 * 60 * 1000;
const GUESSES_PER_ADDRESS_AND_CALLER = 10;
const FREE_GUESSES_PER_ADDRESS = 20;
const LONGEST_WAIT_MS = 2000;

export type Guess = { email: string; ip: string };

// One caller who guesses at an address is stopped; many callers are slowed. The real owner, elsewhere, gets in.
export async function slowGuessing(db: Db, guess: Guess): Promise<void> {
  const byCaller = await readHits(db, keys(guess).byCaller);
  if (byCaller >= GUESSES_PER_ADDRESS_AND_CALLER) {
    throw new AppError("rate_limited", "Too many attempts. Please wait a few minutes, or reset your password.");
  }
  const byAll = await readHits(db, keys(guess).byAll);
  const excess = byAll - FREE_GUESSES_PER_ADDRESS;
  if (excess > 0) await wait(Math.min(LONGEST_WAIT_MS, excess * 100));
}

export async function countWrongGuess(db: Db, guess: Guess): Promise<void> {
  await countHit(db, keys(guess).byCaller, WINDOW_MS);
  await countHit(db, keys(guess).byAll, WINDOW_MS);
}

// Hashed: the counters outlive the request and need no addresses.
function keys({ email, ip }: Guess) {
  const hash = createHash("sha256").update(email.toLowerCase()).digest("base64url");
  return { byCaller: `guess ${hash} ${ip}`, byAll: `guess ${hash}` };
}
