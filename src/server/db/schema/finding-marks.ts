import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { customers } from "./customers.ts";
import { expressJobs } from "./express.ts";
import { drafts } from "./intake.ts";
import { moment } from "./moments.ts";

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
