import type { BrandVoice } from "#writer/description.ts";
import type { Ledger } from "#writer/ledger/fact.ts";

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
