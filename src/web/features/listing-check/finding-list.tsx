import type { ListingFinding } from "#shared/contract/listing-check.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ruleName } from "./rule-names.ts";

const LONGEST_SHOWN = 120;

export function FindingList({ findings }: { findings: readonly ListingFinding[] }) {
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
