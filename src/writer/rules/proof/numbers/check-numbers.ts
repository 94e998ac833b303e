import type { Finding } from "../../finding.ts";
import { OUR_LEDGER } from "../../rule-sources.ts";
import { type LedgerProof, measureOf, type ProvingFact, unitOf } from "../ledger-proof.ts";
import { sharesWord } from "../ledger-words.ts";
import type { Mention } from "../mentions/find-mentions.ts";
import { findingAt, isQuoted, type SectionReading } from "../section-reading.ts";
import { DISTANCE_UNITS, isCountProved, isDistanceOfPlace } from "./count-and-distance-proof.ts";
import {
  isCars,
  isCarsProved,
  isDuration,
  isFewOf,
  isHourOfDay,
  isHourOfGuest,
  isMoney,
  isOfStay,
  isPeople,
  isRoomsOfNote,
  isSaidTogether,
  isSeatCount,
  isSeatsProved,
  isSetHour,
  isSomeOfThem,
  isTimeOfGuest,
} from "./loose-numbers.ts";
import { isToldNumber } from "./numbers-in-notes.ts";
import { type NumberMention, readNumbers } from "./read-numbers.ts";

const UNITS = new Set(
  "minute mile kilometer block hour meter foot inch mbps gbps acre yard sq square sqft step night day week month year person car vehicle".split(
    " ",
  ),
);
const BARRIERS = new Set(
  "of in on at and or the a an to for with has have is are from by as can if that which".split(" "),
);
const SLEEPING = new Set([
  "sleeps",
  "sleep",
  "sleeping",
  "accommodates",
  "accommodate",
  "hosts",
  "fits",
  "fit",
  "welcomes",
  "houses",
]);
// "Seating for six" counts seats, not guests.
const SEATS =
  /^(parking|table|seating|seats?|space|room|desk|cars?|grill|bikes?|kayaks?|bar|nook|island|booth|bench|chairs?)$/;
// "2BR", "1BA": how titles count rooms.
const SHORT_COUNTS = new Map([
  ["br", "bedrooms"],
  ["bd", "bedrooms"],
  ["bdr", "bedrooms"],
  ["bed", "bedrooms"],
  ["ba", "bathrooms"],
]);
const REACH = 4;
// The third of anything claims little; a sixth generation much.
const FEW = 3;

// Every number must be one that the ledger gives for the same noun, unit or time.
export function checkNumbers(reading: SectionReading, proof: LedgerProof): Finding[] {
  const findings: Finding[] = [];
  for (const number of readNumbers(reading.read.tokens)) {
    if (isQuoted(reading, number.first, number.last) || isPartOfName(reading, number)) continue;
    if (reading.neutralAt[number.first]) continue;
    if (isProved(reading, number, proof) || (reading.isModels && isToldNumber(reading, { number, proof }))) continue;
    const last = nounAfter(reading, number)?.last ?? number.last;
    const verdict = { rule: "proof.number", severity: "block", source: OUR_LEDGER } as const;
    findings.push(findingAt(reading, [number.first, last], verdict));
  }
  return findings;
}

// "24-hour check-in", "5-star": the phrase is checked as a whole.
function isPartOfName({ mentionAt }: SectionReading, { first, last }: NumberMention): boolean {
  const mention = mentionAt[first];
  return mention !== undefined && (mention.last > last || mention.first < first);
}

function isProved(reading: SectionReading, number: NumberMention, proof: LedgerProof): boolean {
  if (number.kind === "time") {
    return isTimeOfGuest(reading, number) || proof.facts.some(({ reading: fact }) => fact.times.includes(number.value));
  }
  const short = SHORT_COUNTS.get(number.unit ?? "");
  if (short) return number.value === proof.numberOf(short);
  const noun = nounAfter(reading, number);
  if (number.kind === "ordinal") return isOrdinalProved(reading, { number, noun, proof });
  if (isCars(reading, number)) return isCarsProved(number, proof);
  if (noun?.claim.id === "guests" && isSomeOfThem(reading, { number, noun, proof })) return true;
  if (noun && isSaidTogether({ number, noun, proof })) return true;
  if (noun && isCounted(noun)) return isCountProved(reading, { number, noun, proof });
  if (isDuration(reading, number) || isOfStay(reading, number) || isFewOf(reading, number)) return true;
  const unit = unitAfter(reading, number);
  if (unit) return isMeasureProved(reading, { number, unit, proof });
  if (isSeatCount(reading, number)) return isSeatsProved(reading, { number, proof });
  if (isSetHour(reading, number)) return isHourOfDay(reading, { number, proof });
  if (isMoney(reading, number, proof) || isHourOfGuest(reading, number)) return true;
  if (isPeople(reading, { number, proof }) || isHourOfDay(reading, { number, proof })) return true;
  if (isRoomsOfNote(reading, { number, proof })) return true;
  if (isGuestCount(reading, number))
    return (
      number.value === proof.numberOf("guests") || (!isSleeping(reading, number) && isNoted(reading, number, proof))
    );
  if (number.value === proof.numberOf("rule.minimum-age")) return true;
  if (noun) return isAmenityCount({ number, noun, proof, isModels: reading.isModels });
  if (isPartOfBathrooms(reading, number, proof)) return true;
  return isLooseNumber(reading, number) || isAnyNumber(reading, number, proof);
}

