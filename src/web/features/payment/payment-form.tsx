import "./payment.css";
import { lazyPart } from "#web/lib/lazy-part.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import type { PaymentProps } from "./api.ts";
import { CardSkeleton } from "./card-skeleton.tsx";
import { TestPaymentForm } from "./test-payment-form.tsx";

// Stripe's code comes only where cards are really charged.
const stripeForm = lazyPart(async () => (await import("./stripe-payment-form.tsx")).StripePaymentForm);

type PaymentFormProps = PaymentProps & {
  // None in test mode, where the built-in provider takes the place of Stripe.
  stripePublishableKey: string | null;
  returnUrl: string;
};

// Stays mounted while the price changes, so that a card that was typed stays typed.
export function PaymentForm({ stripePublishableKey, returnUrl, ...props }: PaymentFormProps) {
  if (stripePublishableKey === null) return <TestPaymentForm {...props} />;
  return <LoadedStripeForm {...props} publishableKey={stripePublishableKey} returnUrl={returnUrl} />;
}

function LoadedStripeForm(props: PaymentProps & { publishableKey: string; returnUrl: string }) {
  const { Part: StripePaymentForm, hasFailed } = stripeForm.usePart();
  if (StripePaymentForm) return <StripePaymentForm {...props} />;
  if (!hasFailed) return <CardSkeleton />;
  return (
    <Notice tone="problem" title="The card form could not be loaded">
      Please check your connection. We keep trying, and nothing has been charged.
    </Notice>
  );
}
