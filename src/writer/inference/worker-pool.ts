import { Worker } from "node:worker_threads";
import { VisionError, type VisionErrorCode } from "./vision-error.ts";

export type PoolOptions = { workers: number; timeoutMs: number; idleMs: number };
export type WorkerAnswer = { value: unknown } | { error: { code: VisionErrorCode | null; message: string } };

// Where a job may run. One that needs much memory of its own runs in the first worker alone, so that it is spent once.
export type JobWeight = "light" | "heavy";

type Task = { job: unknown; weight: JobWeight; resolve: (value: unknown) => void; reject: (error: Error) => void };
type Seat = { worker: Worker | null; task: Task | null; timer: NodeJS.Timeout | null };

// Pixels and models lie outside of it.
const MOST_HEAP_MB = 1024;

// Runs jobs in worker threads, one at a time in each. A worker starts with its first job, is ended when a job takes
// too long or it has been idle for a while (WebAssembly never gives memory back otherwise), and is replaced when it
// dies: whatever a file does to it costs that file alone.
export class WorkerPool {
  readonly #file: URL;
  readonly #options: PoolOptions;
  readonly #seats: Seat[];
  readonly #waiting: Task[] = [];
  #isClosed = false;

  constructor(file: URL, options: PoolOptions) {
    this.#file = file;
    this.#options = options;
    this.#seats = Array.from({ length: options.workers }, () => ({ worker: null, task: null, timer: null }));
  }

  run(job: unknown, weight: JobWeight = "light"): Promise<unknown> {
    if (this.#isClosed) return Promise.reject(closedError());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, weight, resolve, reject });
      this.#seatWaiting();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(closedError());
    await Promise.all(this.#seats.map((seat) => this.#empty(seat, closedError())));
  }

  // A worker that is running already has its models loaded, so it goes first.
  #seatWaiting(): void {
    const free = this.#seats.filter(({ task }) => task === null);
    for (const seat of free.toSorted((a, b) => Number(b.worker !== null) - Number(a.worker !== null))) {
      const task = this.#nextFor(seat);
      if (task) this.#start(seat, task);
    }
  }

  #nextFor(seat: Seat): Task | null {
    const isFirst = seat === this.#seats[0];
    const heavy = isFirst ? this.#waiting.findIndex(({ weight }) => weight === "heavy") : -1;
    const at = heavy === -1 ? this.#waiting.findIndex(({ weight }) => weight === "light") : heavy;
    return at === -1 ? null : (this.#waiting.splice(at, 1)[0] ?? null);
  }

  #start(seat: Seat, task: Task): void {
    const worker = seat.worker ?? this.#hire(seat);
    seat.task = task;
    this.#setTimer(seat, this.#options.timeoutMs, () => {
      const seconds = Math.round(this.#options.timeoutMs / 1000);
      void this.#empty(seat, new VisionError("too_slow", `The file was given up after ${seconds} seconds.`));
    });
    worker.ref();
    worker.postMessage(task.job, []);
  }

  #hire(seat: Seat): Worker {
    const worker = new Worker(this.#file, { resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB } });
    seat.worker = worker;
    worker.on("message", (answer: WorkerAnswer) => {
      if (seat.worker === worker) this.#finish(seat, answer);
    });
    worker.on("error", (cause) => {
      if (seat.worker !== worker) return;
      void this.#empty(seat, new VisionError("unreadable", "The file could not be processed.", { cause }));
    });
    worker.on("exit", () => {
      if (seat.worker !== worker) return;
      void this.#empty(seat, new VisionError("unreadable", "The file ended the worker that processed it."));
    });
    return worker;
  }

  #finish(seat: Seat, answer: WorkerAnswer): void {
    const { task } = seat;
    seat.task = null;
    seat.worker?.unref();
    this.#setTimer(seat, this.#options.idleMs, () => void this.#empty(seat, closedError()));
    if (task && "error" in answer) task.reject(errorOf(answer.error));
    else if (task && "value" in answer) task.resolve(answer.value);
    this.#seatWaiting();
  }

  async #empty(seat: Seat, reason: Error): Promise<void> {
    const { worker, task } = seat;
    if (seat.timer) clearTimeout(seat.timer);
    Object.assign(seat, { worker: null, task: null, timer: null });
    task?.reject(reason);
    if (!this.#isClosed) this.#seatWaiting();
    await worker?.terminate();
  }

  #setTimer(seat: Seat, delayMs: number, act: () => void): void {
    if (seat.timer) clearTimeout(seat.timer);
    seat.timer = setTimeout(act, delayMs);
    seat.timer.unref();
  }
}

function errorOf({ code, message }: { code: VisionErrorCode | null; message: string }): Error {
  return code === null ? new Error(message) : new VisionError(code, message);
}

function closedError(): VisionError {
  return new VisionError("closed", "The workers were stopped before the file was looked at.");
}
