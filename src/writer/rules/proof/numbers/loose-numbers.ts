import { isHarmless } from "../../lexicon/is-harmless.ts";
import { countOf, type LedgerProof } from "../ledger-proof.ts";
import { sharesWord } from "../ledger-words.ts";
import type { Mention } from "../mentions/find-mentions.ts";
import type { SectionReading } from "../section-reading.ts";
import { isCountOfNote } from "./count-and-distance-proof.ts";
import type { NumberMention } from "./read-numbers.ts";

// Each of these counts only what is in one room.
const ROOM_KEYS = new Set(["bedroom", "bathroom"]);
const SPANS = /^(day|night|week|month)s?$/;
const PACKING = /^(pack|packs|packing|packed|stay|stays|staying|clothes|outfits?|shirts?|socks)$/;

// "Pack for three days and stay for ten": how long a guest stays is the guest's own affair.
export function isOfStay({ read }: SectionReading, { first, last }: NumberMention): boolean {
  const { sentence } = read.tokens[first] ?? {};
  if (read.tokens[first - 1]?.word === "of" && read.tokens[first - 2]?.word === "instead") return true;
  if (read.tokens[first - 1]?.word === "for" && PACKING.test(read.tokens[first - 2]?.word ?? "")) return true;
  if (!SPANS.test(read.tokens[last + 1]?.word ?? "")) return false;
  const span = read.sentences[sentence ?? 0];
  return (
    span !== undefined &&
    read.tokens.slice(span.first, span.last).some(({ word }) => /^(pack|clothes|outfit)/.test(word))
  );
}

// People the group may consist of, each with how many one of them is.
const GROUPS = new Map([
  ["couples", 2],
  ["families", 2],
  ["friends", 1],
  ["siblings", 1],
  ["children", 1],
  ["kids", 1],
  ["cooks", 1],
  ["grandparents", 1],
  ["parents", 1],
  ["teenagers", 1],
  ["can", 1],
]);
const SMALL = /^(small|young|little|older|grown|of)$/;

// "Two couples", "three friends", "two of you": any part of the group that may stay.
export function isPeople(
  { read }: SectionReading,
  { number, proof }: { number: NumberMention; proof: LedgerProof },
): boolean {
  const guests = proof.numberOf("guests") ?? 0;
  const next = read.tokens[number.last + 1]?.word ?? "";
  const after = read.tokens[number.last + 2]?.word ?? "";
  const isOfYou = next === "of" && (after === "you" || after === "us" || after === "them");
  const each = isOfYou ? 1 : GROUPS.get(SMALL.test(next) ? after : next);
  if (each !== undefined) return number.value * each <= guests;
  // "Twelve phones": whatever each guest has one of.
  if (/^(other|more|rooms|further|additional)$/.test(next)) return false;
  if (/^(last|other|first|remaining)$/.test(read.tokens[number.first - 1]?.word ?? "") && number.value < guests)
    return true;
  if (number.value === guests && (isHarmless(next) || !read.tokens[number.last + 1]?.isJoined)) return true;
  const [before, earlier] = [read.tokens[number.first - 1]?.word, read.tokens[number.first - 2]?.word ?? ""];
  return before === "of" && /^(family|families|group|groups)$/.test(earlier) && number.value <= guests;
}

// "Two people can work here": some of those who may stay.
export function isSomeOfThem(
  { read }: SectionReading,
  { number, noun, proof }: { number: NumberMention; noun: Mention; proof: LedgerProof },
): boolean {
  const isAble = /^(can|could|may|might|will|on|and)$/.test(read.tokens[noun.last + 1]?.word ?? "");
  const isCounted = /^(for|sleeps?|fits?|takes?|to|accommodates?)$/.test(read.tokens[number.first - 1]?.word ?? "");
  return isAble && !isCounted && number.value <= (proof.numberOf("guests") ?? 0);
}

export function isCars({ read }: SectionReading, { last }: NumberMention): boolean {
  return /^(cars?|vehicles?)$/.test(read.tokens[last + 1]?.word ?? "");
}

const CARS = /^(\d+) (?:cars?|vehicles?|spaces?|spots?)$/;

// As many as there are spaces; one where their number is unknown.
export function isCarsProved({ value }: NumberMention, proof: LedgerProof): boolean {
  const counts = proof.facts.flatMap(({ fact, reading }) => [
    fact.key === "amenity.parking" ? (fact.qualifiers.count ?? 0) : 0,
    ...reading.measures.map((measure) => Number(CARS.exec(measure)?.[1] ?? 0)),
  ]);
  return value <= Math.max(1, ...counts);
}

