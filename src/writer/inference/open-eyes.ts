import { availableParallelism } from "node:os";
import { withText } from "#writer/photos/judge-quality.ts";
import type { PhotoLook } from "#writer/photos/look-at-photo.ts";
import type { PhotoFinding } from "#writer/photos/photo-finding.ts";
import { interpretPlan } from "#writer/plans/interpret-plan.ts";
import type { PlanFinding } from "#writer/plans/plan-finding.ts";
import type { TextLine } from "#writer/plans/text-line.ts";
import { type EyesCache, findingKey, remembered } from "./eyes-cache.ts";
import type { EyesJob } from "./eyes-job.ts";
import { type JobWeight, type PoolOptions, WorkerPool } from "./worker-pool.ts";

export type Eyes = {
  lookAtPhoto: (bytes: Uint8Array) => Promise<PhotoFinding>;
  readPlan: (bytes: Uint8Array) => Promise<PlanFinding>;
  // Loads the models in every worker, so that the first upload does not wait for them.
  load: () => Promise<void>;
  close: () => Promise<void>;
};

export type EyesOptions = Partial<PoolOptions> & { cache?: EyesCache };

// Two workers take about 700 MB between them and keep up with one buyer; more is for larger machines.
const DEFAULTS: PoolOptions = { workers: Math.min(2, availableParallelism()), timeoutMs: 120_000, idleMs: 120_000 };

export function openEyes({ cache, ...options }: EyesOptions = {}): Eyes {
  const settings = { ...DEFAULTS, ...options };
  const pool = new WorkerPool(new URL("./worker.ts", import.meta.url), settings);
  const run = <Value>(job: EyesJob, weight?: JobWeight) => pool.run(job, weight) as Promise<Value>;
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
