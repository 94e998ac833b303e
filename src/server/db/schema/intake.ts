import { boolean, index, integer, jsonb, numeric, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { DRAFT_MODES } from "#shared/contract/intake.ts";
import { customerId } from "./customers.ts";
import { createdAt, moment } from "./moments.ts";

export const drafts = pgTable(
  "drafts",
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: customerId(),
    mode: text({ enum: DRAFT_MODES }).notNull(),
    formData: jsonb("form_data").$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [index().on(table.customerId)],
);

// What an express listing was started with; the preview and the order build on it.
export const expressJobs = pgTable(
  "express_jobs",
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: customerId(),
    platform: text({ enum: ["airbnb"] }).notNull(),
    address: text().notNull(),
    bedrooms: integer().notNull(),
    bathrooms: numeric({ precision: 3, scale: 1, mode: "number" }).notNull(),
    maxGuests: integer("max_guests").notNull(),
    petFriendly: boolean("pet_friendly").notNull(),
    photos: jsonb().$type<string[]>().notNull(),
    floorPlan: text("floor_plan"),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.customerId)],
);