// "Twenty minutes on the exercise bike", "one night at home": how long a guest does something.
export function isDuration({ read, mentionAt }: SectionReading, { value, last }: NumberMention): boolean {
  const [unit = "", at = ""] = [read.tokens[last + 1]?.word, read.tokens[last + 2]?.word];
  if (value === 1 && /^(night|day|evening|morning|week|afternoon)$/.test(unit)) return true;
  if (!/^(minute|hour)s?$/.test(unit) || !/^(on|in)$/.test(at)) return false;
  return [3, 4, 5].some((step) => mentionAt[last + step]?.claim.kind === "thing");
}

// "Two rooms have queens", of a note that counts or lists two.
export function isRoomsOfNote(
  { read, bySentence }: SectionReading,
  { number, proof }: { number: NumberMention; proof: LedgerProof },
): boolean {
  if (read.tokens[number.last + 1]?.word !== "rooms") return false;
  const beds = bySentence[read.tokens[number.first]?.sentence ?? 0]?.filter(({ claim }) => claim.kind === "bed") ?? [];
  return beds.some(({ claim }) => isCountOfNote(number.value, claim.id, proof));
}

const FEW = 4;
const ABSTRACT =
  /^(reason|thing|way|option|choice|side|kind|sort|purpose|job|mood|task|meal|load|round|question|word|good)s?$/;

// "Two reasons to stay", "three things to know": they count the sentence's own points.
export function isFewOf({ read }: SectionReading, { value, last }: NumberMention): boolean {
  const [next = "", after = ""] = [read.tokens[last + 1]?.word, read.tokens[last + 2]?.word];
  return value <= FEW && (ABSTRACT.test(next) || (/^(places|spots)$/.test(next) && after === "to"));
}

// "After ten", where a fact says 22:00.
export function isHourOfDay(
  { read }: SectionReading,
  { number, proof }: { number: NumberMention; proof: LedgerProof },
): boolean {
  const [before = "", earlier, third] = [1, 2, 3].map((step) => read.tokens[number.first - step]?.word ?? "");
  const isSpan = before === "and" && third === "between";
  if (!isSpan && !/^(at|after|until|till|from|by|before|past|between|to)$/.test(before)) return false;
  if (before === "to" && earlier !== "quarter") return false;
  const minutes = before === "past" && earlier === "half" ? 30 : before === "to" && earlier === "quarter" ? -15 : 0;
  const decimal = number.value - 1 + 0.45;
  if (minutes < 0 && proof.facts.some(({ reading }) => reading.numbers.some((one) => Math.abs(one - decimal) < 0.001)))
    return true;
  const times = [number.value * 60 + minutes, (number.value + 12) * 60 + minutes];
  return proof.facts.some(({ reading }) => times.some((time) => reading.times.includes(time)));
}

// "Open until two": a fixed hour.
export function isSetHour({ read }: SectionReading, { value, first, last }: NumberMention): boolean {
  const token = read.tokens[first];
  const span = read.sentences[token?.sentence ?? 0];
  if (!token || !span || value > 24 || read.tokens[last + 1]?.isJoined) return false;
  if (!/^(until|till|at|from|by)$/.test(read.tokens[first - 1]?.word ?? "")) return false;
  return /\b(open|opens|closes|closed|check-?in|check-?out|served|runs|starts|leaves)\b/i.test(
    wordsBefore(read, span, token),
  );
}

// A sentence without end is looked at only near the number, so that many numbers do not each read all of it.
const LOOKED_AT = 400;

type Span = { start: number; end: number };

function wordsBefore({ text }: { text: string }, span: Span, { start }: { start: number }): string {
  return text.slice(Math.max(span.start, start - LOOKED_AT), start);
}

function wordsAround({ text }: { text: string }, span: Span, { start }: { start: number }): string {
  return text.slice(Math.max(span.start, start - LOOKED_AT), Math.min(span.end, start + LOOKED_AT));
}

const SET_HOURS =
  /\b(check|comes|quiet|loud|noise|open|opens|close|closes|closed|curfew|served?|allowed|runs?|starts?|begins?|leaves?|ends?|is at|are at|shows?|tours?|bus|tram|train|metro|ferry|market|bakery|pub|bar|shop|music|rules?|nobody|silent)\b/i;

