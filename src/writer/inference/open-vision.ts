import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import type { NewFact } from "#writer/ledger/ledger-builder.ts";
import { withText } from "#writer/photos/look/judge-quality.ts";
import type { PhotoLook } from "#writer/photos/look/look-at-photo.ts";
import { photoFacts } from "#writer/photos/photo-facts.ts";
import type { PhotoFinding } from "#writer/photos/photo-finding.ts";
import { interpretPlan, type PlanFinding } from "#writer/plans/interpret-plan.ts";
import { planFacts } from "#writer/plans/plan-facts.ts";
import type { TextLine } from "#writer/plans/text-line.ts";
import type { Picture } from "./decode-picture.ts";
import { findingKey, remembered, type VisionCache } from "./vision-cache.ts";
import { type JobWeight, type PoolOptions, WorkerPool } from "./worker-pool.ts";

export type Vision = {
  lookAtPhoto: (bytes: Uint8Array) => Promise<PhotoFinding>;
  readPlan: (bytes: Uint8Array) => Promise<PlanFinding>;
  // Loads the models in every worker, so that the first upload does not wait for them.
  load: () => Promise<void>;
  close: () => Promise<void>;
};

export type VisionOptions = Partial<PoolOptions> & { cache?: VisionCache };

// Two workers take about 700 MB between them and keep up with one buyer; more is for larger machines.
const DEFAULTS: PoolOptions = { workers: Math.min(2, availableParallelism()), timeoutMs: 120_000, idleMs: 120_000 };

export function openVision({ cache, ...options }: VisionOptions = {}): Vision {
  const settings = { ...DEFAULTS, ...options };
  const pool = new WorkerPool(new URL("./worker.ts", import.meta.url), settings);
  const run = <Value>(job: VisionJob, weight?: JobWeight) => pool.run(job, weight) as Promise<Value>;
  return {
    lookAtPhoto: (bytes) =>
      remembered(cache, findingKey("photo", bytes), async () => {
        const { finding, small } = await run<PhotoLook>({ kind: "photo", bytes });
        const hasText = await run<boolean>({ kind: "writing", picture: small }, "heavy");
        return hasText ? { ...finding, quality: withText(finding.quality) } : finding;
      }),
    readPlan: (bytes) =>
      remembered(cache, findingKey("plan", bytes), async () =>
        interpretPlan(await run<TextLine[]>({ kind: "plan", bytes }, "heavy")),
      ),
    load: async () => {
      const photos = Array.from({ length: settings.workers }, () => run({ kind: "load", models: "photo" }));
      await Promise.all([...photos, run({ kind: "load", models: "plan" }, "heavy")]);
    },
    close: () => pool.close(),
  };
}

// What a worker is asked for.
export type VisionJob =
  | { kind: "load"; models: "photo" | "plan" }
  | { kind: "photo"; bytes: Uint8Array }
  | { kind: "writing"; picture: Picture }
  | { kind: "plan"; bytes: Uint8Array };

export type Pictures = { photos: string[]; floorPlan?: string | undefined };

export type Seen = { facts: NewFact[]; problems: string[] };

// What the files show, as facts still to be confirmed. A file that cannot be read costs one line, not the rest.
export async function seePictures(vision: Vision, { photos, floorPlan }: Pictures): Promise<Seen> {
  const problems: string[] = [];
  const attempt = async <Found>(file: string, look: (bytes: Uint8Array) => Promise<Found>): Promise<Found | null> => {
    try {
      return await look(await readFile(file));
    } catch (error) {
      problems.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  };
  const looked = await Promise.all(photos.map((file) => attempt(file, vision.lookAtPhoto)));
  const plan = floorPlan ? await attempt(floorPlan, vision.readPlan) : null;
  const shown = looked.filter((finding): finding is PhotoFinding => finding !== null);
  return { facts: [...photoFacts(shown), ...(plan ? planFacts(plan) : [])], problems };
}
