import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MEMBER_PRICE, PRICE, PRICE_CENTS, priceOrder } from "#shared/payment/pricing.ts";

const ROOT = join(import.meta.dirname, "../..");
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

// A gallery of components shows examples, not prices.
const files = globSync(["src/web/**/*.{ts,tsx}", "scripts/build/*.ts"], { cwd: ROOT }).filter(
  (file) => !/ui-gallery|\.test\./.test(file),
);
const sources = files.map((file) => readFileSync(join(ROOT, file), "utf8"));
const charged = [PRICE_CENTS, priceOrder({ isMember: true, promo: null }).amountCents].map(dollars);

test("every price that a page writes out is one that is charged", () => {
  const least = priceOrder({ isMember: false, promo: { amountOffCents: PRICE_CENTS - 50 } });
  const written = sources.flatMap((source) => source.match(/\$\d+\.\d\d/g) ?? []);
  expect(written.length).toBeGreaterThan(0);
  expect(written.filter((price) => price !== dollars(least.amountCents))).toEqual([]);
});

test("the price and the member's price are typed on no page, and pages take them from the pricing", () => {
  expect([PRICE, MEMBER_PRICE]).toEqual(charged);
  const typed = files.filter((_, at) => charged.some((price) => sources[at]?.includes(price.slice(1))));
  expect(typed).toEqual([]);
  const taking = sources.filter((source) =>
    /import .*\bPRICE(_CENTS)?\b.* from ".*\/payment\/pricing.ts"/.test(source),
  );
  expect(taking.length).toBeGreaterThan(6);
});
