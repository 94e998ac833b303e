import { ownValue } from "#shared/own-value.ts";
import type { Fact, Ledger } from "#writer/ledger/fact.ts";
import { memoizeReadings } from "#writer/text/memoize-readings.ts";
import { readText } from "../../text/read-text.ts";
import { IMPLIED_THINGS } from "../lexicon/consequences.ts";
import { BROADER_KINDS, HOME_TYPE_WORDS } from "../lexicon/home-phrases.ts";
import { claimsProvedBy } from "../lexicon/lexicon.ts";
import { findMentions } from "./mentions/find-mentions.ts";
import { readNumbers } from "./numbers/read-numbers.ts";

// The same amenity lines come with home after home, so their readings are kept, up to a bound.
const readingOf = memoizeReadings(readWords, { most: 5000 });

const COUNTED_WITHIN = 3;

const SAME_UNITS: Record<string, string> = {
  mins: "minute",
  min: "minute",
  minutes: "minute",
  miles: "mile",
  mi: "mile",
  km: "kilometer",
  kilometers: "kilometer",
  kilometres: "kilometer",
  kilometre: "kilometer",
  kms: "kilometer",
  blocks: "block",
  hours: "hour",
  hrs: "hour",
  hr: "hour",
  meters: "meter",
  metres: "meter",
  metre: "meter",
  m: "meter",
  feet: "foot",
  ft: "foot",
  inches: "inch",
  in: "inch",
  steps: "step",
  yards: "yard",
  acres: "acre",
};

export type ProvingFact = {
  fact: Fact;
  // What the fact says of its subject, in ids of claims.
  claims: Set<string>;
  reading: FactReading;
  // It speaks of the surroundings, not of the home.
  isNearby: boolean;
  // It names two things of which only one need be there.
  isAlternative: boolean;
};

export type Support = { positive: ProvingFact[]; negative: ProvingFact[]; isSeen: boolean };

export type LedgerProof = {
  facts: ProvingFact[];
  supportOf: (claimId: string) => Support;
  numberOf: (key: string) => number | null;
  isEntire: boolean;
};

const BATHING = new Set(["beach", "lake", "ocean", "amenity.pool", "amenity.beach-access", "amenity.lake-access"]);

// What stands in a living room.
const SEATING = /\b(sofas?|couch(?:es)?|sectional|armchairs?|seats|fireplace|tv)\b/i;

const NOTHING: Support = { positive: [], negative: [], isSeen: false };

// A ledger as the proof needs it: which confirmed facts speak for a claim, which against it, and what is only seen.
export function proofOf(ledger: Ledger): LedgerProof {
  const supports = new Map<string, Support>();
  const numbers = new Map<string, number>();
  const facts: ProvingFact[] = [];
  for (const fact of ledger.facts) {
    if (fact.key === "place.street") continue;
    const proving = provingFact(fact);
    const says = { fact: proving, supports };
    for (const claim of claimsProvedBy(fact.key)) speak(claim.id, speaksAgainst(fact, claim.id), says);
    // A name says nothing of the home: Lake View need not have one.
    const mentions = fact.key.startsWith("place.") ? [] : proving.reading.mentions;
    for (const { id, isNegated } of mentions) {
      speak(id, isNegated || fact.value === false, says);
      if (isNegated || fact.value === false) continue;
      if (proving.isNearby && BATHING.has(id)) speak("swim", false, says);
      if (proving.isNearby) continue;
      for (const implied of IMPLIED_THINGS.get(id) ?? []) speak(implied, false, says);
    }
    if (!proving.isNearby && mentions.some(({ id, isNegated }) => id === "stairs" && !isNegated)) {
      for (const level of ["upstairs", "downstairs"]) speak(level, false, says);
    }
    if (mentions.some(({ id, isNegated }) => id === "walk up" && !isNegated)) speak("stairs", false, says);
    for (const id of impliedBy(fact)) speak(id, false, says);
    if (!fact.isConfirmed) continue;
    facts.push(proving);
    if (typeof fact.value === "number" && !numbers.has(fact.key)) numbers.set(fact.key, fact.value);
  }
  const scope = facts.find(({ fact }) => fact.key === "home.scope")?.fact.value;
  if (scope !== undefined && scope !== "entire") shareHome(facts);
  return {
    facts,
    supportOf: (claimId) => supports.get(claimId) ?? NOTHING,
    numberOf: (key) => numbers.get(key) ?? null,
    isEntire: scope === "entire",
  };
}

// Nought bedrooms are none, and a studio has no separate one.
function speaksAgainst({ key, value }: Fact, claimId: string): boolean {
  return value === false || (key === "bedrooms" && value === 0 && claimId === "bedrooms");
}

function speak(
  claimId: string,
  isAgainst: boolean,
  { fact, supports }: { fact: ProvingFact; supports: Map<string, Support> },
): void {
  let support = supports.get(claimId);
  if (!support) {
    support = { positive: [], negative: [], isSeen: false };
    supports.set(claimId, support);
  }
  if (!fact.fact.isConfirmed) support.isSeen = true;
  else if (isAgainst) support.negative.push(fact);
  else {
    support.positive.push(fact);
    fact.claims.add(claimId);
  }
}

