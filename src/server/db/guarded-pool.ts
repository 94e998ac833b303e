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

// A pool in which nothing waits for ever: a database that is stopped, or gone, costs a call its limit, not its life.
export class GuardedPool extends pg.Pool {
  readonly #limits: Limits;
  readonly #availability: Availability | undefined;

  constructor(config: PoolConfig, { limits, availability }: Guards) {
    super({
      ...config,
      connectionTimeoutMillis: limits.connectMs,
      statement_timeout: limits.statementMs - PATIENCE_FOR_THE_SERVER_MS,
    });
    this.#limits = limits;
    this.#availability = availability;
    this.on("connect", (client) => limitStatements(client, limits.statementMs, (error) => availability?.lose(error)));
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: TakenCallback): void;
  override connect(callback?: TakenCallback): Promise<PoolClient> | void {
    const taken = this.#take();
    if (!callback) return taken;
    taken.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error: Error) => callback(error, undefined, () => {}),
    );
  }

  async #take(): Promise<PoolClient> {
    const refusal = this.#availability?.refusal();
    if (refusal) throw refusal;
    const waiting = super.connect();
    try {
      return releasableOnce(await this.#inTime(waiting));
    } catch (error) {
      if (error instanceof StorageTroubleError) throw error;
      const failure = new StorageTroubleError("away", "no connection to the database", { cause: error });
      this.#availability?.lose(failure);
      throw failure;
    }
  }

  // The pool counts the wait for a place and the wait for the connection one by one; here they are one wait.
  async #inTime(waiting: Promise<PoolClient>): Promise<PoolClient> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      waiting.then(
        (client) => client.release(),
        () => {},
      );
      reject(new StorageTroubleError("away", "all connections to the database are busy"));
    }, this.#limits.connectMs);
    try {
      return await Promise.race([waiting, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}

// A connection that breaks while it is lent out goes back by itself: not every borrower would return it.
function releasableOnce(client: PoolClient): PoolClient {
  const release = client.release.bind(client);
  let isReleased = false;
  const giveBack = (error?: Error | boolean) => {
    if (isReleased) return;
    isReleased = true;
    client.off("end", discard);
    release(error);
  };
  const discard = () => giveBack(true);
  client.once("end", discard);
  client.release = giveBack;
  return client;
}

// Cutting the connection fails the statement, and the rollback that would queue up behind it, at once.
function limitStatements(client: PoolClient, limitMs: number, onLimit: (error: Error) => void): void {
  let timer: NodeJS.Timeout | undefined;
  const { prototype } = pg.Client as unknown as { prototype: { query: (...args: unknown[]) => unknown } };
  const query = (...args: unknown[]) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const error = new StorageTroubleError("away", "the database did not answer a statement in time");
      onLimit(error);
      streamOf(client).destroy(error);
    }, limitMs).unref();
    return prototype.query.apply(client, args);
  };
  client.query = query as typeof client.query;
  client.on("drain", () => clearTimeout(timer));
  client.once("end", () => clearTimeout(timer));
}

// The driver's types leave it out.
function streamOf(client: PoolClient): { destroy: (error: Error) => void } {
  return (client as unknown as { connection: { stream: { destroy: (error: Error) => void } } }).connection.stream;
}
