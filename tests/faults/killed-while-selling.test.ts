import { eq, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { testIntents } from "#server/db/schema/orders.ts";
import { createBrowser } from "#tests/support/app/browser.ts";
import { listingsOf, movesOf, stateOf } from "#tests/support/app/payment-harness.ts";
import { databaseUrl, TEST_SERVER_ENV, type TestServer } from "#tests/support/app/test-server.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/database/fresh-database.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startStripeServer } from "#tests/support/fakes/stripe-server.ts";
import { folderUntilTestEnds, serverUntilTestEnds } from "#tests/support/processes/until-test-ends.ts";

async function serverThatMayBeKilled(env: Record<string, string> = {}) {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const settings = { ...TEST_SERVER_ENV, DATABASE_URL: databaseUrl(database), DATA_DIR: folderUntilTestEnds(), ...env };
  const start = (more: Record<string, string> = {}) => serverUntilTestEnds({ ...settings, ...more });
  // Read from the database directly, since the servers come and go.
  return { database, start, harness: { shop: { database } as TestServer } };
}

async function chargesOf({ db }: FreshDatabase, intentId: string): Promise<number> {
  const [intent] = await db.select().from(testIntents).where(eq(testIntents.id, intentId));
  return intent?.charges ?? 0;
}

test("killed between payment and generation: after the restart the listing is delivered and nothing charged twice", async () => {
  const { database, start, harness } = await serverThatMayBeKilled();
  // It takes payments and runs no jobs, so that the kill surely comes before the generation.
  const killed = await start({ ROLE: "web" });
  const buyer = createBrowser(killed.url);
  const jobId = await buyer.startExpress();
  const quote = await buyer.quote({ jobId });
  await buyer.payByTestCard(quote);
  const waiting = buyer.generate(jobId, quote).catch(() => null);
  await eventually(async () => (await stateOf(harness, quote.orderId)) === "paid", "the payment was taken");
  killed.signal("SIGKILL");
  expect(await waiting).toBeNull();

  const restarted = await start();
  const returned = createBrowser(restarted.url);
  for (const [name, value] of buyer.cookies) returned.cookies.set(name, value);
  expect(await returned.quote({ jobId })).toMatchObject({ alreadyPaid: true, clientSecret: null });
  const answer = await returned.generate(jobId, quote);
  expect(answer.status).toBe(200);
  expect(await listingsOf(harness, quote.orderId)).toEqual([answer.body.listingId]);
  expect(await movesOf(harness, quote.orderId)).toEqual(["paid", "generating", "delivered"]);
  expect(await chargesOf(database, quote.paymentIntentId)).toBe(1);
});

test("killed right after the card was charged, with the browser gone: the restarted server hears of it and delivers", async () => {
  const { database, start, harness } = await serverThatMayBeKilled();
  const killed = await start({ ROLE: "web" });
  const buyer = createBrowser(killed.url);
  const quote = await buyer.quote({ jobId: await buyer.startExpress() });
  await buyer.payByTestCard(quote);
  killed.signal("SIGKILL");
  await start();
  await eventually(async () => (await stateOf(harness, quote.orderId)) === "delivered", "the listing was delivered");
  expect(await listingsOf(harness, quote.orderId)).toHaveLength(1);
  expect(await chargesOf(database, quote.paymentIntentId)).toBe(1);
});

test("killed in the middle of the generation: it is begun again and delivered once", async () => {
  const stripe = await startStripeServer();
  onTestFinished(() => stripe.close());
  const { database, start, harness } = await serverThatMayBeKilled(stripe.env);
  await database.db.execute(sql`
    create function stall() returns trigger language plpgsql as 'begin perform pg_sleep(600); return new; end';
    create trigger stall before insert on listings for each row execute function stall()`);
  const killed = await start();
  const buyer = createBrowser(killed.url);
  const jobId = await buyer.startExpress();
  const quote = await buyer.quote({ jobId });
  stripe.books.pay(quote.paymentIntentId);
  await stripe.sendEvent(killed.url, { type: "payment_intent.succeeded", intentId: quote.paymentIntentId });
  await eventually(async () => (await stateOf(harness, quote.orderId)) === "generating", "the generation began");
  killed.signal("SIGKILL");
  // PostgreSQL would notice only after the pause that its client is gone.
  await database.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event = 'PgSleep'`);
  await database.db.execute(sql`drop trigger stall on listings`);
  expect(await listingsOf(harness, quote.orderId)).toEqual([]);

  await start();
  await eventually(async () => (await stateOf(harness, quote.orderId)) === "delivered", "the listing was delivered");
  expect(await listingsOf(harness, quote.orderId)).toHaveLength(1);
  expect(stripe.books.chargesOf(quote.paymentIntentId)).toBe(1);
  expect(stripe.complaints).toEqual([]);
});

test("killed while a quote was being put to the provider: the buyer quotes and pays once it runs again", async () => {
  const stripe = await startStripeServer();
  onTestFinished(() => stripe.close());
  const { database, start, harness } = await serverThatMayBeKilled(stripe.env);
  const killed = await start();
  const buyer = createBrowser(killed.url);
  const jobId = await buyer.startExpress();
  const reached = Promise.withResolvers<void>();
  stripe.beforeAnswer(() => {
    reached.resolve();
    return new Promise(() => {});
  });
  const waiting = buyer.quote({ jobId }).catch(() => null);
  await reached.promise;
  killed.signal("SIGKILL");
  expect(await waiting).toBeNull();
  stripe.beforeAnswer(null);

  const restarted = await start();
  const returned = createBrowser(restarted.url);
  for (const [name, value] of buyer.cookies) returned.cookies.set(name, value);
  // The killed server's lease runs out while the next quote waits for it.
  await database.db.execute(sql`update orders set quoting_until = now() + interval '2 seconds'`);
  const { paymentIntentId, orderId } = await returned.quote({ jobId });
  stripe.books.pay(paymentIntentId);
  expect((await returned.generate(jobId, { paymentIntentId })).status).toBe(200);
  expect(await listingsOf(harness, orderId)).toHaveLength(1);
  expect(stripe.books.totalCharges()).toBe(1);
});
