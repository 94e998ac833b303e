import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./moments.ts";

// Unlogged in the database: a counter lost in a crash costs nothing, a write to disk per request would.
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  hits: integer().notNull(),
  resetsAt: moment("resets_at").notNull(),
});
