import { pgTable, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "./moments.ts";

// A customer is a browser without an account (a guest), or an account. Both ids are random UUIDs, so that they never
// collide.
export const customers = pgTable("customers", {
  id: uuid().primaryKey(),
  createdAt: createdAt(),
});

export const customerId = () =>
  uuid("customer_id")
    .notNull()
    .references(() => customers.id);
