import type { Answers } from "#shared/intake/intake-field.ts";
import { splitSentences } from "#writer/split-sentences.ts";

export function textIn(form: Answers, field: string): string {
  const value = form[field];
  return typeof value === "string" ? value.trim() : "";
}

// The options chosen of a list; one chosen from a dropdown is a list of one.
export function chosenIn(form: Answers, field: string): string[] {
  const value = form[field];
  if (Array.isArray(value)) return value.filter((choice) => typeof choice === "string");
  return typeof value === "string" && value !== "" ? [value] : [];
}

// A value of another kind says nothing in words.
export function plainText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

// What a host writes in a box of free text, one line at a time.
export function linesOf(value: unknown): string[] {
  const texts = Array.isArray(value) ? value.map(plainText) : [plainText(value)];
  return texts
    .flatMap((text) => text.split(/[\n\r\u2028\u2029]/))
    .map((line) =>
      line
        .replace(/\s+/g, " ")
        .replace(/^ ?[-•] ?/, "")
        .trim(),
    )
    .filter((line) => /\p{L}/u.test(line));
}

// One sentence at a time.
export function sentencesOf(value: unknown): string[] {
  return linesOf(value)
    .flatMap(splitSentences)
    .filter((sentence) => /\p{L}/u.test(sentence));
}
