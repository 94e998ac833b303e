import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { startStripeServer } from "../../support/fakes/stripe-server.ts";
import { startServerProcess } from "../../support/processes/server-process.ts";
import { createTemporaryFolder } from "../../support/temporary-folder.ts";
import { applyCode, cardForm, expectDescription, openCheckout } from "../support/checkout.ts";
import { expectToast } from "../support/creation-dialogs.ts";
import { expect, test } from "../support/journey.ts";
import { STRIPE_SCRIPT } from "../support/stripe-script.ts";

declare global {
  interface Window {
    stripeCalls: string[][];
  }
}

const PROMO_COMMAND = join(import.meta.dirname, "../../../scripts/promo.ts");

type StripeFixtures = {
  stripe: Awaited<ReturnType<typeof startStripeServer>>;
  createCode: (code: string) => Promise<void>;
};

const stripeTest = test.extend<StripeFixtures & { dataDir: string }>({
  stripe: async ({ browserName: _anyBrowser }, use) => {
    const stripe = await startStripeServer();
    await use(stripe);
    await stripe.close();
  },
  dataDir: async ({ browserName: _anyBrowser }, use) => {
    const folder = createTemporaryFolder();
    await use(folder.path);
    folder.remove();
  },
  baseURL: async ({ stripe, dataDir }, use) => {
    const server = await startServerProcess({ env: { DATA_DIR: dataDir, ...stripe.env } });
    await use(server.url);
    await server.stop();
  },
  createCode: async ({ stripe, dataDir }, use) =>
    use(async (code) => {
      const env = { PATH: process.env["PATH"], DATA_DIR: dataDir, ...stripe.env };
      await promisify(execFile)(process.execPath, [PROMO_COMMAND, "create", code, "--percent", "20"], { env });
    }),
});

stripeTest(
  "with a Stripe key, the Payment Element takes the card and Stripe is the one who is paid",
  async ({ page, stripe, createCode, isMobile }) => {
    stripeTest.skip(isMobile, "Stripe's fields are Stripe's");
    const answers: object[] = [
      { error: { type: "card_error", code: "card_declined", message: "Your card was declined." } },
    ];
    await page.route("https://js.stripe.com/*/stripe.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: STRIPE_SCRIPT }),
    );
    await page.route("https://js.stripe.com/fields.html", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Card</title><input aria-label='Card'>" }),
    );
    await page.route("https://api.stripe.com/**", (route) => {
      const [intent] = stripe.books.intents();
      const refusal = answers.pop();
      if (!refusal && intent) stripe.books.pay(intent.id);
      return route.fulfill({
        headers: { "access-control-allow-origin": "*" },
        json: refusal ?? { paymentIntent: { id: intent?.id, status: "succeeded" } },
      });
    });
    await openCheckout(page);
    const fields = page.frameLocator("iframe[title='Secure payment input frame']").getByLabel("Card");
    await fields.fill("4242 4242 4242 4242");
    await expect(page.getByText("Test mode, no card is charged")).toBeHidden();
    // Test codes do nothing where cards are charged.
    await applyCode(page, "WELCOME20");
    await expectToast(page, "Invalid Promo Code", "not valid or has expired");
    await createCode("SPRING20");
    await applyCode(page, "SPRING20");

    const payButton = cardForm(page).getByRole("button", { name: "Pay $15.99" });
    await payButton.click();
    await expectToast(page, "Payment Failed", "Your card was declined.");
    await expect(fields).toHaveValue("4242 4242 4242 4242");
    const calls = await page.evaluate(() => window.stripeCalls);
    await payButton.click();
    await expectDescription(page);

    const [intent] = stripe.books.intents();
    expect(stripe.books.intents()).toHaveLength(1);
    expect(stripe.books.totalCharges()).toBe(1);
    expect(intent).toMatchObject({ amount: 1599, amount_received: 1599 });
    expect(calls).toEqual([
      ["elements", "pk_test_1", intent?.client_secret],
      ["mount"],
      ["fetchUpdates"],
      ["confirm", "if_required", expect.stringMatching(/\/payment-success\?order=[0-9a-f-]{36}$/)],
    ]);
    expect(stripe.complaints).toEqual([]);
  },
);

stripeTest(
  "a card form that cannot be loaded says so, and can be tried again",
  async ({ page, isMobile, expectProblem }) => {
    stripeTest.skip(isMobile, "Stripe's fields are Stripe's");
    expectProblem("js.stripe.com");
    let isBlocked = true;
    await page.route("https://js.stripe.com/*/stripe.js", (route) =>
      isBlocked
        ? route.abort("blockedbyclient")
        : route.fulfill({ contentType: "text/javascript", body: STRIPE_SCRIPT }),
    );
    await page.route("https://js.stripe.com/fields.html", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Card</title>" }),
    );
    await openCheckout(page);
    await expect(page.getByRole("alert")).toContainText("The card form could not be loaded");
    isBlocked = false;
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(cardForm(page).getByRole("button", { name: "Pay $19.99" })).toBeVisible();
  },
);
