import { setTimeout as sleep } from "node:timers/promises";
import type { TaskList } from "graphile-worker";
import type { Pool } from "pg";
import type { Log } from "#server/process/log.ts";
import { LIVENESS_LOCK } from "./liveness.ts";
import { type Run, type Schedule, startRun } from "./queue-run.ts";
import type { BoundTask } from "./task.ts";

const ORPHAN_CHECK_MS = 5_000;
const START_AGAIN_MS = 500;

export type Worker = { stop: () => Promise<void> };

export type WorkerOptions = { pool: Pool; tasks: BoundTask[]; schedules: Schedule[]; log: Log };

// The queue stops when the database does not answer it, so it is started again.
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
      if (stopping.signal.aborted) return;
      log.warn("the job queue stopped by itself and is started again");
      const next = await startUntilItRuns({ start, log, signal: stopping.signal });
      if (!next) return;
      current = next;
      if (stopping.signal.aborted) current.stop();
    }
  };
  const running = keepRunning();
  return {
    stop: async () => {
      stopping.abort();
      rescue.stop();
      current.stop();
      await running;
    },
  };
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

// Left alone, a job whose worker was killed would stay locked for hours.
export async function freeOrphanedJobs(pool: Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
     from graphile_worker._private_jobs
     where locked_by is not null and not exists (
       select from pg_locks
       where locktype = 'advisory' and granted
         and database = (select oid from pg_database where datname = current_database())
         and classid::bigint = $1
         and objid::bigint = hashtext(locked_by)::bigint & 4294967295
     )
     having count(*) > 0`,
    [LIVENESS_LOCK],
  );
}
