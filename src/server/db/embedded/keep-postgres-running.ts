import { setTimeout as sleep } from "node:timers/promises";
import { isDiskFull } from "#server/is-disk-full.ts";
import type { Log } from "#server/log.ts";
import type { EmbeddedPostgres } from "./start-embedded-postgres.ts";
import { whyItStopped } from "./why-it-stopped.ts";

// A server that ran this long was well: what ends it then is a new trouble.
const STEADY_AFTER_MS = 60_000;
const MOST_STARTS_IN_A_ROW = 6;
const FIRST_WAIT_MS = 250;
const WAIT_FOR_SPACE_MS = 2_000;

export type KeptPostgres = {
  // Settles with the reason once it was started again too often.
  lost: Promise<string>;
  stop: () => Promise<void>;
};

// Starts PostgreSQL again whenever it goes down. A full disk is waited for, since only a person can free it; any other
// trouble that comes back again and again is given up on.
export function keepPostgresRunning(server: EmbeddedPostgres, log: Log): KeptPostgres {
  const { promise: lost, resolve: giveUp } = Promise.withResolvers<string>();
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  let startedAt = Date.now();
  let failures = 0;
  let recovering = Promise.resolve();

  const wait = (ms: number) => sleep(ms, undefined, { signal: stopping.signal }).catch(() => {});
  // Null once it runs again; otherwise why it does not.
  const tryToStart = async (): Promise<string | null> => {
    try {
      await server.startAgain();
      startedAt = Date.now();
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
  const recover = async (firstCause: string): Promise<void> => {
    let cause: string | null = firstCause;
    while (cause !== null && !isStopping()) {
      if (await isDiskFull(server.home)) {
        log.error({ home: server.home }, `PostgreSQL is down because the disk is full. Free some space in ${server.home}`);
        await wait(WAIT_FOR_SPACE_MS);
      } else {
        failures += 1;
        if (failures > MOST_STARTS_IN_A_ROW) return giveUp(cause);
        log.error({ attempt: failures }, `PostgreSQL went down: ${cause}. It is started again`);
        await wait(failures === 1 ? 0 : FIRST_WAIT_MS * 2 ** failures);
      }
      if (!isStopping()) cause = await tryToStart();
    }
    if (cause === null) log.warn("PostgreSQL runs again");
  };
  const watch = async (): Promise<void> => {
    for (;;) {
      const code = await server.exited();
      if (isStopping()) return;
      if (Date.now() - startedAt > STEADY_AFTER_MS) failures = 0;
      recovering = recover(whyItStopped(code, server.logFile));
      await recovering;
      if (isStopping() || failures > MOST_STARTS_IN_A_ROW) return;
    }
  };

  const watching = watch();
  return {
    lost,
    stop: async () => {
      stopping.abort();
      // A start that is under way has to end before what it started can be stopped.
      await recovering;
      await server.stop();
      await watching;
    },
  };
}
