import { boolean, index, integer, jsonb, numeric, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { customerId } from "./customers.ts";
import { createdAt } from "./moments.ts";

// What an express listing was started with, as the host has corrected it since; the order takes it from here.
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
    // False when the number is only what an empty field sends.
    guestsGiven: boolean("guests_given").notNull().default(false),
    petFriendly: boolean("pet_friendly").notNull(),
    // The first one is the cover.
    photos: jsonb().$type<string[]>().notNull(),
    // Removed by the host, who may want them back.
    removedPhotos: jsonb("removed_photos").$type<string[]>().notNull().default([]),
    floorPlan: text("floor_plan"),
    // Answers under the ids of the intake form.
    formData: jsonb("form_data").$type<Record<string, unknown>>().notNull().default({}),
    // Grows with every change.
    version: integer().notNull().default(0),
    settledQuestions: jsonb("settled_questions").$type<string[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.customerId)],
);
