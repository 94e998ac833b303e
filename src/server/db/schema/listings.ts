import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { LISTING_PLATFORMS } from "#shared/contract/listings.ts";
import { type PropertyData } from "#shared/contract/orders.ts";
import { customerId } from "./customers.ts";
import { createdAt, moment } from "./moments.ts";
import { orderId } from "./orders.ts";

// A property of the vacation rental and real estate forms.
export const properties = pgTable("properties", {
  id: uuid().primaryKey().defaultRandom(),
  customerId: customerId(),
  data: jsonb().$type<PropertyData>().notNull(),
  createdAt: createdAt(),
});

// What an order delivers: at most one listing each, whatever happens.
export const listings = pgTable(
  "listings",
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: orderId().unique(),
    customerId: customerId(),
    propertyData: jsonb("property_data").$type<PropertyData>().notNull(),
    // A guest's listing is viewed once and then forgotten; an account's stays.
    isGuest: boolean("is_guest").notNull(),
    // Begins a guest's one-time view.
    openedAt: moment("opened_at"),
    // Set when the texts of a guest's listing were deleted.
    forgottenAt: moment("forgotten_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.customerId),
    index("guest_listings_remembered")
      .on(table.createdAt)
      .where(sql`${table.isGuest} and ${table.forgottenAt} is null`),
  ],
);

export const listingTexts = pgTable(
  "listing_texts",
  {
    id: uuid().primaryKey().defaultRandom(),
    listingId: uuid("listing_id")
      .notNull()
      .references(() => listings.id),
    platform: text({ enum: LISTING_PLATFORMS }).notNull(),
    position: integer().notNull(),
    content: text().notNull(),
    // The writer's whole answer: sections, facts, findings.
    description: jsonb().notNull(),
  },
  (table) => [uniqueIndex().on(table.listingId, table.platform)],
);
