import type { FastifyInstance } from "fastify";
import type { Db } from "#server/db/connect.ts";
import { bindEndpoint } from "#server/http/bind-endpoint.ts";
import * as contract from "#shared/contract/payments.ts";
import { answerTestChallenge, confirmTestPayment } from "./confirm-test-payment.ts";

// What the test card form talks to, in place of a card provider's own servers.
export function testPaymentRoutes(app: FastifyInstance, db: Db): void {
  bindEndpoint(app, contract.confirmTestPayment, {
    handle: async ({ params, body: { clientSecret, card } }) =>
      confirmTestPayment(db, { id: params.id, clientSecret, cardNumber: card.number }),
  });
  bindEndpoint(app, contract.answerTestChallenge, {
    handle: async ({ params, body }) => answerTestChallenge(db, { id: params.id, ...body }),
  });
}
