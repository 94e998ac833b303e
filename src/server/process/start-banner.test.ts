import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { TEST_PROMO_CODES } from "#server/features/orders/promo/manage-promo-codes.ts";
import { startBanner } from "./start-banner.ts";

test("without a card key the start tells the address, the promo codes, the test card and the outbox", () => {
  const text = startBanner(readConfig({}), { address: "http://127.0.0.1:40001", promoCodes: TEST_PROMO_CODES });
  expect(text).toContain("http://localhost:40001");
  expect(text).toContain("ALPHA100 (100% off), WELCOME20 (20% off)");
  expect(text).toContain("4242 4242 4242 4242");
  expect(text).toContain("http://localhost:40001/dev/outbox");
});

test("without a card key the start tells how to become the admin", () => {
  expect(startBanner(readConfig({}), { address: "http://127.0.0.1:40001", promoCodes: TEST_PROMO_CODES })).toContain(
    "ADMIN_EMAIL=you@example.com",
  );
  const text = startBanner(readConfig({ ADMIN_EMAIL: "Boss@example.com" }), {
    address: "http://127.0.0.1:40001",
    promoCodes: TEST_PROMO_CODES,
  });
  expect(text).toContain("an account for boss@example.com at http://localhost:40001/auth");
  expect(text).toContain("link in http://localhost:40001/dev/outbox, then go to http://localhost:40001/admin");
});

test("with a card key none of that is told", () => {
  const keys = { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_PUBLISHABLE_KEY: "pk_live_1" };
  const text = startBanner(readConfig({ ...keys, PUBLIC_URL: "https://stayscribe.example/" }), {
    address: "http://0.0.0.0:3000",
    promoCodes: TEST_PROMO_CODES,
  });
  expect(text).toBe("Stayscribe is ready at https://stayscribe.example");
});
