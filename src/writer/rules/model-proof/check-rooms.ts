import type { Finding } from "../finding.ts";
import type { LedgerProof, ProvingFact } from "../proof/ledger-proof.ts";
import { wordsOfFact } from "../proof/ledger-words.ts";
import type { Mention } from "../proof/mentions/find-mentions.ts";
import { findingAt, isQuoted, type SectionReading } from "../proof/section-reading.ts";
import { OUR_LEDGER } from "../rule-sources.ts";

const VERDICT = { rule: "proof.room-of", severity: "block", source: OUR_LEDGER } as const;
const ROOMS = new Set(["bedrooms", "bathrooms"]);
const HOLDING = new Set([
  "has",
  "have",
  "with",
  "holds",
  "hold",
  "gets",
  "get",
  "offers",
  "includes",
  "comes",
  "contains",
]);
// What may stand in one room or in another.
const ROOM_THINGS =
  /amenity\.(tv|workspace|fireplace|air-conditioning|ceiling-fan|portable|mini-fridge|refrigerator|coffee|safe|game|piano|view|washer|dryer|kettle|microwave|record|sound|books|bathtub|hot-tub|sauna)|^(sofa bed|futon|desk|balcony|terrace|patio|views|sofa|tub|office|armchair|skylight|vanity)/;
const BATHROOM_THINGS = /bathtub|tub|vanity/;
const BEDROOM_THINGS = /air-conditioning|skylight/;

// "A TV in the bedroom", "each bedroom has a balcony": that both are there does not say that they are together.
export function checkRooms(reading: SectionReading, proof: LedgerProof): Finding[] {
  const scope = proof.facts.find(({ fact }) => fact.key === "home.scope")?.fact.value;
  // In a rented room everything is in that room.
  const isOneRoom = scope !== undefined && scope !== "entire";
  const findings: Finding[] = misplacedLaundry(reading, proof);
  for (const room of reading.mentions) {
    if (!ROOMS.has(room.claim.id) || room.isNegated || isQuoted(reading, room.first, room.last)) continue;
    const things = isOneRoom ? [] : thingsIn(reading, room);
    if (isOwnBathroom(reading, room) && !isEnsuiteKnown(proof)) {
      findings.push(findingAt(reading, [room.first, room.last], VERDICT));
      continue;
    }
    const wrong = isEach(reading, room) && !isEachProved(reading, room, proof) ? room : undefined;
    const misplaced = wrong ?? things.find((thing) => !isThere(room, thing, proof));
    if (!misplaced) continue;
    const span: [number, number] = [misplaced.first, misplaced.last];
    findings.push(findingAt(reading, span, VERDICT));
  }
  return findings;
}

const LAUNDRY = new Set(["amenity.washer", "amenity.dryer", "amenity.washer-dryer", "laundry"]);
const INSIDE = /^(?:is|are|right)? ?in (?:the|your) (?:suite|apartment|flat|unit|condo|studio|room|bedroom)\b/;

// "The washer is in the suite", of one in the building or in a house that is shared.
function misplacedLaundry(reading: SectionReading, proof: LedgerProof): Finding[] {
  const { tokens } = reading.read;
  const isEntire = proof.isEntire;
  return reading.mentions.flatMap(({ claim, first, last }) => {
    if (!LAUNDRY.has(claim.id)) return [];
    const after = tokens.slice(last + 1, last + 5).map(({ word }) => word);
    if (!INSIDE.test(after.join(" "))) return [];
    const isInside = proof
      .supportOf(claim.id)
      .positive.some(
        ({ fact }) => fact.qualifiers.where === "in unit" || (isEntire && fact.qualifiers.where === undefined),
      );
    return isInside ? [] : [findingAt(reading, [first, last], VERDICT)];
  });
}

// "The loft has its own bathroom" says which room it belongs to.
function isOwnBathroom({ read }: SectionReading, { claim, first }: Mention): boolean {
  const [own, whose] = [read.tokens[first - 1]?.word, read.tokens[first - 2]?.word];
  return claim.id === "bathrooms" && own === "own" && (whose === "its" || whose === "their");
}

