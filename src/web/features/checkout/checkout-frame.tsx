import "./checkout.css";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";

// The checkout before the property is known.
export function CheckoutFrame() {
  return (
    <div className="checkout-columns">
      <div className="checkout-property">
        <div className="sheet px-5 py-5 sm:px-7 sm:py-6" aria-hidden="true">
          <div className="skeleton h-6 w-40" />
          <div className="skeleton mt-6 h-4" />
          <div className="skeleton mt-4 h-4 w-3/5" />
        </div>
      </div>
      <CheckoutSkeleton />
    </div>
  );
}
