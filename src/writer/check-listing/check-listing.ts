import { answersDiffer, gatherAnswers } from "#shared/intake/answers/gather-answers.ts";
import { nextBestQuestions } from "#shared/intake/answers/next-best.ts";
import { fieldsById } from "#shared/intake/field-rules.ts";
import type { Answers } from "#shared/intake/intake-field.ts";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import type { Platform } from "#writer/description.ts";
import { buildLedger } from "#writer/ledger/build-ledger.ts";
import type { Ledger } from "#writer/ledger/fact.ts";
import { PropertyInput } from "#writer/ledger/property-input.ts";
import type { FoundAnswer } from "#writer/read-listing/listing-pieces.ts";
import { readListing } from "#writer/read-listing/read-listing.ts";
import { checkAirbnbText, checkBookingName, checkLimits } from "#writer/rules/check-limits.ts";
import type { Finding } from "#writer/rules/finding.ts";
import { isTitleField } from "#writer/rules/platform-fields.ts";
import { checkPolicy, streetsOf } from "#writer/rules/policy/check-policy.ts";
import { judgeHostWords } from "#writer/rules/policy/screen-host-words.ts";
import { proofOf } from "#writer/rules/proof/ledger-proof.ts";
import { checkMentions } from "#writer/rules/proof/mentions/check-mentions.ts";
import { quotablesOf } from "#writer/rules/proof/quoted-spans.ts";
import { readSection, type SectionReading } from "#writer/rules/proof/section-reading.ts";
import { OUR_LEDGER } from "#writer/rules/rule-sources.ts";
import { checkReadingEase, checkStyle } from "#writer/rules/style/check-style.ts";
import { readText } from "#writer/text/read-text.ts";
import { adviceOn, type ListingFinding } from "./advice.ts";
import { listingSections, type PlacedSection } from "./listing-sections.ts";

// Beyond these a text is no listing, and judging its words one by one would hold up others.
const MOST_SENTENCES = 400;

export type ListingCheck = { text: string; platform: Platform; known?: Answers };
export type MissingAnswer = { field: string; question: string };
export type CheckedListing = { findings: ListingFinding[]; missing: MissingAnswer[] };

const MOST_FINDINGS = 300;
const MOST_MISSING = 8;
// What a guest compares first, asked before anything else.
const COUNTS: MissingAnswer[] = [
  { field: "maxGuests", question: "How many guests can stay?" },
  { field: "bedrooms", question: "How many bedrooms are there, and which beds are in which room?" },
  { field: "bathrooms", question: "How many bathrooms are there, and who shares them?" },
];
// Rules for a text of our own that would only nag a host about a list or a heading.
const SKIPPED = new Set([
  "style.no-full-stop",
  "style.small-start",
  "style.repeated-opening",
  "style.repeated-noun",
  "style.question",
  "limit.unknown-field",
  "limit.field-order",
]);

// What is wrong with the text a host has, where, and by whose rule; and what guests ask that it does not say.
export function checkListing({ text, platform, known = {} }: ListingCheck): CheckedListing {
  const answers = readListing(text);
  const ledger = ledgerOf(known);
  const sections = listingSections(text, platform);
  const findings = sections.flatMap((section) => findingsOf(section, { ledger, platform }));
  findings.push(
    ...checkLengths(sections, platform),
    ...judgeSentences(text, { platform, ledger, found: findings }),
    ...contradictions(answers, known, findings),
  );
  const inOrder = findings.filter(({ start, end }) => end > start).toSorted((one, other) => one.start - other.start);
  return {
    findings: adviceOn(withoutRepeats(inOrder).slice(0, MOST_FINDINGS)),
    missing: missingIn(gatherAnswers(answers)),
  };
}

function ledgerOf(known: Answers): Ledger {
  const property = PropertyInput.safeParse(known);
  return property.success ? buildLedger(property.data) : { facts: [], contradictions: [] };
}

