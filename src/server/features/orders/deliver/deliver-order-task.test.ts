import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import type { WriteDescription } from "#server/features/listings/write/write-texts.ts";
import { listingsOf, movesOf, paymentHarnessUntilTestEnds, stateOf } from "#tests/support/app/payment-harness.ts";
import { openTestServer, type TestServer, testServerUntilTestEnds } from "#tests/support/app/test-server.ts";
import { freshDatabase } from "#tests/support/database/fresh-database.ts";
import { eventually } from "#tests/support/eventually.ts";
import { plainWriter } from "#tests/support/fakes/plain-writer.ts";

// Retries wait longer and longer; a test has no time for that.
async function retryNow({ database: { db } }: TestServer): Promise<void> {
  await db.execute(
    sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null and attempts > 0`,
  );
}

async function aPaidOrder(shop: TestServer) {
  const buyer = shop.browser();
  const jobId = await buyer.startExpress();
  const quote = await buyer.quote({ jobId });
  await buyer.payByTestCard(quote);
  return { buyer, jobId, quote };
}

test("a writing that fails is tried again, and the card is not charged again", async () => {
  const writer = plainWriter();
  const shop = await testServerUntilTestEnds({ writers: writer.writers });
  writer.failNext(2);
  const { buyer, jobId, quote } = await aPaidOrder(shop);
  const retrying = setInterval(() => void retryNow(shop), 100);
  onTestFinished(() => clearInterval(retrying));
  const { listingId } = (await buyer.generate(jobId, quote)).body;
  clearInterval(retrying);
  expect(await listingsOf({ shop }, quote.orderId)).toEqual([listingId]);
  const retries = ["generating", "failed", "generating", "failed", "generating", "delivered"];
  expect(await movesOf({ shop }, quote.orderId)).toEqual(["paid", ...retries]);
  expect(writer.embedded).toEqual([]);
  expect(await buyer.quote({ jobId })).toMatchObject({ alreadyPaid: true });
});

test("after the last retry the embedded writer delivers: the buyer never ends with nothing", async () => {
  const writer = plainWriter();
  const shop = await testServerUntilTestEnds({ writers: writer.writers });
  writer.failNext(1000);
  const { buyer, jobId, quote } = await aPaidOrder(shop);
  const retrying = setInterval(() => void retryNow(shop), 100);
  onTestFinished(() => clearInterval(retrying));
  expect((await buyer.generate(jobId, quote)).status).toBe(200);
  clearInterval(retrying);
  expect(writer.embedded).toEqual(["12 Pine Road, Oslo"]);
});

test("details that even the embedded writer cannot digest are left out rather than lose the description", async () => {
  const plain = plainWriter();
  const picky: WriteDescription = async (request) => {
    if (request.property["notes"] !== undefined) throw new Error("notes: not digestible");
    return plain.writers.write(request);
  };
  const shop = await testServerUntilTestEnds({ writers: { write: picky, writeEmbedded: picky } });
  const buyer = shop.browser();
  const propertyData = { address: "7 Hill View", bedrooms: 4, notes: { odd: true } };
  const quote = await buyer.quote({ propertyData });
  await buyer.payByTestCard(quote);
  const retrying = setInterval(() => void retryNow(shop), 100);
  onTestFinished(() => clearInterval(retrying));
  const asked = { propertyData, paymentIntentId: quote.paymentIntentId, paymentData: null };
  const answer = await buyer.post("/api/generate-guest-description", asked);
  clearInterval(retrying);
  expect(answer.body).toMatchObject({ success: true, content: expect.stringContaining("7 Hill View with 4 bedrooms") });
});

test("many who wait hold no database connection: a shop with two connections for customers still answers others", async () => {
  const gate = Promise.withResolvers<void>();
  const plain = plainWriter();
  const write: WriteDescription = async (request) => {
    await gate.promise;
    return plain.writers.write(request);
  };
  const env = { DATABASE_POOL_SIZE: "8" };
  const shop = await testServerUntilTestEnds({ env, writers: { write, writeEmbedded: write } });
  const { buyer, jobId, quote } = await aPaidOrder(shop);
  const waiting = Array.from({ length: 40 }, () => buyer.generate(jobId, quote));
  await eventually(async () => (await stateOf({ shop }, quote.orderId)) === "generating", "the writing began");
  for (let others = 0; others < 5; others++) {
    expect(await shop.browser().quote({ propertyData: { address: "1 Elm Street", bedrooms: 1 } })).toMatchObject({
      amount: 19.99,
    });
  }
  gate.resolve();
  const answers = await Promise.all(waiting);
  expect(new Set(answers.map(({ body }) => body.listingId)).size).toBe(1);
});

test("a server that stops while a buyer waits: the repeat finds the delivery on another server", async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const gate = Promise.withResolvers<void>();
  const plain = plainWriter();
  const write: WriteDescription = async (request) => {
    await gate.promise;
    return plain.writers.write(request);
  };
  const writers = { write, writeEmbedded: write };
  const first = await openTestServer({ database, env: { ROLE: "web" }, writers });
  const second = await testServerUntilTestEnds({ database, writers });
  const { buyer, jobId, quote } = await aPaidOrder(first);
  const waiting = buyer.generate(jobId, quote);
  await eventually(async () => (await stateOf({ shop: second }, quote.orderId)) === "generating", "the writing began");
  await first.stop();
  expect((await waiting).status).toBe(503);
  gate.resolve();
  const elsewhere = second.browser();
  for (const [name, value] of buyer.cookies) elsewhere.cookies.set(name, value);
  const answer = await elsewhere.generate(jobId, quote);
  expect(answer.status).toBe(200);
  expect(plain.written).toHaveLength(1);
});

test("a delivery whose job is gone is resumed by the reconciliation", async () => {
  const writer = plainWriter();
  const harness = await paymentHarnessUntilTestEnds("test", { writers: writer.writers });
  const { db } = harness.shop.database;
  writer.failNext(1);
  const { quote } = await aPaidOrder(harness.shop);
  await harness.tell(quote);
  await eventually(async () => (await stateOf(harness, quote.orderId)) === "failed", "the writing failed");
  await db.execute(sql`delete from graphile_worker._private_jobs where attempts > 0`);
  await db.execute(sql`update orders set updated_at = now() - interval '31 minutes'`);
  await db.execute(sql`select graphile_worker.add_job('reconcile-orders', '{}')`);
  await eventually(async () => (await stateOf(harness, quote.orderId)) === "delivered", "the delivery was resumed");
});

test("of two attempts at once, one that fails does not take the other's text away", async () => {
  const plain = plainWriter();
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let begun = 0;
  const write: WriteDescription = async (request) => {
    await gates[begun++]?.promise;
    return plain.writers.write(request);
  };
  const shop = await testServerUntilTestEnds({ writers: { write, writeEmbedded: write } });
  const { quote } = await aPaidOrder(shop);
  await eventually(() => begun === 1, "the first attempt began");
  await shop.database.db.execute(
    sql`select graphile_worker.add_job('deliver-order', ${JSON.stringify({ orderId: quote.orderId })}::json)`,
  );
  await eventually(() => begun === 2, "the second attempt began");
  gates[1]?.reject(new Error("the model is overloaded"));
  await eventually(async () => (await stateOf({ shop }, quote.orderId)) === "failed", "the second attempt failed");
  gates[0]?.resolve();
  await eventually(async () => (await stateOf({ shop }, quote.orderId)) === "delivered", "the first one delivered");
  expect(await listingsOf({ shop }, quote.orderId)).toHaveLength(1);
  expect(plain.written).toHaveLength(1);
});
