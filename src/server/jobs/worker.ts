import { parseCronItems, run, type TaskList } from "graphile-worker";
import type { Pool } from "pg";
import type { Log } from "#server/log.ts";
import { freeOrphanedJobs } from "./free-orphaned-jobs.ts";
import { jobLoggerTo } from "./job-logger.ts";
import { type Liveness, proveLiveness } from "./liveness.ts";
import type { BoundTask } from "./task.ts";

const CONCURRENT_JOBS = 4;
// A job that has not finished by then is handed back and retried by the next worker.
const GRACE_MS = 8_000;
const ORPHAN_CHECK_MS = 5_000;
// A batch, even of one, is waited for when the worker stops; without it the end of the last job may go unrecorded.
const RECORD_BEFORE_STOPPING = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

export type Worker = { stop: () => Promise<void> };

export type Schedule = { task: string; match: string };

export type WorkerOptions = { pool: Pool; tasks: BoundTask[]; schedules: Schedule[]; log: Log };

export async function startWorker({ pool, tasks, schedules, log }: WorkerOptions): Promise<Worker> {
  const taskList: TaskList = Object.fromEntries(
    tasks.map((task) => [task.name, (payload: unknown) => task.run(payload)]),
  );
  const liveness = livenessPlugin(pool, log);
  const runner = await run({
    pgPool: pool,
    taskList,
    parsedCronItems: parseCronItems(schedules),
    concurrency: CONCURRENT_JOBS,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: GRACE_MS,
    preset: { worker: RECORD_BEFORE_STOPPING, plugins: [liveness.plugin] },
    logger: jobLoggerTo(log),
  });
  const rescue = keepFreeingOrphans(pool, log);
  return {
    stop: async () => {
      rescue.stop();
      await runner.stop();
      await liveness.release();
    },
  };
}

// The lock is held before the first job is taken, so that no worker ever looks dead while it is not.
function livenessPlugin(pool: Pool, log: Log) {
  let held: Promise<Liveness> | undefined;
  const plugin: GraphileConfig.Plugin = {
    name: "LivenessPlugin",
    version: "1.0.0",
    worker: {
      hooks: {
        async startWorker(_context, { worker }) {
          held ??= proveLiveness({ pool, workerName: worker.workerPool.id, log });
          await held;
        },
      },
    },
  };
  return { plugin, release: async () => (await held)?.release() };
}

function keepFreeingOrphans(pool: Pool, log: Log): { stop: () => void } {
  const check = () => {
    freeOrphanedJobs(pool).catch((error: unknown) => log.warn({ err: error }, "orphaned jobs were not freed"));
  };
  check();
  const timer = setInterval(check, ORPHAN_CHECK_MS);
  return { stop: () => clearInterval(timer) };
}
