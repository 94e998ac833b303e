import { setTimeout as sleep } from "node:timers/promises";
import type { Pool, PoolClient } from "pg";
import type { Log } from "#server/log.ts";
import { NOTICES_CHANNEL, type Notice, readNotice } from "./notices.ts";

// A trigger of the database speaks on it.
const ENDED_SESSIONS_CHANNEL = "ended_sessions";
const RETRY_MS = 500;

type Listening = {
  pool: Pool;
  log: Log;
  onNotice: (notice: Notice) => void;
  onEndedSession: (sessionId: string) => void;
  // After a broken connection: whatever was said meanwhile went unheard.
  onGap: () => void;
};

export type NoticeListener = { start: () => Promise<void>; stop: () => void };

// One connection for the whole process, from the first viewer on.
export function listenToNotices({ pool, log, onGap, ...hearing }: Listening): NoticeListener {
  let isStopped = false;
  let client: PoolClient | undefined;
  let started: Promise<void> | undefined;

  const open = async (): Promise<void> => {
    const opened = await openChannel(pool, hearing);
    opened.once("end", () => {
      if (isStopped) return;
      opened.release(true);
      void reopen();
    });
    client = opened;
    if (isStopped) opened.release(true);
  };
  const reopen = async (): Promise<void> => {
    while (!isStopped) {
      try {
        await open();
        onGap();
        return;
      } catch (error) {
        log.warn({ err: error }, "changes of drafts cannot be heard");
        await sleep(RETRY_MS);
      }
    }
  };

  return {
    start: () => {
      started ??= open().catch((error: unknown) => {
        started = undefined;
        throw error;
      });
      return started;
    },
    stop: () => {
      isStopped = true;
      client?.release(true);
    },
  };
}

type Hearing = Pick<Listening, "onNotice" | "onEndedSession">;

async function openChannel(pool: Pool, { onNotice, onEndedSession }: Hearing): Promise<PoolClient> {
  const client = await pool.connect();
  try {
    client.on("notification", ({ channel, payload = "" }) => {
      if (channel === ENDED_SESSIONS_CHANNEL) return onEndedSession(payload);
      const notice = readNotice(payload);
      if (notice) onNotice(notice);
    });
    await client.query(`listen ${NOTICES_CHANNEL}; listen ${ENDED_SESSIONS_CHANNEL}`);
    return client;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
