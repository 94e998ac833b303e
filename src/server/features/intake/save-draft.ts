import { isDeepStrictEqual } from "node:util";
import type { Db } from "#server/db/connect.ts";
import { draftView } from "#shared/intake/draft-view.ts";
import { ownerAnswersAfter } from "#shared/intake/owner-answers.ts";
import { type Asked, openForChange } from "./access.ts";
import { checkChanges } from "./check-changes.ts";
import { announce } from "./notices.ts";
import { mergeAnswers } from "./store.ts";

type Changes = Record<string, unknown>;
type Save = Asked & { changes: Changes; clientId: string | null };
type Saved = { updatedAt: Date; version: number; changes: Changes };

// Field by field: what others save at the same time in other fields stays.
export async function saveDraft(db: Db, { changes, clientId, ...asked }: Save): Promise<Saved> {
  return db.transaction(async (tx) => {
    const { draft, role, roles } = await openForChange(tx, asked);
    checkChanges(draftView({ role, ownerSections: draft.ownerSections }), changes);
    const news = changesTo(draft.formData, changes);
    const keys = Object.keys(news);
    // A save that is sent again, after its answer was lost, is no second change.
    if (keys.length === 0) return { ...draft, changes };
    // A manager who looks at the form as an owner does is still the manager.
    const isOwners = !roles.includes("manager");
    const ownerAnswers = ownerAnswersAfter(draft.ownerAnswers, { stored: draft.formData, changes: news, isOwners });
    const saved = await mergeAnswers(tx, draft.id, { changes: news, ownerAnswers });
    await announce(tx, { type: "saved", draftId: draft.id, version: saved.version, keys, clientId });
    return { ...saved, changes };
  });
}

function changesTo(stored: Readonly<Changes>, changes: Changes): Changes {
  return Object.fromEntries(
    Object.entries(changes).filter(([key, answer]) => !isDeepStrictEqual(stored[key] ?? null, answer)),
  );
}
