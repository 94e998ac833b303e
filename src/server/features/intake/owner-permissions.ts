import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/http/app-error.ts";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import { intakeMessages } from "#shared/messages/intake.ts";
import { type Asked, openDraft, openForChange, requireManager } from "./access.ts";
import { announce } from "./notices.ts";
import { keepOwnerSections, type StoredDraft } from "./store.ts";

const ALL_SECTIONS = INTAKE_SECTIONS.map(({ id }) => id);

export function openToOwners({ ownerSections }: Pick<StoredDraft, "ownerSections">): string[] {
  return ALL_SECTIONS.filter((id) => ownerSections?.includes(id) ?? true);
}

export async function readOwnerPermissions(db: Db, asked: Asked): Promise<string[]> {
  return openToOwners((await openDraft(db, asked)).draft);
}

export async function setOwnerPermissions(db: Db, asked: Asked, sections: string[]): Promise<string[]> {
  return db.transaction(async (tx) => {
    const access = await openForChange(tx, asked);
    requireManager(access);
    if (sections.some((id) => !ALL_SECTIONS.includes(id))) {
      throw new AppError("bad_request", intakeMessages.sectionUnknown, { field: "sections" });
    }
    // All of them is no restriction: a section that the form gains later is open too.
    const isRestricted = ALL_SECTIONS.some((id) => !sections.includes(id));
    const ownerSections = isRestricted ? ALL_SECTIONS.filter((id) => sections.includes(id)) : null;
    await keepOwnerSections(tx, access.draft.id, ownerSections);
    await announce(tx, { type: "permissions", draftId: access.draft.id });
    return openToOwners({ ownerSections });
  });
}
