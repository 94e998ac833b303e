import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "#server/domain/app-error.ts";
import type { DecodeAnswer, DecodeJob } from "./decode-job.ts";
import { Decoder } from "./decoder.ts";
import { FairQueue, QueueFull } from "./fair-queue.ts";

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
