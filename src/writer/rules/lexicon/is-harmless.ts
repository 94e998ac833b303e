import { baseForms } from "./base-forms.ts";
import { HARMLESS_ADJECTIVES } from "./harmless-adjectives.ts";
import { HARMLESS_ADVERBS } from "./harmless-adverbs.ts";
import { HARMLESS_IDEAS } from "./harmless-ideas.ts";
import { HARMLESS_NOUNS } from "./harmless-nouns.ts";
import { HARMLESS_VERBS, IRREGULAR_FORMS } from "./harmless-verbs.ts";
import { HARMLESS_WORDS } from "./harmless-words.ts";
import { PEOPLE } from "./people.ts";
import { FOODS, POSSESSIONS } from "./portable-things.ts";

const wordsIn = (...lists: string[]) => new Set(lists.join(" ").trim().split(/\s+/));
const ADJECTIVES = wordsIn(HARMLESS_ADJECTIVES, HARMLESS_WORDS);
const VERBS = wordsIn(HARMLESS_VERBS);
const STRANGERS = wordsIn(PEOPLE);
const PORTABLE = wordsIn(FOODS, POSSESSIONS);
const HARMLESS = new Set([
  ...wordsIn(HARMLESS_ADJECTIVES, HARMLESS_ADVERBS, HARMLESS_WORDS, HARMLESS_VERBS),
  ...wordsIn(IRREGULAR_FORMS, HARMLESS_NOUNS, HARMLESS_IDEAS),
  ...PORTABLE,
  ...STRANGERS,
]);

// These only look like a form of a harmless word: a shed is no form of "she".
const LOOK_ALIKES = new Set(["shed", "awning", "mooring", "railing", "herd", "wing", "wings"]);

// The same words come in text after text.
const KEPT_WORDS = 20_000;
const judged = new Map<string, boolean>();

// Whether a word says nothing about a home that would need a fact.
export function isHarmless(word: string): boolean {
  let verdict = judged.get(word);
  if (verdict === undefined) {
    verdict = !LOOK_ALIKES.has(word) && (isForm(word) || isAdverb(word) || isComparative(word) || isPrefixed(word));
    if (judged.size >= KEPT_WORDS) judged.clear();
    judged.set(word, verdict);
  }
  return verdict;
}

// What guests bring or buy, which nobody may say that the home has.
export function isPortable(word: string): boolean {
  return baseForms(word).some((form) => PORTABLE.has(form));
}

// A verb as a guest is asked to do it: "open", "light".
export function isBareVerb(word: string): boolean {
  return VERBS.has(word);
}

// People who may be guests, or of whom a text may invent that they live or work there.
export function isPerson(word: string): boolean {
  return baseForms(word).some((form) => STRANGERS.has(form));
}

function isForm(word: string): boolean {
  return baseForms(word).some((form) => HARMLESS.has(form));
}

function isAdverb(word: string): boolean {
  if (!word.endsWith("ly")) return false;
  const stem = word.slice(0, -2);
  return isForm(stem) || isForm(`${stem}le`) || (stem.endsWith("i") && isForm(`${stem.slice(0, -1)}y`));
}

// Only of adjectives: "quicker" is more than quick, but a "recliner" is a chair.
function isComparative(word: string): boolean {
  if (!word.endsWith("er")) return false;
  const stem = word.slice(0, -2);
  const bases = [stem, `${stem}e`, stem.endsWith("i") ? `${stem.slice(0, -1)}y` : stem];
  if (stem.at(-1) === stem.at(-2)) bases.push(stem.slice(0, -1));
  return bases.some((base) => ADJECTIVES.has(base));
}

function isPrefixed(word: string): boolean {
  const rest = /^(?:un|re)(.{3,})$/.exec(word)?.[1];
  return rest !== undefined && isForm(rest);
}
