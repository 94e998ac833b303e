import type { AnswerBook } from "./answer-book.ts";
import type { EditStore } from "./edit-store.ts";
import type { Edit } from "./field-answer.ts";

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