function isCounted({ claim }: Mention): boolean {
  return claim.kind === "count" || claim.kind === "bed";
}

// The thing a number counts: the next known noun, over at most three other words.
function nounAfter({ read, mentionAt }: SectionReading, { last }: NumberMention): Mention | null {
  for (let at = last + 1; at <= last + REACH; at += 1) {
    const token = read.tokens[at];
    if (!token?.isJoined || BARRIERS.has(token.word)) return null;
    const mention = mentionAt[at];
    if (mention && ["count", "bed", "thing", "home"].includes(mention.claim.kind)) return mention;
  }
  return null;
}

function unitAfter({ read }: SectionReading, { unit, last }: NumberMention): string | null {
  if (unit) return unitOf(unit);
  const next = read.tokens[last + 1];
  if (!next?.isJoined || next.word === "in" || next.word === "m") return null;
  const name = unitOf(next.word);
  return UNITS.has(name) || UNITS.has(name.replace(/s$/, "")) ? name : null;
}

type Measured = { number: NumberMention; unit: string; proof: LedgerProof };

function isMeasureProved(reading: SectionReading, { number, unit, proof }: Measured): boolean {
  const wanted = measureOf(number.value, unit === "square" || unit === "sqft" ? "sq" : unit);
  const facts = proof.facts.filter(({ reading: fact }) => fact.measures.includes(wanted) || isArea(wanted, fact));
  if (!DISTANCE_UNITS.has(unit)) return facts.length > 0 || isAnyNumber(reading, number, proof);
  return facts.length > 0 && isDistanceOfPlace(reading, { number, facts, proof });
}

function isArea(wanted: string, { numbers, words }: ProvingFact["reading"]): boolean {
  const isSize = words.some((word) => /^(square|sq|sqm|sqft|m2|area)$/.test(word));
  return wanted.endsWith(" sq") && isSize && numbers.includes(Number.parseFloat(wanted));
}

function isGuestCount({ read }: SectionReading, { first, last }: NumberMention): boolean {
  const before = read.tokens[first - 1]?.word ?? "";
  const earlier = read.tokens[first - 2]?.word ?? "";
  const next = read.tokens[last + 1];
  if (SLEEPING.has(before)) return true;
  if (before === "to" && earlier === "up") return true;
  const endsThere = !next?.isJoined || BARRIERS.has(next.word) || next.word === "people";
  if (before === "of" && earlier === "party") return true;
  return before === "for" && endsThere && !SEATS.test(earlier);
}

function isSleeping({ read, isModels }: SectionReading, { first }: NumberMention): boolean {
  return isModels && /^sleeps?$/.test(read.tokens[first - 1]?.word ?? "");
}

type AmenityCount = { number: NumberMention; noun: Mention; proof: LedgerProof; isModels: boolean };

function isAmenityCount({ number, noun, proof, isModels }: AmenityCount): boolean {
  const facts = [...new Set(proof.supportOf(noun.claim.id).positive)];
  if (facts.length === 0) return true;
  const known = facts.flatMap(({ fact, reading }) => [...reading.numbers, fact.qualifiers.count ?? reading.numbers[0]]);
  const counts = known.filter((count) => count !== undefined);
  if (counts.length === 0) return number.value === 1 || number.value === facts.length;
  return counts.includes(number.value) || (!isModels && number.value === facts.length);
}

