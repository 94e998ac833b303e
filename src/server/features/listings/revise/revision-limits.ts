import type { Db } from "#server/db/connect.ts";
import { countHit, refuseBeyond } from "#server/domain/rate-limit-counters.ts";
import type { Listing } from "../store.ts";
import type { Writers } from "../write/write-texts.ts";

const HOUR_MS = 60 * 60 * 1000;
// A buyer never reaches these; a script that runs away does.
const REVISIONS_PER_HOUR = { member: 600, guest: 200 };
// A model costs money: beyond its share the embedded writer takes over.
const MODEL_TEXTS_PER_HOUR = 40;
// Each platform is added once; more calls are repeats of one that was not answered.
const ADDITIONS_PER_HOUR = 30;

export async function refuseTooMany(db: Db, { id, isGuest }: Listing): Promise<void> {
  const most = isGuest ? REVISIONS_PER_HOUR.guest : REVISIONS_PER_HOUR.member;
  await refuseInAnHour(db, `revise ${id}`, most);
}

export async function refuseTooManyAdditions(db: Db, { id }: Listing): Promise<void> {
  await refuseInAnHour(db, `add platform ${id}`, ADDITIONS_PER_HOUR);
}

async function refuseInAnHour(db: Db, key: string, max: number): Promise<void> {
  await refuseBeyond(db, [{ key, windowMs: HOUR_MS, max }], { message: tooManyVersions });
}

function tooManyVersions(ttlMs: number): string {
  return `That was a lot of versions in an hour. Please go on in ${Math.ceil(ttlMs / 60_000)} minute(s).`;
}

export type SharedWriters = { writers: Writers; isModelSpent: boolean };

// The writers of the next text of a listing, and whether the model would have written it but for its share.
export async function writersFor(db: Db, writers: Writers, { id }: Listing): Promise<SharedWriters> {
  const { write, writeEmbedded } = writers;
  if (write === writeEmbedded) return { writers, isModelSpent: false };
  const { current } = await countHit(db, `model ${id}`, HOUR_MS);
  const isModelSpent = current > MODEL_TEXTS_PER_HOUR;
  return { writers: isModelSpent ? { write: writeEmbedded, writeEmbedded } : writers, isModelSpent };
}
