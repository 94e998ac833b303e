import { loadStripe } from "@stripe/stripe-js/pure";
import { queryOptions } from "@tanstack/react-query";

// The pure entry fetches Stripe's script only when it is called, not when it is imported.
export function stripeQuery(publishableKey: string) {
  return queryOptions({
    queryKey: ["stripe", publishableKey],
    queryFn: () => loadStripe(publishableKey),
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
}
