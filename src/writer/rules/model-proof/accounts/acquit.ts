import { englishBases } from "#writer/languages/dictionary/english-bases.ts";
import type { Finding } from "../../finding.ts";
import { baseForms } from "../../lexicon/base-forms.ts";
import type { LedgerProof } from "../../proof/ledger-proof.ts";
import { isGrammar } from "../../proof/ledger-words.ts";
import { readNumbers } from "../../proof/read-numbers.ts";
import type { SectionReading } from "../../proof/section-reading.ts";
import { readText, type Token } from "../../reading/read-text.ts";
import { evidenceOf, isDenial, namesOf, type Part } from "./evidence.ts";
import { isBound } from "./is-bound.ts";
import { isLight } from "./light-words.ts";

const JOINING = /^(and|but|so|because|while|which|where|when|if|then|though|although|who)$/;
const NOT_NEGOTIABLE = /^(?!proof\.)|^proof\.(seasonal|shared|paid)/;

type Clause = { first: number; last: number };

// A clause whose every word one part of a note accounts for is the host's own, however it is turned: what other checks
// found in it, which know words but not notes, is dropped.
export function acquit(findings: Finding[], reading: SectionReading, proof: LedgerProof): Finding[] {
  if (findings.every(({ rule }) => NOT_NEGOTIABLE.test(rule))) return findings;
  const own = evidenceOf(proof.facts.filter(({ isNearby }) => !isNearby));
  const asked = { reading, evidence: evidenceOf(proof.facts), own, homeWords: homeWordsOf(proof) };
  const clauses = reading.read.sentences.flatMap(({ first, last }) => clausesIn(reading.read.tokens, { first, last }));
  return findings.filter((finding) => {
    if (NOT_NEGOTIABLE.test(finding.rule)) return true;
    const touched = clauses.filter(({ first, last }) => {
      const [from, to] = [reading.read.tokens[first]?.start ?? 0, reading.read.tokens[last - 1]?.end ?? 0];
      return from < finding.end && finding.start < to;
    });
    if (isOfHome(finding, asked)) return false;
    if (finding.rule === "proof.word" && isCalledSo(finding, asked)) return false;
    return touched.length === 0 || !touched.every((clause) => isAccounted(clause, finding, asked));
  });
}

type Asked = {
  reading: SectionReading;
  evidence: Part[];
  // What is not about places nearby: how far those are is judged with the way there.
  own: Part[];
  homeWords: Set<string>;
};

// What a check found fault with must stand in the part itself; the rest of the clause may be light.
function isAccounted(
  { first, last }: Clause,
  { rule, start, end }: Finding,
  { reading, evidence, own, homeWords }: Asked,
): boolean {
  const tokens = reading.read.tokens.slice(first, last);
  const parts = /number|distance/.test(rule) ? own : evidence;
  return parts.some((part) => {
    if (!isSaidBy(tokens, part, homeWords)) return false;
    return tokens
      .filter((token) => start <= token.start && token.end <= end)
      .every(({ word }) => PLAIN.test(word) || homeWords.has(word) || isInPart(word, part) || readsAsNumber(word));
  });
}

// "The boat", of a houseboat.
function isOfHome({ start, end, rule }: Finding, { reading, homeWords }: Asked): boolean {
  const words = reading.read.tokens.filter((token) => start <= token.start && token.end <= end);
  return rule === "proof.amenity" && words.every(({ word }) => homeWords.has(word));
}

// "Wood for your first evening", of a note about firewood and the first evening: the same thing by another name.
function isCalledSo({ start, end }: Finding, { reading: { read }, evidence }: Asked): boolean {
  const span = read.sentences.find((sentence) => sentence.start <= start && end <= sentence.end);
  const { word = "" } = read.tokens.find((token) => token.start === start) ?? {};
  const others = read.tokens
    .slice(span?.first, span?.last)
    .filter((token) => token.start !== start && !isGrammar(token.word));
  return evidence.some((part) => isInPart(word, part) && others.some((other) => isVerbatim(other.word, part)));
}

