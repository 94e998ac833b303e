import { type ReactNode, useState } from "react";
import type { PropertyData } from "#shared/contract/orders.ts";
import "#web/ui/reading.css";
import "./checkout.css";
import { CheckoutProblem } from "./checkout-problem.tsx";
import { hasUploaded } from "./checkout-role.ts";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { ManagerStart } from "./manager-start.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { PaymentSection } from "./payment-section.tsx";
import type { RenderPayment } from "./payment-slot.ts";
import { PromoCodeBox } from "./promo-code-box.tsx";
import { PropertyDetails } from "./property-details.tsx";
import { useGoOnWhenPaid } from "./use-go-on-when-paid.ts";
import { type PropertyFiles, usePropertyFiles } from "./use-property-files.ts";
import { usePurchase } from "./use-purchase.ts";

type CheckoutProps = {
  propertyData: PropertyData;
  isTestMode: boolean;
  isGuest: boolean;
  renderPayment: RenderPayment;
  // For a manager, who adds pictures before paying.
  renderUpload?: RenderUpload | undefined;
  // For a manager whose pictures are there: what they show.
  renderPictures?: ((state: { isLocked: boolean }) => ReactNode) | undefined;
  // For a form whose description was bought before.
  renderBought?: ((bought: { listingId: string | null; onBuyAgain: () => void }) => ReactNode) | undefined;
  onPropertyChange: (propertyData: PropertyData) => void;
  onDone: (paymentIntentId: string) => void;
};

type RenderUpload = (upload: { onUploaded: (files: PropertyFiles) => Promise<void>; onClose: () => void }) => ReactNode;

export function Checkout(props: CheckoutProps) {
  const { propertyData, isTestMode, isGuest, renderPayment, renderUpload, renderPictures, renderBought } = props;
  const { onPropertyChange, onDone } = props;
  const [again, setAgain] = useState<{ again?: true }>({});
  const purchase = usePurchase({ propertyData, what: { propertyData, ...again }, onDone });
  const { data: quote, error, isFetching, refetch } = purchase.query;
  const { finish } = purchase;
  const addFiles = usePropertyFiles({ propertyData, quote, again, onPropertyChange, finish });
  const uploadFirst = hasUploaded(propertyData) ? undefined : renderUpload;
  useGoOnWhenPaid(quote, finish);

  return (
    <div className="checkout-columns">
      <div className="checkout-property">
        <PropertyDetails propertyData={propertyData} />
        {hasUploaded(propertyData) && renderPictures && (
          <Pictures>{renderPictures({ isLocked: purchase.isPaying || quote?.alreadyPaid === true })}</Pictures>
        )}
      </div>
      {quote?.boughtBefore && renderBought && (
        <div className="checkout-payment">
          {renderBought({ listingId: quote.boughtBefore.listingId, onBuyAgain: () => setAgain({ again: true }) })}
        </div>
      )}
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
            {uploadFirst ? (
              <ManagerStart renderDialog={(onClose) => uploadFirst({ onUploaded: addFiles, onClose })} />
            ) : (
              <PaymentSection quote={quote} purchase={purchase} isGuest={isGuest} renderPayment={renderPayment} />
            )}
          </div>
        </>
      )}
      {!quote && error && (
        <div className="checkout-payment">
          <CheckoutProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        </div>
      )}
      {(!quote && !error) || (quote?.alreadyPaid && !quote.boughtBefore) ? <CheckoutSkeleton /> : null}
    </div>
  );
}

function Pictures({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="pictures-heading" className="sheet px-5 py-5 sm:px-7 sm:py-6">
      <h2 id="pictures-heading" className="checkout-heading">
        What your pictures show
      </h2>
      {children}
    </section>
  );
}
