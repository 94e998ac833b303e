import { useMemo } from "react";
import { markSegments } from "./mark-segments.ts";
import { ruleName } from "./rule-names.ts";
import type { Report } from "./use-check.ts";

// The host's text as it was sent, each finding's words a link to what is said of them.
export function MarkedListing({ report: { text, findings } }: { report: Report }) {
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
