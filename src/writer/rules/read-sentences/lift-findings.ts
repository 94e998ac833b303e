import { type Section, sentenceSpans } from "#writer/description.ts";
import type { Fact, Ledger } from "#writer/ledger/fact.ts";
import { readText } from "../../text/read-text.ts";
import type { Finding } from "../finding.ts";
import { readFact } from "../proof/ledger-proof.ts";
import { type NumberMention, readNumbers } from "../proof/numbers/read-numbers.ts";
import { factsRead, standingFacts } from "./follows-from.ts";

// How many rooms, beds and guests there are is counted by the form, whatever a note says beside it.
const COUNTED = /\b(?:bed|bath|half-bath)(?:room)?s?\b|\bguests?\b/i;

const HOURS_OF_HALF_DAY = 12;

const MINUTES_OF_HOUR = 60;

// What word lists judge: a word, a thing or a deed that no fact seems to know. All else stands whatever a reading says:
// limits, policy, style, names, counts, contradictions, and what a guest must be told.
const SOFT = new Set(
  `amenity place word distance attribute claim praise judgment home bed statement gift grant deed host relation room-of
  habit time sense negation`
    .split(/\s+/)
    .map((name) => `proof.${name}`),
);

const NOTE = /^(?:note|space|nearby|transport|access|host)$/;

type ReadSpan = { start: number; end: number; facts: Fact[] };

// A finding is lifted where a second reading has found that the sentence follows from facts, and both are as they were.
export function liftFindings(findings: Finding[], sections: Section[], ledger: Ledger): Finding[] {
  const read = sections.filter(({ sentences }) => sentences.some((one) => one.followsFrom));
  if (read.length === 0 || findings.length === 0) return findings;
  const standing = standingFacts(ledger);
  const known = [...standing.values()];
  const spans = new Map(read.map((section) => [section.heading, readSpans(section, standing)]));
  return findings.filter((finding) => {
    const around = spans.get(finding.section)?.find(({ start, end }) => start <= finding.start && finding.end <= end);
    return !around || !isLifted(finding, around.facts, known);
  });
}

function readSpans(section: Section, standing: ReadonlyMap<string, Fact>): ReadSpan[] {
  return sentenceSpans(section)
    .filter(({ sentence, start, end }) => section.text.slice(start, end) === sentence.text)
    .map(({ sentence, start, end }) => ({ start, end, facts: factsRead(sentence, standing) }))
    .filter(({ facts }) => facts.length > 0);
}

function isLifted(finding: Finding, facts: Fact[], known: Fact[]): boolean {
  const { severity, rule, words, start, end } = finding;
  if (severity !== "block" || end <= start) return false;
  if (rule === "proof.number") return areNumbersOf(words, known);
  return SOFT.has(rule) || (rule === "proof.contradiction" && isDeniedByNotesOnly(finding, facts));
}

// "No music outside after 23" denies a part, which lists cannot tell. A box that denies something denies all of it.
function isDeniedByNotesOnly({ deniedBy = [] }: Finding, facts: Fact[]): boolean {
  const notes = new Set(facts.filter(({ key }) => NOTE.test(key)).map(({ id }) => id));
  return deniedBy.length > 0 && deniedBy.every((id) => notes.has(id));
}

// Whether these facts give all numbers of these words, also as another way to tell the time. "One" is as good as "a".
function areNumbersOf(words: string, facts: Fact[]): boolean {
  const numbers = readNumbers(readText(words).tokens);
  if (numbers.length === 0 || COUNTED.test(words)) return false;
  const given = new Set(facts.flatMap(numbersIn));
  return numbers.every((number) => valuesOf(number).some((value) => value <= 1 || given.has(value)));
}

function numbersIn(fact: Fact): number[] {
  const { numbers, ordinals, times } = readFact(fact);
  const hours = times.map((minutes) => minutes / MINUTES_OF_HOUR);
  return [...numbers, ...ordinals, ...hours, ...[...numbers, ...hours].flatMap(onTheClock)];
}

function valuesOf({ kind, value }: NumberMention): number[] {
  const amount = kind === "time" ? value / MINUTES_OF_HOUR : value;
  return [amount, ...(kind === "time" ? onTheClock(amount) : [])];
}

// 19 is seven in the evening, and 6.30 half past six.
function onTheClock(time: number): number[] {
  if (time >= 2 * HOURS_OF_HALF_DAY) return [];
  const hour = Math.floor(time);
  return time > HOURS_OF_HALF_DAY ? [hour, time - HOURS_OF_HALF_DAY, hour - HOURS_OF_HALF_DAY] : [hour];
}
