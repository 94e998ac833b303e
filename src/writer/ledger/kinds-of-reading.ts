import type { Answers } from "#shared/intake/intake-field.ts";
import { ownValue } from "#shared/own-value.ts";
import { amenityFacts, type SaidFact } from "./amenity-facts.ts";
import { linesOf, plainText, sentencesOf } from "./read-answers.ts";

// What an answered field says. Some answers only mean something beside another one of the form.
export type Reading = (value: unknown, form: Answers) => SaidFact[];

// Free text, kept in the host's own words.
export const sentencesAs =
  (key: string): Reading =>
  (value) =>
    sentencesOf(value).map((sentence) => ({ key, value: sentence }));

// A list that a host writes one to a line; what follows a full stop still belongs to its line.
export const linesAs =
  (key: string): Reading =>
  (value) =>
    linesOf(value).map((line) => ({ key, value: line }));

export const clockAs =
  (key: string): Reading =>
  (value) => {
    const time = /^(2[0-3]|[01]?\d)[:.]?([0-5]\d)?/.exec(plainText(value));
    return time ? [{ key, value: `${time[1]?.padStart(2, "0")}:${time[2] ?? "00"}` }] : [];
  };

// "Not allowed", "No", false: a rule that the text may state. Anything else says nothing.
export const refusalAs =
  (key: string): Reading =>
  (value) =>
    value === false || /^(no\b|not allowed|never)/i.test(plainText(value)) ? [{ key, value: true }] : [];

export const numberAs =
  (key: string): Reading =>
  (value) => {
    const number = typeof value === "number" ? value : Number.parseFloat(plainText(value));
    return Number.isFinite(number) ? [{ key, value: number }] : [];
  };

export const amenitiesAs: Reading = (value) => optionsIn(value).flatMap(amenityFacts);

// Each chosen option as the value of a fact, as it stands inside a sentence.
export const optionsAs =
  (key: string): Reading =>
  (value) =>
    optionsIn(value).map((option) => ({ key, value: smallFirst(option) }));

export const namesAs =
  (key: string): Reading =>
  (value) =>
    optionsIn(value).map((name) => ({ key, value: name }));

// What a guest would expect and will not find.
export const absencesAs =
  (key: string): Reading =>
  (value) =>
    optionsIn(value).map((option) => ({ key, value: `no ${smallFirst(option)}` }));

// Options that are no names of things: each says what it means. One that is not here says nothing.
export const meaningsAs =
  (meanings: Record<string, SaidFact[]>): Reading =>
  (value) =>
    optionsIn(value).flatMap((option) => ownValue(meanings, option) ?? []);

export function optionsIn(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((option) => typeof option === "string");
}

function smallFirst(words: string): string {
  const isAbbreviation = /^[A-Z]{2}/.test(words);
  return isAbbreviation ? words : words.charAt(0).toLowerCase() + words.slice(1);
}
