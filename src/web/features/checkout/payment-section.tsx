import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { messages } from "#shared/messages/toasts.ts";
import { paths } from "#shared/page-paths.ts";
import { formatAmount } from "#web/lib/format-text.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { Field } from "#web/ui/inputs/field.tsx";
import { TextInput } from "#web/ui/inputs/text-input.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import type { Quote, usePurchase } from "./use-purchase.ts";

const FREE_ORDER_MS = 1000;

// As the card form says that its provider did not answer.
const UNREACHABLE = "unreachable";

const plainFreeOrder: RenderFreeOrder = ({ onOrdered, ...slot }) => (
  <FreeOrderForm
    {...slot}
    onOrdered={() => {
      showToast(messages.freeOrderComplete);
      onOrdered();
    }}
  />
);

type PaymentSectionProps = {
  quote: Quote;
  purchase: ReturnType<typeof usePurchase>;
  renderPayment: RenderPayment;
  // Reads what is bought for half an hour only, and is told so before paying.
  isGuest: boolean;
  // In place of the plain button.
  renderFreeOrder?: RenderFreeOrder;
};

export function PaymentSection({ quote, purchase, isGuest, renderPayment, renderFreeOrder }: PaymentSectionProps) {
  const { email, texts, isPaying, setIsPaying } = purchase;
  const { clientSecret, paymentIntentId, orderId, amount } = quote;
  const gate = purchase.gateFor(quote);
  const orderFree = renderFreeOrder ?? plainFreeOrder;

  return (
    <section aria-labelledby="payment-heading" className="sheet px-5 py-6 shadow-lift sm:px-7 sm:py-7">
      <h2 id="payment-heading" className="checkout-heading">
        {quote.isFree ? "Your order is free" : "Payment"}
      </h2>
      {purchase.asksForReceipt && !(quote.isFree && renderFreeOrder) && (
        <div className="mb-3">
          <Field
            label="Email for the receipt (optional)"
            help="The receipt carries the description itself, for you to keep."
            error={email.error}
          >
            <TextInput type="email" autoComplete="email" readOnly={isPaying} {...email.field} />
          </Field>
        </div>
      )}
      {isGuest && (
        <p className="mb-5 text-ink-2">
          Without an account you read it once, for 30 minutes from when you open it. It waits for you for 24 hours; an
          account keeps it for good.
        </p>
      )}
      {clientSecret === null
        ? orderFree({ gate, onBusyChange: setIsPaying, onOrdered: () => purchase.finish(quote) })
        : renderPayment({
            payable: { orderId, paymentIntentId, clientSecret, amountText: formatAmount(amount) },
            gate,
            onBusyChange: setIsPaying,
            onPaid: () => {
              if (texts.paid) showToast(texts.paid);
              purchase.finish(quote);
            },
            onRefused: (message, code) =>
              showToast({ ...texts.refused(message, code === UNREACHABLE), tone: "problem" }),
          })}
      <p className="mt-4 border-t border-line pt-4 text-[0.9375rem] text-ink-2">
        One payment, no subscription. By ordering you accept the{" "}
        <a className="reading-link" href={paths.terms} target="_blank" rel="noopener">
          terms
        </a>
        .
      </p>
    </section>
  );
}

type FreeOrderFormProps = Pick<PaymentSlotProps, "gate" | "onBusyChange"> & { onOrdered: () => void };

function FreeOrderForm({ gate, onBusyChange, onOrdered }: FreeOrderFormProps) {
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  function setBusy(busy: boolean) {
    isUnderWay.current = busy;
    setIsBusy(busy);
    onBusyChange(busy);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isUnderWay.current) return;
    setBusy(true);
    if (!(await gate.isComplete()) || !(await gate.prepare())) return setBusy(false);
    await new Promise((resolve) => setTimeout(resolve, FREE_ORDER_MS));
    onOrdered();
  }

  return (
    <form noValidate aria-label="Free order" className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <p className="text-ink-2">There is nothing to pay and no card is needed.</p>
      <div className="wide-button">
        <Button type="submit" tone="primary" isBusy={isBusy} busyLabel="Processing…">
          Complete Free Order
        </Button>
      </div>
    </form>
  );
}

// What the checkout hands to the card form, which another feature brings.
type PaymentSlotProps = {
  payable: { orderId: string; paymentIntentId: string; clientSecret: string; amountText: string };
  gate: { isComplete: () => Promise<boolean>; prepare: () => Promise<boolean> };
  onBusyChange: (isBusy: boolean) => void;
  onPaid: () => void;
  // The code tells a provider that refuses from one that cannot be reached.
  onRefused: (message: string, code: string) => void;
};

export type RenderPayment = (props: PaymentSlotProps) => ReactNode;

type FreeOrderSlotProps = Pick<PaymentSlotProps, "gate" | "onBusyChange"> & { onOrdered: () => void };

export type RenderFreeOrder = (props: FreeOrderSlotProps) => ReactNode;
