import type { Edit } from "#web/lib/answers/answer-book.ts";
import type { EditStore } from "#web/lib/answers/edit-keeper.ts";

// What a browser keeps on its device, for tests that run without one.
export function memoryEditStore(): EditStore {
  const drafts = new Map<string, Map<string, Edit>>();
  const editsOf = (draftId: string) => drafts.get(draftId) ?? new Map<string, Edit>();
  return {
    keep: async (draftId, edits) => void drafts.set(draftId, new Map([...editsOf(draftId), ...edits])),
    drop: async (draftId, edits) => {
      const kept = [...editsOf(draftId)].filter(([fieldId, { id }]) => edits.get(fieldId)?.id !== id);
      drafts.set(draftId, new Map(kept));
    },
    read: async (draftId) => new Map(editsOf(draftId)),
    countByDraft: async () => new Map([...drafts].map(([draftId, edits]) => [draftId, edits.size])),
  };
}
