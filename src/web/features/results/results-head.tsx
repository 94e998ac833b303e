import type { ReactNode } from "react";
import type { PropertyData } from "#shared/contract/orders.ts";
import { counted } from "#web/lib/format-text.ts";
import { type PropertySummary, summariseProperty } from "#web/lib/property-summary.ts";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";

type ResultsHeadProps = {
  // Known before anything else of the property is.
  address?: string | null;
  propertyData?: PropertyData | undefined;
  orderId?: string | undefined;
  badge?: ReactNode;
  actions?: ReactNode;
};

// One heading from the first moment to the last, since the reader's focus is on it.
export function ResultsHead({ address, propertyData, orderId, badge, actions }: ResultsHeadProps) {
  const summary = propertyData && summariseProperty(propertyData);
  return (
    <div className="results-head">
      <div className="min-w-0">
        <PageHeading title={summary?.address ?? address ?? "Your description"} />
        {summary && (
          <p className="note mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
            <span>{[...factsOf(summary), ...(orderId ? [`order ${orderId}`] : [])].join(" · ")}</span>
            {badge}
          </p>
        )}
      </div>
      {actions && <div className="results-actions">{actions}</div>}
    </div>
  );
}

function factsOf({ bedrooms, bathrooms, platforms }: PropertySummary): string[] {
  return [...counted(bedrooms, "bedroom"), ...counted(bathrooms, "bathroom"), ...platforms];
}
