import { afterEach, expect, test } from "vitest";
import { type JobWeight, WorkerPool } from "./open-vision.ts";
import { VisionError } from "./vision-error.ts";

// Answers with its thread and what it was told; "hang" never answers, "crash" throws outside of any promise.
const WORKER = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from "node:worker_threads";
    parentPort.on("message", (job) => {
      if (job === "hang") for (;;) {}
      if (job === "crash") throw new Error("broken");
      if (job === "exit") process.exit(3);
      if (job === "refuse") return parentPort.postMessage({ error: { code: "unreadable", message: "No picture." } });
      setTimeout(() => parentPort.postMessage({ value: { job, threadId } }), 20);
    });
  `)}`,
);

type Answer = { job: string; threadId: number };
let pool: WorkerPool;
afterEach(() => pool.close());

function open(options: { workers?: number; timeoutMs?: number; idleMs?: number } = {}) {
  pool = new WorkerPool(WORKER, { workers: 2, timeoutMs: 30_000, idleMs: 30_000, ...options });
  return (job: string, weight?: JobWeight) => pool.run(job, weight) as Promise<Answer>;
}

test("jobs are shared among the workers, and each is answered with its own result", async () => {
  const run = open();
  const jobs = ["a", "b", "c", "d", "e"];
  const answers = await Promise.all(jobs.map((job) => run(job)));
  expect(answers.map(({ job }) => job)).toEqual(jobs);
  expect(new Set(answers.map(({ threadId }) => threadId)).size).toBe(2);
});

test("heavy jobs run in one worker, one after the other", async () => {
  const run = open();
  const order: string[] = [];
  const jobs = [run("a"), run("b"), run("c"), run("d", "heavy"), run("e", "heavy")];
  const answers = await Promise.all(
    jobs.map(async (job) => {
      const answer = await job;
      order.push(answer.job);
      return answer;
    }),
  );
  expect(answers[3]?.threadId).toBe(answers[4]?.threadId);
  expect(order.indexOf("e")).toBeGreaterThan(order.indexOf("d"));
  expect(answers.map(({ job }) => job)).toEqual(["a", "b", "c", "d", "e"]);
});

test("a job that hangs is given up, and the next one runs in a new worker", async () => {
  const run = open({ workers: 1, timeoutMs: 5000 });
  const before = await run("a");
  const hanging = run("hang");
  const waiting = run("b");
  await expect(hanging).rejects.toMatchObject({ name: "VisionError", code: "too_slow" });
  const after = await waiting;
  expect(after.job).toBe("b");
  expect(after.threadId).not.toBe(before.threadId);
});

test.each(["crash", "exit"])("a worker that ends by %s costs only the job it had", async (end) => {
  const run = open({ workers: 1 });
  const ending = run(end);
  const waiting = run("b");
  await expect(ending).rejects.toBeInstanceOf(VisionError);
  expect((await waiting).job).toBe("b");
});

test("an error of the job keeps its code, and the worker goes on", async () => {
  const run = open({ workers: 1 });
  const first = await run("a");
  await expect(run("refuse")).rejects.toMatchObject({ code: "unreadable", message: "No picture." });
  expect((await run("b")).threadId).toBe(first.threadId);
});

test("a worker that has been idle is ended, and the next job starts another", async () => {
  const run = open({ workers: 1, idleMs: 50 });
  const first = await run("a");
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect((await run("b")).threadId).not.toBe(first.threadId);
});

test("closing turns away what waits and what comes", async () => {
  const run = open({ workers: 1 });
  const outcomes = Promise.allSettled([run("a"), run("b")]);
  await pool.close();
  expect((await outcomes).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await expect(run("c")).rejects.toMatchObject({ code: "closed" });
});
