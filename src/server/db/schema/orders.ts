import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { PropertyData } from "#shared/contract/orders.ts";
import { INTENT_STATUSES } from "#shared/contract/payments.ts";
import { type ListingPlatform, ORDER_STATES } from "#shared/contract-values.ts";
import { customerId } from "./customers.ts";
import { createdAt, moment } from "./moments.ts";

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

export const invoiceNumbers = pgSequence("invoice_numbers");

// One purchase. Its state changes in one place only: moveOrder.
export const orders = pgTable(
  "orders",
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: customerId(),
    // What is bought, such as "express:<id>"; "unbound" until a call names it.
    subject: text().notNull(),
    propertyData: jsonb("property_data").$type<PropertyData>(),
    platforms: jsonb().$type<ListingPlatform[]>(),
    state: text({ enum: ORDER_STATES }).notNull().default("open"),
    // The quote in force; settled, the quote that was paid.
    quoteId: uuid("quote_id"),
    intentId: text("intent_id").unique(),
    freeOrderId: text("free_order_id").unique(),
    receiptEmail: text("receipt_email"),
    // Quotes of one order reach the card provider one after the other: the call that quotes holds this lease.
    quotingBy: uuid("quoting_by"),
    quotingUntil: moment("quoting_until"),
    // When the card provider is asked again whether an open order was paid.
    nextCheckAt: moment("next_check_at"),
    // When a page last waited for the listing.
    watchedAt: moment("watched_at"),
    generationAttempts: integer("generation_attempts").notNull().default(0),
    invoiceNumber: bigint("invoice_number", { mode: "number" }).unique(),
    settledAt: moment("settled_at"),
    disputedAt: moment("disputed_at"),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("orders_of_customer").on(table.customerId),
    uniqueIndex("one_open_order_per_subject").on(table.customerId, table.subject).where(sql`${table.state} = 'open'`),
    index("orders_unsettled").on(table.nextCheckAt).where(sql`${table.state} = 'open'`),
    index("orders_undelivered")
      .on(table.updatedAt)
      .where(sql`${table.state} in ('paid', 'free', 'generating', 'failed')`),
  ],
);

export const orderId = () =>
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
    // The network a guest holds the code from, until it is redeemed: a new cookie is free, a new network is not.
    network: text(),
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

// The intents of the test provider. Kept in the database, so that every server and a restarted one know them.
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
