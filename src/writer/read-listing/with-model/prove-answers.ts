import { fieldsById } from "#shared/intake/field-rules.ts";
import type { IntakeField } from "#shared/intake/intake-field.ts";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import { isDenied } from "#writer/rules/proof/mentions/find-mentions.ts";
import { readNumbers } from "#writer/rules/proof/numbers/read-numbers.ts";
import { readText } from "#writer/text/read-text.ts";
import { type FoundAnswer, readPieces } from "../listing-pieces.ts";
import { isAnswer } from "../read-listing.ts";
import { readOptions } from "../read-options.ts";

// What a model says that a listing answers, in words.
export type ClaimedAnswer = { field: string; value: string; quote: string };

const MOST_ANSWERS = 300;
const FIELDS = fieldsById(INTAKE_SECTIONS);

// The claimed answers whose quote stands in the text and says what the answer says. The others are dropped.
export function proveAnswers(text: string, claimed: readonly ClaimedAnswer[]): FoundAnswer[] {
  return claimed.slice(0, MOST_ANSWERS).flatMap(({ field: id, value, quote }) => {
    const field = FIELDS.get(id);
    const start = text.indexOf(quote);
    if (!field || field.component || field.roles || quote.trim() === "" || start < 0) return [];
    // The words around a quote may deny it: "no" in front of "pool".
    const sentence = sentenceAround(text, start, quote.length);
    const proved = provenValue(field, { value: value.trim(), quote, sentence });
    if (proved === null) return [];
    const answer = { field: id, value: proved, quote, start };
    return isAnswer(text, answer) ? [answer] : [];
  });
}

type Claim = { value: string; quote: string; sentence: string };

function provenValue(field: IntakeField, claim: Claim): unknown {
  switch (field.type) {
    case "paragraph":
      return claim.quote;
    case "short":
      return claim.value !== "" && claim.quote.includes(claim.value) ? claim.value : null;
    case "number":
      return provenNumber(claim);
    case "time":
      return provenTime(claim);
    case "dropdown":
    case "checkbox":
      return provenOption(field, claim);
    case "date":
      return null;
  }
}

function provenNumber({ value, quote }: Claim): number | null {
  const wanted = Number(value);
  if (value === "" || !Number.isFinite(wanted)) return null;
  if (wanted === 0) return /\bground\b/i.test(quote) ? 0 : null;
  return readNumbers(readText(quote).tokens).some((number) => number.value === wanted) ? wanted : null;
}

const MINUTES_AN_HOUR = 60;

function provenTime({ value, quote }: Claim): string | null {
  const [hours = Number.NaN, minutes = Number.NaN] = value.split(":").map(Number);
  const wanted = hours * MINUTES_AN_HOUR + minutes;
  const isSaid = readNumbers(readText(quote).tokens).some(
    ({ kind, value: said }) => kind === "time" && said === wanted,
  );
  return isSaid ? value : null;
}

// Either the rules read the same option there, or its own words stand there and nothing denies them.
function provenOption(field: IntakeField, { value, quote, sentence }: Claim): unknown {
  if (!field.options?.includes(value)) return null;
  const answer = field.type === "checkbox" ? [value] : value;
  const wanted = JSON.stringify(answer);
  const isRead = readOptions(readPieces(sentence)).some(
    (found) => found.field === field.id && JSON.stringify(found.value) === wanted,
  );
  return isRead || saysWords(quote, value, sentence) ? answer : null;
}

function saysWords(quote: string, option: string, sentence: string): boolean {
  const { tokens } = readText(sentence);
  const said = new Set(readText(quote).tokens.map(({ word }) => word));
  const words = readText(option).tokens.map(({ word }) => word);
  if (words.length === 0 || !words.every((word) => said.has(word))) return false;
  return tokens.every(({ word }, at) => !words.includes(word) || !isDenied(tokens, at, at));
}

function sentenceAround(text: string, start: number, length: number): string {
  const { sentences } = readText(text.slice(Math.max(0, start - LONGEST_AROUND), start + length + LONGEST_AROUND));
  const at = Math.min(start, LONGEST_AROUND);
  const meant = sentences.filter((sentence) => sentence.start < at + length && at < sentence.end);
  const base = Math.max(0, start - LONGEST_AROUND);
  const [first] = meant;
  const last = meant.at(-1);
  return first && last ? text.slice(base + first.start, base + last.end) : text.slice(start, start + length);
}

const LONGEST_AROUND = 300;
