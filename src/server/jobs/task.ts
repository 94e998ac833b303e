import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db, Tx } from "#server/db/connect.ts";

const PATIENT = 10;

// The name and payload of a job, for the code that enqueues it. What it does is bound where the worker is built.
export type Task<Payload extends z.ZodType = z.ZodType> = {
  name: string;
  payload: Payload;
  maxAttempts: number;
  // True where no person waits for it: jobs that a person waits for go first.
  isPatient?: boolean;
};

export function defineTask<Payload extends z.ZodType>(task: Task<Payload>): Task<Payload> {
  return task;
}

export type BoundTask = { name: string; run: (payload: unknown) => Promise<void> };

export function bindTask<Payload extends z.ZodType>(
  task: Task<Payload>,
  run: (payload: z.output<Payload>) => Promise<void>,
): BoundTask {
  return { name: task.name, run: async (payload) => run(task.payload.parse(payload)) };
}

// Inside a transaction the job exists exactly if the transaction commits.
export async function enqueue<Payload extends z.ZodType>(
  db: Db | Tx,
  task: Task<Payload>,
  payload: z.input<Payload>,
): Promise<void> {
  const { name, maxAttempts, isPatient = false } = task;
  await db.execute(sql`
    select graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json,
      max_attempts := ${maxAttempts}, priority := ${isPatient ? PATIENT : 0})
  `);
}
