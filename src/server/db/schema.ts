import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { DRAFT_MODES } from "#shared/contract/intake.ts";
import { LISTING_PLATFORMS, type ListingPlatform } from "#shared/contract/listings.ts";
import { ORDER_STATES, type PropertyData } from "#shared/contract/orders.ts";
import { INTENT_STATUSES } from "#shared/contract/payments.ts";

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

// A property of the vacation rental and real estate forms.
export const properties = pgTable("properties", {
  id: uuid().primaryKey().defaultRandom(),
  visitorId: uuid("visitor_id")
    .notNull()
    .references(() => visitors.id),
  data: jsonb().$type<PropertyData>().notNull(),
  createdAt: createdAt(),
});

export const invoiceNumbers = pgSequence("invoice_numbers");

// One purchase. Its state changes in one place only: moveOrder.
export const orders = pgTable(
  "orders",
  {
    id: uuid().primaryKey().defaultRandom(),
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id),
    // What is bought, such as "express:<id>"; "unbound" until somebody says.
    subject: text().notNull(),
    propertyData: jsonb("property_data").$type<PropertyData>(),
    platforms: jsonb().$type<ListingPlatform[]>(),
    state: text({ enum: ORDER_STATES }).notNull().default("open"),
    // The quote in force; settled, the quote that was paid.
    quoteId: uuid("quote_id"),
    intentId: text("intent_id").unique(),
    freeOrderId: text("free_order_id").unique(),
    receiptEmail: text("receipt_email"),
    // Quotes of one order reach the card provider one after the other: whoever quotes holds this lease.
    quotingBy: uuid("quoting_by"),
    quotingUntil: moment("quoting_until"),
    // When the card provider is asked again whether an open order was paid.
    nextCheckAt: moment("next_check_at"),
    // When somebody last waited for the listing.
    watchedAt: moment("watched_at"),
    generationAttempts: integer("generation_attempts").notNull().default(0),
    invoiceNumber: bigint("invoice_number", { mode: "number" }).unique(),
    settledAt: moment("settled_at"),
    disputedAt: moment("disputed_at"),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("one_open_order_per_subject").on(table.visitorId, table.subject).where(sql`${table.state} = 'open'`),
    index("orders_unsettled").on(table.nextCheckAt).where(sql`${table.state} = 'open'`),
    index("orders_undelivered")
      .on(table.updatedAt)
      .where(sql`${table.state} in ('paid', 'free', 'generating', 'failed')`),
  ],
);

const orderId = () =>
  uuid("order_id")
    .notNull()
    .references(() => orders.id);

// Every price the server ever named for an order; none changes once written.
export const orderQuotes = pgTable(
  "order_quotes",
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: orderId(),
    originalCents: integer("original_cents").notNull(),
    memberDiscountCents: integer("member_discount_cents").notNull(),
    promoDiscountCents: integer("promo_discount_cents").notNull(),
    amountCents: integer("amount_cents").notNull(),
    currency: text().notNull(),
    promoCode: text("promo_code"),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.orderId)],
);

// The history of an order: each move, and what else is worth knowing, with its reason.
export const orderEvents = pgTable(
  "order_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId(),
    fromState: text("from_state", { enum: ORDER_STATES }).notNull(),
    toState: text("to_state", { enum: ORDER_STATES }).notNull(),
    reason: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.orderId)],
);

// One redemption of a code, held for an order until it lapses, or for good once the order is settled.
export const promoUses = pgTable(
  "promo_uses",
  {
    orderId: orderId(),
    code: text()
      .notNull()
      .references(() => promoCodes.code),
    reservedUntil: moment("reserved_until").notNull(),
    redeemedAt: moment("redeemed_at"),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.code] }), index().on(table.code)],
);

// What the card provider told us, each event once.
export const paymentEvents = pgTable("payment_events", {
  id: text().primaryKey(),
  type: text().notNull(),
  intentId: text("intent_id"),
  receivedAt: moment("received_at").notNull().defaultNow(),
  handledAt: moment("handled_at"),
});

// The test provider's own books. Kept here so that every server, and a restarted one, knows them.
export const testIntents = pgTable("test_intents", {
  id: text().primaryKey(),
  orderId: uuid("order_id").notNull(),
  quoteId: uuid("quote_id").notNull(),
  amountCents: integer("amount_cents").notNull(),
  currency: text().notNull(),
  status: text({ enum: INTENT_STATUSES }).notNull(),
  clientSecret: text("client_secret").notNull(),
  charges: integer().notNull().default(0),
  refundedCents: integer("refunded_cents").notNull().default(0),
  createdAt: createdAt(),
});

// What an order delivers: at most one listing each, whatever happens.
export const listings = pgTable(
  "listings",
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: orderId().unique(),
    visitorId: uuid("visitor_id")
      .notNull()
      .references(() => visitors.id),
    propertyData: jsonb("property_data").$type<PropertyData>().notNull(),
    // Begins a guest's one-time view.
    openedAt: moment("opened_at"),
    // Set when the texts of a guest's listing were deleted.
    forgottenAt: moment("forgotten_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.visitorId),
    index("listings_remembered").on(table.createdAt).where(sql`${table.forgottenAt} is null`),
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

// Unlogged in the database: a counter lost in a crash costs nothing, a write to disk per request would.
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  hits: integer().notNull(),
  resetsAt: moment("resets_at").notNull(),
});
