import { lazy, Suspense } from "react";
import "./payment.css";
import { CardSkeleton } from "./card-skeleton.tsx";
import type { PaymentProps } from "./payment-props.ts";
import { TestPaymentForm } from "./test-payment-form.tsx";

// Stripe's code comes only where cards are really charged.
const StripePaymentForm = lazy(async () => ({
  default: (await import("./stripe-payment-form.tsx")).StripePaymentForm,
}));

type PaymentFormProps = PaymentProps & {
  // None in test mode, where the built-in provider takes the place of Stripe.
  stripePublishableKey: string | null;
  returnUrl: string;
};

// Stays mounted while the price changes, so that a card that was typed stays typed.
export function PaymentForm({ stripePublishableKey, returnUrl, ...props }: PaymentFormProps) {
  if (stripePublishableKey === null) return <TestPaymentForm {...props} />;
  return (
    <Suspense fallback={<CardSkeleton />}>
      <StripePaymentForm {...props} publishableKey={stripePublishableKey} returnUrl={returnUrl} />
    </Suspense>
  );
}
