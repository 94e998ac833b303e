import { bigint, boolean, date, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { ORDER_STATES } from "#shared/contract-values.ts";
import { createdAt, moment } from "./moments.ts";

// What the admin's tables search. Database triggers keep these rows in step with orders, listings and accounts in the
// same transaction, whichever code makes the change.
export const adminListings = pgTable(
  "admin_listings",
  {
    listingId: uuid("listing_id").primaryKey(),
    customerId: uuid("customer_id").notNull(),
    isGuest: boolean("is_guest").notNull(),
    // Bought for money that was not given back.
    isPaid: boolean("is_paid").notNull(),
    platforms: text().array().notNull(),
    // Address, e-mail and id in lower case, one per line.
    searchText: text("search_text").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("admin_listings_newest").on(table.createdAt, table.listingId),
    index("admin_listings_of_customer").on(table.customerId, table.createdAt, table.listingId, table.isPaid),
  ],
);

export const adminOrders = pgTable(
  "admin_orders",
  {
    orderId: uuid("order_id").primaryKey(),
    customerId: uuid("customer_id").notNull(),
    state: text({ enum: ORDER_STATES }).notNull(),
    // The day, in UTC, on which the order was paid or confirmed as free.
    settledOn: date("settled_on"),
    amountCents: integer("amount_cents").notNull(),
    searchText: text("search_text").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("admin_orders_newest").on(table.createdAt, table.orderId),
    index("admin_orders_newest_of_state").on(table.state, table.createdAt, table.orderId),
    index("admin_orders_of_customer").on(table.customerId),
  ],
);

// Counts by day. Each change only adds a row, so that no transaction waits for another; a trigger merges the rows of a
// day into one. The count is the sum.
export const adminTallies = pgTable(
  "admin_tallies",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    day: date().notNull(),
    name: text().notNull(),
    amount: bigint({ mode: "number" }).notNull(),
    isMerged: boolean("is_merged").notNull().default(false),
  },
  (table) => [index("admin_tallies_merged").on(table.isMerged, table.day, table.name)],
);

// What the admin changed, and when.
export const adminEvents = pgTable("admin_events", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  // Not a foreign key: the record outlives the account.
  adminId: uuid("admin_id").notNull(),
  adminEmail: text("admin_email").notNull(),
  action: text().notNull(),
  subject: text().notNull(),
  details: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: createdAt(),
});
