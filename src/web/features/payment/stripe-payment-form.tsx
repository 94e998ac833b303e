import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Appearance, Stripe, StripeElements } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { breakdown, type PaymentOutcome, type PaymentProps, unsettled } from "./api.ts";
import { CardSkeleton } from "./card-skeleton.tsx";
import { PayButton } from "./pay-button.tsx";
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

// The pure entry fetches Stripe's script only when it is called, not when it is imported.
function stripeQuery(publishableKey: string) {
  return queryOptions({
    queryKey: ["stripe", publishableKey],
    queryFn: () => loadStripe(publishableKey),
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
}

type StripePayment = { stripe: Stripe; elements: StripeElements; returnUrl: string };

async function confirmStripePayment({ stripe, elements, returnUrl }: StripePayment): Promise<PaymentOutcome> {
  const { error, paymentIntent } = await stripe.confirmPayment({
    elements,
    confirmParams: { return_url: returnUrl },
    redirect: "if_required",
  });
  // An intent that another tab has paid is refused here, and paid all the same.
  const status = paymentIntent?.status ?? error?.payment_intent?.status;
  if (status === "succeeded") return { kind: "paid" };
  if (!error) return unsettled(status ?? "unknown");
  if (error.type === "api_connection_error" || !error.message) return breakdown();
  return { kind: "refused", code: error.code ?? error.type, message: error.message };
}

// Stripe draws its fields in a frame that our styles cannot reach, so it is told our colours.
function stripeAppearance(): Appearance {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  return {
    theme: isDark ? "night" : "stripe",
    variables: {
      colorPrimary: colour("--pine"),
      colorBackground: colour("--card"),
      colorText: colour("--ink"),
      colorTextSecondary: colour("--ink-2"),
      colorTextPlaceholder: colour("--ink-3"),
      colorDanger: colour("--coral-ink"),
      borderRadius: "12px",
      fontSizeBase: "17px",
    },
    rules: { ".Input": { borderColor: colour("--line-control"), boxShadow: "none" } },
  };
}
