import { ownValue } from "#shared/own-value.ts";
import type { Qualifiers } from "#writer/ledger/fact.ts";
import { baseForms } from "../../../text/word-forms.ts";
import type { Finding } from "../../finding.ts";
import { claimOf } from "../../lexicon/lexicon.ts";
import { OUR_LEDGER } from "../../rule-sources.ts";
import type { LedgerProof, ProvingFact } from "../ledger-proof.ts";
import { isGrammar, sharesWord, wordsOfFact } from "../ledger-words.ts";
import { findingAt, isAsked, isQuoted, type SectionReading } from "../section-reading.ts";
import { provingFacts } from "./check-mentions.ts";
import type { Mention } from "./find-mentions.ts";

const LINKS = new Set(["is", "are", "be", "was", "stays", "stay", "both", "fully", "also", "all", "comes"]);
const BARRIERS = new Set([
  "of",
  "in",
  "the",
  "a",
  "an",
  "with",
  "for",
  "to",
  "on",
  "at",
  "by",
  "is",
  "are",
  "that",
  "has",
]);
// In a home let whole these rooms are not shared.
const OWN_ROOMS = new Set([
  "bathrooms",
  "bedrooms",
  "amenity.kitchen",
  "amenity.kitchenette",
  "living room",
  "ensuite",
  "half-bath",
]);
// What a guest pays for or shares is never taken from a note about something else.
const RESERVED = new Set([
  "private",
  "shared",
  "free",
  "paid",
  "heated",
  "indoor",
  "outdoor",
  "seasonal",
  "on request",
]);
const SAME_PLACE: Record<string, string> = {
  garden: "amenity.backyard",
  backyard: "amenity.backyard",
  lawn: "amenity.backyard",
  patio: "amenity.patio",
  balcony: "amenity.patio",
  "amenity.parking": "transport",
  "street parking": "transport",
};
const TRAILING = new Set(["for", "on", "upon", "at", "by", "if", "costs", "extra", "additional"]);
const REACH = 4;

// "Private", "heated", "free": each belongs to a thing, and that thing's fact must say it.
export function checkAttributes(reading: SectionReading, proof: LedgerProof): Finding[] {
  const findings: Finding[] = [];
  for (const mention of reading.mentions) {
    if (mention.claim.kind !== "attribute" || mention.isNegated) continue;
    if (isQuoted(reading, mention.first, mention.last) || isWhereabouts(reading, mention)) continue;
    if (reading.isModels && isOwnDoing(reading, mention)) continue;
    const target = targetOf(reading, mention);
    if (isProved(reading, { mention, target, proof })) continue;
    const span: [number, number] = [mention.first, target && target.first > mention.last ? target.last : mention.last];
    const rule = target && isOpposed(mention, target, proof) ? "proof.contradiction" : "proof.attribute";
    findings.push(findingAt(reading, span, { rule, severity: "block", source: OUR_LEDGER }));
  }
  return findings;
}

const OPPOSITES: Record<string, Qualifiers> = {
  private: { access: "shared" },
  shared: { access: "private" },
  free: { cost: "paid" },
  paid: { cost: "free" },
  indoor: { setting: "outdoor" },
  outdoor: { setting: "indoor" },
};

// "The private pool", of one that is known to be shared.
function isOpposed({ claim }: Mention, target: Mention, proof: LedgerProof): boolean {
  const opposite = Object.entries(ownValue(OPPOSITES, claim.id) ?? {});
  const facts = proof.supportOf(target.claim.id).positive.map(({ fact }) => new Map(Object.entries(fact.qualifiers)));
  return opposite.some(([name, value]) => facts.some((qualifiers) => qualifiers.get(name) === value));
}

// "Indoors, a piano": where the reader is, not what the piano is.
function isWhereabouts(reading: SectionReading, { first, last, claim }: Mention): boolean {
  const { read } = reading;
  if (claim.id !== "indoor" && claim.id !== "outdoor") return false;
  const isAdverb = first === last && (read.tokens[first]?.word ?? "").endsWith("doors");
  const before = read.tokens[first - 1];
  if (isAdverb && reading.isModels && before?.word === "stay" && isAsked(reading, first)) return true;
  return isAdverb && !(before?.sentence === read.tokens[first]?.sentence && LINKS.has(before?.word ?? ""));
}

// "For free", "on request": these stand after their thing, or open a clause before it.
function targetOf(reading: SectionReading, mention: Mention): Mention | null {
  const opening = reading.read.tokens[mention.first];
  if (isOwn(reading, mention)) return thingAfter(reading, mention);
  if (mention.first === mention.last || !TRAILING.has(opening?.word ?? "")) {
    return thingAfter(reading, mention) ?? thingBefore(reading, mention);
  }
  const things = reading.bySentence[mention.sentence]?.filter(isThing) ?? [];
  const before = things.findLast(({ last }) => last < mention.first) ?? null;
  const after = things.find(({ first }) => first > mention.last) ?? null;
  const previousEnd = reading.read.tokens[mention.first - 1]?.end ?? 0;
  const opensThought = /[;:]/.test(reading.read.text.slice(previousEnd, opening?.start));
  return opensThought ? (after ?? before) : (before ?? after);
}

type Attached = { mention: Mention; target: Mention | null; proof: LedgerProof };

