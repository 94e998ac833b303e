import { type ReactNode, type Ref, useMemo } from "react";
import type { ListingFinding } from "#shared/contract/listings/listing-check.ts";
import { Badge } from "#web/ui/feedback/badge.tsx";
import { markSegments } from "./mark-segments.ts";
import { ruleName } from "./rule-names.ts";
import type { Report } from "./use-check.ts";

const LONGEST_SHOWN = 120;

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

// The host's text as it was sent, each finding's words a link to what is said of them.
function MarkedListing({ report: { text, findings } }: { report: Report }) {
  const segments = useMemo(() => markSegments(text, findings), [text, findings]);
  return (
    <div className="checked-text">
      {segments.map(({ text: words, start, finding, isFirst }) => {
        const found = finding === null ? undefined : findings[finding];
        if (!found || finding === null) return words;
        if (!isFirst)
          return (
            <span key={start} className="checked-mark" data-severity={found.severity}>
              {words}
            </span>
          );
        return (
          <a
            key={start}
            id={`words-${finding + 1}`}
            href={`#finding-${finding + 1}`}
            className="checked-mark"
            data-severity={found.severity}
          >
            {words}
            <span className="sr-only">
              {" "}
              (finding {finding + 1}: {ruleName(found.rule)}){" "}
            </span>
          </a>
        );
      })}
    </div>
  );
}

function FindingList({ findings }: { findings: readonly ListingFinding[] }) {
  return (
    <ol className="grid gap-3">
      {findings.map((finding, at) => (
        <FindingItem key={`${finding.rule} ${finding.start} ${finding.end}`} finding={finding} place={at + 1} />
      ))}
    </ol>
  );
}

function FindingItem({ finding, place }: { finding: ListingFinding; place: number }) {
  const { rule, severity, words, suggestion, source } = finding;
  return (
    <li id={`finding-${place}`} tabIndex={-1} className="checked-finding">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-base">{ruleName(rule)}</h3>
        <Badge tone={severity === "block" ? "problem" : "neutral"}>
          {severity === "block" ? "Must change" : "Worth changing"}
        </Badge>
      </div>
      <p className="mt-2">
        <a href={`#words-${place}`} className="checked-quote">
          “{shortened(words)}”<span className="sr-only"> (show in the text)</span>
        </a>
      </p>
      <p className="mt-2 text-ink-2">{suggestion}</p>
      <p className="note mt-2">
        Rule: <Source source={source} />
      </p>
    </li>
  );
}

// Names the page a rule was read on, and links to it.
function Source({ source }: { source: string }) {
  const start = source.indexOf("http");
  const [link = ""] = start < 0 ? [] : source.slice(start).split(" ", 1);
  if (!URL.canParse(link)) return source;
  const [before, after] = [source.slice(0, start), source.slice(start + link.length)];
  return (
    <>
      {before}
      <a href={link} rel="noreferrer" target="_blank" className="checked-source">
        {new URL(link).hostname}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      {after}
    </>
  );
}

function shortened(words: string): string {
  const plain = words.replaceAll(/\s+/g, " ").trim();
  return plain.length <= LONGEST_SHOWN ? plain : `${plain.slice(0, LONGEST_SHOWN).trimEnd()}…`;
}
