import type { BrandVoice, Section } from "#writer/description.ts";
import type { Fact, Ledger } from "#writer/ledger/fact.ts";
import { cleanNote } from "#writer/notes/read/clean-note.ts";
import { readText } from "../../text/read-text.ts";

// What grammar may add to a host's words without adding a claim.
const GRAMMAR = new Set(
  `a an the and or but with of in on at to from for is are was were be there it its this that you your have has here
  which so we i home place area room kitchen bathroom bedroom house apartment outside minute minutes min away walk drive
  on foot by car can what guests mention first stay work called one all near nearby within walking distance too also
  close reach up takes parking go another number place come minimum nights among them each other both as do does if they them our will`.split(
    /\s+/,
  ),
);

// A longer one makes no sentence of ours.
const LONGEST_NOTE = 600;

const DENIALS = new Set("no not never without none nobody don't doesn't isn't aren't can't won't cannot".split(" "));

// Every check of every field asks for the words of the same facts.
const wordsOfFacts = new WeakMap<Fact, readonly string[]>();

export type Span = { start: number; end: number };

// Words that a text takes over whole: a name of a place in its own capitals, or a host's own sentence in any.
export type Quotables = { names: string[]; namesInNotes: string[]; quotes: string[] };

const QUOTED_KEYS = /^(amenity\.other|note|space|nearby|transport|access|host|rule)(\.|$)/;

// "Clarks Bar", "Breakfast Creek", "H Street NE": several capitals in a row name one place.
const NAME_IN_NOTE =
  /(?<![\p{L}'’])\p{Lu}[\p{L}'’]{0,30}(?: (?:of |the |de |da |do |del |la |le |& |\+ |and )?\p{Lu}[\p{L}'’]{0,30}){1,6}/gu;

export function quotablesOf(ledger: Ledger, brand: BrandVoice | undefined): Quotables {
  const names: string[] = [];
  const namesInNotes: string[] = [];
  const quotes: string[] = [];
  for (const { key, value, qualifiers, isConfirmed } of ledger.facts) {
    if (!isConfirmed || typeof value !== "string") continue;
    if (qualifiers.name) names.push(qualifiers.name);
    if (key.startsWith("place.") && key !== "place.street") names.push(value, ...namesIn(value));
    else if (QUOTED_KEYS.test(key) && value.length > 2) {
      quotes.push(value.toLowerCase().replace(/(?<![.!?\s])[.!?\s]+$/, ""));
      if (key === "nearby" || key === "transport") namesInNotes.push(...(value.match(NAME_IN_NOTE) ?? []));
    }
  }
  if (brand?.name) names.push(brand.name);
  if (brand?.signOff) quotes.push(brand.signOff.toLowerCase().replace(/(?<![.!?\s])[.!?\s]+$/, ""));
  return { names, namesInNotes, quotes };
}

// "Union Station, Stanton Park, Kingman Park" is a neighborhood of three names.
function namesIn(value: string): string[] {
  const names = value.split(/, | and |\//).map((name) => name.trim());
  return names.length > 1 ? names.filter((name) => name.length > 2) : [];
}

export function quotedSpans(
  text: string,
  { names, namesInNotes, quotes }: Quotables,
): { names: Span[]; quotes: Span[] } {
  const lower = quotes.length > 0 ? text.toLowerCase() : text;
  // Lower case may change the length of rare letters; then no place in the text could be trusted.
  const isAligned = lower.length === text.length;
  return {
    names: [...names, ...namesInNotes].flatMap((name) => spansOf(text, name)),
    quotes: isAligned ? quotes.flatMap((quote) => spansOf(lower, quote)) : [],
  };
}

export function isWithin(spans: Span[], start: number, end: number): boolean {
  return spans.some((span) => span.start <= start && end <= span.end);
}

function spansOf(text: string, words: string): Span[] {
  const spans: Span[] = [];
  if (words === "") return spans;
  for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + 1)) {
    const end = start + words.length;
    if (!isLetter(text, start - 1) && !isLetter(text, end)) spans.push({ start, end });
  }
  return spans;
}

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code > 191;
}

// The sentences that say a host's note in the host's own words: what the notes do not hold is grammar only, and nothing
// is denied that they do not deny. The host answers for what they claim.
export function hostWordSpans({ text, sentences }: Section, ledger: Ledger): Span[] {
  const byId = new Map(ledger.facts.map((fact) => [fact.id, fact]));
  const homeWords = wordsIn(ledger.facts.filter(({ key }) => key === "home.type" || key.startsWith("place.")));
  const spans: Span[] = [];
  let from = 0;
  for (const sentence of sentences) {
    const start = text.indexOf(sentence.text, from);
    if (start < 0) continue;
    from = start + sentence.text.length;
    const facts = sentence.facts.map((id) => byId.get(id)).filter((fact): fact is Fact => fact !== undefined);
    if (facts.length > 0 && facts.every(isNote) && isSaidBy(sentence.text, facts, homeWords))
      spans.push({ start, end: from });
  }
  return spans;
}

function isNote({ field, isConfirmed }: Fact): boolean {
  return field !== undefined && isConfirmed;
}

function isSaidBy(text: string, notes: Fact[], homeWords: Set<string>): boolean {
  const said = wordsIn(notes);
  const tokens = readText(text).tokens.map(({ word }) => word);
  const denials = tokens.filter((word) => DENIALS.has(word)).length;
  const deniedByNotes = notes
    .flatMap(({ value }) => readText(String(value)).tokens)
    .filter(({ word }) => DENIALS.has(word)).length;
  return (
    denials === deniedByNotes && tokens.every((word) => said.has(word) || GRAMMAR.has(word) || homeWords.has(word))
  );
}

function wordsIn(facts: Fact[]): Set<string> {
  return new Set(facts.flatMap(wordsOf));
}

function wordsOf(fact: Fact): readonly string[] {
  const known = wordsOfFacts.get(fact);
  if (known) return known;
  const value = String(fact.value);
  const text = value.length > LONGEST_NOTE ? "" : `${value} ${cleanNote(value)}`;
  const words = readText(text).tokens.map(({ word }) => word);
  wordsOfFacts.set(fact, words);
  return words;
}
