import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/http/app-error.ts";
import { draftView } from "#shared/intake/draft-view.ts";
import { intakeMessages } from "#shared/messages/intake.ts";
import { type Asked, openDraft } from "./access.ts";
import { announce } from "./notices.ts";

type Presence = Asked & { fieldId: string | null; clientId: string };

// Nothing of it is stored: it is told to whoever looks at the draft now.
export async function markPresence(db: Db, { fieldId, clientId, ...asked }: Presence): Promise<void> {
  const { draft, role } = await openDraft(db, asked);
  const { keys } = draftView({ role, ownerSections: draft.ownerSections });
  if (fieldId !== null && !keys.has(fieldId)) {
    throw new AppError("forbidden", intakeMessages.fieldForbidden, { field: "fieldId" });
  }
  await announce(db, { type: "presence", draftId: draft.id, clientId, role, fieldId });
}
