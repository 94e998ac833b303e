import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { StripeElements } from "@stripe/stripe-js";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { CardSkeleton } from "./card-skeleton.tsx";
import { confirmStripePayment } from "./confirm-stripe-payment.ts";
import { PayButton } from "./pay-button.tsx";
import type { PaymentProps } from "./payment-props.ts";
import { stripeAppearance } from "./stripe-appearance.ts";
import { stripeQuery } from "./stripe-query.ts";
import { usePaymentAttempt } from "./use-payment-attempt.ts";

export type StripePaymentProps = PaymentProps & {
  publishableKey: string;
  // Where a bank that insists on a page of its own sends the buyer back to.
  returnUrl: string;
};

export function StripePaymentForm(props: StripePaymentProps) {
  const { publishableKey, payable } = props;
  const { data: stripe, isFetching, refetch } = useQuery(stripeQuery(publishableKey));
  const [appearance] = useState(stripeAppearance);

  if (isFetching && !stripe) return <CardSkeleton />;
  if (!stripe) {
    return (
      <Notice
        tone="problem"
        title="The card form could not be loaded"
        action={<Button onClick={() => void refetch()}>Retry</Button>}
      >
        Nothing was charged. A blocker or the connection may have stopped it.
      </Notice>
    );
  }
  // Another intent needs another form; another price on the same intent does not.
  return (
    <Elements key={payable.clientSecret} stripe={stripe} options={{ clientSecret: payable.clientSecret, appearance }}>
      <StripeFields {...props} />
    </Elements>
  );
}

function StripeFields(props: StripePaymentProps) {
  const { payable, returnUrl } = props;
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setIsReady] = useState(false);
  const { isBusy, refusal, attempt } = usePaymentAttempt(props);
  useNewAmount(elements, payable.amountText);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!stripe || !elements || !isReady) return;
    void attempt({
      // Stripe's fields show their own complaints.
      checkFields: async () => !(await elements.submit()).error,
      pay: () => confirmStripePayment({ stripe, elements, returnUrl }),
    });
  }

  return (
    <form noValidate aria-label="Card payment" className="payment" onSubmit={submit}>
      <PaymentElement onReady={() => setIsReady(true)} />
      {!isReady && <CardSkeleton />}
      {refusal && (
        <Notice tone="problem" title="Payment Failed">
          {refusal}
        </Notice>
      )}
      {isReady && <PayButton amountText={payable.amountText} isBusy={isBusy} />}
      <p className="text-[0.9375rem] text-ink-2">
        Your card details go straight to Stripe and never reach our servers.
      </p>
    </form>
  );
}

// The server has changed the intent; what Stripe shows has to follow, without losing what was typed.
function useNewAmount(elements: StripeElements | null, amountText: string): void {
  const shownAmount = useRef(amountText);
  useEffect(() => {
    if (!elements || shownAmount.current === amountText) return;
    shownAmount.current = amountText;
    void elements.fetchUpdates();
  }, [elements, amountText]);
}
