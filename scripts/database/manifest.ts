import { createHash } from "node:crypto";
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";

// A problem that a person has to decide or fix; nothing was changed.
export class Refusal extends Error {}

const MANIFEST = "manifest.json";
const FORMAT = 1;

const Part = z.object({ path: z.string(), bytes: z.number(), sha256: z.string() });

const TableCopy = Part.extend({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
});

// What a backup holds. It is written last, so that a folder without one is no backup.
const Manifest = z.object({
  format: z.literal(FORMAT),
  madeAt: z.string(),
  // The newest migration of the database, which says what its tables look like.
  migratedTo: z.number(),
  tables: z.array(TableCopy),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string() })),
  files: z.array(Part),
  cookieSecret: Part.nullable(),
});

export type Part = z.infer<typeof Part>;
export type TableCopy = z.infer<typeof TableCopy>;
export type Manifest = z.infer<typeof Manifest>;

export function serializeManifest(manifest: Omit<Manifest, "format">): { name: string; text: string } {
  return { name: MANIFEST, text: `${JSON.stringify({ format: FORMAT, ...manifest }, null, 1)}\n` };
}

// Refuses a backup in which anything is missing or different before it is used.
export async function readWholeBackup(folder: string): Promise<Manifest> {
  const file = join(folder, MANIFEST);
  if (!existsSync(file))
    throw new Refusal(`${folder} is no backup, or one that was not finished: it has no ${MANIFEST}.`);
  const manifest = parse(file);
  const { tables, files, cookieSecret } = manifest;
  for (const part of [...tables, ...files, ...(cookieSecret ? [cookieSecret] : [])]) {
    const path = join(folder, part.path);
    const found = existsSync(path) ? await sha256Of(path) : null;
    if (found === part.sha256) continue;
    const problem = found === null ? "is missing" : "is not what was written";
    throw new Refusal(`The backup in ${folder} is broken: ${part.path} ${problem}. Nothing was changed.`);
  }
  return manifest;
}

function parse(file: string): Manifest {
  try {
    return Manifest.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    throw new Refusal(`${file} cannot be read by this release. Nothing was changed.`);
  }
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
