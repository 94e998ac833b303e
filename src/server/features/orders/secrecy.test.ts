import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { PROVIDERS } from "#tests/support/app/payment-harness.ts";
import { capturedLog } from "#tests/support/app/test-app.ts";
import { testServerUntilTestEnds } from "#tests/support/app/test-server.ts";
import { eventually } from "#tests/support/eventually.ts";
import { plainWriter } from "#tests/support/fakes/plain-writer.ts";
import { startStripeServer } from "#tests/support/fakes/stripe-server.ts";

const CARDS = ["4242424242424242", "4242 4242 4242 4242", "4000000000000002", "4000 0000 0000 0002"];

test.for(PROVIDERS)(
  "with the %s provider no secret, card number, client secret or address of a buyer is ever logged",
  async (provider) => {
    const stripe = provider === "stripe" ? await startStripeServer() : null;
    if (stripe) onTestFinished(() => stripe.close());
    const { log, lines } = capturedLog("trace");
    const writer = plainWriter();
    const shop = await testServerUntilTestEnds({ env: stripe?.env ?? {}, log, writers: writer.writers });
    const buyer = shop.browser();
    const jobId = await buyer.startExpress();
    const quote = await buyer.quote({ jobId, email: "carla@example.com" });
    await buyer.payByTestCard(quote, "4000 0000 0000 0002");
    await buyer.post("/api/create-payment-intent", { jobId, email: "not an address 4242424242424242" });
    writer.failNext(1);
    if (stripe) {
      stripe.setDown(true);
      await buyer.generate(jobId, quote);
      stripe.setDown(false);
      stripe.books.pay(quote.paymentIntentId);
      await stripe.sendEvent(shop.url, { type: "payment_intent.succeeded", intentId: quote.paymentIntentId });
    } else {
      await buyer.payByTestCard(quote);
    }
    await fetch(`${shop.url}/api/webhooks/${provider}`, { method: "POST", body: "4242424242424242" });
    const logged = () => lines.join("");
    await eventually(() => logged().includes("a listing was not written"), "something went wrong and was logged");
    await shop.database.db.execute(
      sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`,
    );
    expect((await buyer.generate(jobId, quote)).status).toBe(200);

    expect(logged().includes("the card provider did not do what it was asked")).toBe(stripe !== null);
    const cookie = buyer.cookies.get("visitor") ?? "";
    const secrets = [quote.clientSecret ?? "", cookie, "carla@example.com", ...CARDS, ...(stripe?.secrets ?? [])];
    expect(logged()).toContain("/api/create-payment-intent");
    for (const secret of secrets) {
      expect(secret).not.toBe("");
      expect(logged()).not.toContain(secret);
    }
  },
);