function isEnsuiteKnown(proof: LedgerProof): boolean {
  const isNoted = proof.facts.some(({ fact, claims }) => fact.field === "bedroom_notes" && claims.has("bathrooms"));
  return (
    isNoted || proof.supportOf("ensuite").positive.length > 0 || proof.supportOf("bathrooms").positive.some(isPrivate)
  );
}

function isPrivate({ fact, claims }: ProvingFact): boolean {
  return fact.qualifiers.access === "private" || (fact.key === "space" && claims.has("private"));
}

function isEach({ read }: SectionReading, { first }: Mention): boolean {
  const [before = "", earlier = ""] = [read.tokens[first - 1]?.word, read.tokens[first - 2]?.word];
  return /^(each|every|both)$/.test(before) || earlier === "all";
}

// A note says "each" too, or as many rooms as there are have the thing.
function isEachProved({ bySentence }: SectionReading, room: Mention, proof: LedgerProof): boolean {
  const isSaid = proof.facts.some((fact) => {
    const words = wordsOfFact(fact);
    return (
      (words.has("each") || words.has("every") || words.has("all") || words.has("both")) &&
      (fact.claims.has(room.claim.id) || (room.claim.id === "bedrooms" && fact.fact.field === "bedroom_notes"))
    );
  });
  if (isSaid) return true;
  const key = room.claim.id === "bedrooms" ? "bedroom" : "bathroom";
  const rooms = proof.facts.filter(({ fact }) => fact.key === key);
  const said =
    bySentence[room.sentence]?.filter(({ claim, first }) => claim.kind !== "attribute" && first > room.last) ?? [];
  return (
    rooms.length > 0 && said.length > 0 && said.every(({ claim }) => rooms.every(({ claims }) => claims.has(claim.id)))
  );
}

// What the sentence puts into the room: "in the bedroom" after it, or "the bedroom has" before it.
function thingsIn({ read, bySentence }: SectionReading, room: Mention): Mention[] {
  const others = bySentence[room.sentence]?.filter(({ claim }) => ROOM_THINGS.test(claim.id)) ?? [];
  if (isLocation(read.tokens, room)) {
    const before = others.findLast(({ last }) => last < room.first);
    return before && room.first - before.last <= 5 && !hasVerbBetween(read.tokens, before.last, room.first)
      ? [before]
      : [];
  }
  if (!HOLDING.has(read.tokens[room.last + 1]?.word ?? "")) return [];
  const after = others.find(({ first }) => first > room.last);
  return after && after.first - room.last <= 5 ? [after] : [];
}

function isLocation(tokens: readonly { word: string }[], room: Mention): boolean {
  const [before, earlier] = [tokens[room.first - 1]?.word, tokens[room.first - 2]?.word];
  return (
    before === "in" ||
    (earlier === "in" &&
      /^(the|your|each|every|both|a|one|main|master|second|third|other|guest|spare|back|front|larger|smaller)$/.test(
        before ?? "",
      )) ||
    (tokens[room.first - 3]?.word === "in" && /^(the|a|your)$/.test(earlier ?? ""))
  );
}

function hasVerbBetween(tokens: readonly { word: string }[], from: number, to: number): boolean {
  for (let at = from + 1; at < to; at += 1) if (tokens[at]?.word === "and" || tokens[at]?.word === "or") return true;
  return false;
}

function isThere(room: Mention, thing: Mention, proof: LedgerProof): boolean {
  const isUsual = room.claim.id === "bathrooms" ? BATHROOM_THINGS : BEDROOM_THINGS;
  if (isUsual.test(thing.claim.id)) return true;
  // A thing that no fact proves is a finding of its own.
  const { positive } = proof.supportOf(thing.claim.id);
  if (positive.length === 0) return true;
  const key = room.claim.id === "bedrooms" ? "bedroom" : "bathroom";
  return positive.some(
    ({ fact, claims }) => fact.key === key || claims.has(room.claim.id) || fact.field === `${key}_notes`,
  );
}
