import { sql } from "drizzle-orm";
import type { Db } from "#server/db/connect.ts";
import { ADD_TO_COUNTER, WITHOUT_WAITING_FOR_THE_DISK } from "./rate-limit-store.ts";

const SYNC_EVERY_MS = 500;

export type Counted = { current: number; ttl: number };

// What a caller did in the current window: what all servers knew of at the last sync, and what came here since.
type Counter = { known: number; unsent: number; resetsAt: number };
type Counting = { db: Db; windowMs: number; onTrouble: (error: unknown) => void };

export type CallCounter = {
  count: (caller: string) => Counted;
  sync: () => Promise<void>;
  stop: () => Promise<void>;
};

// Counts in memory, so that no call waits for a row that others are counted in, and tells the database of it in the
// background. Servers hear of each other's counts with the next sync: over several of them the count runs behind by
// what came within one.
export function createCallCounter({ db, windowMs, onTrouble }: Counting): CallCounter {
  const counters = new Map<string, Counter>();
  let syncing: Promise<void> | null = null;

  const exchange = async (): Promise<void> => {
    const now = Date.now();
    for (const [key, { resetsAt }] of counters) if (resetsAt <= now) counters.delete(key);
    const sent = [...counters].filter(([, { unsent }]) => unsent > 0).map(([key, counter]) => ({ key, counter }));
    if (sent.length === 0) return;
    // Always in the same order: two servers that wait for each other's rows would wait for ever.
    const ordered = sent.toSorted((one, other) => (one.key < other.key ? -1 : 1));
    const amounts = ordered.map(({ counter }) => counter.unsent);
    const told = await tell(db, ordered, amounts);
    for (const [at, { key, counter }] of ordered.entries()) {
      const answer = told.get(keyInDatabase(key));
      if (!answer) continue;
      counter.unsent -= amounts[at] ?? 0;
      counter.known = answer.hits;
      counter.resetsAt = Date.now() + answer.ttl;
    }
  };
  const sync = (): Promise<void> => {
    syncing ??= exchange().finally(() => {
      syncing = null;
    });
    return syncing;
  };
  const timer = setInterval(() => void sync().catch(onTrouble), SYNC_EVERY_MS).unref();

  return {
    count: (caller) => {
      const now = Date.now();
      let counter = counters.get(caller);
      if (!counter || counter.resetsAt <= now) {
        counter = { known: 0, unsent: 0, resetsAt: now + windowMs };
        counters.set(caller, counter);
      }
      counter.unsent += 1;
      return { current: counter.known + counter.unsent, ttl: counter.resetsAt - now };
    },
    sync,
    stop: async () => {
      clearInterval(timer);
      await syncing?.catch(onTrouble);
    },
  };
}

function keyInDatabase(caller: string): string {
  return `all ${caller}`;
}

type Sent = { key: string; counter: Counter }[];

async function tell(db: Db, sent: Sent, amounts: number[]): Promise<Map<string, { hits: number; ttl: number }>> {
  const keys = sent.map(({ key }) => keyInDatabase(key));
  const left = sent.map(({ counter }) => Math.max(1, counter.resetsAt - Date.now()));
  const { rows } = await db.execute<{ key: string; hits: number; ttl: number }>(sql`
    insert into rate_limits as counter (key, hits, resets_at)
    select told.key, told.hits, now() + told.left_ms * interval '1 millisecond'
    from unnest(${sql.param(keys)}::text[], ${sql.param(amounts)}::int[], ${sql.param(left)}::int[])
      as told (key, hits, left_ms), ${sql.raw(WITHOUT_WAITING_FOR_THE_DISK)}
    ${sql.raw(ADD_TO_COUNTER)}`);
  return new Map(rows.map(({ key, hits, ttl }) => [key, { hits, ttl }]));
}
