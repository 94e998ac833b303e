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
