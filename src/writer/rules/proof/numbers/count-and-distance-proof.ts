import { readText } from "../../../text/read-text.ts";
import { baseForms } from "../../../text/word-forms.ts";
import { isHarmless } from "../../lexicon/is-harmless.ts";
import type { LedgerProof, ProvingFact } from "../ledger-proof.ts";
import { wordsOfFact } from "../ledger-words.ts";
import { findMentions, type Mention } from "../mentions/find-mentions.ts";
import type { SectionReading } from "../section-reading.ts";
import { type NumberMention, readNumbers } from "./read-numbers.ts";

export const DISTANCE_UNITS = new Set(["minute", "mile", "kilometer", "block", "hour", "meter", "step", "yard"]);

// How one gets there is no place.
const WAYS = new Set(
  "walk walking walkable drive driving foot min minute mile block km kilometer m meter hour step yard away car about approx distance nearby transport".split(
    " ",
  ),
);

const placesByProof = new WeakMap<LedgerProof, Set<string>>();

type Counted = { number: NumberMention; noun: Mention; proof: LedgerProof };

// "Three bedrooms", "two queens", "one and a half bathrooms": the number the ledger has for that noun, or for the part
// of it that the sentence speaks of.
export function isCountProved(reading: SectionReading, counted: Counted): boolean {
  const { number, noun, proof } = counted;
  if (noun.claim.kind === "bed") return isBedCount(number.value, noun.claim.id, proof);
  if (noun.claim.id === "half-bath") return number.value === 1;
  const total = proof.numberOf(noun.claim.id);
  if (total !== null && number.value === total) return true;
  if (isAdjective(reading, number)) return false;
  if (noun.claim.id === "bedrooms") return isPartOfBedrooms(reading, counted, total ?? 0);
  if (noun.claim.id === "beds") return isRoomsBeds(number.value, proof);
  if (noun.claim.id === "bathrooms") return isFullBathrooms(reading, counted, total ?? 0);
  return false;
}

// "A two-bedroom home" counts them all.
function isAdjective({ read }: SectionReading, { last }: NumberMention): boolean {
  return read.tokens[last + 1]?.isHyphened ?? false;
}

// "One bedroom has a king": as many rooms as have that bed, or the rest of them.
function isPartOfBedrooms(reading: SectionReading, { number, proof }: Counted, total: number): boolean {
  const rooms = roomsOf(proof);
  const sentence = reading.read.tokens[number.first]?.sentence ?? 0;
  const beds = reading.bySentence[sentence]?.filter(({ claim }) => claim.kind === "bed") ?? [];
  if (number.value >= total) return false;
  if (rooms.length === 0 && number.value === 1) return beds.length > 0 && isOneOfSeveral(reading, number);
  if (rooms.length === 0) return beds.some(({ claim }) => isCountOfNote(number.value, claim.id, proof));
  if (number.value === 1) return true;
  const before = reading.read.tokens[number.first - 1]?.word ?? "";
  const isRest = before === "other" || before === "remaining";
  return beds.some(({ claim }) => {
    const having = rooms.filter(({ claims }) => claims.has(claim.id)).length;
    return number.value === (isRest ? total - having : having);
  });
}

// "A king in one bedroom", "one bedroom has a king": one of them, of which a note tells the beds.
function isOneOfSeveral({ read }: SectionReading, { first, last }: NumberMention): boolean {
  return read.tokens[first - 1]?.word === "in" || /^(has|with|holds|gets)$/.test(read.tokens[last + 2]?.word ?? "");
}

function isFullBathrooms(reading: SectionReading, { number, proof }: Counted, total: number): boolean {
  const next = reading.read.tokens[number.last + 1]?.word;
  if (next === "full") {
    const full = proof.facts.filter(
      ({ fact }) => fact.key === "bathroom" && String(fact.value).toLowerCase() !== "half",
    ).length;
    return number.value === Math.floor(total) || number.value === full;
  }
  const rooms = proof.facts.filter(({ fact }) => fact.key === "bathroom");
  return number.value === 1 && rooms.length > 1;
}

function isRoomsBeds(value: number, proof: LedgerProof): boolean {
  return roomsOf(proof).some((room) => bedsIn(room).reduce((sum, { count }) => sum + count, 0) === value);
}

