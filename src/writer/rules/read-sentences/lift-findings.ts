import { type Section, sentenceSpans } from "#writer/description.ts";
import type { Fact, Ledger } from "#writer/ledger/fact.ts";
import { readText } from "../../text/read-text.ts";
import type { Finding } from "../finding.ts";
import { readFact } from "../proof/ledger-proof.ts";
import { type NumberMention, readNumbers } from "../proof/numbers/read-numbers.ts";
import { factsRead, standingFacts } from "./follows-from.ts";

// How many rooms, beds and guests there are is counted by the form, whatever a note says beside it.
const COUNTED = /\b(?:bed|bath|half-bath)(?:room)?s?\b|\bguests?\b/i;

// "160 cm bed" counts no beds.
const IS_SIZE = /^\d+[ -]?(?:cm|m|in|inch(?:es)?|ft|feet)\b/i;

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

type ReadSpan = { text: string; start: number; end: number; facts: Fact[] };

// A finding is lifted where a second reading has found that the sentence follows from facts, and both are as they were.
export function liftFindings(findings: Finding[], sections: Section[], ledger: Ledger): Finding[] {
  const read = sections.filter(({ sentences }) => sentences.some((one) => one.followsFrom));
  if (read.length === 0 || findings.length === 0) return findings;
  const standing = standingFacts(ledger);
  const known = [...standing.values()];
  const spans = new Map(read.map((section) => [section.heading, readSpans(section, standing)]));
  return findings.filter((finding) => {
    const around = spans.get(finding.section)?.find(({ start, end }) => start <= finding.start && finding.end <= end);
    return !around || !isLifted(finding, around, known);
  });
}

function readSpans(section: Section, standing: ReadonlyMap<string, Fact>): ReadSpan[] {
  return sentenceSpans(section)
    .filter(({ sentence, start, end }) => section.text.slice(start, end) === sentence.text)
    .map(({ sentence, start, end }) => ({ text: sentence.text, start, end, facts: factsRead(sentence, standing) }))
    .filter(({ facts }) => facts.length > 0);
}

function isLifted(finding: Finding, around: ReadSpan, known: Fact[]): boolean {
  const { severity, rule, start, end } = finding;
  const { facts } = around;
  if (severity !== "block" || end <= start) return false;
  // "Dala dala" is doubled by the host.
  if (rule === "style.doubled-word")
    return known.some(({ value }) => String(value).toLowerCase().includes(finding.words.toLowerCase()));
  if (rule === "proof.number") return isGivenNumber(finding, around, known);
  return (
    SOFT.has(rule) ||
    (rule === "proof.contradiction" && (isDeniedByNotesOnly(finding, facts) || isDenialOfNote(finding, facts)))
  );
}

// "No music outside after 23" denies a part, which lists cannot tell. A box that denies something denies all of it.
function isDeniedByNotesOnly({ deniedBy = [] }: Finding, facts: Fact[]): boolean {
  const notes = new Set(facts.filter(({ key }) => NOTE.test(key)).map(({ id }) => id));
  return deniedBy.length > 0 && deniedBy.every((id) => notes.has(id));
}

const DENIES = /\b(?:no|not|never|none|nobody|except|without|only|closed|off|out)\b|n't\b/i;

// What a guest has to know of is denied by a note that names it, or not at all.
const TO_BE_KNOWN = /\b(?:camera|recorder|monitor|alarm|smok|pet|dog|cat|stair|step|fee|charge)/i;
const STEM_LETTERS = 5;

// "The kitchen is not for guests": the box says that there is one, and the note that it is the family's.
function isDenialOfNote({ isDenial = false, words }: Finding, facts: Fact[]): boolean {
  const stem = words.toLowerCase().slice(0, STEM_LETTERS);
  return (
    isDenial &&
    facts.some(({ key, value }) => {
      const note = String(value).toLowerCase();
      return NOTE.test(key) && DENIES.test(note) && (!TO_BE_KNOWN.test(words) || note.includes(stem));
    })
  );
}

