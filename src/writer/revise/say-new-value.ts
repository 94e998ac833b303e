import type { Sentence } from "#writer/description.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { capitalised, numberWord, withArticle } from "#writer/text/word-forms.ts";

// What the number of a fact stands beside.
const BESIDE: Record<string, { after?: Set<string>; before?: Set<string> }> = {
  bedrooms: { after: new Set(["bedroom", "bedrooms"]) },
  bathrooms: { after: new Set(["bathroom", "bathrooms", "bath", "baths"]) },
  beds: { after: new Set(["bed", "beds"]) },
  guests: { after: new Set(["guests", "people"]), before: new Set(["sleeps", "for", "sleep"]) },
};

// Says something of each one, which need not hold for more or fewer of them.
const OF_EACH = new Set(["each", "every", "all", "both", "other", "others", "own", "first", "second", "third", "last"]);
const LARGEST = 20;

export type Replaced = { before: Fact; after: Fact };

// The same sentence with the new number or the new place, where that is all that changes. Null where other words are
// needed.
export function sayNewValue(sentence: Sentence, replaced: readonly Replaced[]): Sentence | null {
  let words: string[] = sentence.text.split(WORD_ENDS);
  if (words.some((word, at) => saysOfEach(word, words[at + 2]))) return null;
  const ids = new Map<string, string | null>();
  for (const { before, after } of replaced) {
    const isSaid = saysCount(words, before);
    const changed = isSaid ? (renumbered(words, before, after) ?? renamed(words, before, after)) : words;
    if (!changed) return null;
    words = changed;
    ids.set(before.id, isSaid ? after.id : null);
  }
  const facts = sentence.facts.map((id) => (ids.has(id) ? ids.get(id) : id)).filter((id) => typeof id === "string");
  return { ...sentence, text: words.join(""), facts };
}

function saysOfEach(word: string, next: string | undefined): boolean {
  return OF_EACH.has(word.toLowerCase()) && !(word === "all" && next === "yours");
}

// A sentence may cite a count that it does not say.
function saysCount(words: string[], { key, value }: Fact): boolean {
  const after = BESIDE[key]?.after;
  if (!after || typeof value !== "number") return true;
  const said = new Set([String(value), numberWord(value)]);
  return words.some((word) => said.has(word.toLowerCase()) || after.has(word.toLowerCase()));
}

// With what stands between the words, so that joining gives the sentence again.
const WORD_ENDS = /([^\p{L}\p{N}]+)/u;

function renumbered(words: string[], { key, value: old }: Fact, { value }: Fact): string[] | null {
  const beside = BESIDE[key];
  if (!beside || !isCount(old) || !isCount(value)) return null;
  const said = new Set([String(old), numberWord(old)]);
  const places = words.flatMap((word, at) => (said.has(word.toLowerCase()) ? [at] : []));
  const [place] = places;
  // A number that is said twice, and once of something else, is left to the writer.
  if (place === undefined || places.length > 1) return null;
  const noun = words[place + 2];
  if (!beside.after?.has(lower(noun)) && !beside.before?.has(lower(words[place - 2]))) return null;
  const was = words[place] ?? "";
  const word = was === String(old) ? String(value) : numberWord(value);
  if (!fitsArticle(words[place - 2], word)) return null;
  const changed = words.with(place, /^\p{Lu}/u.test(was) ? capitalised(word) : word);
  const isOfOneNumber = (old === 1) === (value === 1) || words[place + 1] === "-";
  if (isOfOneNumber) return changed;
  // One of a thing and several need the same verb only where none is near.
  if (!noun || !beside.after?.has(lower(noun)) || !JOINS.has(lower(words[place - 2]))) return null;
  return changed.with(place + 2, value === 1 ? noun.replace(/s$/, "") : `${noun}s`);
}

const JOINS = new Set(["with", "and", "has", "have"]);

// "an eight-bedroom home", "a nine-bedroom home".
function fitsArticle(before: string | undefined, word: string): boolean {
  const article = lower(before);
  return (article !== "a" && article !== "an") || withArticle(word).startsWith(`${article} `);
}

const NAMED = new Set(["place.city", "place.neighborhood"]);

// A place that is named once has another name now.
function renamed(words: string[], { key, value: old }: Fact, { value }: Fact): string[] | null {
  if (!NAMED.has(key) || typeof old !== "string" || typeof value !== "string") return null;
  const [start, end, ...more] = words.join("").split(old);
  if (start === undefined || end === undefined || more.length > 0) return null;
  if (!fitsArticle(start.trim().split(" ").at(-1), value)) return null;
  return `${start}${value}${end}`.split(WORD_ENDS);
}

function isCount(value: Fact["value"]): value is number {
  return typeof value === "number" && Number.isInteger(value) && value > 0 && value <= LARGEST;
}

function lower(word: string | undefined): string {
  return word?.toLowerCase() ?? "";
}
