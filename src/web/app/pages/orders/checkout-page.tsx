import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useState } from "react";
import type { PropertyData } from "#shared/contract/orders.ts";
import { paths } from "#shared/page-paths.ts";
import type { FirstData } from "#web/app/lazy-page.tsx";
import { BoughtBefore } from "#web/features/checkout/bought-before.tsx";
import { Checkout } from "#web/features/checkout/checkout.tsx";
import { type CheckoutRole, checkoutRoleOf } from "#web/features/checkout/checkout-role.ts";
import { CheckoutProblem, CheckoutSkeleton } from "#web/features/checkout/checkout-states.tsx";
import { MissingProperty, OwnerCompletion } from "#web/features/checkout/property-details.tsx";
import { PaymentForm } from "#web/features/payment/payment-form.tsx";
import { publicConfigQuery } from "#web/lib/public-config.ts";
import { Link } from "#web/lib/router/link.tsx";
import { navigate } from "#web/lib/router/place.ts";
import { usePrerendering, useSearch } from "#web/lib/router/use-place.ts";
import { useSession } from "#web/lib/session-store.ts";
import { propertyDataIn, recallPropertyData } from "#web/lib/storage/purchase-memory.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { lazyContent } from "#web/ui/layout/lazy-content.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";
import { lazyOverlay } from "#web/ui/overlays/lazy-overlay.tsx";
import "../../../features/checkout/checkout.css";

const ManagerUploadDialog = lazyOverlay(
  async () => (await import("#web/features/manager-upload/manager-upload-dialog.tsx")).ManagerUploadDialog,
);
const DraftPictures = lazyContent(
  async () => (await import("#web/features/pictures/draft-pictures.tsx")).DraftPictures,
  <Spinner label="Loading your pictures…" />,
);

export const firstData: FirstData = (queryClient) => queryClient.fetchQuery(publicConfigQuery);

export function CheckoutPage() {
  const search = readCheckoutSearch(useSearch());
  // Read once: what another tab stores meanwhile is not what is on this page.
  const [propertyData, setPropertyData] = useState(() => search.propertyData ?? recallPropertyData());
  const isPrerendering = usePrerendering();
  const isOwners = propertyData !== null && checkoutRoleOf(propertyData).kind === "owner";
  return (
    <div className="py-10 sm:py-14">
      <PageHeading title={isOwners ? "Hand over your part" : "Complete Your Purchase"} className="mb-8" />
      {isPrerendering && <CheckoutFrame />}
      {!isPrerendering && propertyData && (
        <CheckoutFor propertyData={propertyData} onPropertyChange={setPropertyData} />
      )}
      {!isPrerendering && !propertyData && <MissingProperty />}
    </div>
  );
}

type ContentProps = { propertyData: PropertyData; onPropertyChange: (propertyData: PropertyData) => void };

function CheckoutFor(props: ContentProps) {
  const { propertyData } = props;
  const role = checkoutRoleOf(propertyData);
  if (role.kind !== "owner") return <CheckoutContent {...props} role={role} />;
  return (
    <OwnerCompletion
      propertyData={propertyData}
      draftId={role.draftId}
      onDone={() => void navigate({ to: paths.intakeSummary, params: { id: role.draftId }, search: { role: "owner" } })}
    />
  );
}

function CheckoutContent({ propertyData, onPropertyChange, role }: ContentProps & { role: CheckoutRole }) {
  const { data: config, error, isFetching, refetch } = useQuery(publicConfigQuery);
  const { status } = useSession();

  if (!config && error) {
    return <CheckoutProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!config) return <CheckoutFrame />;
  const { testMode, stripePublishableKey } = config;
  return (
    <Checkout
      propertyData={propertyData}
      isTestMode={testMode}
      isGuest={status === "signed-out"}
      renderPayment={(props) => (
        <PaymentForm
          {...props}
          stripePublishableKey={stripePublishableKey}
          returnUrl={paymentSuccessUrl(props.payable.orderId)}
        />
      )}
      {...(role.kind === "manager" && managerSlots(role.draftId, openListing))}
      onPropertyChange={onPropertyChange}
      // Back leads to where the property was entered, not to a page that asks for the money again.
      onDone={(paymentIntentId) => void navigate({ to: paths.results, search: { paymentIntentId }, replace: true })}
    />
  );
}

const openListing = (listing: string) => void navigate({ to: paths.results, search: { listing } });

// What only a manager, who has a form behind the order, is shown.
function managerSlots(draftId: string, onOpen: (listingId: string) => void) {
  return {
    renderUpload: (upload) => <ManagerUploadDialog draftId={draftId} {...upload} />,
    renderPictures: ({ isLocked }) => (
      <DraftPictures
        view={{ id: draftId }}
        isLocked={isLocked}
        isCompact
        renderCorrect={(section) => <CorrectLink draftId={draftId} section={section} />}
      />
    ),
    renderBought: (bought) => (
      <BoughtBefore
        {...bought}
        correctLink={<CorrectLink draftId={draftId} section={null} look="reading-link" />}
        onOpen={onOpen}
      />
    ),
  } satisfies Partial<ComponentProps<typeof Checkout>>;
}

type CorrectLinkProps = { draftId: string; section: string | null; look?: "text-link" | "reading-link" };

// Inside a sentence it is no taller than its line.
function CorrectLink({ draftId, section, look = "text-link" }: CorrectLinkProps) {
  const search = { role: "manager", ...(section && { section }) } as const;
  return (
    <Link to={paths.intakeForm} params={{ id: draftId }} search={search} className={look}>
      Correct the form
    </Link>
  );
}

// Where a bank's own page leads back to.
function paymentSuccessUrl(orderId: string): string {
  const url = new URL(paths.paymentSuccess, window.location.origin);
  url.searchParams.set("order", orderId);
  return url.href;
}

type CheckoutSearch = { propertyData?: PropertyData };

// The vacation rental and real estate forms bring the property in the address.
function readCheckoutSearch(search: Record<string, unknown>): CheckoutSearch {
  const propertyData = propertyDataIn(search["propertyData"]);
  return propertyData ? { propertyData } : {};
}

// The checkout before the property is known.
function CheckoutFrame() {
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