function findingsOf(section: PlacedSection, { ledger, platform }: { ledger: Ledger; platform: Platform }): Finding[] {
  const reading = readSection(section, quotablesOf(ledger, undefined));
  const isProse = !isTitleField(section.heading);
  const found = [
    ...checkStyle(reading, isProse),
    ...(isProse ? checkReadingEase([reading]) : []),
    ...checkPolicy(reading, platform, streetsOf(ledger)),
    ...(platform === "airbnb" ? checkAirbnbText(reading) : []),
    ...(platform === "booking" ? checkBookingName(reading) : []),
    ...deniedFacts(reading, ledger),
  ];
  return found
    .filter(isMeant)
    .map((finding) => (WHOLE.has(finding.rule) ? atLongestSentence(finding, reading) : finding))
    .map((finding) => placed(finding, section));
}

// "B&B" repeats no word, and "**" is how an export marks a heading.
function isMeant({ rule, words }: Finding): boolean {
  if (rule === "style.doubled-word") return words.includes(" ");
  if (rule === "limit.title-repeats") return words.length > 1;
  return !SKIPPED.has(rule) && !(rule === "limit.symbols" && words === "**");
}

const WHOLE = new Set(["style.hard-to-read", "style.choppy"]);

// How a whole text reads is told where it is at its worst.
function atLongestSentence(finding: Finding, { read }: SectionReading): Finding {
  const [worst] = read.sentences.toSorted((one, other) => other.end - other.start - (one.end - one.start));
  if (!worst) return finding;
  return { ...finding, start: worst.start, end: worst.end, words: read.text.slice(worst.start, worst.end) };
}

// Style is advice for a text that is the host's own; what a platform refuses stays a refusal.
function placed(finding: Finding, { start }: PlacedSection): Finding {
  const severity = finding.rule.startsWith("style.") ? "warn" : finding.severity;
  return { ...finding, severity, start: start + finding.start, end: start + finding.end };
}

// Who may come is a matter of rules, not of what is there.
function deniedFacts(reading: SectionReading, ledger: Ledger): Finding[] {
  if (ledger.facts.length === 0) return [];
  return checkMentions(reading, proofOf(ledger)).filter(
    ({ rule, words }) => rule === "proof.contradiction" && !/^(?:child|kid|famil)/i.test(words),
  );
}

// Each field on its own: a text that is pasted need not have them all, nor in order.
function checkLengths(sections: PlacedSection[], platform: Platform): Finding[] {
  return sections.flatMap((section) =>
    checkLimits(platform, [section], undefined)
      .filter(({ rule }) => !rule.endsWith("-missing") && !SKIPPED.has(rule))
      .map((finding) => placed(finding, section)),
  );
}

const FIELDS = fieldsById(INTAKE_SECTIONS);

// "Three bedrooms" in the text of a home that the form says has two.
function contradictions(answers: FoundAnswer[], known: Answers, found: Finding[]): Finding[] {
  const gathered = gatherAnswers(answers);
  const differing = new Set(Object.keys(gathered).filter((id) => answersDiffer(id, known[id], gathered[id])));
  return answers
    .filter(({ field }) => differing.has(field) && differing.delete(field))
    .filter(({ start }) => !found.some((other) => other.rule === "proof.contradiction" && other.start === start))
    .map(({ field, quote, start }) => ({
      rule: "proof.contradiction",
      severity: "block" as const,
      source: OUR_LEDGER,
      section: "",
      words: quote,
      start,
      end: start + quote.length,
      suggestion: `Your answer to “${FIELDS.get(field)?.label ?? field}” says something else. Correct the text or the answer.`,
    }));
}

function withoutRepeats(findings: Finding[]): Finding[] {
  const known = new Set<string>();
  return findings.filter(({ rule, start, end }) => {
    const key = `${rule} ${start} ${end}`;
    return !known.has(key) && known.add(key);
  });
}

function missingIn(said: Answers): MissingAnswer[] {
  const counts = COUNTS.filter(({ field }) => said[field] === undefined);
  const asked = nextBestQuestions(INTAKE_SECTIONS, said, MOST_MISSING + counts.length)
    .filter(({ field }) => !counts.some((count) => count.field === field.id))
    .map(({ field, question }) => ({ field: field.id, question }));
  return [...counts, ...asked].slice(0, MOST_MISSING);
}

type Setting = { platform: Platform; ledger: Ledger; found: Finding[] };

// What the law or a platform refuses as a whole sentence, where no single phrase was found already.
function judgeSentences(text: string, { platform, ledger, found }: Setting): Finding[] {
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
