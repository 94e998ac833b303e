import { useEffect } from "react";
import type { PropertyData } from "#shared/contract/orders.ts";
import "#web/ui/reading.css";
import "./checkout.css";
import type { Quote } from "./api.ts";
import { CheckoutProblem } from "./checkout-problem.tsx";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { PaymentSection } from "./payment-section.tsx";
import type { RenderPayment } from "./payment-slot.ts";
import { PromoCodeBox } from "./promo-code-box.tsx";
import { PropertyDetails } from "./property-details.tsx";
import { usePurchase } from "./use-purchase.ts";

type CheckoutProps = {
  propertyData: PropertyData;
  isTestMode: boolean;
  renderPayment: RenderPayment;
  onDone: (paymentIntentId: string) => void;
};

export function Checkout({ propertyData, isTestMode, renderPayment, onDone }: CheckoutProps) {
  const purchase = usePurchase({ propertyData, onDone });
  const { data: quote, error, isFetching, refetch } = purchase.query;
  useGoOnWhenPaid(quote, purchase.finish);

  return (
    <div className="checkout-columns">
      <div className="checkout-property">
        <PropertyDetails propertyData={propertyData} />
      </div>
      {quote && !quote.alreadyPaid && (
        <>
          <section aria-labelledby="order-heading" className="checkout-order sheet px-5 py-5 sm:px-7 sm:py-6">
            <h2 id="order-heading" className="checkout-heading">
              Order summary
            </h2>
            <OrderSummary quote={quote} />
            <PromoCodeBox quote={quote} ask={purchase.ask} isTestMode={isTestMode} isLocked={purchase.isPaying} />
          </section>
          <div className="checkout-payment">
            <PaymentSection quote={quote} purchase={purchase} renderPayment={renderPayment} />
          </div>
        </>
      )}
      {!quote && error && (
        <div className="checkout-payment">
          <CheckoutProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        </div>
      )}
      {(!quote && !error) || quote?.alreadyPaid ? <CheckoutSkeleton /> : null}
    </div>
  );
}

// A page that is reloaded right after paying finds its order paid.
function useGoOnWhenPaid(quote: Quote | undefined, finish: (quote: Quote) => void): void {
  const paid = quote?.alreadyPaid ? quote : null;
  useEffect(() => {
    if (paid) finish(paid);
    // oxlint-disable-next-line react/exhaustive-deps -- going on once is enough, however often the page is drawn
  }, [paid]);
}
