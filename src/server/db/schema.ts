import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
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
