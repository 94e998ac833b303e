import { eq, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import { namedStatement } from "#server/db/named-statement.ts";
import { users } from "#server/db/schema/accounts.ts";
import { drafts } from "#server/db/schema/intake.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { releaseDraftPhotos } from "#server/domain/pictures/photo-claims.ts";
import type { OwnerAnswers } from "#shared/intake/answers/owner-answers.ts";

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

export async function findDraftAndVoice(db: Db, id: string, reader: CustomerId): Promise<DraftAndVoice | null> {
  const [found] = await draftAndVoice(db, id, reader);
  return found ?? null;
}

// Every change of a draft, its links or its rights takes this lock, so that changes come one after the other.
export async function lockDraft(tx: Tx, id: string): Promise<StoredDraft | null> {
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
