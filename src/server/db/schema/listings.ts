import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { type VersionWish } from "#shared/contract/listings/listings.ts";
import { type PropertyData } from "#shared/contract/orders.ts";
import { LANGUAGES, LISTING_PLATFORMS } from "#shared/contract-values.ts";
import { type Description } from "#writer/description.ts";
import { type TranslatedSection } from "#writer/languages/translation.ts";
import { customerId } from "./customers.ts";
import { createdAt, moment } from "./moments.ts";
import { orderId } from "./orders.ts";

// A property of the vacation rental and real estate forms.
export const properties = pgTable(
  "properties",
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: customerId(),
    data: jsonb().$type<PropertyData>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.customerId)],
);

// Which details a host changed after the delivery, and which facts were new with it, as identityOf names them.
export type FactChangeNote = { at: string; fields: string[]; facts: string[] };

// Words about a time that the host has confirmed as still true, and the facts of the sentence, as identityOf names
// them.
export type StoodBy = { words: string; facts: string[]; on: string };

// What an order delivers: at most one listing per order.
export const listings = pgTable(
  "listings",
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: orderId().unique(),
    customerId: customerId(),
    propertyData: jsonb("property_data").$type<PropertyData>().notNull(),
    // Changes that the host made to the home's details after the delivery, the latest last.
    factChanges: jsonb("fact_changes").$type<FactChangeNote[]>().notNull().default([]),
    stoodBy: jsonb("stood_by").$type<StoodBy[]>().notNull().default([]),
    // A guest's listing is viewed once and then forgotten; an account's stays.
    isGuest: boolean("is_guest").notNull(),
    // Begins a guest's one-time view.
    openedAt: moment("opened_at"),
    // Set when the texts of a guest's listing were deleted.
    forgottenAt: moment("forgotten_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("listings_of_customer").on(table.customerId, table.createdAt, table.id),
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
    description: jsonb().$type<Description>().notNull(),
    // Which of its versions it is now.
    version: integer().notNull().default(1),
    // The days from which a sentence each is out of date, so that a list of listings need not read texts for it.
    outdatedFrom: jsonb("outdated_from").$type<string[]>().notNull().default([]),
  },
  (table) => [uniqueIndex().on(table.listingId, table.platform)],
);

// Every version of a text that was ever shown, once there is more than one.
export const listingTextVersions = pgTable(
  "listing_text_versions",
  {
    id: uuid().primaryKey().defaultRandom(),
    textId: uuid("text_id")
      .notNull()
      .references(() => listingTexts.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    content: text().notNull(),
    description: jsonb().$type<Description>().notNull(),
    // Null for the first, which was written without one.
    wish: jsonb().$type<VersionWish>(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex().on(table.textId, table.number)],
);

// A text in another language, one for each version of the English text that it was made of. None is ever overwritten.
export const listingTranslations = pgTable(
  "listing_translations",
  {
    id: uuid().primaryKey().defaultRandom(),
    textId: uuid("text_id")
      .notNull()
      .references(() => listingTexts.id, { onDelete: "cascade" }),
    language: text({ enum: LANGUAGES }).notNull(),
    version: integer().notNull(),
    sections: jsonb().$type<TranslatedSection[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex().on(table.textId, table.language, table.version)],
);
