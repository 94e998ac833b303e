import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { customerId } from "./customers.ts";
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
