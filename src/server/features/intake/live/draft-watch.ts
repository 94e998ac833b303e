import type { Readable } from "node:stream";
import { and, gt, inArray } from "drizzle-orm";
import type { Db } from "#server/db/connect.ts";
import { sessions } from "#server/db/schema/accounts.ts";
import { AppError } from "#server/domain/app-error.ts";
import { type Asked, openDraft } from "#server/domain/drafts/draft-access.ts";
import type { Log } from "#server/process/log.ts";
import { intakeMessages } from "#shared/messages/intake.ts";
import { listenToNotices } from "./notices.ts";
import { createViewer, type News, tellViewers, type Viewer } from "./viewers.ts";

// Proxies close a connection on which nothing was said for half a minute or so.
const KEEP_ALIVE_MS = 15_000;
// Then the browser connects again and is identified anew.
const LONGEST_STREAM_MS = 15 * 60_000;
const MOST_STREAMS_PER_CUSTOMER = 20;

type Browser = Pick<Viewer, "clientId" | "sessionId">;

export type DraftWatch = {
  watch: (asked: Asked, browser: Browser) => Promise<Readable>;
  stop: () => Promise<void>;
};

// All who look at drafts in this process. Between two events none of them holds a connection to the database.
export function createDraftWatch({ db, log }: { db: Db; log: Log }): DraftWatch {
  const streams = createStreams();
  // One after the other, so that every viewer gets all events in the order they happened.
  let queue = Promise.resolve();
  let isStopped = false;

  const tell = (news: News, findViewers: () => Viewer[]) => {
    queue = queue.then(async () => {
      const viewers = findViewers();
      if (viewers.length === 0) return;
      try {
        await tellViewers(db, viewers, news);
      } catch (error) {
        log.warn({ err: error }, "viewers of a draft could not be told of a change");
        // They connect again, and learn then what they missed.
        for (const viewer of viewers) viewer.end();
      }
    });
  };
  const tellAll = (news: News) => tell(news, () => streams.greeted(news.draftId));
  const listener = listenToNotices({
    pool: db.$client,
    log,
    onNotice: tellAll,
    onEndedSession: (sessionId) => {
      for (const viewer of streams.ofSessions(sessionId)) viewer.end();
    },
    onGap: () => {
      void endWithoutSession(db, streams.ofSessions());
      for (const draftId of streams.draftIds()) tellAll({ type: "missed", draftId });
    },
  });

  return {
    watch: async (asked, browser) => {
      const { customerId, role, draft } = await openDraft(db, asked);
      await listener.start();
      if (isStopped) throw new AppError("unavailable");
      const viewer = createViewer({ draftId: draft.id, customerId, role, ...browser });
      streams.add(viewer);
      // The session may have ended before its end could be heard here.
      await endWithoutSession(db, [viewer]);
      // From here on every change is heard; what came before is told by the version.
      tell({ type: "missed", draftId: draft.id }, () => streams.greet(viewer));
      return viewer.stream;
    },
    stop: async () => {
      isStopped = true;
      streams.end();
      await queue;
      listener.stop();
    },
  };
}

// A viewer whose session cannot be looked up is disconnected too: the browser connects again and is checked then.
async function endWithoutSession(db: Db, viewers: readonly Viewer[]): Promise<void> {
  const ids = viewers.flatMap(({ sessionId }) => sessionId ?? []);
  const current = await findCurrentSessions(db, ids).catch(() => new Set<string>());
  for (const viewer of viewers) if (viewer.sessionId && !current.has(viewer.sessionId)) viewer.end();
}

function createStreams() {
  const open = new Set<Viewer>();
  // A viewer who was not yet told the draft's version is told of no change.
  const greeted = new Set<Viewer>();
  const keepAlive = setInterval(() => {
    for (const viewer of open) viewer.keepAlive();
  }, KEEP_ALIVE_MS).unref();

  return {
    add: (viewer: Viewer): void => {
      const others = [...open].filter(({ customerId }) => customerId === viewer.customerId);
      if (others.length >= MOST_STREAMS_PER_CUSTOMER) throw new AppError("rate_limited", intakeMessages.tooManyStreams);
      const ending = setTimeout(() => viewer.end(), LONGEST_STREAM_MS).unref();
      open.add(viewer);
      viewer.stream.once("close", () => {
        clearTimeout(ending);
        open.delete(viewer);
        greeted.delete(viewer);
      });
    },
    greet: (viewer: Viewer): Viewer[] => {
      if (!open.has(viewer)) return [];
      greeted.add(viewer);
      return [viewer];
    },
    ofSessions: (id?: string): Viewer[] =>
      [...open].filter(({ sessionId }) => sessionId !== null && (id === undefined || sessionId === id)),
    greeted: (draftId: string): Viewer[] => [...greeted].filter((viewer) => viewer.draftId === draftId),
    draftIds: (): Set<string> => new Set([...open].map(({ draftId }) => draftId)),
    end: (): void => {
      clearInterval(keepAlive);
      for (const viewer of open) viewer.end();
    },
  };
}

// Those of the sessions that have not ended.
async function findCurrentSessions(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expiresAt, new Date())));
  return new Set(found.map(({ id }) => id));
}