// A number that a fact has, that a clock in words tells, or that the facts the reading names make together.
function isGivenNumber({ words, start, end }: Finding, { text, start: from, facts }: ReadSpan, known: Fact[]): boolean {
  const at = { first: start - from, last: end - from };
  const clock = clocksIn(text).find(({ first, last }) => first <= at.first && at.last <= last);
  if (clock) return known.flatMap(timesOf).includes(clock.minutes);
  // "Both your breakfast and your beds" counts nothing that the sentence does not name.
  if (/^both\b/i.test(words) && /^both [^.]* and /i.test(text.slice(at.first))) return true;
  const whole = WHOLE_BEFORE.exec(text.slice(0, at.first))?.[1];
  if (whole && areHundredthsOf({ whole, words }, known)) return true;
  return areNumbersOf(words, known) || isMadeOf(text.slice(at.first), words, facts);
}

const WHOLE_BEFORE = /\b(\p{L}{3,9}|\d{1,3}) (?:metres?|meters?|euros?|dollars?|pounds?|francs?) (?:and )?$/iu;

// "One metre seventy-five" of a door that is 1.75 m high.
function areHundredthsOf({ whole, words }: { whole: string; words: string }, facts: Fact[]): boolean {
  const [before, after] = [whole, words].map((each) => readNumbers(readText(each).tokens)[0]?.value);
  if (before === undefined || after === undefined || after >= 100) return false;
  return facts.flatMap(numbersIn).some((value) => Math.abs(value - before - after / 100) < 0.001);
}

const HOUR_WORDS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const PAST: Record<string, number> = { five: 5, ten: 10, quarter: 15, twenty: 20, "twenty-five": 25, half: 30 };
const CLOCK_IN_WORDS = new RegExp(
  String.raw`\b(${Object.keys(PAST)
    .toSorted((one, other) => other.length - one.length)
    .join("|")})(?: minutes)? (past|to) (${HOUR_WORDS.join("|")})\b`,
  "gi",
);

type Clock = { first: number; last: number; minutes: number };

// "Twenty past seven", in minutes of a half day.
function clocksIn(text: string): Clock[] {
  return [...text.matchAll(CLOCK_IN_WORDS)].map((match) => {
    const [whole, step = "", side = "", hour = ""] = match;
    const minutes = (PAST[step.toLowerCase()] ?? 0) * (side.toLowerCase() === "to" ? -1 : 1);
    const told = (HOUR_WORDS.indexOf(hour.toLowerCase()) + 1) * MINUTES_OF_HOUR + minutes;
    return { first: match.index, last: match.index + whole.length, minutes: inHalfDay(told) };
  });
}

function inHalfDay(minutes: number): number {
  const half = HOURS_OF_HALF_DAY * MINUTES_OF_HOUR;
  return ((minutes % half) + half) % half;
}

// "19:20", "19.20" and "7.20".
function timesOf(fact: Fact): number[] {
  const { numbers, times } = readFact(fact);
  const decimal = [...numbers].map((value) => Math.floor(value) * MINUTES_OF_HOUR + Math.round((value % 1) * 100));
  return [...times, ...decimal].map(inHalfDay);
}

// Only people and where they sleep are counted together; prices, minutes and sizes in any words are known or refused.
const OF_PEOPLE = new Set(
  "more others of people friends adults children sleep climb share take stay fit can get".split(" "),
);
const WORDS_AFTER = 2;
const MOST_MADE = 20;

// "Four more in the twin rooms" of six guests and a queen: a sum or a product of what the reading names.
function isMadeOf(from: string, words: string, facts: Fact[]): boolean {
  const [number] = readNumbers(readText(words).tokens);
  if (!number || number.kind !== "amount" || COUNTED.test(words) || !isOfPeople(from, words)) return false;
  if (number.value > MOST_MADE || !Number.isInteger(number.value)) return false;
  const given = [...new Set([2, ...facts.flatMap((fact) => [...readFact(fact).numbers])])];
  return given.some((one) => given.some((other) => [one + other, one - other, one * other].includes(number.value)));
}

function isOfPeople(from: string, words: string): boolean {
  const after =
    from
      .slice(words.length)
      .toLowerCase()
      .match(/[\p{L}']+/gu) ?? [];
  return after.slice(0, WORDS_AFTER).some((word) => OF_PEOPLE.has(word));
}

// Whether these facts give all numbers of these words, also as another way to tell the time. "One" is as good as "a".
function areNumbersOf(words: string, facts: Fact[]): boolean {
  const numbers = readNumbers(readText(words).tokens);
  if (numbers.length === 0 || (COUNTED.test(words) && !IS_SIZE.test(words))) return false;
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
