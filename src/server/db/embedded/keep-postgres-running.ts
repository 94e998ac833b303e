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

// Starts PostgreSQL again whenever it goes down.
export function keepPostgresRunning(server: EmbeddedPostgres, log: Log): KeptPostgres {
  const { promise: lost, resolve: giveUp } = Promise.withResolvers<string>();
  const stopping = new AbortController();
  let recovering: Promise<Recovered> = Promise.resolve({ failures: 0, cause: null });

  const watch = async (): Promise<void> => {
    for (;;) {
      const startedAt = Date.now();
      const code = await server.exited();
      if (stopping.signal.aborted) return;
      const isNewTrouble = Date.now() - startedAt > STEADY_AFTER_MS;
      const failures = isNewTrouble ? 0 : (await recovering).failures;
      const down: Recovered = { failures, cause: whyItStopped(code, server.logFile) };
      recovering = recover(down, { server, log, signal: stopping.signal });
      const { cause } = await recovering;
      if (stopping.signal.aborted) return;
      if (cause !== null) return giveUp(cause);
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

// How often it went down in a row, and why it is down; null once it runs.
type Recovered = { failures: number; cause: string | null };
type RecoveryParts = { server: EmbeddedPostgres; log: Log; signal: AbortSignal };

// A full disk is waited for, since only a person can free it; any other trouble that comes back again and again is
// given up on.
async function recover(down: Recovered, { server, log, signal }: RecoveryParts): Promise<Recovered> {
  let { failures, cause } = down;
  const wait = (ms: number) => sleep(ms, undefined, { signal }).catch(() => {});
  while (cause !== null && !signal.aborted) {
    if (await isDiskFull(server.home)) {
      log.error(`PostgreSQL is down because the disk is full. Free some space in ${server.home}`);
      await wait(WAIT_FOR_SPACE_MS);
    } else {
      failures += 1;
      if (failures > MOST_STARTS_IN_A_ROW) return { failures, cause };
      log.error({ attempt: failures }, `PostgreSQL went down: ${cause}. It is started again`);
      await wait(failures === 1 ? 0 : FIRST_WAIT_MS * 2 ** failures);
    }
    if (!signal.aborted) cause = await tryToStart(server);
  }
  if (cause === null) log.warn("PostgreSQL runs again");
  return { failures, cause };
}

// Null once it runs; otherwise why it does not.
async function tryToStart(server: EmbeddedPostgres): Promise<string | null> {
  try {
    await server.startAgain();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
