import fc from "fast-check";
import { expect, test } from "vitest";
import { PRICE_CENTS, priceOrder } from "./pricing.ts";

test("a guest without a code pays the full price", () => {
  expect(priceOrder({ isMember: false, promo: null })).toEqual({
    originalCents: 1999,
    memberDiscountCents: 0,
    promoDiscountCents: 0,
    amountCents: 1999,
  });
});

test("a member saves ten percent, rounded to the cent", () => {
  expect(priceOrder({ isMember: true, promo: null })).toMatchObject({ memberDiscountCents: 200, amountCents: 1799 });
});

test("a member's code applies to what the member's discount leaves", () => {
  expect(priceOrder({ isMember: true, promo: { percentOff: 20 } })).toMatchObject({
    memberDiscountCents: 200,
    promoDiscountCents: 360,
    amountCents: 1439,
  });
});

test("a code that leaves 0.49 becomes free, one that leaves 0.50 does not", () => {
  expect(priceOrder({ isMember: false, promo: { amountOffCents: 1950 } }).amountCents).toBe(0);
  expect(priceOrder({ isMember: false, promo: { amountOffCents: 1949 } }).amountCents).toBe(50);
});

test("whatever the discounts, they add up and no buyer is charged less than a card provider takes", () => {
  const promo = fc.oneof(
    fc.constant(null),
    fc.record({ percentOff: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ amountOffCents: fc.integer({ min: 1, max: 5000 }) }),
  );
  fc.assert(
    fc.property(fc.boolean(), promo, (isMember, code) => {
      const price = priceOrder({ isMember, promo: code });
      expect(price.amountCents === 0 || price.amountCents >= 50).toBe(true);
      expect(price.amountCents + price.memberDiscountCents + price.promoDiscountCents).toBe(PRICE_CENTS);
    }),
  );
});
