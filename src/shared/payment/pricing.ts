export const PRICE_CENTS = 1999;
export const CURRENCY = "usd";
const MEMBER_DISCOUNT_PERCENT = 10;
// Card providers refuse less; such a total is given away.
const SMALLEST_CHARGE_CENTS = 50;

export type Discount = { percentOff: number } | { amountOffCents: number };

export type Price = {
  originalCents: number;
  memberDiscountCents: number;
  promoDiscountCents: number;
  amountCents: number;
};

// The member's discount comes first; the promo code applies to what remains.
export function priceOrder({ isMember, promo }: { isMember: boolean; promo: Discount | null }): Price {
  const memberDiscountCents = isMember ? percentOf(PRICE_CENTS, MEMBER_DISCOUNT_PERCENT) : 0;
  const remainingCents = PRICE_CENTS - memberDiscountCents;
  const leftCents = Math.max(0, remainingCents - (promo ? discountOn(remainingCents, promo) : 0));
  const amountCents = leftCents < SMALLEST_CHARGE_CENTS ? 0 : leftCents;
  return {
    originalCents: PRICE_CENTS,
    memberDiscountCents,
    promoDiscountCents: remainingCents - amountCents,
    amountCents,
  };
}

function discountOn(cents: number, promo: Discount): number {
  return "percentOff" in promo ? percentOf(cents, promo.percentOff) : promo.amountOffCents;
}

function percentOf(cents: number, percent: number): number {
  return Math.round((cents * percent) / 100);
}

// Inside the product money is whole cents; on the wire and on screens it is dollars.
export function dollarsOf(cents: number): number {
  return cents / 100;
}

export function formatCents(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

// As the pages write them out.
export const PRICE = formatCents(PRICE_CENTS);
export const MEMBER_PRICE = formatCents(priceOrder({ isMember: true, promo: null }).amountCents);
