import { inArray } from "drizzle-orm";
import type { FileStore } from "#server/adapters/files/create-file-store.ts";
import type { Db } from "#server/db/connect.ts";
import { pictureFindings } from "#server/db/schema/uploads.ts";
import { isStoredFile } from "#shared/stored-file.ts";
import { findingKey } from "#writer/inference/eyes-cache.ts";
import type { PhotoFinding } from "#writer/photos/photo-finding.ts";
import type { PlanFinding } from "#writer/plans/plan-finding.ts";

// Names in the file store.
export type Pictures = { photos: string[]; plan: string | null };
// Null for a picture that nobody has looked at, or that could not be read.
export type Findings = { photos: (PhotoFinding | null)[]; plan: PlanFinding | null };
export type ReadFindings = (pictures: Pictures) => Promise<Findings>;

type Kind = "photo" | "plan";

const REMEMBERED_KEYS = 5000;

// What is known already about stored pictures; nothing is looked at here.
export function createFindingsReader({ db, files }: { db: Db; files: FileStore }): ReadFindings {
  const keyOf = rememberKeys(async (kind, file) =>
    isStoredFile(file) && (await files.exists(file)) ? findingKey(kind, await files.getBytes(file)) : null,
  );
  return async ({ photos, plan }) => {
    const photoKeys = await Promise.all(photos.map((file) => keyOf("photo", file)));
    const planKey = plan === null ? null : await keyOf("plan", plan);
    const known = await findingsUnder(db, [...photoKeys, planKey]);
    return {
      photos: photoKeys.map((key) => known.get(key) as PhotoFinding | undefined).map((finding) => finding ?? null),
      plan: (known.get(planKey) as PlanFinding | undefined) ?? null,
    };
  };
}

// A stored file never changes, so that its content is read and hashed once.
function rememberKeys(compute: (kind: Kind, file: string) => Promise<string | null>) {
  const keys = new Map<string, string>();
  return async (kind: Kind, file: string): Promise<string | null> => {
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
