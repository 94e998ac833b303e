import type { Db } from "#server/db/connect.ts";
import { properties } from "#server/db/schema/listings.ts";
import type { CustomerId } from "#server/http/customers.ts";
import type { PropertyData } from "#shared/contract/orders.ts";

export async function createProperty(db: Db, customerId: CustomerId, data: PropertyData): Promise<string> {
  const [property] = await db.insert(properties).values({ customerId, data }).returning({ id: properties.id });
  if (!property) throw new Error("the property was not stored");
  return property.id;
}
