import { inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { FileStore } from "#server/adapters/files/create-file-store.ts";
import { lookAtPhotoTask, readPlanTask } from "#server/adapters/vision/look-at-photo-task.ts";
import type { Db } from "#server/db/connect.ts";
import { pictureFindings } from "#server/db/schema/uploads.ts";
import type { Analysis } from "#shared/contract/intake/pictures.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import { isStoredFile, storedFileAt, storedFileUrl } from "#shared/contract/stored-file.ts";
import { picturesOf } from "#shared/property-facts.ts";
import { contentHash, type FindingKind, findingKeyOf } from "#writer/inference/open-vision.ts";
import type { NewFact } from "#writer/ledger/ledger-builder.ts";
import type { SaidRoom } from "#writer/photos/sayable-things.ts";
import { type Findings, factsOf, type Pictures, saidRoomOf, thingsIn } from "./seen-things.ts";

export type SeeProperty = (data: PropertyData) => Promise<NewFact[]>;

const Marked = z.object({ findingMarks: z.record(z.string(), z.enum(["confirmed", "struck"])).catch({}) });

// What the pictures of an order show, as its host left it.
export function bindSeeProperty(read: ReadFindings): SeeProperty {
  return async (data) => {
    const pictures = storedPictures(data);
    const { findingMarks } = Marked.parse(data);
    return factsOf(thingsIn(await read(pictures), pictures, findingMarks), findingMarks);
  };
}

type SeenPhoto = { imageUrl: string; room: SaidRoom | null; facts: NewFact[] };

// Each stored photo with what its host said of it: what was only recognised is not confirmed.
export function bindSeePhotos(read: ReadFindings): (data: PropertyData) => Promise<SeenPhoto[]> {
  return async (data) => {
    const pictures = storedPictures(data);
    const { findingMarks } = Marked.parse(data);
    // A photo that cannot be opened now is still what its host said it is.
    const findings = await read(pictures).catch(() => NOTHING_SEEN);
    const things = thingsIn(findings, pictures, findingMarks).filter(({ id }) => findingMarks[id] === "confirmed");
    return pictures.photos.flatMap((file, at) =>
      file === ""
        ? []
        : [
            {
              imageUrl: storedFileUrl(file),
              room: saidRoomOf(file, findingMarks),
              facts: things.filter(({ photo }) => photo === at).map(({ fact }) => fact),
            },
          ],
    );
  };
}

const NOTHING_SEEN = { photos: [], named: [], plans: [] };

// By their names in the store, in the order and number of their addresses.
export function storedPictures(data: Readonly<Record<string, unknown>>): Pictures {
  const { photos, plans } = picturesOf(data);
  return { photos: photos.map((url) => storedFileAt(url) ?? ""), plans: plans.map((url) => storedFileAt(url) ?? "") };
}

export type LookUpDeps = {
  db: Db;
  readFindings: ReadFindings;
  looksAtPhotos: boolean;
  // Whether a vision model is asked about each photo too.
  asksModel: boolean;
};

// What is known of a form's pictures by now, and what is still being looked at.
export type Looked = { pictures: Pictures; findings: Findings; analysis: Analysis };

// The unfinished jobs are read first, so that a finding stored in between is not missed.
export async function lookUp(deps: LookUpDeps, data: Readonly<Record<string, unknown>>): Promise<Looked> {
  const pictures = storedPictures(data);
  const files = [...pictures.photos, ...pictures.plans];
  const unseen = deps.looksAtPhotos && files.length > 0 ? await findUnseen(deps.db, files) : null;
  const findings = await deps.readFindings(pictures);
  return { pictures, findings, analysis: unseen && progressOf({ pictures, findings, unseen }, deps.asksModel) };
}

// The pictures whose analysis is still to come. A job that was given up is no longer waited for.
async function findUnseen(db: Db, files: string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ task: string; file: string }>(sql`
    select task.identifier as task, job.payload->>'file' as file
    from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
    where task.identifier in ('look-at-photo', 'read-plan') and (job.attempts < job.max_attempts or job.locked_at is not null)
      and job.payload->>'file' = any(${sql.param(files)})`);
  return new Set(rows.map(({ task, file }) => `${task} ${file}`));
}

type Known = { pictures: Pictures; findings: Findings; unseen: Set<string> };

// A picture counts as analysed once everything about it is found, or no job is left to find it.
function progressOf({ pictures, findings, unseen }: Known, asksModel: boolean): Analysis {
  const isFound = (at: number) => findings.photos[at] && (!asksModel || findings.named[at]);
  const waiting = [
    ...pictures.photos.filter((file, at) => !isFound(at) && unseen.has(`${lookAtPhotoTask.name} ${file}`)),
    ...pictures.plans.filter((file, at) => !findings.plans[at] && unseen.has(`${readPlanTask.name} ${file}`)),
  ];
  const total = pictures.photos.length + pictures.plans.length;
  return total === 0 ? null : { done: total - waiting.length, total };
}

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
