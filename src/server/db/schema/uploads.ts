import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { customerId, customers } from "./customers.ts";
import { expressJobs } from "./express.ts";
import { drafts } from "./intake.ts";
import { createdAt, moment } from "./moments.ts";

// A picture kept in the file store under its name. A row exists only while its files do.
export const uploads = pgTable(
  "uploads",
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: customerId(),
    name: text().notNull().unique(),
    widthPx: integer("width_px").notNull(),
    heightPx: integer("height_px").notNull(),
    bytes: integer().notNull(),
    createdAt: createdAt(),
    // The draft it was uploaded to. Only the upload sets this; a picture's name in a customer's data does not.
    draftId: uuid("draft_id").references(() => drafts.id, { onDelete: "set null" }),
    // Set when an order or a draft takes the picture; until then it is deleted after two days.
    claimedAt: moment("claimed_at"),
  },
  (table) => [
    index().on(table.customerId),
    index().on(table.draftId),
    index("uploads_unclaimed").on(table.createdAt).where(sql`${table.claimedAt} is null`),
  ],
);

// What a picture shows, under the hash of its content: the same picture is looked at once.
export const pictureFindings = pgTable(
  "picture_findings",
  {
    key: text().primaryKey(),
    finding: jsonb().$type<unknown>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.createdAt)],
);

// What a person said about one finding in one picture of a form. No row means that nothing was said.
export const findingMarks = pgTable(
  "finding_marks",
  {
    id: uuid().primaryKey().defaultRandom(),
    // The form whose picture it is: one of the two.
    draftId: uuid("draft_id").references(() => drafts.id, { onDelete: "cascade" }),
    expressJobId: uuid("express_job_id").references(() => expressJobs.id, { onDelete: "cascade" }),
    // Its name in the file store.
    picture: text().notNull(),
    finding: text().notNull(),
    state: text({ enum: ["confirmed", "struck"] }).notNull(),
    markedBy: uuid("marked_by").references(() => customers.id, { onDelete: "set null" }),
    markedAt: moment("marked_at").notNull().defaultNow(),
  },
  (table) => [
    check("marks_of_one_form", sql`num_nonnulls(${table.draftId}, ${table.expressJobId}) = 1`),
    uniqueIndex("one_mark_in_draft").on(table.draftId, table.picture, table.finding),
    uniqueIndex("one_mark_in_express_job").on(table.expressJobId, table.picture, table.finding),
    index("marks_by_customer").on(table.markedBy).where(sql`${table.markedBy} is not null`),
  ],
);