function isVerbatim(word: string, { words }: Part): boolean {
  return baseForms(word).some((form) => words.includes(form));
}

const PLAIN =
  /^(the|a|an|is|are|was|were|be|been|and|or|of|in|on|at|to|from|with|for|its|their|your|you|it|has|have|by|will|can|wait|waits|waiting|stands?|sits?|lies?|lie|starts?|runs?|works?|goes|go|keeps?|takes?|comes?|there|here|out|opens?|open|taken|no|not|so)$/;

function readsAsNumber(word: string): boolean {
  return readNumbers(readText(word).tokens).length > 0;
}

function isInPart(word: string, { placesOf }: Part): boolean {
  return [...baseForms(word), ...englishBases(word)].some((form) => placesOf.has(form));
}

function clausesIn(tokens: readonly Token[], { first, last }: Clause): Clause[] {
  const clauses: Clause[] = [];
  let from = first;
  for (let at = first + 1; at < last; at += 1) {
    if (!tokens[at]?.opensClause && !JOINING.test(tokens[at]?.word ?? "")) continue;
    if (tokens[at]?.word === "and" && readNumbers(tokens.slice(at - 1, at + 2)).length === 2) continue;
    if (at > from) clauses.push({ first: from, last: at });
    from = at;
  }
  clauses.push({ first: from, last });
  return clauses;
}

// What the home itself may be called.
function homeWordsOf({ facts }: LedgerProof): Set<string> {
  const words = facts
    .filter(({ fact }) => fact.key === "home.type" || fact.key.startsWith("place."))
    .flatMap(({ reading }) => reading.words);
  const names = facts
    .filter(({ fact }) => fact.field === "story")
    .flatMap(({ fact }) => calledInStory(String(fact.value)));
  return new Set([
    ...words,
    ...names.flatMap(namesOf),
    "home",
    "house",
    "place",
    "building",
    ...(words.includes("houseboat") ? ["boat"] : []),
  ]);
}

// "Old bakery of the hamlet, we kept the oven": what a story begins with is what the home is called.
function calledInStory(story: string): string[] {
  const [first = ""] = story.split(/[,;.\n]| (?:of|on|from|in|with|over|by|at|built|is|was|that|where|which) /);
  const words = readText(first).tokens.map(({ word }) => word);
  return words.length > 4 || /^(?:we|i|our|my|it|the|you)$/.test(words[0] ?? "") ? [] : words;
}

const FEWEST_SAID = 2;
// "Nine feet tall".
const MEASURE = /^(?:tall|wide|deep|long|high|thick|old)$/;

function isSaidBy(tokens: readonly Token[], part: Part, homeWords: Set<string>): boolean {
  const numbers = readNumbers(tokens);
  const isNumber = (at: number) => numbers.some(({ first, last }) => first <= at && at <= last);
  if (!numbers.every(({ value, kind }) => isNumberOf(part, value, kind === "time"))) return false;
  let said = numbers.length;
  let denials = 0;
  for (const [at, { word }] of tokens.entries()) {
    if (isDenial(word)) {
      denials += 1;
      continue;
    }
    if (isNumber(at)) continue;
    if (MEASURE.test(word) && numbers.some(({ last }) => last === at - 2)) continue;
    const isThere = isInPart(word, part);
    if (isThere && !isGrammar(word)) said += 1;
    if (!isThere && !isLight(word) && !homeWords.has(word)) return false;
  }
  if (said < (denials > 0 ? 1 : FEWEST_SAID) || Math.sign(denials) !== Math.sign(part.denials)) return false;
  return isBound(tokens, part);
}

const HOUR = 60;
const AFTERNOON = 12;

function isNumberOf({ numbers }: Part, value: number, isTime: boolean): boolean {
  if (numbers.includes(value)) return true;
  if (isTime) return numbers.includes(value / HOUR) || numbers.includes(value / HOUR - AFTERNOON);
  // "At two", of a note that says "2pm" or "14:00".
  return [value * HOUR, (value + AFTERNOON) * HOUR, value + AFTERNOON].some((time) => numbers.includes(time));
}
