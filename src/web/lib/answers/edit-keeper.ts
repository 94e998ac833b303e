import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { AnswerBook, Edit, Stored } from "./answer-book.ts";

// Writes edits to this device as they are typed.
export type EditKeeper = {
  keep: (fieldId: string, edit: Edit) => void;
  // Everything typed so far is written, or could not be.
  settled: () => Promise<void>;
  // What lives in this tab alone, because it is still being written or the device refused it.
  unkept: () => ReadonlyMap<string, Edit>;
  // Whether the device refuses to keep something.
  hasRefused: () => boolean;
  drop: (edits: ReadonlyMap<string, Edit>) => Promise<void>;
  // Null where the device does not let us look.
  read: () => Promise<Map<string, Edit> | null>;
};

export function createEditKeeper(store: EditStore, draftId: string, onRefusalChange: () => void): EditKeeper {
  const unkept = new Map<string, Edit>();
  const writing = new Set<Promise<void>>();
  let isRefused = false;

  async function write(batch: ReadonlyMap<string, Edit>): Promise<void> {
    const wasRefused = isRefused;
    try {
      await store.keep(draftId, batch);
      forget(batch);
      isRefused = false;
    } catch {
      isRefused = true;
    }
    if (isRefused !== wasRefused) onRefusalChange();
  }

  function forget(edits: ReadonlyMap<string, Edit>): void {
    for (const [fieldId, { id }] of edits) {
      if (unkept.get(fieldId)?.id === id) unkept.delete(fieldId);
    }
  }

  return {
    // At once and without waiting for the write before: a tab may be gone the moment after a key was pressed.
    keep: (fieldId, edit) => {
      unkept.set(fieldId, edit);
      const written = write(new Map(unkept)).finally(() => writing.delete(written));
      writing.add(written);
    },
    settled: async () => void (await Promise.all(writing)),
    unkept: () => unkept,
    hasRefused: () => isRefused && unkept.size > 0,
    drop: async (edits) => {
      forget(edits);
      if (isRefused && unkept.size === 0) onRefusalChange();
      // If the delete fails, the kept edit is harmless, since the server already has it.
      await store.drop(draftId, edits).catch(() => {});
    },
    read: async () => store.read(draftId).catch(() => null),
  };
}

// What this device keeps is what counts, whichever tab typed it: an edit that another tab replaced is replaced here,
// and one that another tab has saved is over. So no tab ever sends an old value again.
export async function alignWithKept(book: AnswerBook, keeper: EditKeeper): Promise<"aligned" | "behind"> {
  const before = book.edits();
  const unkept = new Set(keeper.unkept().keys());
  const kept = await keeper.read();
  if (!kept) return "aligned";
  const now = book.edits();
  // Typed while the store was being read, or in this tab alone: newer than anything kept.
  const isNewer = (id: string) => unkept.has(id) || now.get(id)?.id !== before.get(id)?.id;

  const replaced = new Map<string, Edit>();
  for (const [id, edit] of kept) if (!isNewer(id) && before.get(id)?.id !== edit.id) replaced.set(id, edit);
  const over = [...before.keys()].filter((id) => !kept.has(id) && !isNewer(id));
  if (replaced.size > 0) book.resume(replaced);
  if (over.length > 0) book.letGo(over);
  return over.length > 0 ? "behind" : "aligned";
}

type StoredEdit = Edit & { draftId: string; fieldId: string };

interface EditSchema extends DBSchema {
  edits: { key: [draftId: string, fieldId: string]; value: StoredEdit; indexes: { draftId: string } };
}

type EditsByField = ReadonlyMap<string, Edit>;

// Keeps unsaved edits on this device, one for each field of a draft: the latest, whichever tab it was typed in.
export type EditStore = {
  keep: (draftId: string, edits: EditsByField) => Promise<void>;
  // Forgets an edit only if it is still that one.
  drop: (draftId: string, edits: EditsByField) => Promise<void>;
  read: (draftId: string) => Promise<Map<string, Edit>>;
  countByDraft: () => Promise<Map<string, number>>;
};

const NAME = "stayscribe-intake";

export function createEditStore(): EditStore {
  let opening: Promise<IDBPDatabase<EditSchema>> | null = null;
  const forgetConnection = () => void (opening = null);

  async function open(): Promise<IDBPDatabase<EditSchema>> {
    opening ??= openDatabase(forgetConnection);
    try {
      return await opening;
    } catch (error) {
      // The next call asks again: a browser may give the room that it refused a moment ago.
      forgetConnection();
      throw error;
    }
  }

  return {
    keep: async (draftId, edits) => {
      const transaction = (await open()).transaction("edits", "readwrite");
      const puts = [...edits].map(([fieldId, edit]) => transaction.store.put({ ...edit, draftId, fieldId }));
      // Committed explicitly, so that the write survives a page that closes right after.
      transaction.commit();
      await Promise.all([...puts, transaction.done]);
    },
    drop: async (draftId, edits) => {
      const { store, done } = (await open()).transaction("edits", "readwrite");
      for (const [fieldId, edit] of edits) {
        const kept = await store.get([draftId, fieldId]);
        if (kept?.id === edit.id) await store.delete([draftId, fieldId]);
      }
      await done;
    },
    read: async (draftId) => {
      const kept = await (await open()).getAllFromIndex("edits", "draftId", draftId);
      return new Map(kept.map(({ fieldId, id, value, base }) => [fieldId, { id, value, base }]));
    },
    countByDraft: async () => {
      const counts = new Map<string, number>();
      for (const { draftId } of await (await open()).getAll("edits")) {
        counts.set(draftId, (counts.get(draftId) ?? 0) + 1);
      }
      return counts;
    },
  };
}

function openDatabase(onGone: () => void): Promise<IDBPDatabase<EditSchema>> {
  return openDB<EditSchema>(NAME, 1, {
    upgrade: (database) => {
      database.createObjectStore("edits", { keyPath: ["draftId", "fieldId"] }).createIndex("draftId", "draftId");
    },
    // Another tab with a newer page wants to change the store.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      onGone();
    },
    terminated: onGone,
  });
}

export type TabNews =
  | { type: "edited"; fieldId: string; edit: Edit }
  | { type: "acknowledged"; edits: ReadonlyMap<string, Edit>; stored: Stored };

export type TabChannel = { tell: (news: TabNews) => void; close: () => void };

// The tabs of this browser that have the same draft open hear of each other's edits at once, without the server.
export function openTabChannel(draftId: string, onNews: (news: TabNews) => void): TabChannel {
  const channel = new BroadcastChannel(`intake-${draftId}`);
  channel.addEventListener("message", ({ data }: MessageEvent<TabNews>) => onNews(data));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it never leaves the origin
  return { tell: (news) => channel.postMessage(news), close: () => channel.close() };
}

// One tab after the other. Browsers without locks (a page not served securely) go without.
export async function inTurn<T>(draftId: string, work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as Partial<Navigator>;
  return locks ? locks.request(`intake-save-${draftId}`, work) : work();
}
