import { inArray } from "drizzle-orm";
import type { FileStore } from "#server/adapters/files/create-file-store.ts";
import type { Db } from "#server/db/connect.ts";
import { pictureFindings } from "#server/db/schema/uploads.ts";
import { isStoredFile } from "#shared/contract/stored-file.ts";
import { contentHash, type FindingKind, findingKeyOf } from "#writer/inference/vision-cache.ts";
import type { NewFact } from "#writer/ledger/ledger-builder.ts";
import type { PhotoFinding } from "#writer/photos/photo-finding.ts";
import type { PlanFinding } from "#writer/plans/interpret-plan.ts";

// Names in the file store; empty for a picture that is kept elsewhere.
export type Pictures = { photos: string[]; plans: string[] };
// Null for a picture that was not analysed yet, or that could not be read.
export type Findings = {
  photos: (PhotoFinding | null)[];
  // What a vision model named in the same photos.
  named: (NewFact[] | null)[];
  plans: (PlanFinding | null)[];
};
export type ReadFindings = (pictures: Pictures) => Promise<Findings>;

const REMEMBERED_HASHES = 5000;
// A draft may have many pictures of a megabyte each: they are not all held at once.
const FILES_AT_ONCE = 8;

// What is known already about stored pictures; nothing is looked at here.
export function createFindingsReader({ db, files }: { db: Db; files: FileStore }): ReadFindings {
  const hashOf = rememberHashes(async (file) =>
    isStoredFile(file) && (await files.exists(file)) ? contentHash(await files.getBytes(file)) : null,
  );
  return async ({ photos, plans }) => {
    const hashes = await inBatches([...photos, ...plans], hashOf);
    const ofPhotos = hashes.slice(0, photos.length);
    const asked = {
      photos: keysOf("photo", ofPhotos),
      named: keysOf("named", ofPhotos),
      plans: keysOf("plan", hashes.slice(photos.length)),
    };
    const known = await findingsUnder(db, Object.values(asked).flat());
    const under = <Kept>(some: (string | null)[]) => some.map((key) => (known.get(key) as Kept | undefined) ?? null);
    return { photos: under(asked.photos), named: under(asked.named), plans: under(asked.plans) };
  };
}

function keysOf(kind: FindingKind, hashes: (string | null)[]): (string | null)[] {
  return hashes.map((hash) => hash && findingKeyOf(kind, hash));
}

async function inBatches<One, Result>(all: One[], work: (one: One) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < all.length; start += FILES_AT_ONCE) {
    results.push(...(await Promise.all(all.slice(start, start + FILES_AT_ONCE).map(work))));
  }
  return results;
}

// A stored file never changes, so that its content is read and hashed once.
function rememberHashes(compute: (file: string) => Promise<string | null>) {
  const hashes = new Map<string, string>();
  return async (file: string): Promise<string | null> => {
    if (file === "") return null;
    const hash = hashes.get(file) ?? (await compute(file));
    if (hash === null) return null;
    const [oldest] = hashes.keys();
    if (hashes.size >= REMEMBERED_HASHES && oldest !== undefined) hashes.delete(oldest);
    hashes.set(file, hash);
    return hash;
  };
}

async function findingsUnder(db: Db, keys: (string | null)[]): Promise<Map<string | null, unknown>> {
  const asked = keys.filter((key) => key !== null);
  if (asked.length === 0) return new Map();
  const rows = await db.select().from(pictureFindings).where(inArray(pictureFindings.key, asked));
  return new Map(rows.map(({ key, finding }) => [key, finding]));
}
