import { type HardFact, judgeHardFacts, type Verdict } from "./claims/hard-facts.ts";
import { trackedIn } from "./claims/tracked-amenities.ts";
import { embellishments, type Problem, unsupportedClaims } from "./claims/unsupported-claims.ts";
import { unsupportedNumbers } from "./claims/unsupported-numbers.ts";
import type { Listing } from "./listing.ts";
import { sentencesOf, wordsOf } from "./sentences-of.ts";
import { countsSaidTwice, routineLead, routineSentences, spaceWords } from "./style/brief.ts";
import { endsInSmallWord, limitProblems, titleProblems } from "./style/field-limits.ts";
import { grammarSlips, unendedSentences } from "./style/grammar-slips.ts";
import { longLists } from "./style/long-lists.ts";
import { policyBreaches } from "./style/policy-breaches.ts";
import { readingEase } from "./style/reading-ease.ts";
import { andChains, echoedOpenings, saidTwice } from "./style/self-repetition.ts";
import { measuredPhrases, neverPhrases } from "./style/stock-phrases.ts";
import { fieldText, proseOf, type WrittenText, wholeText } from "./written-text.ts";

// Everything measured on one text. Lists hold one line for each failure, fit to be shown.
export type Measurement = {
  id: string;
  listing: Listing;
  text: WrittenText;
  hardFacts: Record<HardFact, Verdict>;
  tracked: { name: string; isMentioned: boolean }[];
  failures: Record<FailureKind, string[]>;
  isTitleCutAtSmallWord: boolean;
  ease: number;
  words: number;
  spaceWords: number;
};

export const FAILURE_KINDS = [
  "blocking findings",
  "field limits",
  "title rules",
  "policy",
  "unsupported amenity or number",
  "shared, but not said to be",
  "praise without a fact",
  "more than four things listed",
  "grammar slips",
  "sentence without an end",
  "measured stock phrases",
  "words we never use",
  "exclamation or question",
  "sentence without a fact",
  "two sentences begin alike",
  "said twice in one text",
  "and … and in one series",
  "a count said twice in a field",
  "lead from the routine list",
  "routine in several sentences of a field",
] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

export function measure(listing: Listing, text: WrittenText): Measurement {
  const whole = wholeText(text);
  const prose = proseOf(text);
  const title = fieldText(text, "Title");
  return {
    id: listing.id,
    listing,
    text,
    hardFacts: judgeHardFacts(listing, whole),
    tracked: trackedIn(listing, whole),
    failures: failuresOf({ listing, text, whole, prose, title }),
    isTitleCutAtSmallWord: endsInSmallWord(title),
    ease: readingEase(prose),
    words: wordsOf(prose).length,
    spaceWords: spaceWords(text),
  };
}

const show = ({ kind, words, sentence }: Problem) => `${kind}: "${words}" in: ${sentence}`;

type Parts = { listing: Listing; text: WrittenText; whole: string; prose: string; title: string };

function failuresOf({ listing, text, whole, prose, title }: Parts): Record<FailureKind, string[]> {
  const claims = unsupportedClaims(listing, whole);
  const unsaid = claims.filter(({ kind }) => kind.startsWith("shared"));
  const unsupported = [...claims.filter((claim) => !unsaid.includes(claim)), ...unsupportedNumbers(listing, whole)];
  const sentences = sentencesOf(prose);
  return {
    "blocking findings": text.blockingFindings,
    "field limits": limitProblems(text),
    "title rules": titleProblems(title).map((it) => `${it}: ${title}`),
    policy: policyBreaches(whole).map(({ rule, words }) => `${rule}: ${words}`),
    "unsupported amenity or number": unsupported.map(show),
    "shared, but not said to be": unsaid.map(show),
    "praise without a fact": embellishments(listing, whole).map(show),
    "more than four things listed": longLists(sentences),
    "grammar slips": grammarSlips(whole).map(({ slip, words }) => `${slip}: ${words}`),
    "sentence without an end": unendedSentences(sentences),
    "measured stock phrases": measuredPhrases(whole),
    "words we never use": neverPhrases(whole),
    "exclamation or question": sentencesOf(whole).filter((sentence) => /[!?]/.test(sentence)),
    "sentence without a fact": withoutFact(text),
    "two sentences begin alike": echoedOpenings(text.fields.map((field) => field.text)),
    "said twice in one text": saidTwice(prose),
    "and … and in one series": andChains(prose),
    "a count said twice in a field": countsSaidTwice(text.fields),
    "lead from the routine list": routineLead(text),
    "routine in several sentences of a field": routineSentences(text.fields),
  };
}

function withoutFact({ fields, factIds }: WrittenText): string[] {
  const loose = fields.filter(
    ({ text, sentences }) => squeezed(sentences.map((it) => it.text).join(" ")) !== squeezed(text),
  );
  const unproven = fields
    .flatMap((field) => field.sentences)
    .filter(({ facts }) => facts.length === 0 || facts.some((id) => !factIds.has(id)));
  return [
    ...unproven.map(({ text, facts }) => `${text} [${facts.join(", ")}]`),
    ...loose.map(({ heading }) => `the sentences of ${heading} are not its text`),
  ];
}

const squeezed = (text: string) => text.replace(/\s+/g, " ").trim();
