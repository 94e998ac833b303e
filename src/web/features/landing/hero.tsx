import type { ReactNode } from "react";
import { paths } from "#shared/page-paths.ts";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { LivingSample } from "./living-sample.tsx";

export function Hero({ action }: { action: ReactNode }) {
  return (
    <div className="grid items-center gap-12 py-10 sm:py-14 lg:grid-cols-[1.05fr_1fr] lg:gap-14">
      <div>
        <PageHeading
          title="Listing descriptions where every sentence is true"
          className="text-[clamp(2.5rem,6vw,4.25rem)]"
        >
          Listing descriptions where every sentence is{" "}
          <span className="whitespace-nowrap">
            <mark className="marker-stroke">true</mark>.
          </span>
        </PageHeading>
        <p className="mt-6 max-w-[34em] text-lg text-ink-2 sm:text-xl sm:leading-normal">
          Give us the details, the photos and the floor plan of your rental. You get a description that fits every
          field, sounds like a good host, and says nothing your place does not have.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          {action}
          <a href="#how-it-works" className="button">
            See how it works
          </a>
        </div>
        <p className="note mt-5">
          $19.99 per property. No subscription. <span className="whitespace-nowrap">30-Day Guarantee.</span>
        </p>
        <p className="note mt-2">
          Have a listing already?{" "}
          <a href={paths.check} className="underline underline-offset-4">
            Check its text for free
          </a>
          .
        </p>
      </div>
      <LivingSample />
    </div>
  );
}
