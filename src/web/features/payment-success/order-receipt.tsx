import { counted, formatAmount } from "#web/lib/format-text.ts";
import { summariseProperty } from "#web/lib/property-summary.ts";
import { Badge } from "#web/ui/feedback/badge.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
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

type NextStepsProps = {
  // The text has to be there before a guest can go on to it.
  isWriting: boolean;
  onContinueAsGuest: () => void;
  onCreateAccount: () => void;
};

export function NextSteps({ isWriting, onContinueAsGuest, onCreateAccount }: NextStepsProps) {
  return (
    <section aria-labelledby="next-heading" className="next-steps">
      <h2 id="next-heading" className="text-[1.3125rem]">
        How would you like to go on?
      </h2>
      <div className="sheet next-step shadow-lift">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3>Keep it in an account</h3>
          <Badge tone="good">RECOMMENDED</Badge>
        </div>
        <p className="text-ink-2">Your listing is saved to a dashboard for good, with priority support and 10% off.</p>
        <Button tone="primary" onClick={onCreateAccount}>
          Create Account
        </Button>
      </div>
      <div className="sheet next-step">
        <h3>Go on without one</h3>
        <p className="text-ink-2">A guest listing is viewed once. It is not saved and cannot be reopened.</p>
        <Button isBusy={isWriting} busyLabel="Writing your description…" onClick={onContinueAsGuest}>
          Continue as Guest
        </Button>
      </div>
    </section>
  );
}
