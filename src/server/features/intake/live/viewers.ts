import { PassThrough, type Readable } from "node:stream";
import type { Db } from "#server/db/connect.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { findDraft, findRoles, type StoredDraft } from "#server/domain/drafts/draft-access.ts";
import type { DraftEvent } from "#shared/contract/intake/intake-events.ts";
import type { IntakeRole } from "#shared/intake/intake-field.ts";
import { answersInView, draftView } from "#shared/intake/intake-schema.ts";
import { completerOf } from "../mark-complete.ts";
import { openToOwners } from "../sharing/share-draft.ts";
import type { Notice } from "./notices.ts";

// A browser that does not read is disconnected before it fills the memory; it connects again.
const MOST_UNREAD_BYTES = 1024 * 1024;

const RECONNECT_MS = 1000;

// How long a slow browser may take to read the last event.
const PARTING_MS = 2000;

// A viewer who is new, or may have missed a notice, is told the draft's version.
export type News = Notice | { type: "missed"; draftId: string };

// What a notice means for each viewer of its draft. A viewer who lost the right is told nothing more.
export async function tellViewers(db: Db, viewers: readonly Viewer[], news: News): Promise<void> {
  const draft = await findDraft(db, news.draftId);
  if (!draft) {
    for (const viewer of viewers) letGo(viewer, { type: "deleted" });
    return;
  }
  const customerIds = new Set(viewers.map(({ customerId }) => customerId));
  const rolesOf = await findRoles(db, draft, [...customerIds]);
  const completer = news.type === "completed" ? await completerOf(db, draft) : null;
  for (const viewer of viewers) {
    const event = eventFor(viewer, news, { ...draft, completer });
    if (rolesOf(viewer.customerId).includes(viewer.role)) {
      if (event) viewer.send(event);
    } else {
      // A guest who signed in is disconnected without an event: the browser connects again as the account that holds
      // the right now.
      letGo(viewer, news.type === "revoked" ? { type: "revoked" } : null);
    }
  }
}

function letGo(viewer: Viewer, lastEvent: DraftEvent | null): void {
  if (lastEvent) viewer.send(lastEvent);
  viewer.end();
}

type Told = StoredDraft & { completer: string | null };

function eventFor(viewer: Viewer, news: News, draft: Told): DraftEvent | null {
  const { keys, ...view } = draftView({ role: viewer.role, ownerSections: draft.ownerSections });
  const isOwn = "clientId" in news && news.clientId !== null && news.clientId === viewer.clientId;
  if (isOwn) return null;
  switch (news.type) {
    case "saved": {
      const answers = answersInView({ keys, ...view }, draft.formData);
      const seen = news.keys.filter((key) => keys.has(key));
      const values = Object.fromEntries(seen.map((key) => [key, answers[key] ?? null]));
      const { version, clientId } = news;
      return { type: "saved", version, updated_at: draft.updatedAt.toISOString(), clientId, values };
    }
    case "presence": {
      const { clientId, role, fieldId } = news;
      return { type: "presence", clientId, role, fieldId: fieldId !== null && keys.has(fieldId) ? fieldId : null };
    }
    case "permissions":
      return { type: "permissions", sections: openToOwners(draft) };
    case "completed": {
      const { completedAt, completer } = draft;
      return completedAt && completer
        ? { type: "completed", completedAt: completedAt.toISOString(), completedBy: completer }
        : null;
    }
    case "missed":
      return { type: "hello", version: draft.version };
    case "revoked":
    case "deleted":
      return null;
  }
}

export type Viewer = {
  draftId: string;
  customerId: CustomerId;
  role: IntakeRole;
  clientId: string | null;
  // The session that looks, unless it is a guest.
  sessionId: string | null;
  stream: Readable;
  send: (event: DraftEvent) => void;
  keepAlive: () => void;
  end: () => void;
};

type Looking = Pick<Viewer, "draftId" | "customerId" | "role" | "clientId" | "sessionId">;

// One open event stream, in the format of server-sent events.
export function createViewer(looking: Looking): Viewer {
  const stream = new PassThrough();
  const write = (text: string) => {
    if (stream.writableEnded || stream.destroyed) return;
    stream.write(text);
    if (stream.writableLength + stream.readableLength > MOST_UNREAD_BYTES) stream.destroy();
  };
  write(`retry: ${RECONNECT_MS}\n\n`);
  return {
    ...looking,
    stream,
    send: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
    keepAlive: () => write(":\n\n"),
    end: () => {
      stream.end();
      setTimeout(() => stream.destroy(), PARTING_MS).unref();
    },
  };
}
