import type { ReactNode, Ref } from "react";
import { FindingList } from "./finding-list.tsx";
import { MarkedListing } from "./marked-listing.tsx";
import type { Report } from "./use-check.ts";

type CheckReportProps = { report: Report; headingRef: Ref<HTMLHeadingElement>; goOn: ReactNode };

// What was found: in the text itself, in a list, and what guests will still ask.
export function CheckReport({ report, headingRef, goOn }: CheckReportProps) {
  const { findings, missing } = report;
  const musts = findings.filter(({ severity }) => severity === "block").length;
  return (
    <section aria-labelledby="report-heading" className="grid gap-8">
      <div>
        <h2 id="report-heading" ref={headingRef} tabIndex={-1}>
          {findings.length === 0 ? "Nothing to correct" : headline(findings.length, musts)}
        </h2>
        {findings.length === 0 && (
          <p className="mt-3 max-w-[56ch] text-ink-2">
            No stock phrases, nothing over a limit, nothing a platform refuses. What guests still ask is below.
          </p>
        )}
      </div>
      <div className="check-columns">
        <div className="sheet px-5 py-6 sm:px-8 sm:py-8">
          <h3 className="mb-4">Your text</h3>
          <MarkedListing report={report} />
        </div>
        <div className="grid content-start gap-8">
          {findings.length > 0 && <FindingList findings={findings} />}
          {missing.length > 0 && (
            <div>
              <h3>What guests ask that it does not say</h3>
              <ul className="check-questions">
                {missing.map(({ field, question }) => (
                  <li key={field}>{question}</li>
                ))}
              </ul>
            </div>
          )}
          <div className="check-go-on">
            <h3>Have it written from what is true</h3>
            <p className="mt-2 mb-5 text-ink-2">
              Go on with this text: we read the facts out of it, you say what is right, and get a description in which
              every sentence is true. You see the start of it before you pay.
            </p>
            {goOn}
          </div>
        </div>
      </div>
    </section>
  );
}

function headline(count: number, musts: number): string {
  const all = count === 1 ? "1 finding" : `${count} findings`;
  return musts === 0 ? all : `${all}, ${musts} of them a must`;
}
