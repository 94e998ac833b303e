import { messages } from "#shared/messages.ts";
import { paths } from "#shared/page-paths.ts";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import type { Quote } from "./api.ts";
import { formatAmount } from "./format-amount.ts";
import { FreeOrderForm } from "./free-order-form.tsx";
import type { RenderPayment } from "./payment-slot.ts";
import type { usePurchase } from "./use-purchase.ts";

type PaymentSectionProps = {
  quote: Quote;
  purchase: ReturnType<typeof usePurchase>;
  renderPayment: RenderPayment;
};

export function PaymentSection({ quote, purchase, renderPayment }: PaymentSectionProps) {
  const { email, isPaying, setIsPaying } = purchase;
  const { clientSecret, paymentIntentId, amount } = quote;
  const gate = purchase.gateFor(quote);

  return (
    <section aria-labelledby="payment-heading" className="sheet px-5 py-6 shadow-lift sm:px-7 sm:py-7">
      <h2 id="payment-heading" className="checkout-heading">
        {quote.isFree ? "Your order is free" : "Payment"}
      </h2>
      <Field label="Email for the receipt (optional)" error={email.error}>
        <TextInput type="email" autoComplete="email" readOnly={isPaying} {...email.field} />
      </Field>
      {clientSecret === null ? (
        <FreeOrderForm
          gate={gate}
          onBusyChange={setIsPaying}
          onOrdered={() => {
            showToast(messages.freeOrderComplete);
            purchase.finish(quote);
          }}
        />
      ) : (
        renderPayment({
          payable: { paymentIntentId, clientSecret, amountText: formatAmount(amount) },
          gate,
          onBusyChange: setIsPaying,
          onPaid: () => {
            showToast(messages.paymentSuccessful);
            purchase.finish(quote);
          },
          onRefused: (message) => showToast({ ...messages.paymentFailed(message), tone: "problem" }),
        })
      )}
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
