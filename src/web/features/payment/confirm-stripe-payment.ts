import type { Stripe, StripeElements } from "@stripe/stripe-js";
import { breakdown, unsettled } from "./api.ts";
import type { PaymentOutcome } from "./payment-props.ts";

type StripePayment = { stripe: Stripe; elements: StripeElements; returnUrl: string };

export async function confirmStripePayment({ stripe, elements, returnUrl }: StripePayment): Promise<PaymentOutcome> {
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
