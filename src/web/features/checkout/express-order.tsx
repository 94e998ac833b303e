import type { ReactNode } from "react";
import type { PropertyData } from "#shared/contract/orders.ts";
import "./checkout.css";
import { CheckoutProblem, CheckoutSkeleton } from "./checkout-states.tsx";
import { OrderSummary, PromoCodeBox } from "./order-summary.tsx";
import { PaymentSection, type RenderFreeOrder, type RenderPayment } from "./payment-section.tsx";
import type { PurchaseTexts } from "./purchase-texts.ts";
import { useGoOnWhenPaid, usePurchase } from "./use-purchase.ts";

type ExpressOrderProps = {
  jobId: string;
  propertyData: PropertyData;
  texts: PurchaseTexts;
  isTestMode: boolean;
  // The account's address, where there is one; guests are asked.
  receiptTo: string | null;
  renderPayment: RenderPayment;
  renderFreeOrder: RenderFreeOrder;
  onDone: (order: { paymentIntentId: string; isFree: boolean }) => void;
};

// Price, promo code and payment of an express listing.
export function ExpressOrder({ jobId, propertyData, texts, receiptTo, onDone, ...props }: ExpressOrderProps) {
  const purchase = usePurchase({
    what: { jobId },
    propertyData,
    texts,
    receiptTo,
    onDone: (_id, { paymentIntentId, isFree }) => onDone({ paymentIntentId, isFree }),
  });
  const { data: quote, error, isFetching, refetch } = purchase.query;
  useGoOnWhenPaid(quote, purchase.finish);

  if (!quote && error) {
    return <CheckoutProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!quote || quote.alreadyPaid) return <CheckoutSkeleton />;
  return (
    <>
      <PriceBox>
        <OrderSummary quote={quote} />
        <PromoCodeBox
          quote={quote}
          ask={purchase.ask}
          texts={texts}
          isTestMode={props.isTestMode}
          isLocked={purchase.isPaying}
        />
      </PriceBox>
      <PaymentSection
        quote={quote}
        purchase={purchase}
        isGuest={receiptTo === null}
        renderPayment={props.renderPayment}
        renderFreeOrder={props.renderFreeOrder}
      />
    </>
  );
}

function PriceBox({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="order-heading" className="sheet px-5 py-5 sm:px-7 sm:py-6">
      <h2 id="order-heading" className="checkout-heading">
        Price
      </h2>
      {children}
    </section>
  );
}
