import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/http/app-error.ts";
import { isUuid } from "#server/is-uuid.ts";
import type { DraftLink } from "#shared/contract/intake-sharing.ts";
import { type Asked, openDraft, openForChange, requireManager } from "./access.ts";
import { announce } from "./notices.ts";
import { listLinks, removeLink } from "./rights-store.ts";

export async function listDraftLinks(db: Db, asked: Asked): Promise<DraftLink[]> {
  const access = await openDraft(db, asked);
  requireManager(access);
  const links = await listLinks(db, access.draft.id);
  return links.map(({ id, role, people, createdAt, lastOpenedAt }) => ({
    id,
    role,
    people,
    createdAt: createdAt.toISOString(),
    lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
  }));
}

export async function revokeDraftLink(db: Db, asked: Asked, linkId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const access = await openForChange(tx, asked);
    requireManager(access);
    const isLinkId = isUuid(linkId);
    if (!isLinkId || !(await removeLink(tx, access.draft.id, linkId))) throw new AppError("not_found");
    await announce(tx, { type: "revoked", draftId: access.draft.id });
  });
}
