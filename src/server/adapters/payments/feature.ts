import type { Feature } from "#server/feature.ts";
import { testWebhookSecret } from "./create-payments.ts";
import { testPaymentRoutes } from "./test-payment-routes.ts";
import { bindSendTestEvent, signTestEvent, TEST_WEBHOOK } from "./test-payments.ts";

// The card provider of test mode; a real one runs on its own servers.
export const testPaymentsFeature: Feature = {
  isOn: ({ testMode }) => testMode,
  routes: (app, { db }) => testPaymentRoutes(app, db),
  tasks: ({ cookieSecret, address }) => {
    const { path, signatureHeader } = TEST_WEBHOOK;
    const sign = (body: string) => signTestEvent(body, testWebhookSecret(cookieSecret));
    return [bindSendTestEvent({ url: async () => `${await address()}${path}`, sign, signatureHeader })];
  },
};
