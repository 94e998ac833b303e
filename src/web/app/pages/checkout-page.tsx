import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import type { PropertyData } from "#shared/contract/orders.ts";
import { paths } from "#shared/page-paths.ts";
import { Checkout } from "#web/features/checkout/checkout.tsx";
import { CheckoutProblem } from "#web/features/checkout/checkout-problem.tsx";
import { MissingProperty } from "#web/features/checkout/missing-property.tsx";
import { PaymentForm } from "#web/features/payment/payment-form.tsx";
import { publicConfigQuery } from "#web/features/public-config/api.ts";
import { recallPropertyData } from "#web/lib/purchase-memory.ts";
import { PageHeading } from "#web/ui/page-heading.tsx";

export function CheckoutPage() {
  const search = useSearch({ from: paths.checkout });
  // Read once: what another tab stores meanwhile is not what is on this page.
  const [propertyData] = useState(() => search.propertyData ?? recallPropertyData());
  return (
    <div className="py-10 sm:py-14">
      <PageHeading title="Complete Your Purchase" className="mb-8" />
      {propertyData ? <CheckoutContent propertyData={propertyData} /> : <MissingProperty />}
    </div>
  );
}

function CheckoutContent({ propertyData }: { propertyData: PropertyData }) {
  const { data: config, error, isFetching, refetch } = useQuery(publicConfigQuery);
  const navigate = useNavigate();

  if (!config) {
    return error && <CheckoutProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  const { testMode, stripePublishableKey } = config;
  return (
    <Checkout
      propertyData={propertyData}
      isTestMode={testMode}
      renderPayment={(props) => (
        <PaymentForm
          {...props}
          stripePublishableKey={stripePublishableKey}
          returnUrl={resultsUrl(props.payable.paymentIntentId)}
        />
      )}
      // Back leads to where the property was entered, not to a page that asks for the money again.
      onDone={(paymentIntentId) => void navigate({ to: paths.results, search: { paymentIntentId }, replace: true })}
    />
  );
}

function resultsUrl(paymentIntentId: string): string {
  const url = new URL(paths.results, window.location.origin);
  url.searchParams.set("paymentIntentId", paymentIntentId);
  return url.href;
}
