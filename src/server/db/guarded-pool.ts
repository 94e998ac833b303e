import pg, { type PoolClient, type PoolConfig } from "pg";
import type { Availability } from "./availability.ts";
import { StorageTroubleError } from "./storage-trouble.ts";

export type Limits = {
  // To be given a connection, an idle one or a new one.
  connectMs: number;
  // For the answer to one statement. PostgreSQL itself gives up a little earlier, where it still can.
  statementMs: number;
};

type TakenCallback = (error: Error | undefined, client: PoolClient | undefined, release: PoolClient["release"]) => void;
type Guards = { limits: Limits; availability?: Availability | undefined };

const PATIENCE_FOR_THE_SERVER_MS = 500;

// A pool with a time limit on every wait: while the database is stopped or gone, a call fails at its limit instead of
// hanging.
export class GuardedPool extends pg.Pool {
  readonly #limits: Limits;
  readonly #availability: Availability | undefined;
  // Clients in use, each with the function that releases it.
  readonly #lent = new Map<PoolClient, PoolClient["release"]>();

  constructor(config: PoolConfig, { limits, availability }: Guards) {
    super({
      ...config,
      connectionTimeoutMillis: limits.connectMs,
      statement_timeout: limits.statementMs - PATIENCE_FOR_THE_SERVER_MS,
    });
    this.#limits = limits;
    this.#availability = availability;
    this.on("connect", (client) => {
      limitStatements(client, limits.statementMs, (error) => availability?.lose(error));
      // A connection that breaks while it is lent out is released here, since not every borrower releases it.
      client.once("end", () => this.#lent.get(client)?.(true));
    });
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: TakenCallback): void;
  override connect(callback?: TakenCallback): Promise<PoolClient> | void {
    if (callback) return this.#take(callback);
    return new Promise((resolve, reject) => {
      this.#take((error, client) => (client ? resolve(client) : reject(error)));
    });
  }

  // Callbacks instead of promises: every statement of every call comes through here.
  #take(callback: TakenCallback): void {
    const fail = (error: Error) => callback(error, undefined, () => {});
    const refusal = this.#availability?.refusal();
    if (refusal) return process.nextTick(fail, refusal);
    let isLate = false;
    const giveUp = () => {
      isLate = true;
      fail(new StorageTroubleError("away", "all connections to the database are busy"));
    };
    // The pool times the wait for a place and the wait for the connection separately; here one limit covers both.
    const mayWait = this.idleCount <= this.waitingCount;
    const timer = mayWait ? setTimeout(giveUp, this.#limits.connectMs) : undefined;
    super.connect((error, client) => {
      clearTimeout(timer);
      if (isLate) return client?.release();
      if (!client) return fail(this.#noConnection(error));
      const release = this.#lend(client);
      callback(undefined, client, release);
    });
  }

  #noConnection(cause: Error | undefined): StorageTroubleError {
    if (cause instanceof StorageTroubleError) return cause;
    const failure = new StorageTroubleError("away", "no connection to the database", { cause });
    this.#availability?.lose(failure);
    return failure;
  }

  // Releasing it a second time does nothing.
  #lend(client: PoolClient): PoolClient["release"] {
    const release = client.release.bind(client);
    const giveBack: PoolClient["release"] = (error) => {
      if (this.#lent.get(client) !== giveBack) return;
      this.#lent.delete(client);
      release(error);
    };
    this.#lent.set(client, giveBack);
    client.release = giveBack;
    return giveBack;
  }
}

// Cutting the connection fails the statement, and the rollback that would queue up behind it, at once.
function limitStatements(client: PoolClient, limitMs: number, onLimit: (error: Error) => void): void {
  let isBusy = false;
  let hasEnded = false;
  const cut = () => {
    if (!isBusy) return;
    const error = new StorageTroubleError("away", "the database did not answer a statement in time");
    onLimit(error);
    streamOf(client).destroy(error);
  };
  // One timer for the life of the connection, which every statement starts again.
  const timer = setTimeout(cut, limitMs).unref();
  const { prototype } = pg.Client as unknown as { prototype: { query: (...args: unknown[]) => unknown } };
  const query = (...args: unknown[]) => {
    if (!hasEnded) {
      isBusy = true;
      timer.refresh();
    }
    return prototype.query.apply(client, args);
  };
  client.query = query as typeof client.query;
  client.on("drain", () => {
    isBusy = false;
  });
  client.once("end", () => {
    hasEnded = true;
    clearTimeout(timer);
  });
}

// The driver's types leave the stream out.
function streamOf(client: PoolClient): { destroy: (error: Error) => void } {
  return (client as unknown as { connection: { stream: { destroy: (error: Error) => void } } }).connection.stream;
}
