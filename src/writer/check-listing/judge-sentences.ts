import type { Platform } from "#writer/description.ts";
import type { Ledger } from "#writer/ledger/fact.ts";
import type { Finding } from "#writer/rules/finding.ts";
import { streetsOf } from "#writer/rules/policy/check-address.ts";
import { judgeHostWords } from "#writer/rules/policy/judge-host-words.ts";
import { readText } from "#writer/rules/reading/read-text.ts";

type Setting = { platform: Platform; ledger: Ledger; found: Finding[] };

// Beyond these a text is no listing, and judging its words one by one would hold up others.
const MOST_SENTENCES = 400;

// What the law or a platform refuses as a whole sentence, where no single phrase was found already.
export function judgeSentences(text: string, { platform, ledger, found }: Setting): Finding[] {
  const policy = found.filter(({ rule }) => rule.startsWith("policy."));
  const place = { platform, streets: streetsOf(ledger), names: [], isShared: isShared(ledger) };
  const findings: Finding[] = [];
  for (const { start, end } of readText(text).sentences.slice(0, MOST_SENTENCES)) {
    if (policy.some((other) => other.start < end && start < other.end)) continue;
    const words = text.slice(start, end);
    const reason = judgeHostWords(words, place);
    if (!reason) continue;
    const { rule, source, why, advice } = reason;
    findings.push({ rule, severity: "block", source, section: "", words, start, end, suggestion: `${why} ${advice}` });
  }
  return findings;
}

function isShared({ facts }: Ledger): boolean {
  return facts.some(({ key, value }) => key === "home.scope" && value !== "entire");
}
