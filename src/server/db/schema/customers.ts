import { pgTable, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "./moments.ts";

// Whoever makes or buys something: a browser without an account, or an account. Both ids are drawn alike, so one never becomes the other.
export const customers = pgTable("customers", {
  id: uuid().primaryKey(),
  createdAt: createdAt(),
});

export const customerId = () =>
  uuid("customer_id")
    .notNull()
    .references(() => customers.id);
