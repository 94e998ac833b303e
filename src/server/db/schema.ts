import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { DRAFT_MODES } from "#shared/contract/intake.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });
const createdAt = () => moment("created_at").notNull().defaultNow();

// A browser without an account; what a guest makes belongs to it.
export const visitors = pgTable("visitors", {
  id: uuid().primaryKey(),
  createdAt: createdAt(),
});

export const drafts = pgTable(
  "drafts",
  {
    id: uuid().primaryKey().defaultRandom(),
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id),
    mode: text({ enum: DRAFT_MODES }).notNull(),
    formData: jsonb("form_data").$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [index().on(table.visitorId)],
);

// A picture kept in the file store under its name. A row exists only while its files do.
export const uploads = pgTable(
  "uploads",
  {
    id: uuid().primaryKey().defaultRandom(),
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id),
    name: text().notNull().unique(),
    widthPx: integer("width_px").notNull(),
    heightPx: integer("height_px").notNull(),
    bytes: integer().notNull(),
    createdAt: createdAt(),
    // Set when an order or a draft takes the picture; until then it is deleted after two days.
    claimedAt: moment("claimed_at"),
  },
  (table) => [
    index().on(table.visitorId),
    index("uploads_unclaimed").on(table.createdAt).where(sql`${table.claimedAt} is null`),
  ],
);

// What an express listing was started with; the preview and the order build on it.
export const expressJobs = pgTable(
  "express_jobs",
  {
    id: uuid().primaryKey().defaultRandom(),
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id),
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
  (table) => [index().on(table.visitorId)],
);

export const promoCodes = pgTable(
  "promo_codes",
  {
    // Kept in capitals: codes are case-insensitive.
    code: text().primaryKey(),
    percentOff: integer("percent_off"),
    amountOffCents: integer("amount_off_cents"),
    startsAt: moment("starts_at"),
    expiresAt: moment("expires_at"),
    maxRedemptions: integer("max_redemptions"),
    isActive: boolean("is_active").notNull().default(true),
    isTestCode: boolean("is_test_code").notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    check("code_in_capitals", sql`${table.code} = upper(${table.code})`),
    check("percent_or_amount", sql`num_nonnulls(${table.percentOff}, ${table.amountOffCents}) = 1`),
    check("percent_in_range", sql`${table.percentOff} between 1 and 100`),
    check("amount_positive", sql`${table.amountOffCents} > 0`),
  ],
);

// Unlogged in the database: a counter lost in a crash costs nothing, a write to disk per request would.
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  hits: integer().notNull(),
  resetsAt: moment("resets_at").notNull(),
});