function isProved(reading: SectionReading, { mention, target, proof }: Attached): boolean {
  const attribute = mention.claim.id;
  if (!target) {
    if (attribute === "free" && reading.isModels && isPaidFor(reading, mention, proof)) return false;
    if (isOwn(reading, mention) || proof.supportOf(attribute).positive.length > 0) return true;
    return proof.facts.some(
      (fact) => wordsOfFact(fact).has(attribute) && sharesWord(reading, mention.sentence, { fact, except: mention }),
    );
  }
  if (target.isNegated) return true;
  const facts = provingFacts(reading, target, proof.supportOf(target.claim.id).positive);
  // A thing that no fact proves is a finding of its own.
  if (facts.length === 0) return true;
  if (facts.some(({ claims }) => claims.has(attribute))) return true;
  if (siblingsOf(target, proof).some(({ claims }) => claims.has(attribute))) return true;
  if (isSaidOfSame(reading, { mention, target, proof })) return true;
  if (!RESERVED.has(attribute) && isNoted(attribute, proof)) return true;
  // A guest of one room shares what stands elsewhere in the home.
  if (attribute === "shared" && reading.isModels && proof.supportOf("shared").positive.length > 0 && !proof.isEntire)
    return !facts.some(({ claims }) => claims.has("private"));
  const isHomeItself = target.claim.kind === "home" || target.claim.kind === "scope";
  return attribute === "private" && proof.isEntire && (isHomeItself || OWN_ROOMS.has(target.claim.id));
}

const COSTS =
  /\b\d+k? ?(?:cfa|dirhams?|lari|kr|kroner|reais|baht|zl|zloty|yen|pesos?|dong|rupees?|rand|dinar|a day|a night|per)\b|\b(fee|paid|charge|extra|rent|[$€£]\d+|dollars|euros?)\b/i;

// "Riding is free", where a note says what it costs.
function isPaidFor(reading: SectionReading, mention: Mention, proof: LedgerProof): boolean {
  return proof.facts.some(
    (fact) =>
      fact.fact.field !== undefined &&
      COSTS.test(String(fact.fact.value)) &&
      sharesWord(reading, mention.sentence, { fact, except: mention }),
  );
}

// "Breakfast can be had for a fee": a note says the same of breakfast.
function isSaidOfSame({ read }: SectionReading, { mention, target, proof }: Attached): boolean {
  if (!target || mention.claim.id === "private" || mention.claim.id === "free") return false;
  const names = read.tokens.slice(target.first, target.last + 1).filter(({ word }) => !isGrammar(word));
  return proof.facts.some(
    (fact) =>
      fact.claims.has(mention.claim.id) &&
      names.some(({ word }) => baseForms(word).some((form) => wordsOfFact(fact).has(form))),
  );
}

// A garden is the backyard of the amenity list; "patio or balcony" is whichever a note names.
function siblingsOf({ claim }: Mention, proof: LedgerProof): ProvingFact[] {
  const key = SAME_PLACE[claim.id];
  return key ? proof.facts.filter(({ fact }) => fact.key === key) : [];
}

// A note in a field about one room names no thing: "fully equipped, stainless steel".
function isNoted(attribute: string, proof: LedgerProof): boolean {
  return proof
    .supportOf(attribute)
    .positive.some(({ fact, reading }) => fact.key === "space" && !reading.mentions.some(({ id }) => isThingId(id)));
}

function isThingId(id: string): boolean {
  const kind = claimOf(id)?.kind;
  return kind === "thing" || kind === "bed" || kind === "count";
}

// "At your own pace" owns nothing.
function isOwn({ read }: SectionReading, { first }: Mention): boolean {
  const word = read.tokens[first]?.word;
  return word === "your" || word === "its";
}

// "You lay out your own futon": who does it, and not whose it is.
function isOwnDoing(reading: SectionReading, { first }: Mention): boolean {
  const { tokens } = reading.read;
  if (tokens[first]?.word !== "your" || tokens[first + 1]?.word !== "own" || !isAsked(reading, first)) return false;
  const before = [first - 1, first - 2].map((at) => tokens[at]?.word ?? "");
  return before.some((word) =>
    /^(lay|make|cook|carry|wash|do|mix|pour|light|brew|bake|bring|pack|grill|chop|wear)$/.test(word),
  );
}

function thingAfter({ read, mentionAt }: SectionReading, { last }: Mention): Mention | null {
  for (let at = last + 1; at <= last + REACH; at += 1) {
    const token = read.tokens[at];
    if (!token?.isJoined || BARRIERS.has(token.word)) return null;
    const mention = mentionAt[at];
    if (mention && isThing(mention)) return mention;
  }
  return null;
}

// "The pool is heated", "a hot tub, shared with the building", "a washer for free".
function thingBefore({ read, bySentence }: SectionReading, mention: Mention): Mention | null {
  const before = read.tokens[mention.first - 1];
  const opens = read.tokens[mention.first]?.opensClause ?? false;
  if (!before || before.sentence !== mention.sentence) return null;
  if (!opens && !LINKS.has(before.word) && mention.last === mention.first) return null;
  const things = bySentence[mention.sentence]?.filter((other) => other.last < mention.first && isThing(other)) ?? [];
  // "The washer is in the apartment and free to use": what is free is the washer.
  const isOfThing = mention.claim.id === "free" || mention.claim.id === "paid";
  return (isOfThing && things.findLast(({ claim }) => claim.kind !== "home")) || (things.at(-1) ?? null);
}

function isThing({ claim }: Mention): boolean {
  return claim.kind === "thing" || claim.kind === "bed" || claim.kind === "count" || claim.kind === "home";
}
