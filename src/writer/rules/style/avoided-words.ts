import { PhraseIndex } from "../reading/phrase-index.ts";
import { readText } from "../reading/read-text.ts";

// The words a brand avoids, whole and in their forms: "enjoy" is in "enjoyed", and "art" is not in "starts".
export function avoidedWords(words: string[]): PhraseIndex<string> {
  const index = new PhraseIndex<string>();
  for (const given of words) for (const form of formsOf(given)) index.add(form, given);
  return index;
}

// The first word of the list that a text has.
export function avoidedIn(index: PhraseIndex<string>, text: string): string | null {
  return index.isEmpty ? null : (index.matches(readText(text).tokens)[0]?.entry ?? null);
}

function formsOf(phrase: string): string[] {
  const words = phrase.trim().split(/\s+/);
  const last = words.pop() ?? "";
  const before = words.length > 0 ? `${words.join(" ")} ` : "";
  return wordForms(last.toLowerCase()).map((form) => `${before}${form}`);
}

function wordForms(word: string): string[] {
  if (!/^[a-z]{3,30}$/.test(word)) return [word];
  return [word, ...singularsOf(word), ...verbFormsOf(word)];
}

function singularsOf(word: string): string[] {
  if (word.endsWith("ies")) return [`${word.slice(0, -3)}y`];
  if (/(?:ch|sh|x|ss)es$/.test(word)) return [word.slice(0, -2)];
  return /[^su]s$/.test(word) && word.length > 3 ? [word.slice(0, -1)] : [];
}

// "planned" of plan and never "planed"; "hosting", "living", "tried".
function verbFormsOf(word: string): string[] {
  if (word.endsWith("e")) return [`${word}d`, `${word.slice(0, -1)}ing`];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ied`, `${word}ing`];
  const isShort = /^[^aeiou]{1,3}[aeiou][^aeiouwxy]$/.test(word);
  const stem = isShort ? `${word}${word.slice(-1)}` : word;
  return [`${stem}ed`, `${stem}ing`];
}
