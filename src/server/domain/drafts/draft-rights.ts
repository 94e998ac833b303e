import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import { draftLinks, draftRights } from "#server/db/schema/intake.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import type { IntakeRole } from "#shared/intake/intake-field.ts";

export type StoredLink = typeof draftLinks.$inferSelect;

// The roles that links gave these customers on a draft.
export async function findGivenRoles(
  db: Db | Tx,
  draftId: string,
  customerIds: readonly string[],
): Promise<{ customerId: string; role: IntakeRole }[]> {
  if (customerIds.length === 0) return [];
  return db
    .select({ customerId: draftRights.customerId, role: draftLinks.role })
    .from(draftRights)
    .innerJoin(draftLinks, eq(draftLinks.id, draftRights.linkId))
    .where(and(eq(draftLinks.draftId, draftId), inArray(draftRights.customerId, [...customerIds])));
}

type GivenToken = { draftId: string; tokenHash: string };

export async function isLinkInForce(db: Db, { draftId, tokenHash }: GivenToken): Promise<boolean> {
  const [found] = await db
    .select({ id: draftLinks.id })
    .from(draftLinks)
    .where(and(eq(draftLinks.tokenHash, tokenHash), eq(draftLinks.draftId, draftId)));
  return found !== undefined;
}

// One statement, so that a link revoked at this moment gives nothing. The creator needs no right to their own draft.
export async function giveRight(db: Db, customerId: CustomerId, { draftId, tokenHash }: GivenToken): Promise<void> {
  await db.execute(sql`
    with given as (
      insert into draft_rights (customer_id, link_id)
      select ${customerId}, link.id from draft_links link join drafts on drafts.id = link.draft_id
      where link.token_hash = ${tokenHash} and link.draft_id = ${draftId} and drafts.customer_id <> ${customerId}
      on conflict do nothing
      returning link_id
    )
    update draft_links set last_opened_at = now() from given where draft_links.id = given.link_id
  `);
}

export async function findLinkFor(tx: Tx, draftId: string, role: IntakeRole): Promise<StoredLink | null> {
  const [found] = await tx
    .select()
    .from(draftLinks)
    .where(and(eq(draftLinks.draftId, draftId), eq(draftLinks.role, role)));
  return found ?? null;
}

export async function insertLink(tx: Tx, link: typeof draftLinks.$inferInsert): Promise<void> {
  await tx.insert(draftLinks).values(link);
}

export async function changeToken(tx: Tx, linkId: string, tokenHash: string): Promise<void> {
  await tx.update(draftLinks).set({ tokenHash }).where(eq(draftLinks.id, linkId));
}

export async function listLinks(db: Db, draftId: string): Promise<(StoredLink & { people: number })[]> {
  const rows = await db
    .select({ link: draftLinks, people: count(draftRights.customerId) })
    .from(draftLinks)
    .leftJoin(draftRights, eq(draftRights.linkId, draftLinks.id))
    .where(eq(draftLinks.draftId, draftId))
    .groupBy(draftLinks.id)
    .orderBy(desc(draftLinks.createdAt), desc(draftLinks.id));
  return rows.map(({ link, people }) => ({ ...link, people }));
}

// The rights it gave go with it.
export async function removeLink(tx: Tx, draftId: string, linkId: string): Promise<boolean> {
  const removed = await tx
    .delete(draftLinks)
    .where(and(eq(draftLinks.id, linkId), eq(draftLinks.draftId, draftId)))
    .returning({ id: draftLinks.id });
  return removed.length > 0;
}
