import type { FastifyInstance } from "fastify";
import type { Payments } from "#server/adapters/payments/port.ts";
import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/http/app-error.ts";
import { receivePaymentEvent } from "./receive-payment-event.ts";

const MINUTE_MS = 60_000;
// Providers send from few addresses, and all at once after an outage.
const LIMIT = { max: 6000, timeWindow: MINUTE_MS };

export function paymentWebhookRoutes(app: FastifyInstance, { db, payments }: { db: Db; payments: Payments }): void {
  const { path, signatureHeader } = payments.webhook;
  void app.register(async (scope) => {
    // The signature covers the bytes as they came, so nothing may parse them first.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    scope.post(path, { schema: { hide: true }, config: { rateLimit: LIMIT } }, async (request) => {
      const signature = request.headers[signatureHeader];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = typeof signature === "string" ? payments.readEvent(body, signature) : null;
      if (!event) throw new AppError("bad_request", "The signature does not fit.");
      await receivePaymentEvent(db, event);
      return { received: true };
    });
  });
}