// "Work until five": an hour of the guest's own day.
export function isHourOfGuest({ read }: SectionReading, { value, first, last }: NumberMention): boolean {
  const token = read.tokens[first];
  const span = read.sentences[token?.sentence ?? 0];
  const after = read.tokens[last + 1];
  if (!token || !span || value > 12 || (after?.isJoined && !/^(and|or|but)$/.test(after.word))) return false;
  const isMeal = /\b(dinner|supper|lunch)\b/i.test(wordsBefore(read, span, token));
  if (isMeal && read.tokens[first - 1]?.word === "at" && !/\bserved\b/i.test(wordsAround(read, span, token)))
    return true;
  const said = wordsAround(read, span, token);
  if (!SET_HOURS.test(said) && /^(at|by|until|till|after|before|past)$/.test(read.tokens[first - 1]?.word ?? ""))
    return true;
  const isOpening = /^(work|sleep|read|stay|be|get|walk|swim|play|cook|eat)$/.test(read.tokens[span.first]?.word ?? "");
  return isOpening && /^(until|till|by|past|after)$/.test(read.tokens[first - 1]?.word ?? "");
}

// "Skip the $30": a price belongs to one fact.
export function isMoney({ read }: SectionReading, { value, first }: NumberMention, proof: LedgerProof): boolean {
  const token = read.tokens[first];
  if (!token || !/[$€£]/.test(read.text.charAt(token.start - 1))) return false;
  return proof.facts.some(({ fact, reading }) => reading.numbers.includes(value) && /[$€£]/.test(String(fact.value)));
}

const SET_TIMES = /\b(check|quiet|open|opens|close|closes|closed|until|till|curfew|served?|allowed|runs?|last)\b/i;

// "Land at midnight", "sleep until noon": when a guest does something, and no fixed hour.
export function isTimeOfGuest({ read }: SectionReading, { first }: NumberMention): boolean {
  const token = read.tokens[first];
  const span = read.sentences[token?.sentence ?? 0];
  if (!token || !span || !/^(noon|midnight)$/.test(token.word)) return false;
  const said = wordsAround(read, span, token).replace(/\bsleep (until|till)\b/i, "");
  return !SET_TIMES.test(said);
}

// "Seats ten", "seating for ten": chairs, not beds.
export function isSeatCount({ read }: SectionReading, { first, last: end }: NumberMention): boolean {
  const before = [1, 2, 3].map((step) => read.tokens[first - step]?.word ?? "");
  const [last = "", second = ""] = before;
  if (/^(seats|seat|seating)$/.test(last) || /^(seats|chairs|places)$/.test(read.tokens[end + 1]?.word ?? ""))
    return true;
  return (
    /^(for|to|around)$/.test(last) &&
    before.slice(1).some((word) => /^(seats|seat|seating|chairs)$/.test(word)) &&
    second !== ""
  );
}

const SEAT = /^(seat|chair|table|sit|dining|bench|stool|sofa|island)/;

export function isSeatsProved(
  reading: SectionReading,
  { number, proof }: { number: NumberMention; proof: LedgerProof },
): boolean {
  const sentence = reading.read.tokens[number.first]?.sentence ?? 0;
  if (isSeatLeft(number, proof)) return true;
  return proof.facts.some((fact) => {
    if (reading.isModels && !sharesWord(reading, sentence, { fact })) return false;
    if (fact.fact.key === "amenity.dining-table" && fact.fact.qualifiers.count === number.value) return true;
    return fact.reading.numbers.includes(number.value) && fact.reading.words.some((word) => SEAT.test(word));
  });
}

// "Two seats stay free", of a table for eight in a home for six.
function isSeatLeft({ value }: NumberMention, proof: LedgerProof): boolean {
  const guests = proof.numberOf("guests") ?? 0;
  return proof.facts.some(
    ({ reading }) =>
      reading.words.some((word) => SEAT.test(word)) && reading.numbers.some((seats) => seats - guests === value),
  );
}

// A note that counts the same thing: "max two dogs".
export function isSaidTogether({
  number,
  noun,
  proof,
}: {
  number: NumberMention;
  noun: Mention;
  proof: LedgerProof;
}): boolean {
  const counted = countOf(number.value, noun.claim.id);
  return proof.facts.some(({ fact, reading }) => !ROOM_KEYS.has(fact.key) && reading.counted.includes(counted));
}
