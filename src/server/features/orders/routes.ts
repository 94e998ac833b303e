import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Tx } from "#server/db/connect.ts";
import type { Customers } from "#server/domain/customers.ts";
import { bindEndpoint } from "#server/http/endpoints/bind-endpoint.ts";
import * as contract from "#shared/contract/orders.ts";
import { type CollectDeps, type CollectRequest, collectListing } from "./deliver/collect-listing.ts";
import { type InvoiceDeps, invoiceFor } from "./invoice.ts";
import { findSubject } from "./quote/order-subject.ts";
import { findBuyer, type PriceDeps, quoteOrder } from "./quote/quote-order.ts";
import { readOrder } from "./read-order.ts";
import { refundOrder } from "./settle/refund-order.ts";

const HOUR_MS = 60 * 60 * 1000;
// Room for a page that renews its quote, not for guessing promo codes.
const QUOTES_PER_HOUR = 240;

type Admin = { id: string; email: string };

export type OrderDeps = PriceDeps &
  CollectDeps &
  InvoiceDeps & {
    customers: Customers;
    // Refuses every caller but the admin.
    requireAdmin: (request: FastifyRequest) => Promise<Admin>;
    recordRefund: (tx: Tx, admin: Admin, refund: { orderId: string; reason: string }) => Promise<void>;
    // What the delivered order's listing is, from the feature that keeps it.
    findListingId: (orderId: string) => Promise<string>;
    // Only while it can be read.
    findOpenListingId: (orderId: string) => Promise<string | null>;
    findListingIdIfAny: (orderId: string) => Promise<string | null>;
    readContent: (orderId: string, withContent: boolean) => Promise<{ id: string; content: string }>;
  };

export function orderRoutes(app: FastifyInstance, deps: OrderDeps): void {
  const { db, customers } = deps;
  const collect = (request: CollectRequest) => collectListing(deps, request);

  bindEndpoint(app, contract.createPaymentIntent, {
    limit: { max: QUOTES_PER_HOUR, timeWindow: HOUR_MS },
    handle: async ({ body }, { request, reply }) => {
      const buyer = await findBuyer(db, await customers.recogniseOrWelcome(request, reply), request.ip);
      const subject = await findSubject(db, buyer.customerId, body ?? {});
      if (subject) await deps.refuseUnwritable(subject.propertyData, subject.platforms);
      const { promoCode, email, again } = body ?? {};
      const wish = { promoCode: promoCode || null, receiptEmail: email || null, buysAgain: again === true };
      const { isBoughtBefore, ...quote } = await quoteOrder(deps, { buyer, subject, ...wish });
      const boughtBefore = isBoughtBefore ? { listingId: await deps.findOpenListingId(quote.orderId) } : null;
      return { ...quote, boughtBefore };
    },
  });

  bindEndpoint(app, contract.generateListing, {
    handle: async ({ body: { jobId, paymentIntentId } }, { request }) => {
      const customerId = await customers.recognise(request);
      const orderId = await collect({ customerId, paymentId: paymentIntentId, what: { jobId } });
      return { listingId: await deps.findListingId(orderId) };
    },
  });

  bindEndpoint(app, contract.generateGuestDescription, {
    handle: async ({ body: { propertyData, paymentIntentId, withContent } }, { request }) => {
      const customerId = await customers.recognise(request);
      const orderId = await collect({ customerId, paymentId: paymentIntentId, what: { propertyData } });
      const { id, content } = await deps.readContent(orderId, withContent);
      return { success: true as const, content, listingId: id };
    },
  });

  bindEndpoint(app, contract.getOrder, {
    handle: async ({ params }, { request, reply }) => {
      reply.header("cache-control", "no-store");
      return readOrder(deps, await customers.recognise(request), params.id);
    },
  });

  refundRoutes(app, deps);

  app.get<{ Params: { id: string } }>("/api/orders/:id/invoice", { schema: { hide: true } }, async (request, reply) => {
    const { fileName, html } = await invoiceFor(deps, await customers.recognise(request), request.params.id);
    return reply
      .header("content-disposition", `attachment; filename="${fileName}"`)
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(html);
  });
}

function refundRoutes(app: FastifyInstance, deps: OrderDeps): void {
  bindEndpoint(app, contract.refundOrder, {
    handle: async ({ params, body }, { request }) => {
      const admin = await deps.requireAdmin(request);
      const { reason } = body;
      const record = (tx: Tx) => deps.recordRefund(tx, admin, { orderId: params.id, reason });
      return { orderId: params.id, state: await refundOrder(deps, params.id, { reason, record }) };
    },
  });
}
