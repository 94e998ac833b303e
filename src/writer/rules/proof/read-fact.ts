import { ownValue } from "#shared/own-value.ts";
import { keepReadings } from "#writer/keep-readings.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { readText } from "../reading/read-text.ts";
import { findMentions } from "./find-mentions.ts";
import { readNumbers } from "./read-numbers.ts";

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

// The same amenity lines come with home after home, so their readings are kept, up to a bound.
const readingOf = keepReadings(readWords, { most: 5000 });

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

const COUNTED_WITHIN = 3;

export function countOf(value: number, claimId: string): string {
  return `${value} ${claimId}`;
}

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

export function unitOf(word: string): string {
  return ownValue(SAME_UNITS, word) ?? word;
}

export function measureOf(value: number, unit: string): string {
  return `${value} ${unitOf(unit)}`;
}
