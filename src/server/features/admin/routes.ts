import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Db } from "#server/db/connect.ts";
import { adminOrders } from "#server/db/schema/admin.ts";
import { bindEndpoint } from "#server/http/endpoints/bind-endpoint.ts";
import * as contract from "#shared/contract/account/admin.ts";
import { adminExportPath, EXPORT_KINDS } from "#shared/contract-values.ts";
import { exportCsv, exportFileName } from "./export-csv.ts";
import { findPage, findPosition, SOURCES, type Source } from "./find-page.ts";
import { readListings } from "./listings-store.ts";
import { findFailures, type RetryDeps, readOrder, readOrders, retryDelivery } from "./manage-orders.ts";
import { changePromoCode, createPromoCode, type PromoDeps, readPromoCodes } from "./manage-promo-codes.ts";
import { changeMembership, endAllSessions, readProfile, readUsers } from "./manage-users.ts";
import type { Admin } from "./record-change.ts";
import { readActivity, summarise } from "./tallies.ts";

export function adminRoutes(app: FastifyInstance, deps: AdminDeps): void {
  void app.register(async (scope) => {
    // Before the request is even read: a caller who is not the admin must not learn what a call expects.
    scope.addHook("onRequest", async (request, reply) => {
      reply.header("cache-control", "no-store");
      await deps.requireAdmin(request);
    });
    bindTables(scope, deps);
    bindUsers(scope, deps);
    bindOrders(scope, deps);
    bindPromoCodes(scope, deps);
    bindExports(scope, deps.db);
  });
}

function bindTables(app: FastifyInstance, { db }: AdminDeps): void {
  bindEndpoint(app, contract.getAdminSummary, { handle: () => summarise(db) });
  bindEndpoint(app, contract.getAdminActivity, { handle: ({ query }) => readActivity(db, query.days) });
  bindEndpoint(app, contract.listAdminUsers, {
    handle: async ({ query }) => readUsers(db, await findIds(db, SOURCES.users, query)),
  });
  bindEndpoint(app, contract.listAdminListings, {
    handle: async ({ query }) => readListings(db, await findIds(db, SOURCES.listings, query)),
  });
}

type PageQuery = { search?: string | undefined; cursor?: string | undefined; limit: number };

async function findIds(db: Db, source: Source, { search, cursor, limit }: PageQuery): Promise<string[]> {
  const after = await findPosition(db, source, cursor);
  return (await findPage(db, source, { search, after, limit })).map(({ id }) => id);
}

function bindUsers(app: FastifyInstance, { db, requireAdmin }: AdminDeps): void {
  bindEndpoint(app, contract.getAdminUser, { handle: ({ params, query }) => readProfile(db, params.id, query) });
  bindEndpoint(app, contract.changeAdminUser, {
    handle: async ({ params: { id }, body: { isMember } }, { request }) => {
      await changeMembership(db, await requireAdmin(request), { id, isMember });
      return { id, isMember };
    },
  });
  bindEndpoint(app, contract.endAdminUserSessions, {
    handle: async ({ params }, { request }) => ({
      ended: await endAllSessions(db, await requireAdmin(request), params.id),
    }),
  });
}

function bindPromoCodes(app: FastifyInstance, deps: AdminDeps): void {
  bindEndpoint(app, contract.listAdminPromoCodes, { handle: () => readPromoCodes(deps) });
  bindEndpoint(app, contract.createAdminPromoCode, {
    handle: async ({ body }, { request }) => {
      await createPromoCode(deps, await deps.requireAdmin(request), body);
      return { code: body.code };
    },
  });
  bindEndpoint(app, contract.changeAdminPromoCode, {
    handle: async ({ params: { code }, body: wish }, { request }) => ({
      code: await changePromoCode(deps.db, await deps.requireAdmin(request), { code, wish }),
    }),
  });
}

function bindExports(app: FastifyInstance, db: Db): void {
  for (const kind of EXPORT_KINDS) {
    app.get(adminExportPath(kind), { schema: { hide: true } }, async (_request, reply) =>
      reply
        .header("content-disposition", `attachment; filename="${exportFileName(kind)}"`)
        .type("text/csv; charset=utf-8")
        .send(exportCsv(db, kind)),
    );
  }
}

function bindOrders(app: FastifyInstance, deps: AdminDeps): void {
  const { db, requireAdmin } = deps;
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
      await retryDelivery(deps, await requireAdmin(request), params.id);
      return { orderId: params.id };
    },
  });
}

type AdminDeps = RetryDeps &
  PromoDeps & {
    // Refuses every caller but the admin.
    requireAdmin: (request: FastifyRequest) => Promise<Admin>;
  };