function provingFact(fact: Fact): ProvingFact {
  const isNearby = fact.key === "nearby" || fact.key === "transport";
  const isAlternative = typeof fact.value === "string" && fact.key.startsWith("amenity.") && / or /.test(fact.value);
  return { fact, claims: new Set(), reading: readFact(fact), isNearby, isAlternative };
}

// What a fact says without the word: its qualifiers, the broader kinds of a home, a studio for no bedroom.
function impliedBy({ key, value, qualifiers, field }: Fact): string[] {
  const implied: string[] = [];
  if (key === "setting" && /\bcent(er|re)\b/i.test(String(value))) implied.push("downtown", "city center", "central");
  if (key === "place.neighborhood" && /\bdowntown\b/i.test(String(value))) implied.push("downtown");
  if (/\b\d+ steps\b/i.test(String(value))) implied.push("stairs");
  if (field === "living_notes" && SEATING.test(String(value))) implied.push("living room");
  if (/\bground floor\b/i.test(String(value)) || key === "amenity.single-level") implied.push("no stairs");
  if (field === "public_transport") implied.push("public transport");
  if (qualifiers.access) implied.push(qualifiers.access);
  if (qualifiers.setting) implied.push(qualifiers.setting);
  if (qualifiers.cost) implied.push(qualifiers.cost);
  if (qualifiers.isFenced) implied.push("fenced");
  if (qualifiers.isSeasonal) implied.push("seasonal");
  if (qualifiers.isOnRequest) implied.push("on request");
  if (key === "bedrooms" && value === 0) implied.push("studio", "apartment");
  if (key === "bathrooms" && typeof value === "number" && value % 1 === 0.5) implied.push("half-bath");
  if (key === "bathroom" && value === "half") implied.push("half-bath");
  if (key === "amenity.check-in-24h") implied.push("24 hours");
  if (key === "home.scope") implied.push(...scopesOf(String(value)));
  if (key === "amenity.private-entrance" || key === "amenity.private-living-room") implied.push("private");
  if (key === "home.type") implied.push(...kindsOf(String(value)));
  if (key === "levels" || (key === "absent" && value === "no elevator")) implied.push("stairs");
  if (key === "floor" && typeof value === "number" && value > 1) implied.push("stairs", "upstairs", "downstairs");
  return implied;
}

function scopesOf(scope: string): string[] {
  if (scope === "entire") return ["whole"];
  const isShared = scope === "shared room";
  return [scope, "your room", ...(isShared ? ["shared"] : ["private room", "private"])];
}

function kindsOf(type: string): string[] {
  return [...(ownValue(BROADER_KINDS, type) ?? []), ...(ownValue(HOME_TYPE_WORDS, type) ?? [])];
}

// A room for rent makes its house a shared one.
function shareHome(facts: ProvingFact[]): void {
  for (const { fact, claims } of facts) if (fact.key.startsWith("home.")) claims.add("shared");
}

export type FactReading = {
  words: string[];
  mentions: { id: string; isNegated: boolean }[];
  numbers: number[];
  ordinals: number[];
  // Numbers with the claim they count, as in "2 pets".
  counted: string[];
  times: number[];
  // Numbers with the word after them, as in "5 minute".
  measures: string[];
};

export function readFact(fact: Fact): FactReading {
  return readingOf(wordsOf(fact));
}

// The key's own words count where the key carries the meaning, as in "rule.no-smoking".
function wordsOf({ key, value, qualifiers }: Fact): string {
  const dot = key.indexOf(".");
  const isTelling = dot > 0 && !key.startsWith("amenity.") && !key.startsWith("place.") && !key.startsWith("home.");
  const parts: string[] = isTelling ? [key.slice(dot + 1).replaceAll("-", " ")] : [];
  if (typeof value !== "boolean") parts.push(String(value));
  if (qualifiers.kinds) parts.push(...qualifiers.kinds);
  if (qualifiers.size) parts.push(qualifiers.size);
  if (qualifiers.where) parts.push(qualifiers.where);
  if (qualifiers.count !== undefined) parts.push(String(qualifiers.count));
  return parts.join("; ");
}

function readWords(words: string): FactReading {
  const read = readText(words);
  const numbers = readNumbers(read.tokens);
  const mentions = findMentions(read);
  const amounts = numbers.filter(({ kind }) => kind === "amount");
  return {
    words: read.tokens.map(({ word }) => word),
    mentions: mentions.map(({ claim, isNegated }) => ({ id: claim.id, isNegated })),
    numbers: amounts.map(({ value }) => value),
    counted: amounts.flatMap(({ value, last }) => {
      const noun = mentions.find(({ first }) => first > last && first <= last + COUNTED_WITHIN);
      return noun ? [countOf(value, noun.claim.id)] : [];
    }),
    ordinals: numbers.filter(({ kind }) => kind === "ordinal").map(({ value }) => value),
    times: numbers.filter(({ kind }) => kind === "time").map(({ value }) => value),
    measures: amounts.map(({ value, unit, last }) => measureOf(value, unit ?? read.tokens[last + 1]?.word ?? "")),
  };
}

export function countOf(value: number, claimId: string): string {
  return `${value} ${claimId}`;
}

export function unitOf(word: string): string {
  return ownValue(SAME_UNITS, word) ?? word;
}

export function measureOf(value: number, unit: string): string {
  return `${value} ${unitOf(unit)}`;
}
