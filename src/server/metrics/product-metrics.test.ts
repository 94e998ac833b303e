import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { bindSendMail } from "#server/adapters/mail/send-mail-task.ts";
import { createStripePayments } from "#server/adapters/payments/stripe-payments.ts";
import { readConfig } from "#server/config.ts";
import { createWriters } from "#server/features/listings/write/create-writers.ts";
import { createLog } from "#server/process/log.ts";
import { createTestApp, type TestApp } from "#tests/support/app/test-app.ts";
import { chatCompletionsProtocol } from "#writer/models/provider-server/chat-completions-protocol.test-support.ts";
import { type Reply, startProviderServer } from "#writer/models/provider-server/provider-server.test-support.ts";

const log = createLog("silent");

async function metricsOf({ app }: Pick<TestApp, "app">): Promise<Map<string, number>> {
  const { body } = await app.inject("/metrics");
  const lines = body.split("\n").filter((line) => line && !line.startsWith("#"));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]));
}

test("what is owed to buyers and to the queue is told with its age", async () => {
  const own = await createTestApp();
  const { db } = own.database;
  expect((await metricsOf(own)).get("stayscribe_orders_undelivered")).toBe(0);
  await db.execute(sql`
    with buyer as (insert into customers (id) values (gen_random_uuid()) returning id)
    insert into orders (customer_id, subject, state, property_data, settled_at)
    select id, each.*  from buyer, (values
      ('one', 'failed', '{}'::jsonb, now() - interval '1 hour'),
      ('two', 'paid', '{}', now()),
      ('nobody has said what to write', 'paid', null, now() - interval '1 day'),
      ('delivered', 'delivered', '{}', now() - interval '1 day')) as each`);
  await db.execute(sql`select graphile_worker.add_job('send-mail', run_at := now() - interval '90 seconds')`);
  await db.execute(sql`select graphile_worker.add_job('send-mail', run_at := now() + interval '1 day')`);
  await db.execute(sql`select graphile_worker.add_job('deliver-order', max_attempts := 1)`);
  await db.execute(sql`update graphile_worker._private_jobs set attempts = 1 where max_attempts = 1`);
  const metrics = await metricsOf(own);
  expect(metrics.get("stayscribe_orders_undelivered")).toBe(2);
  expect(metrics.get("stayscribe_orders_undelivered_oldest_seconds")).toBeGreaterThanOrEqual(3600);
  expect(metrics.get("stayscribe_orders_undelivered_oldest_seconds")).toBeLessThan(86_400);
  expect(metrics.get("stayscribe_jobs_waiting")).toBe(1);
  expect(metrics.get("stayscribe_jobs_waiting_oldest_seconds")).toBeGreaterThanOrEqual(90);
  expect(metrics.get("stayscribe_jobs_given_up")).toBe(1);
  expect(metrics.get("stayscribe_database_up")).toBe(1);
  await own.close();
});

test("without a database the metrics say so and claim nothing else of it", async () => {
  const own = await createTestApp();
  await own.database.db.execute(sql`drop schema graphile_worker cascade`);
  const metrics = await metricsOf(own);
  expect(metrics.get("stayscribe_database_up")).toBe(0);
  expect(metrics.get("stayscribe_orders_undelivered")).toBeNaN();
  await own.close();
});

const cabin = {
  property: { address: "Bend, OR", property_type: "Entire cabin", bedrooms: 2, bathrooms: 1 },
  options: { platform: "airbnb" as const },
};

async function writeWith(reply: Reply): Promise<void> {
  const { settings } = await startProviderServer(chatCompletionsProtocol, [reply]);
  const config = readConfig({
    MODEL_PROVIDER: "compatible",
    MODEL_NAME: settings.model,
    MODEL_API_KEY: settings.apiKey,
    MODEL_BASE_URL: settings.baseUrl,
  });
  await createWriters(config, log).write(cabin);
}

test("a provider that fails, and a text that cannot be proven, are counted", async () => {
  const own = await createTestApp();
  const before = await metricsOf(own);
  // No server listens there.
  const cards = createStripePayments(
    { secretKey: "sk_test_1", webhookSecret: null, apiUrl: "http://127.0.0.1:1" },
    log,
  );
  await expect(cards.readIntent("pi_1")).rejects.toThrow("cannot be reached");
  const mails = bindSendMail({ send: () => Promise.reject(new Error("refused")), close: () => {} });
  await expect(mails.run({ id: "1", to: "ana@example.com", subject: "a", text: "b" })).rejects.toThrow("refused");
  await writeWith({ status: 400 });
  const untrue = [{ heading: "Title", sentences: [{ text: "Castle with a golden hot tub", facts: ["f1"] }] }];
  await writeWith({ text: JSON.stringify({ elements: untrue }) });
  const after = await metricsOf(own);
  const counted = [
    'stayscribe_provider_errors_total{provider="cards"}',
    'stayscribe_provider_errors_total{provider="mail"}',
    'stayscribe_provider_errors_total{provider="model"}',
    'stayscribe_proof_refusals_total{text="description"}',
  ];
  for (const name of counted) expect([name, Number(after.get(name)) - Number(before.get(name))]).toEqual([name, 1]);
  await own.close();
});

type Rules = { groups: { rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[] };

const DEPLOY = join(import.meta.dirname, "../../../deploy");
const { groups } = parse(readFileSync(join(DEPLOY, "alerts.yml"), "utf8")) as Rules;
const alerts = groups.flatMap(({ rules }) => rules);

function namesIn(expression: string): string[] {
  return expression.match(/\b(?:stayscribe|http|nodejs|process)_\w+/g) ?? [];
}

test("the dashboard and the alerts ask for metrics that there are, and each alert is in the guide", async () => {
  const own = await createTestApp();
  await own.app.inject("/healthz");
  const { body } = await own.app.inject("/metrics");
  const there = new Set([...body.matchAll(/^([a-z0-9_]+)(?:\{| )/gm)].map(([, name]) => name ?? ""));
  const dashboard = readFileSync(join(DEPLOY, "grafana-dashboard.json"), "utf8");
  const asked = [
    ...[...dashboard.matchAll(/"expr": "(.+)"/g)].map(([, text = ""]) => text),
    ...alerts.map(({ expr }) => expr),
  ];
  expect(asked.length).toBeGreaterThan(12);
  expect(asked.filter((expression) => namesIn(expression).length === 0 && !expression.startsWith("up"))).toEqual([]);
  expect(asked.flatMap(namesIn).filter((name) => !there.has(name))).toEqual([]);
  const guide = readFileSync(join(DEPLOY, "../docs/operating.md"), "utf8");
  expect(alerts.filter(({ alert }) => !guide.includes(`\`${alert}\``))).toEqual([]);
  await own.close();
});
