import type { Db } from "#server/db/connect.ts";
import { properties } from "#server/db/schema.ts";
import type { VisitorId } from "#server/http/visitors.ts";
import type { PropertyData } from "#shared/contract/orders.ts";

export async function createProperty(db: Db, visitorId: VisitorId, data: PropertyData): Promise<string> {
  const [property] = await db.insert(properties).values({ visitorId, data }).returning({ id: properties.id });
  if (!property) throw new Error("the property was not stored");
  return property.id;
}
