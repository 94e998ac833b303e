import { useEffect, useState } from "react";
import type { markComplete } from "#shared/contract/intake/intake-sharing.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import { messages } from "#shared/messages/toasts.ts";
import { summariseProperty } from "#web/lib/property-summary.ts";
import "./checkout.css";
import { paths } from "#shared/page-paths.ts";
import { callEndpoint } from "#web/lib/http/call-endpoint.ts";
import { StateMessage } from "#web/ui/feedback/notice.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";

// Long enough to read why.
const RETURN_MS = 3000;

export function PropertyDetails({ propertyData }: { propertyData: PropertyData }) {
  const { platforms, address, bedrooms, bathrooms, imageUrls } = summariseProperty(propertyData);
  const rows = [
    ["Platform", platforms.join(", ")],
    ["Address", address],
    ["Bedrooms", bedrooms],
    ["Bathrooms", bathrooms],
    ["Images", imageUrls.length],
  ] as const;
  return (
    <section aria-labelledby="property-heading" className="sheet px-5 py-5 sm:px-7 sm:py-6">
      <h2 id="property-heading" className="checkout-heading">
        Property details
      </h2>
      <dl className="property-rows">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? "Not given"}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type OwnerCompletionProps = { propertyData: PropertyData; draftId: string; onDone: () => void };

// An owner pays nothing: the part is looked over once more and handed to the manager.
export function OwnerCompletion({ propertyData, draftId, onDone }: OwnerCompletionProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function complete() {
    setIsBusy(true);
    try {
      await callEndpoint<typeof markComplete>("POST /api/intake/mark-complete", {
        query: {},
        body: { draftId, ownerData: propertyData },
      });
      showToast(messages.taskMarkedComplete);
      onDone();
    } catch {
      showToast({ ...messages.taskNotMarkedComplete, tone: "problem" });
      setIsBusy(false);
    }
  }

  return (
    <div className="checkout-columns">
      <div className="checkout-property">
        <PropertyDetails propertyData={propertyData} />
      </div>
      <section aria-labelledby="owner-heading" className="checkout-order sheet px-5 py-6 shadow-lift sm:px-7 sm:py-7">
        <h2 id="owner-heading" className="checkout-heading">
          Your part
        </h2>
        <p className="mb-5 text-ink-2">
          Look over what you provided. When you mark it complete, the manager is told and takes care of the rest.
        </p>
        <div className="wide-button">
          <Button tone="primary" isBusy={isBusy} busyLabel="Marking complete…" onClick={() => void complete()}>
            Mark Complete
          </Button>
        </div>
      </section>
    </div>
  );
}

export function MissingProperty() {
  useEffect(() => {
    showToast({ ...messages.propertyDataNotFound, tone: "problem" });
    const timer = setTimeout(() => window.location.replace(paths.home), RETURN_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <StateMessage
      title="No property to order for"
      action={
        <a href={paths.home} className="button" data-tone="primary">
          Go to the home page
        </a>
      }
    >
      <p>This page needs the details of a property, and this browser has none. Nothing was ordered or charged.</p>
    </StateMessage>
  );
}
