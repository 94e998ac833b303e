import { PhraseIndex } from "../../text/phrase-index.ts";
import { readText } from "../../text/read-text.ts";
import type { Finding } from "../finding.ts";

export type StockPhrase = {
  severity: Finding["severity"];
  suggestion?: string;
  // Plain words after these: "you are welcome to use the kayaks" is no greeting.
  unlessAfter?: ReadonlySet<string>;
};

// Never written, whatever the facts.
const NEVER = `
nestled, oasis, haven, boasts, boast, boasting, boasted
home away from home, home from home
perfect for, ideal for, perfect place, perfect choice, perfect base, ideal base, ideal place, perfectly located, ideally located, perfectly situated, ideally situated
whether you're, whether you are, whether youre
look no further, hidden gem, gem, unforgettable, tranquil, tranquility, tranquillity, stunning, vibrant, breathtaking
in the heart of, heart of, heart of the city
everything you need, all you need, all you could need, everything you could need
you will love, you'll love, you are going to love, guests love, pet lovers, fall in love
home sweet home, second to none, best kept secret, slice of paradise, piece of paradise, paradise, hustle and bustle, bustling, one stop shop, one stop destination, one stop place, a stone's throw, stones throw, dream home, dream getaway, dream vacation
`;

// The commonest phrases of real listings: each alone is no fault, but it tells a guest nothing.
const WORN = `
enjoy, relax, unwind, escape, retreat, getaway, discover, experience, explore, immerse
easy access, conveniently located, centrally located, great location, prime location, close to everything, walk to everything
serene, luxurious, whole family, business travelers, business travellers, fully equipped, thoughtfully, curated, sanctuary, soak up, indulge, elevate, memorable, lasting memories, make memories, rest assured, look forward to, don't miss, take advantage, at your fingertips, touch of, feel like a local, like a local, sit back, kick back, recharge, rejuvenate, the ultimate, truly, simply, conveniently, effortlessly, seamlessly, beautifully, meticulously, lovingly, warm and inviting, modern comforts, modern amenities, state of the art
`;

export const STOCK_PHRASES = new PhraseIndex<StockPhrase>();

function learn(lines: string, entry: StockPhrase): void {
  for (const phrase of lines.trim().split(/, |\n/)) STOCK_PHRASES.add(phrase, entry);
}

STOCK_PHRASES.add("property", { severity: "block", suggestion: "home" });
// What cameras and rules are said to be on.
STOCK_PHRASES.add("on the property", { severity: "warn", suggestion: "outside" });
STOCK_PHRASES.add("conveniently", { severity: "warn", suggestion: "" });
learn(NEVER, { severity: "block" });
learn(WORN, { severity: "warn" });
STOCK_PHRASES.add("welcome to", {
  severity: "warn",
  unlessAfter: new Set(
    "are is be been was were you're they're always also more most very all both not feel guests pets dogs children kids".split(
      " ",
    ),
  ),
});

// Praise of the kind that passes in a host's own sentence alone.
export function isPraised(text: string): boolean {
  return STOCK_PHRASES.matches(readText(text).tokens).some(({ entry }) => entry.severity === "block");
}

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
