import type { FastifyInstance } from "fastify";
import type { Db } from "#server/db/connect.ts";
import { bindEndpoint } from "#server/http/bind-endpoint.ts";
import type { VisitorId, Visitors } from "#server/http/visitors.ts";
import type { GeneratedDescription } from "#shared/contract/listings.ts";
import * as contract from "#shared/contract/properties.ts";
import { createProperty } from "./create-property.ts";

const HOUR_MS = 60 * 60 * 1000;

type Collect = (request: {
  visitorId: VisitorId | null;
  paymentId: string;
  what: { propertyId: string };
}) => Promise<GeneratedDescription[]>;

export type PropertyParts = { db: Db; visitors: Visitors; collectDescriptions: Collect };

export function propertyRoutes(app: FastifyInstance, { db, visitors, collectDescriptions }: PropertyParts): void {
  bindEndpoint(app, contract.createProperty, {
    limit: { max: 120, timeWindow: HOUR_MS },
    handle: async ({ body }, { request, reply }) => {
      const visitorId = await visitors.recogniseOrWelcome(request, reply);
      return { id: await createProperty(db, visitorId, body) };
    },
  });

  bindEndpoint(app, contract.generateDescriptions, {
    handle: async ({ params, body }, { request }) =>
      collectDescriptions({
        visitorId: visitors.recognise(request),
        paymentId: body.paymentIntentId,
        what: { propertyId: params.id },
      }),
  });
}
