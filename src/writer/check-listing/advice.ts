import type { Finding } from "#writer/rules/finding.ts";
import { reasonForFinding } from "#writer/rules/policy/policy-reasons.ts";

export type ListingFinding = Omit<Finding, "section" | "suggestion"> & { suggestion: string };

const ADVICE: Record<string, string> = {
  "style.property": "Say “home”, or what it is: the apartment, the cottage.",
  "style.exclamation": "End the sentence with a full stop; the fact is what convinces.",
  "style.doubled-word": "The same word stands here twice.",
  "style.long-list": "Too long a list to read on a phone: keep what few homes have, the amenity list holds the rest.",
  "style.hard-to-read": "Long words and long sentences make this hard to read on a phone. Cut the sentences in two.",
  "style.choppy": "Many very short sentences in a row. Join those that belong together.",
  "proof.contradiction": "One of your answers says the opposite. Correct the text or the answer.",
  "limit.symbols": "Take the symbol out; the platform may refuse it.",
  "limit.capitals": "Write it in small letters.",
  "limit.title-capitals": "Write it in small letters.",
  "limit.title-repeats": "A title has no room to say a word twice.",
  "limit.title-start": "Search results on a phone show only these characters: begin with what the home is or has.",
  "limit.repeated-characters": "One is enough.",
};

// Every finding with a sentence that says what to do, and stock phrases with how many of them there are.
export function adviceOn(findings: Finding[]): ListingFinding[] {
  const phrases = findings.filter(({ rule }) => rule === "style.cliche").length;
  let phrase = 0;
  return findings.map(({ section: _, ...finding }) => {
    if (finding.rule !== "style.cliche") return { ...finding, suggestion: adviceFor(finding) };
    phrase += 1;
    const which = phrases === 1 ? "The only stock phrase here." : `Stock phrase ${phrase} of ${phrases}.`;
    return { ...finding, suggestion: `${which} Thousands of listings say it; say what yours has instead.` };
  });
}

function adviceFor({ rule, source, suggestion = "", words }: Omit<Finding, "section">): string {
  if (suggestion.includes(" ")) return suggestion;
  if (rule.startsWith("policy.")) {
    const { why, advice } = reasonForFinding({ rule, source });
    return `${why} ${advice}`;
  }
  if (rule.startsWith("limit.") && !ADVICE[rule]) {
    if (rule.endsWith("-short")) return "Short for this field: there is room to say more that is true.";
    return `${words.length} characters too many for this field. Shorten it, or move the rest to another field.`;
  }
  if (ADVICE[rule]) return ADVICE[rule];
  return suggestion === "" ? "Read this again: it does not sound right." : `Write “${suggestion}”.`;
}
