import { createHash, createHmac, randomUUID } from "node:crypto";
import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/domain/app-error.ts";
import {
  type Asked,
  keepOwnerSections,
  openDraft,
  openForChange,
  requireManager,
  type StoredDraft,
} from "#server/domain/drafts/draft-access.ts";
import { changeToken, findLinkFor, insertLink, listLinks, removeLink } from "#server/domain/drafts/draft-rights.ts";
import { isUuid } from "#server/domain/is-uuid.ts";
import type { DraftLink } from "#shared/contract/intake/intake-sharing.ts";
import type { IntakeRole } from "#shared/intake/intake-field.ts";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import { intakeMessages } from "#shared/messages/intake.ts";
import { paths } from "#shared/page-paths.ts";
import { publishNotice } from "../live/notices.ts";

const ALL_SECTIONS = INTAKE_SECTIONS.map(({ id }) => id);

type Sharing = Omit<Asked, "role"> & { gives: IntakeRole; secret: string };

// The path of the one link of this role; a new one after it was revoked.
export async function shareDraft(db: Db, { gives, secret, ...asked }: Sharing): Promise<string> {
  return db.transaction(async (tx) => {
    const access = await openForChange(tx, asked);
    requireManager(access);
    const { id, mode } = access.draft;
    const known = await findLinkFor(tx, id, gives);
    const linkId = known?.id ?? randomUUID();
    const token = tokenOf(linkId, secret);
    const tokenHash = hashOf(token);
    if (!known) await insertLink(tx, { id: linkId, draftId: id, role: gives, tokenHash });
    // The server's secret was replaced since.
    else if (known.tokenHash !== tokenHash) await changeToken(tx, linkId, tokenHash);
    const query = new URLSearchParams({ mode, role: gives, token });
    return `${paths.intakeForm.replace("$id", id)}?${query.toString()}`;
  });
}

// The token is derived from the server's secret and only its hash is stored: a copy of the database opens nothing.
function tokenOf(linkId: string, secret: string): string {
  return createHmac("sha256", secret).update(`draft link ${linkId}`).digest("base64url");
}

export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

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
    await publishNotice(tx, { type: "revoked", draftId: access.draft.id });
  });
}

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
    // Choosing all sections is no restriction: a section added to the form later is open too.
    const isRestricted = ALL_SECTIONS.some((id) => !sections.includes(id));
    const ownerSections = isRestricted ? ALL_SECTIONS.filter((id) => sections.includes(id)) : null;
    await keepOwnerSections(tx, access.draft.id, ownerSections);
    await publishNotice(tx, { type: "permissions", draftId: access.draft.id });
    return openToOwners({ ownerSections });
  });
}
