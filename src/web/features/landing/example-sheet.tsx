import { CottagePlan } from "./cottage-plan.tsx";

const SUMMARY_LIMIT = 500;

const beforeEvidence = "Step off the ";
const evidence = "private dock";
const afterEvidence =
  " into a kayak, then warm up in the wood-fired sauna or the hot tub. This four-bedroom cottage stands on the water at 18 Mile Bay, with six beds, two bathrooms and a stone fireplace for the evenings.";
const summaryLength = beforeEvidence.length + evidence.length + afterEvidence.length;

export function ExampleSheet() {
  return (
    <figure className="sheet overflow-hidden shadow-lift">
      <div className="border-b border-line px-5 pt-6 pb-5 sm:px-8 sm:pt-8">
        <CottagePlan />
        <p className="sr-only">Floor plan of a cottage with four bedrooms, a deck and a marked dock.</p>
      </div>
      <figcaption className="px-5 pt-5 pb-6 sm:px-8 sm:pb-7">
        <p className="note">
          Example · Summary · {summaryLength} of {SUMMARY_LIMIT}
        </p>
        <p className="mt-3 text-[1.0625rem] leading-[1.65]">
          {beforeEvidence}
          <mark className="marked">{evidence}</mark>
          {afterEvidence}
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-2 border-t border-dashed border-line-strong pt-4">
          <span className="note mr-1 w-full sm:w-auto">Marked words come from</span>
          <span className="tag bg-plan-wash text-plan-ink">Plan: dock</span>
          <span className="tag bg-owner-wash text-owner-ink">Owner: private</span>
        </div>
      </figcaption>
    </figure>
  );
}
