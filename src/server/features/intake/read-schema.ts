import type { Db } from "#server/db/connect.ts";
import { draftView } from "#shared/intake/draft-view.ts";
import type { IntakeSection } from "#shared/intake/intake-field.ts";
import { type Asked, openDraft } from "./access.ts";

export async function readSchema(db: Db, { role = "owner", ...asked }: Asked): Promise<IntakeSection[]> {
  const { draft } = await openDraft(db, { ...asked, role });
  return draftView({ role, ownerSections: draft.ownerSections }).sections;
}
