import type { FastifyInstance } from "fastify";
import type { Db } from "#server/db/connect.ts";
import { properties } from "#server/db/schema/listings.ts";
import type { CustomerId, Customers } from "#server/domain/customers.ts";
import { bindEndpoint } from "#server/http/endpoints/bind-endpoint.ts";
import type { GeneratedDescription } from "#shared/contract/listings/listings.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import * as contract from "#shared/contract/properties.ts";

const HOUR_MS = 60 * 60 * 1000;

type Collect = (request: {
  customerId: CustomerId | null;
  paymentId: string;
  what: { propertyId: string };
  withContent: boolean;
}) => Promise<GeneratedDescription[]>;

export type PropertyDeps = { db: Db; customers: Customers; collectDescriptions: Collect };

export function propertyRoutes(app: FastifyInstance, { db, customers, collectDescriptions }: PropertyDeps): void {
  bindEndpoint(app, contract.createProperty, {
    limit: { max: 120, timeWindow: HOUR_MS },
    handle: async ({ body }, { request, reply }) => {
      const customerId = await customers.recogniseOrWelcome(request, reply);
      return { id: await createProperty(db, customerId, body) };
    },
  });

  bindEndpoint(app, contract.generateDescriptions, {
    handle: async ({ params, body }, { request }) =>
      collectDescriptions({
        customerId: await customers.recognise(request),
        paymentId: body.paymentIntentId,
        what: { propertyId: params.id },
        withContent: body.withContent,
      }),
  });
}

async function createProperty(db: Db, customerId: CustomerId, data: PropertyData): Promise<string> {
  const [property] = await db.insert(properties).values({ customerId, data }).returning({ id: properties.id });
  if (!property) throw new Error("the property was not stored");
  return property.id;
}
