import { and, eq, exists, inArray, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#server/db/connect.ts";
import { draftLinks, draftRights, drafts } from "#server/db/schema/intake.ts";
import { uploads } from "#server/db/schema/uploads.ts";
import type { CustomerId } from "#server/http/customers.ts";

// Its creator is a manager, and so is whoever came by a manager's link. Nobody else learns that it exists.
export async function findManagedDraft(db: Db, customerId: CustomerId | null, id: string): Promise<string | null> {
  if (!customerId || !z.uuid().safeParse(id).success) return null;
  const right = db
    .select({ one: sql`1` })
    .from(draftRights)
    .innerJoin(draftLinks, eq(draftLinks.id, draftRights.linkId))
    .where(
      and(eq(draftLinks.draftId, drafts.id), eq(draftLinks.role, "manager"), eq(draftRights.customerId, customerId)),
    );
  const [draft] = await db
    .select({ id: drafts.id })
    .from(drafts)
    .where(and(eq(drafts.id, id), or(eq(drafts.customerId, customerId), exists(right))));
  return draft?.id ?? null;
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
