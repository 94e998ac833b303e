import type { ReactNode } from "react";
import type { PropertyData } from "#shared/contract/orders.ts";
import { type PropertySummary, summariseProperty } from "#web/lib/property-summary.ts";
import { PageHeading } from "#web/ui/page-heading.tsx";

type ResultsHeadProps = { propertyData?: PropertyData | undefined; action?: ReactNode };

// One heading from the first moment to the last, since the reader's focus is on it.
export function ResultsHead({ propertyData, action }: ResultsHeadProps) {
  const summary = propertyData && summariseProperty(propertyData);
  return (
    <div className="results-head">
      <div className="min-w-0">
        <PageHeading title={summary?.address ?? "Your description"} />
        {summary && <p className="note mt-3">{factsOf(summary).join(" · ")}</p>}
      </div>
      {action}
    </div>
  );
}

function factsOf({ bedrooms, bathrooms, platforms }: PropertySummary): string[] {
  return [...counted(bedrooms, "bedroom"), ...counted(bathrooms, "bathroom"), ...platforms];
}

function counted(count: number | null, noun: string): string[] {
  return count === null ? [] : [`${count} ${count === 1 ? noun : `${noun}s`}`];
}
