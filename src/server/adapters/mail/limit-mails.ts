import { createHash } from "node:crypto";
import type { Db, Tx } from "#server/db/connect.ts";
import { countHit } from "#server/http/rate-limit-store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

type Posting = { kind: string; to: string; max: number };

// Whether one more mail of a kind may go to an address today. The counter needs no readable address.
export async function isWithinDailyMails(db: Db | Tx, { kind, to, max }: Posting): Promise<boolean> {
  const recipient = createHash("sha256").update(to.toLowerCase()).digest("hex");
  const { current } = await countHit(db, `${kind} address ${recipient}`, DAY_MS);
  return current <= max;
}
