import { parseCronItems, type Runner, run, type TaskList } from "graphile-worker";
import type { Pool } from "pg";
import type { Log } from "#server/log.ts";
import { jobLoggerTo } from "./job-logger.ts";
import type { BoundTask } from "./task.ts";

const CONCURRENT_JOBS = 4;
// A job that has not finished by then is handed back and retried by the next worker.
const GRACE_MS = 8_000;

// A batch, even of one, is waited for when the worker stops; without it the end of the last job may go unrecorded.
const RECORD_BEFORE_STOPPING = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

export type Worker = { stop: () => Promise<void> };

export type Schedule = { task: string; match: string };

export type WorkerOptions = { pool: Pool; tasks: BoundTask[]; schedules: Schedule[]; log: Log };

export async function startWorker({ pool, tasks, schedules, log }: WorkerOptions): Promise<Worker> {
  const taskList: TaskList = Object.fromEntries(
    tasks.map((task) => [task.name, (payload: unknown) => task.run(payload)]),
  );
  const runner: Runner = await run({
    pgPool: pool,
    taskList,
    parsedCronItems: parseCronItems(schedules),
    concurrency: CONCURRENT_JOBS,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: GRACE_MS,
    preset: RECORD_BEFORE_STOPPING,
    logger: jobLoggerTo(log),
  });
  return { stop: () => Promise.resolve(runner.stop()) };
}
