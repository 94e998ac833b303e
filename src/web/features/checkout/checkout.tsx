import { type ReactNode, useDeferredValue, useState } from "react";
import type { PropertyData } from "#shared/contract/orders.ts";
import "#web/ui/styles/reading.css";
import "./checkout.css";
import { useQueryClient } from "@tanstack/react-query";
import { messages } from "#shared/messages/toasts.ts";
import { rememberPropertyData } from "#web/lib/storage/purchase-memory.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { hasUploaded } from "./checkout-role.ts";
import { CheckoutProblem, CheckoutSkeleton } from "./checkout-states.tsx";
import { OrderSummary, PromoCodeBox } from "./order-summary.tsx";
import { PaymentSection, type RenderPayment } from "./payment-section.tsx";
import { PropertyDetails } from "./property-details.tsx";
import { checkoutTexts } from "./purchase-texts.ts";
import { type Quote, quoteQuery, requestQuote, useGoOnWhenPaid, usePurchase } from "./use-purchase.ts";

// Leaves time to read the toast before it, which says what was uploaded.
const NEXT_TOAST_MS = 1500;

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
  const { data, error, isFetching, refetch } = purchase.query;
  const quote = useDrawnQuote(data);
  const addFiles = usePropertyFiles({ propertyData, quote, again, onPropertyChange, finish: purchase.finish });
  const uploadFirst = hasUploaded(propertyData) ? undefined : renderUpload;
  useGoOnWhenPaid(quote, purchase.finish);

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

// The card form is first drawn in slices, so that a phone answers meanwhile; a changed price is shown at once.
function useDrawnQuote(quote: Quote | undefined): Quote | undefined {
  return useDeferredValue(quote !== undefined) ? quote : undefined;
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

type ManagerStartProps = { renderDialog: (onClose: () => void) => ReactNode };

// A manager adds the pictures first and pays after.
function ManagerStart({ renderDialog }: ManagerStartProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="manager-heading" className="sheet px-5 py-6 shadow-lift sm:px-7 sm:py-7">
      <h2 id="manager-heading" className="checkout-heading">
        Photos and floor plans
      </h2>
      <p className="mb-5 text-ink-2">Add what the owner could not: the pictures of the home. Then you pay.</p>
      <div className="wide-button">
        <Button tone="primary" onClick={() => setIsOpen(true)}>
          Upload Photos & Purchase
        </Button>
      </div>
      {isOpen && renderDialog(() => setIsOpen(false))}
    </section>
  );
}

type PropertyFiles = { photos: string[]; floorplans: string[] };

type Options = {
  propertyData: PropertyData;
  quote: Quote | undefined;
  again: { again?: true };
  onPropertyChange: (propertyData: PropertyData) => void;
  finish: (quote: Quote, propertyData: PropertyData) => void;
};

// The manager's pictures become part of the order before it is paid: the price is named for the whole of it.
function usePropertyFiles({ propertyData, quote, again, onPropertyChange, finish }: Options) {
  const client = useQueryClient();

  return async (files: PropertyFiles): Promise<void> => {
    const next = withFiles(propertyData, files);
    rememberPropertyData(next);
    const nextQuote = await requestQuote({ propertyData: next, ...again, promoCode: quote?.promoCode ?? null });
    client.setQueryData(quoteQuery({ propertyData: next, ...again }, checkoutTexts).queryKey, nextQuote);
    onPropertyChange(next);
    if (nextQuote.isFree) finish(nextQuote, next);
    else setTimeout(() => showToast(messages.photosUploadedForPayment), NEXT_TOAST_MS);
  };
}

function withFiles(propertyData: PropertyData, { photos, floorplans }: PropertyFiles): PropertyData {
  return {
    ...propertyData,
    uploadedPhotos: [...listAt(propertyData, "uploadedPhotos"), ...photos],
    floorplans: [...listAt(propertyData, "floorplans"), ...floorplans],
  };
}

function listAt(propertyData: PropertyData, name: string): unknown[] {
  const value = propertyData[name];
  return Array.isArray(value) ? value : [];
}
