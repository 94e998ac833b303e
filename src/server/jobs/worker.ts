import { setTimeout as sleep } from "node:timers/promises";
import { parseCronItems, type Runner, run, type TaskList } from "graphile-worker";
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
const START_AGAIN_MS = 500;
// A batch, even of one, is waited for when the worker stops; without it the end of the last job may go unrecorded.
const RECORD_BEFORE_STOPPING = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

export type Worker = { stop: () => Promise<void> };

export type Schedule = { task: string; match: string };

export type WorkerOptions = { pool: Pool; tasks: BoundTask[]; schedules: Schedule[]; log: Log };

// The queue stops for good when it cannot record the end of a job, as while the database is away: it is started again.
export async function startWorker({ pool, tasks, schedules, log }: WorkerOptions): Promise<Worker> {
  const taskList: TaskList = Object.fromEntries(
    tasks.map((task) => [task.name, (payload: unknown) => task.run(payload)]),
  );
  const start = () => startRun({ pool, taskList, schedules, log });
  let current = await start();
  const stopping = new AbortController();
  const rescue = keepFreeingOrphans(pool, log);

  const keepRunning = async (): Promise<void> => {
    for (;;) {
      await current.ended;
      current.liveness.release();
      if (stopping.signal.aborted) return;
      log.warn("the job queue stopped by itself and is started again");
      const next = await startUntilItRuns({ start, log, signal: stopping.signal });
      if (!next) return;
      current = next;
      if (stopping.signal.aborted) await current.runner.stop();
    }
  };
  const running = keepRunning();
  return {
    stop: async () => {
      stopping.abort();
      rescue.stop();
      // Refused only if it has stopped by itself just now.
      await current.runner.stop().catch(() => {});
      await running;
    },
  };
}

type Run = { runner: Runner; ended: Promise<void>; liveness: ReturnType<typeof livenessPlugin> };
type RunOptions = Omit<WorkerOptions, "tasks"> & { taskList: TaskList };

async function startRun({ pool, taskList, schedules, log }: RunOptions): Promise<Run> {
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
  const ended = runner.promise.catch((error: unknown) => log.warn({ err: error }, "the job queue failed"));
  return { runner, ended, liveness };
}

type Restart = { start: () => Promise<Run>; log: Log; signal: AbortSignal };

async function startUntilItRuns({ start, log, signal }: Restart): Promise<Run | null> {
  while (!signal.aborted) {
    try {
      return await start();
    } catch (error) {
      log.warn({ err: error }, "the job queue cannot be started yet");
      await sleep(START_AGAIN_MS, undefined, { signal }).catch(() => {});
    }
  }
  return null;
}

// The lock is held before the first job is taken, so that no worker ever looks dead while it is not.
function livenessPlugin(pool: Pool, log: Log) {
  let liveness: Liveness | undefined;
  const plugin: GraphileConfig.Plugin = {
    name: "LivenessPlugin",
    version: "1.0.0",
    worker: {
      hooks: {
        async startWorker(_context, { worker }) {
          liveness ??= proveLiveness({ pool, workerName: worker.workerPool.id, log });
          await liveness.held;
        },
      },
    },
  };
  return { plugin, release: () => liveness?.release() };
}

function keepFreeingOrphans(pool: Pool, log: Log): { stop: () => void } {
  let isChecking = false;
  const check = async (): Promise<void> => {
    if (isChecking) return;
    isChecking = true;
    try {
      await freeOrphanedJobs(pool);
    } catch (error) {
      log.warn({ err: error }, "orphaned jobs were not freed");
    }
    isChecking = false;
  };
  void check();
  const timer = setInterval(() => void check(), ORPHAN_CHECK_MS);
  return { stop: () => clearInterval(timer) };
}
