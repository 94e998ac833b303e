import { adviceOn } from "#writer/check-listing/advice.ts";
import { type Description, type Section, sentenceSpans } from "#writer/description.ts";
import { amenityFacts } from "#writer/ledger/amenities/parse-amenity.ts";
import type { Ledger } from "#writer/ledger/fact.ts";
import { tagWords } from "#writer/notes/words/tag-words.ts";
import { checkSections } from "#writer/rules/check-sections.ts";
import type { Finding } from "#writer/rules/finding.ts";
import { fieldsOf } from "#writer/rules/platform-fields.ts";
import { streetsOf } from "#writer/rules/policy/check-policy.ts";
import { judgeHostWords } from "#writer/rules/policy/screen-host-words.ts";
import { proofOf } from "#writer/rules/proof/ledger-proof.ts";
import { checkMentions } from "#writer/rules/proof/mentions/check-mentions.ts";
import { quotablesOf } from "#writer/rules/proof/quoted-spans.ts";
import { readSection } from "#writer/rules/proof/section-reading.ts";
import { OUR_DISCLOSURES } from "#writer/rules/rule-sources.ts";
import type { EditedSentence } from "./align-sentences.ts";
import { type Edit, type EditedText, editText } from "./edit-text.ts";
import { type Fix, fixesFor } from "./fixes.ts";
import { saysOtherwise, unknownThings } from "./typed-claims.ts";

// What the host may say it is: a thing that the home has, or a sentence in the host's own words.
export type Confirmable = { kind: "thing" | "words"; words: string };

export type EditFinding = {
  rule: string;
  severity: "block" | "warn";
  source: string;
  words: string;
  // In what was typed.
  start: number;
  end: number;
  suggestion: string;
  fixes: Fix[];
  confirm: Confirmable | null;
  // The facts say otherwise: the fact can be changed.
  isAgainstFact: boolean;
};

// Sentences that the host has confirmed in their own words. Things that were confirmed are in the ledger already.
export type Judging = { before: Description; edit: Edit; ledger: Ledger; confirmed: readonly string[] };
export type JudgedEdit = { edited: EditedText; findings: EditFinding[] };

const MOST_FINDINGS = 60;
const MOST_JUDGED = 400;
const CLAIM = /^proof\./;
const POLICY = /^policy\./;
const NOT_FOR_HOSTS = new Set([
  "limit.unknown-field",
  "limit.field-order",
  "style.repeated-opening",
  "style.repeated-noun",
]);

const isBlock = ({ severity }: Finding) => severity === "block";

type Placed = { sentence: EditedSentence; start: number; end: number };

// What the checks say of a field as it was typed: what keeps it from being saved, and what is only advice.
export function judgeEdit({ before, edit, ledger, confirmed }: Judging): JudgedEdit {
  const limit = fieldsOf(before.platform).find(({ heading }) => heading === edit.heading)?.maxChars ?? 0;
  // Far beyond the limit there is nothing to judge but the length.
  const edited = editText(before, { ...edit, text: edit.text.slice(0, 2 * limit) }, ledger);
  const { section, aligned } = edited;
  const spans = section ? sentenceSpans(section) : [];
  const placed = aligned.sentences.map((sentence, at): Placed => {
    const { start = 0, end = 0 } = spans[at] ?? {};
    return { sentence, start, end };
  });
  const all = [...ownFindings(before, edited, { edit, ledger }), ...judgedWords(placed, before, ledger)];
  const sorted = [...all.filter(isBlock), ...all.filter((one) => !isBlock(one))].slice(0, MOST_FINDINGS);
  const found = sorted.filter((one) => !isWithinRefused(one, sorted));
  const said = new Set(confirmed);
  const place = { typed: edit.text, placed, platform: before.platform, heading: edit.heading };
  const findings = adviceOn(found)
    .map((finding, at) => {
      const { start, end } = inTyped(finding, placed, edit.text.length);
      const around = placed.find((one) => finding.start < one.end && one.start < finding.end);
      const isClaim = CLAIM.test(finding.rule) && finding.severity === "block";
      const original = found[at] as Finding;
      const isAgainst = isClaim && around !== undefined && isAgainstFacts(original, around, ledger);
      const confirm = isClaim && around && !isAgainst ? confirmableOf(original, around, ledger) : null;
      const fixes = fixesFor(original, { ...place, start, end, around: around?.sentence ?? null, isClaim });
      return {
        ...finding,
        suggestion: claimWords(finding, confirm, isAgainst),
        start,
        end,
        fixes,
        confirm,
        isAgainstFact: isAgainst,
      };
    })
    .filter(({ confirm, start }) => {
      const own = placed.find(({ sentence }) => isIn(sentence, start));
      return !(confirm && own && said.has(own.sentence.sentence.text));
    });
  return { edited, findings: [...unsaidFindings(edited, edit), ...findings].slice(0, MOST_FINDINGS) };
}

// The digits of a phone number are no claims of their own: confirming them would not let the number stand.
function isWithinRefused({ rule, start, end }: Finding, all: Finding[]): boolean {
  if (!CLAIM.test(rule)) return false;
  return all.some((one) => isBlock(one) && POLICY.test(one.rule) && one.start <= start && end <= one.end);
}

function isIn({ start, sentence }: EditedSentence, at: number): boolean {
  return start <= at && at <= start + sentence.text.length;
}

