import type { AdminOrderDetails } from "#shared/contract/admin.ts";
import { formatDollars, formatMoment } from "./figures.ts";
import { STATE_WORDS } from "./order-state.tsx";

export function OrderHistory({ order }: { order: AdminOrderDetails }) {
  return (
    <>
      <section aria-labelledby="order-history">
        <h3 id="order-history" className="mb-3">
          History
        </h3>
        <ol className="admin-rows">
          {order.events.length === 0 && <li>Nothing has happened yet.</li>}
          {order.events.map(({ id, from, to, reason, at }) => (
            <li key={id}>
              <span>
                <strong className="font-semibold">
                  {from === to ? STATE_WORDS[to] : `${STATE_WORDS[from]} to ${STATE_WORDS[to]}`}
                </strong>
                : {reason}
              </span>
              <span className="note">{formatMoment(at)}</span>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="order-quotes">
        <h3 id="order-quotes" className="mb-3">
          Prices quoted
        </h3>
        <ul className="admin-rows">
          {order.quotes.length === 0 && <li>None.</li>}
          {order.quotes.map((quote) => (
            <li key={quote.id}>
              <span>{priceWords(quote)}</span>
              <span className="note">
                {formatMoment(quote.createdAt)}
                {quote.isInForce && ", in force"}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function priceWords({
  originalAmount,
  memberDiscount,
  promoDiscount,
  amount,
  promoCode,
}: AdminOrderDetails["quotes"][number]) {
  const parts = [
    memberDiscount > 0 && `member discount ${formatDollars(memberDiscount)}`,
    promoDiscount > 0 && `${promoCode ?? "promo code"} ${formatDollars(promoDiscount)}`,
  ].filter(Boolean);
  const less = parts.length > 0 ? ` less ${parts.join(" and ")}` : "";
  return `${formatDollars(amount)} (${formatDollars(originalAmount)}${less})`;
}