function isBedCount(value: number, bed: string, proof: LedgerProof): boolean {
  const rooms = proof.facts.map((fact) => countOf(bed, fact)).filter((count) => count > 0);
  if (rooms.length === 0) return true;
  const total = rooms.reduce((sum, count) => sum + count, 0);
  return value === total || value === rooms.length || rooms.includes(value);
}

// "Three bedrooms have a queen", of a note that says three queens.
export function isCountOfNote(value: number, bed: string, proof: LedgerProof): boolean {
  return proof.facts.some((fact) => fact.fact.key === "space" && countOf(bed, fact) === value);
}

function countOf(bed: string, fact: ProvingFact): number {
  if (!fact.claims.has(bed)) return 0;
  return bedsIn(fact).reduce((sum, { id, count }) => sum + (id === bed ? count : 0), 0);
}

function roomsOf(proof: LedgerProof): ProvingFact[] {
  return proof.facts.filter(({ fact }) => fact.key === "bedroom");
}

// The beds a fact names with their number: "two twins and a sofa bed", "twin, twin".
function bedsIn({ fact }: ProvingFact): { id: string; count: number }[] {
  if (typeof fact.value !== "string") return [];
  const read = readText(fact.value);
  const numbers = readNumbers(read.tokens);
  return findMentions(read)
    .filter(({ claim }) => claim.kind === "bed" || claim.id === "beds")
    .map(({ claim, first }) => ({ id: claim.id, count: numbers.find(({ last }) => last === first - 1)?.value ?? 1 }));
}

type Distance = { number: NumberMention; facts: ProvingFact[]; proof: LedgerProof };

// A distance belongs to the place it was given for: the one that the sentence names just before it or just after.
export function isDistanceOfPlace(reading: SectionReading, { number, facts, proof }: Distance): boolean {
  const sentence = reading.read.sentences[reading.read.tokens[number.first]?.sentence ?? 0];
  if (!sentence) return true;
  const places = placeWords(proof);
  const isPlace = (at: number) => reading.mentionAt[at]?.claim.kind === "place" || isWordOf(reading, at, places);
  const isProved = (at: number) =>
    facts.some((fact) => namesPlace(reading, at, fact) && isSameWay(reading, number, fact));
  const before = nearest(isPlace, { from: number.first - 1, to: sentence.first - 1, step: -1 });
  const after = nearest(isPlace, { from: number.last + 1, to: sentence.last, step: 1 });
  if (before === null && after === null) return true;
  return (before !== null && isProved(before)) || (after !== null && isProved(after));
}

// "A ten-minute walk", where the note says drive.
function isSameWay({ read, isModels }: SectionReading, { last }: NumberMention, { reading }: ProvingFact): boolean {
  if (!isModels) return true;
  const after = [1, 2, 3, 4].map((step) => read.tokens[last + step]?.word ?? "").join(" ");
  const isDriven = reading.words.some((word) => /^(drive|driving|car)$/.test(word));
  const isWalked = reading.words.some((word) => /^(walk|walking|foot)$/.test(word));
  if (isDriven && !isWalked) return !/\b(walk|foot|stroll)\b/.test(after);
  return !(isWalked && !isDriven && /\b(drive|car)\b/.test(after));
}

function nearest(isMeant: (at: number) => boolean, { from, to, step }: { from: number; to: number; step: 1 | -1 }) {
  for (let at = from; at !== to; at += step) if (isMeant(at)) return at;
  return null;
}

function namesPlace(reading: SectionReading, at: number, fact: ProvingFact): boolean {
  const mention = reading.mentionAt[at];
  return (mention !== undefined && fact.claims.has(mention.claim.id)) || isWordOf(reading, at, wordsOfFact(fact));
}

function isWordOf({ read }: SectionReading, at: number, words: Set<string>): boolean {
  const word = read.tokens[at]?.word ?? "";
  return !isHarmless(word) && baseForms(word).some((form) => words.has(form) && !WAYS.has(form));
}

// The words of all facts that give a distance.
function placeWords(proof: LedgerProof): Set<string> {
  let places = placesByProof.get(proof);
  if (!places) {
    const located = proof.facts.filter(({ reading }) =>
      reading.measures.some((measure) => DISTANCE_UNITS.has(measure.split(" ")[1] ?? "")),
    );
    places = new Set(located.flatMap((fact) => [...wordsOfFact(fact)]).filter((word) => !WAYS.has(word)));
    placesByProof.set(proof, places);
  }
  return places;
}
