import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "#server/db/connect.ts";
import { users } from "#server/db/schema/accounts.ts";
import { draftLinks, draftRights, drafts } from "#server/db/schema/intake.ts";
import { AppError } from "#server/domain/app-error.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { isUuid } from "#server/domain/is-uuid.ts";
import type { DraftListEntry, listDrafts as endpoint } from "#shared/contract/intake/intake.ts";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import { ADDRESS_KEYS } from "#shared/property-facts.ts";
import { nameCompleter } from "./mark-complete.ts";

const ADDRESS_SECTION = INTAKE_SECTIONS.find(({ fields }) => fields.some(({ id }) => id === "address"))?.id ?? "";

type Asked = z.output<typeof endpoint.query>;

export async function listDrafts(db: Db, customerId: CustomerId | null, asked: Asked): Promise<DraftListEntry[]> {
  if (!customerId) return [];
  if (asked.cursor !== undefined && !isUuid(asked.cursor)) {
    throw new AppError("bad_request", "cursor is not valid", { field: "cursor" });
  }
  const rows = await findListed(db, customerId, asked);
  return rows.map(({ draft, address, isManager, isCreator, completerName }) => ({
    id: draft.id,
    mode: draft.mode,
    form_data: address,
    updated_at: draft.updatedAt.toISOString(),
    role: isManager ? "manager" : "owner",
    isCreator,
    completedAt: draft.completedAt?.toISOString() ?? null,
    completedBy: draft.completedAt ? nameCompleter(draft, completerName) : null,
  }));
}

type Page = { search?: string | undefined; cursor?: string | undefined; limit: number };

// Newest first. More follow after the cursor, which is the id of the last one seen.
async function findListed(db: Db, customerId: CustomerId, { search, cursor, limit }: Page) {
  const held = heldBy(db, customerId);
  const maySeeAddress = sql`(${held.isManager} or ${drafts.ownerSections} is null
    or ${drafts.ownerSections} ? ${ADDRESS_SECTION})`;
  const onlyAddress = sql.join(
    ADDRESS_KEYS.map((key) => sql`${key}::text, ${drafts.formData} -> ${key}`),
    sql`, `,
  );
  return db
    .select({
      draft: drafts,
      address: sql<Record<string, unknown>>`case when ${maySeeAddress}
        then jsonb_strip_nulls(jsonb_build_object(${onlyAddress})) else '{}'::jsonb end`,
      isManager: held.isManager,
      isCreator: held.isCreator,
      completerName: users.name,
    })
    .from(held)
    .innerJoin(drafts, eq(drafts.id, held.draftId))
    .leftJoin(users, eq(users.id, drafts.completedBy))
    .where(and(search?.trim() ? matches(search.trim(), maySeeAddress) : undefined, cursor ? after(cursor) : undefined))
    .orderBy(desc(drafts.updatedAt), desc(drafts.id))
    .limit(limit);
}

// The drafts one created and those that links gave a right to, each once: the rule of findRoles in draft-access.ts,
// written in SQL because it is asked of all drafts at once.
function heldBy(db: Db, customerId: CustomerId) {
  const created = db
    .select({ draftId: drafts.id, manages: sql<boolean>`true`.as("manages"), made: sql<boolean>`true`.as("made") })
    .from(drafts)
    .where(eq(drafts.customerId, customerId));
  const shared = db
    .select({
      draftId: draftLinks.draftId,
      manages: sql<boolean>`${draftLinks.role} = 'manager'`.as("manages"),
      made: sql<boolean>`false`.as("made"),
    })
    .from(draftRights)
    .innerJoin(draftLinks, eq(draftLinks.id, draftRights.linkId))
    .where(eq(draftRights.customerId, customerId));
  const all = created.unionAll(shared).as("all_held");
  return db
    .select({
      draftId: all.draftId,
      isManager: sql<boolean>`bool_or(${all.manages})`.as("is_manager"),
      isCreator: sql<boolean>`bool_or(${all.made})`.as("is_creator"),
    })
    .from(all)
    .groupBy(all.draftId)
    .as("held");
}

// An address that may not be seen cannot be searched for either.
function matches(search: string, maySeeAddress: SQL): SQL | undefined {
  const literal = search.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const addresses = ADDRESS_KEYS.map((key) => sql`${drafts.formData} ->> ${key} ilike ${`%${literal}%`}`);
  return or(and(maySeeAddress, or(...addresses)), sql`${drafts.id}::text like ${`${literal.toLowerCase()}%`}`);
}

function after(cursor: string): SQL {
  return sql`(${drafts.updatedAt}, ${drafts.id}) < (select last.updated_at, last.id from drafts last where last.id = ${cursor})`;
}
