import { inArray } from "drizzle-orm";
import type { FileStore } from "#server/adapters/files/create-file-store.ts";
import type { Db } from "#server/db/connect.ts";
import { pictureFindings } from "#server/db/schema/uploads.ts";
import { type FindingKind, findingKey } from "#writer/inference/eyes-cache.ts";
import type { NewFact } from "#writer/ledger/ledger-builder.ts";
import type { PhotoFinding } from "#writer/photos/photo-finding.ts";
import type { PlanFinding } from "#writer/plans/plan-finding.ts";

// Names in the file store; empty for a picture that is kept elsewhere.
export type Pictures = { photos: string[]; plans: string[] };
// Null for a picture that nobody has looked at, or that could not be read.
export type Findings = {
  photos: (PhotoFinding | null)[];
  // What a vision model named in the same photos.
  named: (NewFact[] | null)[];
  plans: (PlanFinding | null)[];
};
export type ReadFindings = (pictures: Pictures) => Promise<Findings>;

const REMEMBERED_KEYS = 5000;

// What is known already about stored pictures; nothing is looked at here.
export function createFindingsReader({ db, files }: { db: Db; files: FileStore }): ReadFindings {
  const keyOf = rememberKeys(async (kind, file) =>
    (await files.exists(file)) ? findingKey(kind, await files.getBytes(file)) : null,
  );
  const keysOf = (kind: FindingKind, names: string[]) => Promise.all(names.map((file) => keyOf(kind, file)));
  return async ({ photos, plans }) => {
    const keys = {
      photos: await keysOf("photo", photos),
      named: await keysOf("named", photos),
      plans: await keysOf("plan", plans),
    };
    const known = await findingsUnder(db, Object.values(keys).flat());
    const under = <Kept>(some: (string | null)[]) => some.map((key) => (known.get(key) as Kept | undefined) ?? null);
    return { photos: under(keys.photos), named: under(keys.named), plans: under(keys.plans) };
  };
}

// A stored file never changes, so that its content is read and hashed once.
function rememberKeys(compute: (kind: FindingKind, file: string) => Promise<string | null>) {
  const keys = new Map<string, string>();
  return async (kind: FindingKind, file: string): Promise<string | null> => {
    if (file === "") return null;
    const place = `${kind} ${file}`;
    const key = keys.get(place) ?? (await compute(kind, file));
    if (key === null) return null;
    const [oldest] = keys.keys();
    if (keys.size >= REMEMBERED_KEYS && oldest !== undefined) keys.delete(oldest);
    keys.set(place, key);
    return key;
  };
}

async function findingsUnder(db: Db, keys: (string | null)[]): Promise<Map<string | null, unknown>> {
  const asked = keys.filter((key) => key !== null);
  if (asked.length === 0) return new Map();
  const rows = await db.select().from(pictureFindings).where(inArray(pictureFindings.key, asked));
  return new Map(rows.map(({ key, finding }) => [key, finding]));
}
