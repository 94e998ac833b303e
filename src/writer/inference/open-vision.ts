import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { NewFact } from "#writer/ledger/ledger-builder.ts";
import { withText } from "#writer/photos/look/judge-quality.ts";
import { photoFacts } from "#writer/photos/photo-facts.ts";
import type { PhotoFinding } from "#writer/photos/photo-finding.ts";
import { interpretPlan, type PlanFinding } from "#writer/plans/interpret-plan.ts";
import { planFacts } from "#writer/plans/plan-facts.ts";
import type { TextLine } from "#writer/plans/text-line.ts";
import type { Picture } from "./decode-picture.ts";
import { VisionError, type VisionErrorCode } from "./vision-error.ts";

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

// The finding, and the photo in the size and form that writing is looked for in.
export type PhotoLook = { finding: PhotoFinding; small: Picture };

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

// Findings by content: the same file is looked at once, for all customers and uploads.
export type VisionCache = {
  get: (key: string) => Promise<string | null>;
  set: (key: string, finding: string) => Promise<void>;
};

// Raised whenever a model or a rule changes what would be found.
const FINDINGS_VERSION = 1;

// What the embedded models see in a photo or on a plan, and what a vision model names in the same photo.
export type FindingKind = "photo" | "plan" | "named";

export function findingKey(kind: FindingKind, bytes: Uint8Array): string {
  return findingKeyOf(kind, contentHash(bytes));
}

export function findingKeyOf(kind: FindingKind, hash: string): string {
  return `${kind}-${FINDINGS_VERSION}-${hash}`;
}

export function contentHash(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

// Errors are not kept: a file that was given up on a busy day may pass on a quiet one.
export async function remembered<Finding>(
  cache: VisionCache | undefined,
  key: string,
  find: () => Promise<Finding>,
): Promise<Finding> {
  const known = await cache?.get(key);
  if (known) return JSON.parse(known) as Finding;
  const finding = await find();
  await cache?.set(key, JSON.stringify(finding));
  return finding;
}

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
