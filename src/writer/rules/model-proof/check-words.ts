import { tagWords } from "#writer/notes/words/tag-words.ts";
import { baseForms } from "../../text/word-forms.ts";
import type { Finding } from "../finding.ts";
import { isHarmless } from "../lexicon/is-harmless.ts";
import { ACTIONS_TO_TELL } from "../lexicon/statement-words.ts";
import type { LedgerProof } from "../proof/ledger-proof.ts";
import { isGrammar, wordsOfLedger } from "../proof/ledger-words.ts";
import { readNumbers } from "../proof/numbers/read-numbers.ts";
import { findingAt, isAsked, isQuoted, type SectionReading } from "../proof/section-reading.ts";
import { OUR_LEDGER } from "../rule-sources.ts";

// The vocabulary of a model's text: what the other checks prove, the words of the facts, and harmless ones. Any other
// word may name something that does not exist.
export function checkWords(reading: SectionReading, proof: LedgerProof, allowed: Set<string>): Finding[] {
  const findings: Finding[] = [];
  const known = wordsOfLedger(proof);
  const isChecked = checkedElsewhere(reading);
  for (const [at, { word }] of reading.read.tokens.entries()) {
    if (isChecked[at] || allowed.has(word) || isQuoted(reading, at, at)) continue;
    if (isHandled(reading, at) || isDeedOfKnown(reading, at, known)) continue;
    if (isHarmless(word) || baseForms(word).some((form) => known.has(form)) || isDerived(word, known)) continue;
    if (isDoneByGuest(reading, at) || isOrder(reading, at)) continue;
    if (word.startsWith("un") && baseForms(word.slice(2)).some((form) => known.has(form))) continue;
    findings.push(findingAt(reading, [at, at], { rule: "proof.word", severity: "block", source: OUR_LEDGER }));
  }
  return findings;
}

// Whatever a guest does, it names nothing into being.
function isDoneByGuest(reading: SectionReading, at: number): boolean {
  const { read } = reading;
  const { sentence = 0, word = "" } = read.tokens[at] ?? {};
  if (!isAsked(reading, at)) return false;
  const span = read.sentences[sentence];
  const tagged = tagWords(read.text.slice(span?.start, span?.end));
  const found = tagged.filter(({ small }) => small === word);
  return found.length > 0 && found.every(({ kind }) => kind === "verb");
}

// "Rent a bike": no noun stands right before an article.
function isOrder({ read }: SectionReading, at: number): boolean {
  const span = read.sentences[read.tokens[at]?.sentence ?? 0];
  return at === span?.first && /^(a|an|the|your|some|it|them)$/.test(read.tokens[at + 1]?.word ?? "");
}

// "Lavender grows": what a known thing does is checked as a statement.
function isDeedOfKnown({ read }: SectionReading, at: number, known: Set<string>): boolean {
  const before = read.tokens[at - 1];
  if (!before || !ACTIONS_TO_TELL.has(read.tokens[at]?.word ?? "") || isGrammar(before.word)) return false;
  return baseForms(before.word).some((form) => known.has(form));
}

const HANDLED = new Set(
  `bring pack wear carry fill kick throw toss hang wash dry fold pour stash stow put leave cook bake fry chop slice peel buy grab
  spread write read finish eat drink rinse knead roast hire rent empty sketch paint knit sew practise practice rehearse forget`.split(
    /\s+/,
  ),
);
const WHOSE = /^(a|an|your|some|few|any|no|own|another|of|wet|muddy|sandy|spare|dirty|clean)$/;

// "Fill a few jugs": what guests have in hand is theirs, whatever it is.
function isHandled({ read }: SectionReading, at: number): boolean {
  const { sentence, raw = "" } = read.tokens[at] ?? {};
  if (/^\p{Lu}/u.test(raw)) return false;
  for (let back = at - 1; back >= at - 3; back -= 1) {
    const token = read.tokens[back];
    if (!token || token.sentence !== sentence || read.tokens[back + 1]?.opensClause) return false;
    if (HANDLED.has(token.word)) return true;
    if (!WHOSE.test(token.word) && !isPlainAdjective(token.word)) return false;
  }
  return false;
}

function isPlainAdjective(word: string): boolean {
  return /^(good|old|warm|thick|long|big|small|light|heavy|second|special|fresh|proper|sharp)$/.test(word);
}

const STEM = 6;
const stemsByWords = new WeakMap<Set<string>, Set<string>>();

// "Restoration" of what a note calls restored.
function isDerived(word: string, known: Set<string>): boolean {
  if (word.length <= STEM || /(er|or|ist)s?$/.test(word)) return false;
  let stems = stemsByWords.get(known);
  if (!stems) {
    stems = new Set([...known].filter((one) => one.length >= STEM).map((one) => one.slice(0, STEM)));
    stemsByWords.set(known, stems);
  }
  return stems.has(word.slice(0, STEM));
}

// Mentions and numbers have checks of their own, and a phrase that only looks like a claim has passed one.
function checkedElsewhere({ read, mentionAt, neutralAt }: SectionReading): boolean[] {
  const isChecked = read.tokens.map((_, at) => mentionAt[at] !== undefined || neutralAt[at] === true);
  for (const { first, last } of readNumbers(read.tokens)) isChecked.fill(true, first, last + 1);
  return isChecked;
}