function isOrdinalProved(
  reading: SectionReading,
  { number, noun, proof }: { number: NumberMention; noun: Mention | null; proof: LedgerProof },
): boolean {
  const next = reading.read.tokens[number.last + 1]?.word ?? "";
  if (next === "floor" || next === "story" || next === "storey") {
    const isSaid = proof.facts.some(
      ({ reading: fact }) =>
        fact.words.includes(next) && (fact.ordinals.includes(number.value) || fact.numbers.includes(number.value)),
    );
    return number.value === proof.numberOf("floor") || isSaid;
  }
  const total = noun ? proof.numberOf(noun.claim.id) : null;
  // "A second pool": there must be two.
  if (reading.isModels && noun?.claim.kind === "thing" && number.value > 1 && total === null) {
    const { positive } = proof.supportOf(noun.claim.id);
    return positive.length === 0 || positive.some((fact) => isSeveral(fact, number.value));
  }
  if (total === null && reading.isModels && number.value > FEW) {
    const said = ({ reading: fact }: ProvingFact) => [...fact.ordinals, ...fact.numbers].includes(number.value);
    const sentence = reading.read.tokens[number.first]?.sentence ?? 0;
    return proof.facts.some((fact) => said(fact) && (!fact.isNearby || sharesWord(reading, sentence, { fact })));
  }
  if (total === null || number.value <= Math.ceil(total)) return true;
  // "A second guest", where a note tells what one costs.
  const sentence = reading.read.tokens[number.first]?.sentence ?? 0;
  return proof.facts.some(
    (fact) => fact.reading.ordinals.includes(number.value) && sharesWord(reading, sentence, { fact }),
  );
}

function isSeveral({ fact, reading }: ProvingFact, value: number): boolean {
  const counts = [...reading.numbers, ...reading.ordinals, fact.qualifiers.count ?? 1];
  return (
    counts.some((count) => count >= value) || reading.words.some((word) => /^(more|several|many|multiple)$/.test(word))
  );
}

// "Two of the bathrooms are ensuite": as many as the ledger lists with that.
function isPartOfBathrooms({ read, bySentence }: SectionReading, { value, last }: NumberMention, proof: LedgerProof) {
  if (read.tokens[last + 1]?.word !== "of") return false;
  const rooms = proof.facts.filter(({ fact }) => fact.key === "bathroom");
  const said = bySentence[read.tokens[last]?.sentence ?? 0] ?? [];
  return said.some(
    ({ claim }) => claim.id !== "bathrooms" && rooms.filter(({ claims }) => claims.has(claim.id)).length === value,
  );
}

// "One of them", "one more", "the other one", "no one": no count of anything.
function isLooseNumber({ read }: SectionReading, { value, first, last }: NumberMention): boolean {
  const word = read.tokens[first]?.word;
  return (value === 1 && first === last && word === "one") || word === "both";
}

// "The table is for 14": a note gives the number for something that the sentence names.
function isNoted(reading: SectionReading, { value, first }: NumberMention, proof: LedgerProof): boolean {
  const sentence = reading.read.tokens[first]?.sentence ?? 0;
  return proof.facts.some(
    (fact) =>
      /^(space|note)$/.test(fact.fact.key) &&
      fact.reading.numbers.includes(value) &&
      sharesWord(reading, sentence, { fact }),
  );
}

// "Built in 1890": of the home, whatever it is called.
function isOfHome({ read, bySentence }: SectionReading, sentence: number): boolean {
  const span = read.sentences[sentence];
  const words = read.tokens.slice(span?.first, span?.last).map(({ word }) => word);
  return (
    words.some((word) => /^(it|its|this|here|building|walls|place|since|family|built|dates)$/.test(word)) ||
    (bySentence[sentence]?.some(({ claim }) => claim.kind === "home") ?? false)
  );
}

function isYear(value: number): boolean {
  return Number.isInteger(value) && value >= 1500 && value <= 2100;
}

// A number that some fact has; in a model's text, a fact that the sentence speaks of.
function isAnyNumber(reading: SectionReading, { value, first }: NumberMention, proof: LedgerProof): boolean {
  const sentence = reading.read.tokens[first]?.sentence ?? 0;
  return proof.facts.some(
    (fact) =>
      fact.reading.numbers.includes(value) &&
      (!reading.isModels || (isYear(value) && isOfHome(reading, sentence)) || sharesWord(reading, sentence, { fact })),
  );
}
