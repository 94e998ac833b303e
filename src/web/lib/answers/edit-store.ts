import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Edit } from "./field-answer.ts";

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
