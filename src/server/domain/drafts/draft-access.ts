import { eq, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import { namedStatement } from "#server/db/named-statement.ts";
import { users } from "#server/db/schema/accounts.ts";
import { drafts } from "#server/db/schema/intake.ts";
import { AppError } from "#server/domain/app-error.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { isUuid } from "#server/domain/is-uuid.ts";
import { releaseDraftPhotos } from "#server/domain/pictures/photo-claims.ts";
import type { Answers, IntakeRole, OwnerAnswers } from "#shared/intake/intake-field.ts";
import { draftView } from "#shared/intake/intake-schema.ts";
import { DRAFT_PICTURES } from "#shared/property-facts.ts";
import { findGivenRoles } from "./draft-rights.ts";

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

export type StoredDraft = typeof drafts.$inferSelect;

type NewDraft = Pick<typeof drafts.$inferInsert, "mode" | "formData"> & { customerId: CustomerId };

export async function insertDraft(db: Db, draft: NewDraft): Promise<string> {
  const [inserted] = await db.insert(drafts).values(draft).returning({ id: drafts.id });
  if (!inserted) throw new Error("the draft was not stored");
  return inserted.id;
}

const COLUMNS = `d.id, d.customer_id as "customerId", d.mode, d.form_data as "formData",
  d.owner_answers as "ownerAnswers", d.version, d.owner_sections as "ownerSections", d.completed_at as "completedAt",
  d.completed_by as "completedBy", d.completed_version as "completedVersion", d.created_at as "createdAt",
  d.updated_at as "updatedAt"`;

const draftById = namedStatement<StoredDraft>("find-draft", `select ${COLUMNS} from drafts d where d.id = $1`);

export type DraftAndVoice = StoredDraft & { voice: unknown };

// The brand voice is the reader's, and null for a reader without one.
const draftAndVoice = namedStatement<DraftAndVoice>(
  "find-draft-and-voice",
  `select ${COLUMNS}, v.voice from drafts d left join brand_voices v on v.user_id = $2 where d.id = $1`,
);

export async function findDraft(db: Db, id: string): Promise<StoredDraft | null> {
  const [found] = await draftById(db, id);
  return found ?? null;
}

async function findDraftAndVoice(db: Db, id: string, reader: CustomerId): Promise<DraftAndVoice | null> {
  const [found] = await draftAndVoice(db, id, reader);
  return found ?? null;
}

// Every change of a draft, its links or its rights takes this lock, so that changes come one after the other.
async function lockDraft(tx: Tx, id: string): Promise<StoredDraft | null> {
  const [found] = await tx.select().from(drafts).where(eq(drafts.id, id)).for("no key update");
  return found ?? null;
}

type Saved = Pick<StoredDraft, "version" | "updatedAt">;

// Null clears a field. What is not named stays as it is.
export async function mergeAnswers(
  tx: Tx,
  id: string,
  { changes, ownerAnswers }: { changes: Record<string, unknown>; ownerAnswers?: OwnerAnswers },
): Promise<Saved> {
  const cleared = Object.keys(changes).filter((key) => changes[key] === null);
  const given = Object.fromEntries(Object.entries(changes).filter(([, answer]) => answer !== null));
  const [saved] = await tx
    .update(drafts)
    .set({
      formData: sql`(${drafts.formData} || ${JSON.stringify(given)}::jsonb) - ${sql.param(cleared)}::text[]`,
      ...(ownerAnswers && { ownerAnswers }),
      version: sql`${drafts.version} + 1`,
      updatedAt: sql`clock_timestamp()`,
    })
    .where(eq(drafts.id, id))
    .returning({ version: drafts.version, updatedAt: drafts.updatedAt });
  if (!saved) throw new Error("the answers were not stored");
  return saved;
}

export async function keepOwnerSections(tx: Tx, id: string, sections: string[] | null): Promise<void> {
  await tx.update(drafts).set({ ownerSections: sections }).where(eq(drafts.id, id));
}

export async function keepCompletion(
  tx: Tx,
  { id, version }: StoredDraft,
  completedBy: CustomerId,
): Promise<StoredDraft> {
  const [completed] = await tx
    .update(drafts)
    .set({ completedAt: sql`clock_timestamp()`, completedBy, completedVersion: version })
    .where(eq(drafts.id, id))
    .returning();
  if (!completed) throw new Error("the completion was not stored");
  return completed;
}

// The pictures that were added to it go with it. A picture that is only named in an answer is not the draft's.
export async function removeDraft(tx: Tx, { id }: StoredDraft): Promise<void> {
  await releaseDraftPhotos(tx, id);
  await tx.delete(drafts).where(eq(drafts.id, id));
}

type Person = { name: string; email: string; emailVerified: boolean };

// Null for a guest.
export async function findPerson(db: Db | Tx, customerId: string): Promise<Person | null> {
  const [found] = await db
    .select({ name: users.name, email: users.email, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, customerId));
  return found ?? null;
}

type OwnerSave = {
  stored: Answers;
  // Null clears a field.
  changes: Answers;
  isOwners: boolean;
};

// The role that answered last is cited; in a list, the role that added the option.
export function ownerAnswersAfter(known: OwnerAnswers, { stored, changes, isOwners }: OwnerSave): OwnerAnswers {
  const after: Record<string, true | readonly string[]> = { ...known };
  for (const [field, answer] of Object.entries(changes)) {
    delete after[field];
    if (isOptions(answer)) {
      const before = isOptions(stored[field]) ? stored[field] : [];
      const owners = known[field] ?? [];
      const isTheirs = (option: string) => (before.includes(option) ? isCited(owners, option) : isOwners);
      const chosen = answer.filter(isTheirs);
      if (chosen.length > 0) after[field] = chosen;
    } else if (answer !== null && isOwners) after[field] = true;
  }
  return after;
}

function isCited(cited: true | readonly string[], option: string): boolean {
  return cited === true || cited.includes(option);
}

function isOptions(answer: unknown): answer is string[] {
  return Array.isArray(answer) && answer.length > 0 && answer.every((option) => typeof option === "string");
}
