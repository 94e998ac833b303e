import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { adminOrders } from "#server/db/schema/admin.ts";
import { bindEndpoint } from "#server/http/bind-endpoint.ts";
import * as contract from "#shared/contract/admin.ts";
import type { AdminParts } from "./admin-parts.ts";
import { findPage, findPosition, SOURCES } from "./find-page.ts";
import { readOrder, retryDelivery } from "./manage-orders.ts";
import { findFailures, readOrders } from "./orders-store.ts";

export function bindOrders(app: FastifyInstance, parts: AdminParts): void {
  const { db, requireAdmin } = parts;
  bindEndpoint(app, contract.listAdminOrders, {
    handle: async ({ query: { search, state, cursor, limit } }) => {
      const after = await findPosition(db, SOURCES.orders, cursor);
      const where = state && { where: eq(adminOrders.state, state) };
      const positions = await findPage(db, SOURCES.orders, { search, after, limit, ...where });
      return readOrders(
        db,
        positions.map(({ id }) => id),
      );
    },
  });
  bindEndpoint(app, contract.getAdminOrder, { handle: ({ params }) => readOrder(db, params.id) });
  bindEndpoint(app, contract.listAdminFailures, { handle: () => findFailures(db) });
  bindEndpoint(app, contract.retryAdminOrder, {
    handle: async ({ params }, { request }) => {
      await retryDelivery(parts, await requireAdmin(request), params.id);
      return { orderId: params.id };
    },
  });
}
