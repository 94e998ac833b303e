import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Pool, PoolClient } from "pg";
import { z } from "zod";
import type { Db, Tx } from "#server/db/connect.ts";
import type { Log } from "#server/process/log.ts";
import { INTAKE_ROLES } from "#shared/intake/intake-field.ts";

// A database trigger notifies on this channel.
const ENDED_SESSIONS_CHANNEL = "ended_sessions";

const RETRY_MS = 500;

const NOTICES_CHANNEL = "draft_notices";

// What servers tell each other about a draft. It holds no values: it has to fit into 8000 bytes, and the receiving
// server looks up what each of its viewers may see.
const Notice = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("saved"),
    draftId: z.string(),
    version: z.number(),
    keys: z.array(z.string()),
    clientId: z.string().nullable(),
  }),
  z.object({
    type: z.literal("presence"),
    draftId: z.string(),
    clientId: z.string(),
    role: z.enum(INTAKE_ROLES),
    fieldId: z.string().nullable(),
  }),
  z.object({ type: z.literal("permissions"), draftId: z.string() }),
  z.object({ type: z.literal("completed"), draftId: z.string() }),
  z.object({ type: z.literal("revoked"), draftId: z.string() }),
  z.object({ type: z.literal("deleted"), draftId: z.string() }),
]);
export type Notice = z.infer<typeof Notice>;

// Null for what this server does not know: a newer one may already say more.
function readNotice(payload: string): Notice | null {
  try {
    return Notice.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}

// Inside a transaction it is heard once the transaction commits, and in the order of the commits.
export async function publishNotice(db: Db | Tx, notice: Notice): Promise<void> {
  await db.execute(sql`select pg_notify(${NOTICES_CHANNEL}, ${JSON.stringify(notice)})`);
}

type Listening = {
  pool: Pool;
  log: Log;
  onNotice: (notice: Notice) => void;
  onEndedSession: (sessionId: string) => void;
  // Called after a broken connection, since notices sent in between were lost.
  onGap: () => void;
};

type NoticeListener = { start: () => Promise<void>; stop: () => void };

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
