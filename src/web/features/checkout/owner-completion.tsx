import { useState } from "react";
import type { markComplete } from "#shared/contract/intake/intake-sharing.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import { messages } from "#shared/messages/toasts.ts";
import "./checkout.css";
import { callEndpoint } from "#web/lib/call-endpoint.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { PropertyDetails } from "./property-details.tsx";

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
