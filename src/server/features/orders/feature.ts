import type { FastifyInstance } from "fastify";
import type { Context, Feature, WorkerContext } from "#server/feature.ts";
import { collectListing } from "./deliver/collect-listing.ts";
import { bindDeliverOrder } from "./deliver/deliver-order-task.ts";
import { bindDeliveryNotice } from "./deliver/delivery-notice-task.ts";
import { createDeliveryWatch } from "./deliver/delivery-watch.ts";
import { seedTestPromoCodes } from "./promo/manage-promo-codes.ts";
import { propertyRoutes } from "./property-routes.ts";
import { orderRoutes } from "./routes.ts";
import { bindHandlePaymentEvent, paymentWebhookRoutes } from "./settle/payment-webhook.ts";
import { bindReconcileOrders, reconcileOrdersEveryMinute } from "./settle/reconcile-orders-task.ts";

export const ordersFeature: Feature = {
  routes: bindRoutes,
  tasks: bindTasks,
  schedules: [reconcileOrdersEveryMinute],
  seed: async ({ config, db }) => {
    if (config.testMode) await seedTestPromoCodes(db);
  },
};

function bindRoutes(app: FastifyInstance, context: Context): void {
  const { config, db, log, payments, customers, accounts, admin, listings } = context;
  const { findListingId, findOpenListingId, findListingIdIfAny, readListingOfOrder, refuseUnwritable } = listings;
  const watch = createDeliveryWatch(db);
  app.addHook("preClose", async () => watch.stop());
  const deps = { db, log, payments, watch, customers, refuseUnwritable };
  orderRoutes(app, {
    ...deps,
    findListingId,
    findOpenListingId,
    findListingIdIfAny,
    readContent: readListingOfOrder,
    testMode: config.testMode,
    operator: config.operator,
    requireAdmin: accounts.requireAdmin,
    recordRefund: admin.recordRefund,
  });
  propertyRoutes(app, {
    db,
    customers,
    collectDescriptions: async ({ withContent, ...request }) =>
      (await readListingOfOrder(await collectListing(deps, request), withContent)).descriptions,
  });
  paymentWebhookRoutes(app, { db, payments });
}

function bindTasks({ config, db, log, payments, listings, address }: WorkerContext) {
  const { writeTexts, keepListing } = listings;
  return [
    bindHandlePaymentEvent({ db, log, payments }),
    bindReconcileOrders({ db, log, payments }),
    bindDeliveryNotice({ db, publicUrl: async () => config.publicUrl ?? (await address()) }),
    bindDeliverOrder({ db, log, writeTexts, keepListing }),
  ];
}
