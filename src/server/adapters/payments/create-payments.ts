import { createHmac } from "node:crypto";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/connect.ts";
import type { Log } from "#server/process/log.ts";
import type { Payments } from "./port.ts";
import { createStripePayments } from "./stripe-payments.ts";
import { createTestPayments } from "./test-payments.ts";

export type PaymentSettings = { config: Pick<Config, "stripe">; db: Db; log: Log; cookieSecret: string };

export function createPayments({ config, db, log, cookieSecret }: PaymentSettings): Payments {
  if (config.stripe) return createStripePayments(config.stripe, log);
  return createTestPayments({ db, webhookSecret: testWebhookSecret(cookieSecret) });
}

// Derived, so that every server of one installation has the same secret and no caller can know it.
export function testWebhookSecret(cookieSecret: string): string {
  return createHmac("sha256", cookieSecret).update("test payment events").digest("hex");
}
