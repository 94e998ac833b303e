import type { Db, Tx } from "#server/db/connect.ts";
import { AppError } from "#server/domain/app-error.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { isUuid } from "#server/domain/is-uuid.ts";
import { draftView } from "#shared/intake/draft-view.ts";
import type { IntakeRole } from "#shared/intake/intake-field.ts";
import { DRAFT_PICTURES } from "#shared/property-facts.ts";
import { findGivenRoles } from "./draft-rights.ts";
import { findDraft, findDraftAndVoice, lockDraft, type StoredDraft } from "./draft-store.ts";

export type Asked = {
  id: string;
  customerId: CustomerId | null;
  // The view to take among the rights held; the greatest of them when left out.
  role?: IntakeRole | undefined;
};

export type Access = { draft: StoredDraft; customerId: CustomerId; role: IntakeRole; roles: IntakeRole[] };

export async function openDraft(db: Db, asked: Asked): Promise<Access> {
  return enter(db, asked, isUuid(asked.id) ? await findDraft(db, asked.id) : null);
}

// Also reads the caller's brand voice, which the teaser is written in.
export async function openDraftAndVoice(db: Db, asked: Asked): Promise<{ access: Access; voice: unknown }> {
  const { id, customerId } = asked;
  const found = customerId && isUuid(id) ? await findDraftAndVoice(db, id, customerId) : null;
  // A caller without a cookie never gets the draft, but must see a 503 like everyone else while the database is down.
  const access = customerId ? await enter(db, asked, found) : await openDraft(db, asked);
  return { access, voice: found?.voice ?? null };
}

// The rights are read after the draft is locked, so that a right revoked before the change no longer counts.
export async function openForChange(tx: Tx, asked: Asked): Promise<Access> {
  return enter(tx, asked, isUuid(asked.id) ? await lockDraft(tx, asked.id) : null);
}

export function requireManager({ role }: Access, message?: string): void {
  if (role !== "manager") throw new AppError("forbidden", message);
}

export function maySeePictures({ role, draft }: Pick<Access, "role" | "draft">): boolean {
  const { keys } = draftView({ role, ownerSections: draft.ownerSections });
  return Object.values(DRAFT_PICTURES).every((key) => keys.has(key));
}

// A caller who may not see a draft's pictures must not learn what they show, or say so.
export function requirePictures(access: Access): void {
  if (!maySeePictures(access)) throw new AppError("forbidden");
}

// For callers to whom a draft that they may not manage is no error.
export async function findManagedDraft(db: Db, customerId: CustomerId, id: string): Promise<StoredDraft | null> {
  const draft = isUuid(id) ? await findDraft(db, id) : null;
  const rolesOf = draft && (await findRoles(db, draft, [customerId]));
  return rolesOf?.(customerId).includes("manager") ? draft : null;
}

// What each of these customers may do with a draft: its creator manages it, and a link gives its role.
export async function findRoles(
  db: Db | Tx,
  draft: Pick<StoredDraft, "id" | "customerId">,
  customerIds: readonly string[],
): Promise<(customerId: string) => IntakeRole[]> {
  const isCreator = (id: string) => id === draft.customerId;
  const given = await findGivenRoles(
    db,
    draft.id,
    customerIds.filter((id) => !isCreator(id)),
  );
  const givenTo = (id: string) => given.filter((right) => right.customerId === id).map(({ role }) => role);
  return (id) => rolesWithin(isCreator(id) ? ["manager"] : givenTo(id));
}

// Who manages a draft may also look at it as an owner does.
function rolesWithin(given: readonly IntakeRole[]): IntakeRole[] {
  if (given.includes("manager")) return ["owner", "manager"];
  return given.includes("owner") ? ["owner"] : [];
}

// Another customer's draft gets the same answer as one that does not exist.
async function enter(db: Db | Tx, { customerId, role }: Asked, draft: StoredDraft | null): Promise<Access> {
  if (!draft || !customerId) throw new AppError("not_found");
  const rolesOf = await findRoles(db, draft, [customerId]);
  const roles = rolesOf(customerId);
  const greatest = roles.at(-1);
  if (!greatest) throw new AppError("not_found");
  if (role && !roles.includes(role)) throw new AppError("forbidden");
  return { draft, customerId, role: role ?? greatest, roles };
}
