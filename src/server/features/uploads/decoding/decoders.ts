import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { AppError } from "#server/domain/app-error.ts";
import { DECODER_READY, DecodeAnswer, type DecodeJob } from "./decode-job.ts";

// Two keep two cores busy for one caller; the third is left for other callers.
const QUEUE = { atOnce: 3, perCaller: 2, mostWaiting: 60 };
const IDLE_MS = 60_000;
const GRACE_MS = 3_000;
const POLL_MS = 20;

export type DecoderOptions = { folder: string; deadlineMs: number };

// Opens uploaded files in processes of their own. One that takes too long ends with its process, and a new one starts
// with the next file.
export class Decoders {
  readonly #options: DecoderOptions;
  readonly #queue = new FairQueue(QUEUE);
  readonly #idle: Decoder[] = [];
  readonly #atWork = new Set<Decoder>();
  #idleTimer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: DecoderOptions) {
    this.#options = options;
  }

  async decode(caller: string, job: DecodeJob, signal?: AbortSignal): Promise<DecodeAnswer> {
    try {
      return await this.#queue.run(caller, () => this.#decodeNow(job), signal);
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      throw new AppError(
        "rate_limited",
        "Too many of your pictures are waiting already. Please try again in a minute.",
      );
    }
  }

  // Waits for files that are being decoded.
  async close(): Promise<void> {
    const giveUpAt = Date.now() + GRACE_MS;
    while (!this.#queue.isIdle && Date.now() < giveUpAt) await sleep(POLL_MS);
    this.#isClosed = true;
    this.#queue.close(new AppError("unavailable"));
    clearTimeout(this.#idleTimer);
    for (const decoder of [...this.#idle.splice(0), ...this.#atWork]) decoder.end();
  }

  async #decodeNow(job: DecodeJob): Promise<DecodeAnswer> {
    clearTimeout(this.#idleTimer);
    const decoder = this.#takeIdle() ?? new Decoder(this.#options.folder);
    this.#atWork.add(decoder);
    try {
      const answer = await decoder.decode(job, this.#options.deadlineMs);
      if (this.#isClosed && "refusal" in answer) throw new AppError("unavailable");
      return answer;
    } finally {
      this.#atWork.delete(decoder);
      this.#keepForLater(decoder);
    }
  }

  #takeIdle(): Decoder | null {
    for (let decoder = this.#idle.pop(); decoder; decoder = this.#idle.pop()) if (decoder.isAlive) return decoder;
    return null;
  }

  #keepForLater(decoder: Decoder): void {
    if (this.#isClosed) decoder.end();
    else if (decoder.isAlive) this.#idle.push(decoder);
    this.#idleTimer = setTimeout(() => {
      for (const idle of this.#idle.splice(0)) idle.end();
    }, IDLE_MS);
    this.#idleTimer.unref();
  }
}

const PROGRAM = fileURLToPath(new URL("./decoder-process.ts", import.meta.url));
const LONGEST_START_MS = 30_000;
// Of private writable memory, of which Node, libvips and their threads reserve 450 MB and use 150 before the first
// picture. It holds for what a file makes PDFium do, too.
const MOST_MEMORY_KB = 1200 * 1024;
const LONGEST_COMPLAINT = 2000;

// A process of its own, since that is the one thing that can be ended in the middle of native code, and whose memory
// is bounded and given back. It has none of the server's settings, and ends with the server.
export class Decoder {
  readonly #child: ChildProcess;
  readonly #exit: Promise<unknown>;
  readonly #ready: Promise<unknown>;
  #isEnded = false;
  #complaint = "";

  // Named on its command line and used for all temporary files.
  constructor(folder: string) {
    this.#child = start(folder);
    this.#exit = new Promise((resolve) => this.#child.on("exit", resolve).on("error", resolve));
    this.#ready = once(this.#child, "message");
    this.#ready.catch(() => {});
    // Its messages at the start help the operator; later ones may be controlled by an uploaded file.
    const { stderr } = this.#child;
    stderr?.on("data", (text: Buffer) => {
      if (this.#complaint.length < LONGEST_COMPLAINT) this.#complaint += text.toString();
    });
    // An idle decoder does not keep the process running.
    this.#child.unref();
    this.#child.channel?.unref();
    if (stderr instanceof Socket) stderr.unref();
  }

  get isAlive(): boolean {
    return this.#child.connected && !this.#isEnded;
  }

  // When decoding takes too long or the decoder dies, the file is refused and the decoder is ended.
  async decode(job: DecodeJob, deadlineMs: number): Promise<DecodeAnswer> {
    const first = await this.#within(this.#ready, LONGEST_START_MS);
    if (!Array.isArray(first.value) || first.value[0] !== DECODER_READY) {
      this.end();
      throw new Error(`The decoder of uploaded files did not start: ${this.#complaint.slice(0, LONGEST_COMPLAINT)}`);
    }
    const answer = new Promise((resolve) => this.#child.once("message", resolve));
    this.#child.send(job);
    const { value, isLate } = await this.#within(answer, deadlineMs);
    const parsed = DecodeAnswer.safeParse(value);
    if (parsed.success) return parsed.data;
    this.end();
    return { refusal: isLate ? "too_slow" : "too_much_memory" };
  }

  end(): void {
    this.#isEnded = true;
    this.#child.kill("SIGKILL");
  }

  async #within(event: Promise<unknown>, deadlineMs: number): Promise<{ value: unknown; isLate: boolean }> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<{ value: unknown; isLate: boolean }>((resolve) => {
      timer = setTimeout(() => resolve({ value: null, isLate: true }), deadlineMs);
    });
    const ended = this.#exit.then(() => ({ value: null, isLate: false }));
    const happened = event.then((value) => ({ value, isLate: false }));
    try {
      return await Promise.race([happened, ended, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}

// The shell sets the bound and becomes the decoder. Two allocation arenas and threads keep it small.
function start(folder: string): ChildProcess {
  const env = { TMPDIR: folder, MALLOC_ARENA_MAX: "2", UV_THREADPOOL_SIZE: "2", VIPS_WARNING: "0" };
  const [command, ...args] =
    process.platform === "win32"
      ? [process.execPath]
      : ["/bin/sh", "-c", `ulimit -c 0; ulimit -d ${MOST_MEMORY_KB}; exec "$0" "$@"`, process.execPath];
  return spawn(command ?? process.execPath, [...args, PROGRAM, folder], {
    env,
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
}

export type FairQueueOptions = {
  atOnce: number;
  // Less than the total, so that other callers never wait for one caller alone.
  perCaller: number;
  mostWaiting: number;
};

type Waiter = { begin: () => void; giveUp: (reason: unknown) => void };
type Line = { waiting: Waiter[]; atWork: number };

export class QueueFull extends Error {}

// Runs a limited number of jobs at once. Each caller has a queue, and the queues are served in rotation.
export class FairQueue {
  readonly #options: FairQueueOptions;
  // The queue that was served longest ago comes first.
  readonly #lines = new Map<string, Line>();
  #atWork = 0;
  #closedBy: unknown = null;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  // What waits when the signal comes never begins.
  async run<T>(caller: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.#waitFor(caller, signal);
    try {
      return await work();
    } finally {
      this.#leave(caller);
    }
  }

  get isIdle(): boolean {
    return this.#lines.size === 0;
  }

  close(reason: unknown): void {
    this.#closedBy = reason;
    for (const { waiting } of this.#lines.values()) for (const waiter of waiting.splice(0)) waiter.giveUp(reason);
  }

  async #waitFor(caller: string, signal?: AbortSignal): Promise<void> {
    if (this.#closedBy !== null) throw this.#closedBy;
    signal?.throwIfAborted();
    const line = this.#lines.get(caller) ?? { waiting: [], atWork: 0 };
    if (line.waiting.length >= this.#options.mostWaiting) throw new QueueFull();
    const { promise, resolve: begin, reject: giveUp } = Promise.withResolvers<void>();
    const waiter = { begin, giveUp };
    line.waiting.push(waiter);
    this.#lines.set(caller, line);
    const onAbort = () => this.#remove(caller, waiter, signal?.reason);
    signal?.addEventListener("abort", onAbort);
    this.#serve();
    try {
      await promise;
    } finally {
      signal?.removeEventListener("abort", onAbort);
    }
  }

  #serve(): void {
    const { atOnce, perCaller } = this.#options;
    while (this.#atWork < atOnce) {
      const next = [...this.#lines].find(([, { waiting, atWork }]) => waiting.length > 0 && atWork < perCaller);
      if (!next) return;
      const [caller, line] = next;
      this.#moveToEnd(caller, line);
      line.atWork++;
      this.#atWork++;
      line.waiting.shift()?.begin();
    }
  }

  #leave(caller: string): void {
    this.#atWork--;
    const line = this.#lines.get(caller);
    if (line) {
      line.atWork--;
      this.#moveToEnd(caller, line);
    }
    this.#forgetIfEmpty(caller);
    this.#serve();
  }

  #moveToEnd(caller: string, line: Line): void {
    this.#lines.delete(caller);
    this.#lines.set(caller, line);
  }

  #remove(caller: string, waiter: Waiter, reason: unknown): void {
    const waiting = this.#lines.get(caller)?.waiting;
    const at = waiting?.indexOf(waiter) ?? -1;
    if (at === -1) return;
    waiting?.splice(at, 1);
    this.#forgetIfEmpty(caller);
    waiter.giveUp(reason);
  }

  #forgetIfEmpty(caller: string): void {
    const line = this.#lines.get(caller);
    if (line?.waiting.length === 0 && line.atWork === 0) this.#lines.delete(caller);
  }
}
