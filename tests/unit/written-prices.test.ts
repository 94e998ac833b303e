import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PRICE_CENTS, priceOrder } from "#shared/payment/pricing.ts";

const ROOT = join(import.meta.dirname, "../..");
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

test("every price that a page writes out is one that is charged", () => {
  const member = priceOrder({ isMember: true, promo: null });
  const least = priceOrder({ isMember: false, promo: { amountOffCents: PRICE_CENTS - 50 } });
  const charged = new Set([PRICE_CENTS, member.amountCents, least.amountCents].map(dollars));
  const files = globSync(["src/web/**/*.{ts,tsx}", "scripts/build/*.ts"], { cwd: ROOT });
  const written = files
    .filter((file) => !/ui-gallery|\.test\./.test(file))
    .flatMap((file) => readFileSync(join(ROOT, file), "utf8").match(/\$\d+\.\d\d/g) ?? []);
  expect(written.length).toBeGreaterThan(6);
  expect(written.filter((price) => !charged.has(price))).toEqual([]);
});
