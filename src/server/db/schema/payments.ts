import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { INTENT_STATUSES } from "#shared/contract/payments.ts";
import { createdAt, moment } from "./moments.ts";

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
