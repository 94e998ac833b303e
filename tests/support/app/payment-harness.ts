import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { onTestFinished } from "vitest";
import { testWebhookSecret } from "#server/adapters/payments/create-payments.ts";
import { signTestEvent, TEST_WEBHOOK } from "#server/adapters/payments/test-payments.ts";
import type { Db } from "#server/db/connect.ts";
import { listings } from "#server/db/schema/listings.ts";
import { orderEvents, orders, promoUses, testIntents } from "#server/db/schema/orders.ts";
import { startStripeServer } from "../fakes/stripe-server.ts";
import type { Quote, TestBrowser } from "./browser.ts";
import { openTestServer, TEST_SERVER_ENV, type TestServer, type TestServerSettings } from "./test-server.ts";

export const PROVIDERS = ["test", "stripe"] as const;
export type Provider = (typeof PROVIDERS)[number];

type Paid = { paymentIntentId: string };
type Told = { id?: string; type?: string };

// A server together with its card provider, which sends no event until the test tells it to.
export type PaymentHarness = {
  shop: TestServer;
  pay: (buyer: TestBrowser, quote: Quote) => Promise<void>;
  tell: (paid: Paid, event?: Told) => Promise<number>;
  chargesOf: (paid: Paid) => Promise<number>;
  changeAmount: (paid: Paid, amountCents: number) => Promise<void>;
  complaints: () => string[];
  close: () => Promise<void>;
};

export async function openPaymentHarness(
  provider: Provider,
  settings: TestServerSettings = {},
): Promise<PaymentHarness> {
  return provider === "stripe" ? openStripeHarness(settings) : openTestHarness(settings);
}

export async function paymentHarnessUntilTestEnds(
  provider: Provider,
  settings: TestServerSettings = {},
): Promise<PaymentHarness> {
  const harness = await openPaymentHarness(provider, settings);
  onTestFinished(harness.close);
  return harness;
}

async function openStripeHarness(settings: TestServerSettings): Promise<PaymentHarness> {
  const stripe = await startStripeServer();
  const shop = await openTestServer({ ...settings, env: { ...stripe.env, ...settings.env } });
  return {
    shop,
    pay: async (_buyer, { paymentIntentId }) => stripe.books.pay(paymentIntentId),
    tell: ({ paymentIntentId: intentId }, { type = "payment_intent.succeeded", ...event } = {}) =>
      stripe.sendEvent(shop.url, { ...event, type, intentId }),
    chargesOf: async ({ paymentIntentId }) => stripe.books.chargesOf(paymentIntentId),
    changeAmount: async ({ paymentIntentId }, amount) => stripe.books.tamper(paymentIntentId, { amount }),
    complaints: () => stripe.complaints,
    close: async () => {
      await shop.stop();
      await shop.database.drop();
      await stripe.close();
    },
  };
}

async function openTestHarness(settings: TestServerSettings): Promise<PaymentHarness> {
  const shop = await openTestServer(settings);
  const { db } = shop.database;
  await holdEvents(db);
  const intentOf = async ({ paymentIntentId }: Paid) =>
    (await db.select().from(testIntents).where(eq(testIntents.id, paymentIntentId)))[0];
  return {
    shop,
    pay: async (buyer, quote) => {
      const { body } = await buyer.payByTestCard(quote);
      if (body.status !== "succeeded") throw new Error(`the card was not charged: ${JSON.stringify(body)}`);
    },
    tell: (paid, event) => sendTestEvent(shop.url, paid, event),
    chargesOf: async (paid) => (await intentOf(paid))?.charges ?? 0,
    changeAmount: async ({ paymentIntentId }, amountCents) => {
      await db.update(testIntents).set({ amountCents }).where(eq(testIntents.id, paymentIntentId));
    },
    complaints: () => [],
    close: async () => {
      await shop.stop();
      await shop.database.drop();
    },
  };
}

// The provider's events are held back, so that a test decides which ones the server gets and when.
async function holdEvents(db: Db): Promise<void> {
  await db.execute(sql`
    create function hold_events() returns trigger language plpgsql as $$
    begin
      if exists (select from graphile_worker._private_tasks where id = new.task_id and identifier = 'send-test-event')
      then new.run_at := now() + interval '1 year'; end if;
      return new;
    end $$;
    create trigger hold_events before insert on graphile_worker._private_jobs
      for each row execute function hold_events()`);
}

async function sendTestEvent(url: string, paid: Paid, { id, type }: Told = {}): Promise<number> {
  const body = JSON.stringify({
    id: id ?? `test_evt_${randomUUID()}`,
    type: type ?? "payment_intent.succeeded",
    intentId: paid.paymentIntentId,
  });
  const signature = signTestEvent(body, testWebhookSecret(TEST_SERVER_ENV.COOKIE_SECRET));
  const headers = { "content-type": "application/json", [TEST_WEBHOOK.signatureHeader]: signature };
  return (await fetch(`${url}${TEST_WEBHOOK.path}`, { method: "POST", headers, body })).status;
}

export async function stateOf({ shop }: { shop: TestServer }, orderId: string): Promise<string | undefined> {
  const [order] = await shop.database.db.select().from(orders).where(eq(orders.id, orderId));
  return order?.state;
}

export async function listingsOf({ shop }: { shop: TestServer }, orderId: string): Promise<string[]> {
  const rows = await shop.database.db.select().from(listings).where(eq(listings.orderId, orderId));
  return rows.map(({ id }) => id);
}

export async function movesOf({ shop }: { shop: TestServer }, orderId: string): Promise<string[]> {
  const rows = await shop.database.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(orderEvents.id);
  return rows.filter(({ fromState, toState }) => fromState !== toState).map(({ toState }) => toState);
}

export async function usesOf({ shop }: { shop: TestServer }, code: string) {
  return shop.database.db.select().from(promoUses).where(eq(promoUses.code, code));
}
