import { baseForms } from "../lexicon/base-forms.ts";
import { isHarmless } from "../lexicon/is-harmless.ts";
import type { LedgerProof, ProvingFact } from "./ledger-proof.ts";
import { wordsOfFact } from "./ledger-words.ts";
import type { NumberMention } from "./read-numbers.ts";
import type { SectionReading } from "./section-reading.ts";

export const DISTANCE_UNITS = new Set(["minute", "mile", "kilometer", "block", "hour", "meter", "step", "yard"]);

// How one gets there is no place.
const WAYS = new Set(
  "walk walking walkable drive driving foot min minute mile block km kilometer m meter hour step yard away car about approx distance nearby transport".split(
    " ",
  ),
);

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

const placesByProof = new WeakMap<LedgerProof, Set<string>>();

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
