import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "#server/db/connect.ts";
import { draftLinks, draftRights, drafts } from "#server/db/schema/intake.ts";
import { uploads } from "#server/db/schema/uploads.ts";
import type { CustomerId } from "#server/http/customers.ts";
import { isUuid } from "#server/is-uuid.ts";
import type { IntakeRole } from "#shared/intake/intake-field.ts";

// What somebody may do with a draft: its creator manages it, and a link gives its role. Null for everybody else.
export async function findRoleIn(db: Db, customerId: CustomerId, draftId: string): Promise<IntakeRole | null> {
  if (!isUuid(draftId)) return null;
  const [draft] = await db.select({ creatorId: drafts.customerId }).from(drafts).where(eq(drafts.id, draftId));
  if (!draft) return null;
  if (draft.creatorId === customerId) return "manager";
  const given = await db
    .select({ role: draftLinks.role })
    .from(draftRights)
    .innerJoin(draftLinks, eq(draftLinks.id, draftRights.linkId))
    .where(and(eq(draftLinks.draftId, draftId), eq(draftRights.customerId, customerId)));
  return given.some(({ role }) => role === "manager") ? "manager" : (given[0]?.role ?? null);
}

type Added = { photos: string[]; floorplans: string[]; names: string[] };

// In one statement each, so that two managers at once lose nothing of one another's.
export async function addToDraft(db: Db, draftId: string, { photos, floorplans, names }: Added): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(uploads).set({ claimedAt: sql`now()`, draftId }).where(inArray(uploads.name, names));
    await tx
      .update(drafts)
      .set({
        formData: sql`${drafts.formData} || ${appended("uploadedPhotos", photos)} || ${appended("floorplans", floorplans)}`,
        updatedAt: sql`now()`,
      })
      .where(eq(drafts.id, draftId));
  });
}

function appended(key: string, urls: string[]): SQL {
  const former = sql`coalesce(${drafts.formData} -> ${key}::text, '[]'::jsonb)`;
  return sql`jsonb_build_object(${key}::text, ${former} || ${JSON.stringify(urls)}::jsonb)`;
}
