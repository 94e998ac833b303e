import { setTimeout as sleep } from "node:timers/promises";
import { Logger, parseCronItems, type Runner, run, type TaskList } from "graphile-worker";
import type { Pool } from "pg";
import type { Log } from "#server/process/log.ts";
import { type Liveness, proveLiveness } from "./liveness.ts";

export const quietJobLogger = new Logger(() => () => {});

const CONCURRENT_JOBS = 4;
// A job that has not finished by then is handed back and retried by the next worker.
const GRACE_MS = 8_000;
// A batch, even of one, is waited for when the worker stops; without it the end of the last job may go unrecorded.
const RECORD_BEFORE_STOPPING = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };
// Each says that no job is at work any more.
const ALL_JOBS_ENDED = [
  "pool:gracefulShutdown:complete",
  "pool:forcefulShutdown:complete",
  "pool:forcefulShutdown:error",
] as const;

export type Schedule = { task: string; match: string };

export type Run = {
  // Settles when it was stopped, or stopped by itself; what it left locked is an orphan from then on.
  ended: Promise<void>;
  stop: () => void;
};

export type RunOptions = { pool: Pool; taskList: TaskList; schedules: Schedule[]; log: Log };

// The queue under one name, from its start until it stops.
export async function startRun({ pool, taskList, schedules, log }: RunOptions): Promise<Run> {
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
  // Refused only if it has stopped by itself just now.
  const stop = () => void runner.stop().catch(() => {});
  // The job may be locked in the database all the same, and its lock would look alive for as long as this run does.
  // Stopped a moment later, when the worker has come to rest: until then that would be an error of its own.
  runner.events.on("worker:getJob:error", () => setImmediate(stop));
  const ended = untilEnded(runner, log).then(() => {
    stop();
    liveness.release();
  });
  return { ended, stop };
}

// The library can wait for ever to record the ends of jobs, when several could not be recorded at once. A job whose end
// is not recorded in time runs again.
async function untilEnded(runner: Runner, log: Log): Promise<void> {
  const stopped = runner.promise.catch((error: unknown) => log.warn({ err: error }, "the job queue failed"));
  const jobsEnded = new Promise<void>((resolve) => {
    for (const event of ALL_JOBS_ENDED) runner.events.once(event, () => resolve());
  });
  const gaveUp = jobsEnded.then(() => sleep(GRACE_MS, undefined, { ref: false }));
  await Promise.race([stopped, gaveUp]);
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

function jobLoggerTo(log: Log): Logger {
  return new Logger((scope) => (level, said, meta) => {
    const fields = { scope: scope.label, ...(meta?.["error"] ? { err: meta["error"] } : {}) };
    // The library adds the error once more as text, with all that it says and holds.
    const message = said.split(" with error '")[0] ?? said;
    if (level === "error") log.error(fields, message);
    else if (level === "warning") log.warn(fields, message);
    else log.debug(fields, message);
  });
}
