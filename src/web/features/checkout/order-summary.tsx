import { formatAmount } from "#web/lib/format-amount.ts";
import type { Quote } from "./api.ts";

// The server's numbers and nobody else's.
export function OrderSummary({ quote }: { quote: Quote }) {
  const { originalAmount, memberDiscount, totalDiscountAmount, promoCode, amount } = quote;
  const promoDiscount = totalDiscountAmount - memberDiscount;
  return (
    <dl className="order-rows">
      <Row name="Property description" amount={formatAmount(originalAmount)} />
      {memberDiscount > 0 && <Row name="Member discount (10%)" amount={minus(memberDiscount)} />}
      {promoCode && <Row name={`Promo code ${promoCode.toUpperCase()}`} amount={minus(promoDiscount)} />}
      <div className="order-total">
        <dt>Total</dt>
        <dd>{formatAmount(amount)}</dd>
      </div>
    </dl>
  );
}

const minus = (dollars: number) => `−${formatAmount(dollars)}`;

function Row({ name, amount }: { name: string; amount: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
