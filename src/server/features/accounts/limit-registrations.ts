import { createHash } from "node:crypto";
import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/http/app-error.ts";
import { callerNetwork } from "#server/http/caller-network.ts";
import { countHit } from "#server/http/rate-limit-store.ts";
import { accountMessages } from "#shared/messages/accounts.ts";

const HOUR_MS = 60 * 60 * 1000;
const PER_ADDRESS_AND_CALLER = 5;
const PER_CALLER = 30;

type Attempt = { email: string; ip: string };

// Registering tells whether an address is taken, so nobody asks for one address again and again, nor for many. Counted
// before it is looked up: being refused tells nothing.
export async function limitRegistrations(db: Db, { email, ip }: Attempt, scale: number): Promise<void> {
  const network = callerNetwork(ip);
  const address = createHash("sha256").update(email.toLowerCase()).digest("hex");
  const pair = await countHit(db, `registering ${address} ${network}`, HOUR_MS);
  const caller = await countHit(db, `registrations of ${network}`, HOUR_MS);
  if (pair.current > PER_ADDRESS_AND_CALLER || caller.current > PER_CALLER * scale) {
    throw new AppError("rate_limited", accountMessages.tooManyRegistrations);
  }
}
