import { counted } from "#web/lib/counted.ts";
import { formatAmount } from "#web/lib/format-amount.ts";
import { summariseProperty } from "#web/lib/property-summary.ts";
import type { Order } from "./api.ts";

export function OrderReceipt({ order }: { order: Order }) {
  const { address, bedrooms, bathrooms, platforms } = summariseProperty(order.propertyData);
  const rooms = [...counted(bedrooms, "bedroom"), ...counted(bathrooms, "bathroom")].join(", ");
  const rows = [
    ["Order", order.id],
    ["Address", address ?? "Not given"],
    ["Rooms", rooms || "Not given"],
    ["Platforms", platforms.join(", ")],
    ...(order.discountAmount > 0 ? [["Discount", `−${formatAmount(order.discountAmount)}`] as const] : []),
  ] as const;
  return (
    <section aria-labelledby="receipt-heading" className="sheet px-5 py-5 sm:px-7 sm:py-6">
      <h2 id="receipt-heading" className="mb-4 text-[1.3125rem]">
        Order summary
      </h2>
      <dl className="receipt-rows">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={name === "Order" ? "note" : undefined}>{value}</dd>
          </div>
        ))}
        <div className="receipt-total">
          <dt>Final amount paid</dt>
          <dd>{formatAmount(order.amount)}</dd>
        </div>
      </dl>
      <a className="reading-link mt-4 inline-block text-[0.9375rem]" href={`/api/orders/${order.id}/invoice`} download>
        Download the invoice
      </a>
    </section>
  );
}
