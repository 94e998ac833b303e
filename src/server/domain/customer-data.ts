import type { PgColumn } from "drizzle-orm/pg-core";
import { expressJobs } from "#server/db/schema/express.ts";
import { draftRights, drafts } from "#server/db/schema/intake.ts";
import { listings, properties } from "#server/db/schema/listings.ts";
import { orders } from "#server/db/schema/orders.ts";
import { findingMarks, uploads } from "#server/db/schema/uploads.ts";

type CustomerData = {
  // The column that names the customer.
  customer: PgColumn;
  // When the account is deleted: the row goes, or only the name in it, or the row stays for bookkeeping and is emptied.
  whenErased: "deleted" | "unnamed" | "emptied";
  isExported: boolean;
};

// Everything that belongs to a customer, under its name in the customer's export. Signing in moves all of it to the
// account, and deleting the account erases it.
export const CUSTOMER_DATA = {
  drafts: { customer: drafts.customerId, whenErased: "deleted", isExported: true },
  expressForms: { customer: expressJobs.customerId, whenErased: "deleted", isExported: true },
  pictureMarks: { customer: findingMarks.markedBy, whenErased: "unnamed", isExported: true },
  properties: { customer: properties.customerId, whenErased: "deleted", isExported: true },
  orders: { customer: orders.customerId, whenErased: "emptied", isExported: true },
  listings: { customer: listings.customerId, whenErased: "emptied", isExported: true },
  uploads: { customer: uploads.customerId, whenErased: "deleted", isExported: true },
  // What the customer may do with other people's drafts is those people's to tell.
  draftRights: { customer: draftRights.customerId, whenErased: "deleted", isExported: false },
  draftCompletions: { customer: drafts.completedBy, whenErased: "unnamed", isExported: false },
} as const satisfies Record<string, CustomerData>;

export type CustomerDataName = keyof typeof CUSTOMER_DATA;

export type EmptiedData = {
  [Name in CustomerDataName]: (typeof CUSTOMER_DATA)[Name]["whenErased"] extends "emptied" ? Name : never;
}[CustomerDataName];

export const customerColumns: readonly CustomerData[] = Object.values(CUSTOMER_DATA);