// Of the field itself; of others only what this edit has brought about.
function ownFindings(
  before: Description,
  { description, section, aligned }: EditedText,
  { edit, ledger }: { edit: Edit; ledger: Ledger },
): Finding[] {
  const { platform, sections } = description;
  const all = checkSections({ platform, sections, ledger }).filter(({ rule }) => !NOT_FOR_HOSTS.has(rule));
  const own = all.filter((finding) => finding.section === edit.heading);
  const known = new Set(checkSections({ platform, sections: before.sections, ledger }).map(nameOf));
  const elsewhere = all.filter(
    (one) => one.section !== edit.heading && one.severity === "block" && !known.has(nameOf(one)),
  );
  const things = section ? thingsIn(section, aligned.sentences, ledger) : [];
  const isNew = (thing: Finding) =>
    !own.some((one) => CLAIM.test(one.rule) && one.start < thing.end && thing.start < one.end);
  return [...own, ...things.filter(isNew), ...elsewhere.map((one) => ({ ...one, start: 0, end: 0 }))];
}

function nameOf({ section, rule, words, start }: Finding): string {
  return `${section} ${rule} ${start} ${words}`;
}

function thingsIn(section: Section, sentences: EditedSentence[], ledger: Ledger): Finding[] {
  return sentenceSpans(section).flatMap(({ sentence, start }, at) =>
    at < MOST_JUDGED && sentences[at]?.isKept === false
      ? unknownThings({ heading: section.heading, text: sentence.text }, ledger).map((finding) => ({
          ...finding,
          start: finding.start + start,
          end: finding.end + start,
        }))
      : [],
  );
}

// What the law or a platform refuses as a whole sentence.
function judgedWords(placed: Placed[], { platform }: Description, ledger: Ledger): Finding[] {
  const isShared = ledger.facts.some(({ key, value }) => key === "home.scope" && value !== "entire");
  const place = { platform, streets: streetsOf(ledger), names: [], isShared };
  return placed
    .slice(0, MOST_JUDGED)
    .filter(({ sentence }) => !sentence.isKept)
    .flatMap(({ sentence: { sentence }, start, end }) => {
      const reason = judgeHostWords(sentence.text, place);
      if (!reason || reason.rule === "policy.contact" || reason.rule === "policy.address") return [];
      const { rule, source, why, advice } = reason;
      const suggestion = `${why} ${advice}`;
      return [{ rule, severity: "block" as const, source, section: "", words: sentence.text, start, end, suggestion }];
    });
}

function inTyped({ start, end }: { start: number; end: number }, placed: Placed[], length: number) {
  const typed = (at: number) => {
    const own = placed.findLast((one) => one.start <= at) ?? placed[0];
    return own ? Math.min(own.sentence.start + at - own.start, length) : 0;
  };
  return { start: typed(start), end: end > start ? typed(end - 1) + 1 : typed(start) };
}

function isAgainstFacts(finding: Finding, { sentence, start }: Placed, ledger: Ledger): boolean {
  return saysOtherwise(finding, { text: sentence.sentence.text, at: start }, ledger);
}

const THINGS = new Set(["proof.amenity", "proof.word", "proof.unconfirmed"]);

function confirmableOf({ rule, words }: Finding, { sentence }: Placed, ledger: Ledger): Confirmable {
  const own = { kind: "words", words: sentence.sentence.text } as const;
  if (!THINGS.has(rule) || !isNoun(words)) return own;
  if (rule === "proof.word") return { kind: "thing", words };
  // Whether the thing alone, as a line of the form's list, would prove it.
  const fact = amenityFacts(words).map((one) => ({
    ...one,
    id: "new",
    qualifiers: {},
    source: "form" as const,
    confidence: 1,
    isConfirmed: true,
  }));
  const facts = [...ledger.facts, ...fact];
  const section = { heading: "", text: words, sentences: [{ text: words, facts: [] }] };
  const reading = readSection(section, quotablesOf({ ...ledger, facts: [] }, undefined));
  return checkMentions(reading, proofOf({ ...ledger, facts })).length === 0 ? { kind: "thing", words } : own;
}

function isNoun(words: string): boolean {
  const tagged = tagWords(words);
  return tagged.at(-1)?.kind === "noun" && tagged.every(({ kind }) => kind !== "verb");
}

const AGAINST = "What is known of your home says otherwise. Change the fact, or take these words back.";
const UNPROVED = "Nothing you told us says this. Confirm it if it is so, or take it back.";

function claimWords(
  { rule, severity, suggestion }: { rule: string; severity: string; suggestion: string },
  confirm: Confirmable | null,
  isAgainst: boolean,
): string {
  if (confirm) return UNPROVED;
  if (isAgainst && !/^proof\.(?:shared|paid|seasonal)$/.test(rule)) return AGAINST;
  return severity === "warn" && rule === "proof.claim"
    ? "Only you can say this. A guest may expect it to be so."
    : suggestion;
}

// What must be said stays said: the sentence that said it can be put back as it was.
function unsaidFindings({ unsaid }: EditedText, { text }: Edit): EditFinding[] {
  return [...new Map(unsaid.map(({ sentence }) => [sentence.text, sentence])).values()].map((sentence) => ({
    rule: "policy.disclosure",
    severity: "block",
    source: OUR_DISCLOSURES,
    words: sentence.text,
    start: text.length,
    end: text.length,
    suggestion: "Guests must know this before they book. Say it in this text, in these words or your own.",
    fixes: [
      {
        label: "Put it back",
        start: text.trimEnd().length,
        end: text.length,
        text: `${text.trim() === "" ? "" : " "}${sentence.text}`,
      },
    ],
    confirm: null,
    isAgainstFact: false,
  }));
}
