import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { DRAFT_MODES } from "#shared/contract/intake/intake.ts";
import type { OwnerAnswers } from "#shared/intake/intake-field.ts";
import { INTAKE_ROLES } from "#shared/intake/intake-field.ts";
import { customerId, customers } from "./customers.ts";
import { createdAt, moment } from "./moments.ts";

export const drafts = pgTable(
  "drafts",
  {
    id: uuid().primaryKey().defaultRandom(),
    // Who created it: a manager of it.
    customerId: customerId(),
    mode: text({ enum: DRAFT_MODES }).notNull(),
    formData: jsonb("form_data").$type<Record<string, unknown>>().notNull(),
    ownerAnswers: jsonb("owner_answers").$type<OwnerAnswers>().notNull().default({}),
    // Grows with every save that changes something.
    version: integer().notNull().default(1),
    // The sections that owners may access; null while they are not restricted.
    ownerSections: jsonb("owner_sections").$type<string[]>(),
    completedAt: moment("completed_at"),
    completedBy: uuid("completed_by").references(() => customers.id, { onDelete: "set null" }),
    // The version that was last completed: completing the same version again sends no second notice.
    completedVersion: integer("completed_version"),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index().on(table.customerId),
    index("drafts_completed_by").on(table.completedBy).where(sql`${table.completedBy} is not null`),
  ],
);

// A share link in force. A caller who opens it gets its role; deleting it takes the role from all who opened it.
export const draftLinks = pgTable(
  "draft_links",
  {
    id: uuid().primaryKey(),
    draftId: uuid("draft_id")
      .notNull()
      .references(() => drafts.id, { onDelete: "cascade" }),
    role: text({ enum: INTAKE_ROLES }).notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    lastOpenedAt: moment("last_opened_at"),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("one_link_per_role").on(table.draftId, table.role)],
);

// A right on another customer's draft, and the link that gave it.
export const draftRights = pgTable(
  "draft_rights",
  {
    customerId: customerId(),
    linkId: uuid("link_id")
      .notNull()
      .references(() => draftLinks.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.linkId] }), index().on(table.linkId)],
);
