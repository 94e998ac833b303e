import type { Db } from "#server/db/connect.ts";
import { intakeMessages } from "#shared/messages/intake.ts";
import { type Asked, openForChange, requireManager } from "./access.ts";
import { announce } from "./notices.ts";
import { removeDraft } from "./store.ts";

export async function deleteDraft(db: Db, asked: Asked): Promise<void> {
  await db.transaction(async (tx) => {
    const access = await openForChange(tx, asked);
    requireManager(access, intakeMessages.deleteForbidden);
    await removeDraft(tx, access.draft);
    await announce(tx, { type: "deleted", draftId: access.draft.id });
  });
}
