import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useState } from "react";
import type { PropertyData } from "#shared/contract/orders.ts";
import { paths } from "#shared/page-paths.ts";
import type { FirstData } from "#web/app/soft-page.tsx";
import { BoughtBefore } from "#web/features/checkout/bought-before.tsx";
import { Checkout } from "#web/features/checkout/checkout.tsx";
import { CheckoutFrame } from "#web/features/checkout/checkout-frame.tsx";
import { CheckoutProblem } from "#web/features/checkout/checkout-problem.tsx";
import { type CheckoutRole, checkoutRoleOf } from "#web/features/checkout/checkout-role.ts";
import { readCheckoutSearch } from "#web/features/checkout/checkout-search.ts";
import { MissingProperty } from "#web/features/checkout/missing-property.tsx";
import { OwnerCompletion } from "#web/features/checkout/owner-completion.tsx";
import { PaymentForm } from "#web/features/payment/payment-form.tsx";
import { publicConfigQuery } from "#web/features/public-config/api.ts";
import { useSession } from "#web/features/session/use-session.ts";
import { recallPropertyData } from "#web/lib/purchase-memory.ts";
import { Link } from "#web/lib/router/link.tsx";
import { navigate } from "#web/lib/router/place.ts";
import { useSearch } from "#web/lib/router/use-place.ts";
import { usePrerendering } from "#web/lib/use-prerendering.ts";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { softContent } from "#web/ui/soft-content.tsx";
import { softOverlay } from "#web/ui/soft-overlay.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

// For managers alone.
const ManagerUploadDialog = softOverlay(
  async () => (await import("#web/features/manager-upload/manager-upload-dialog.tsx")).ManagerUploadDialog,
);
const DraftPictures = softContent(
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
