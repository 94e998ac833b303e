import type { ListingText } from "./listing-pieces.ts";

// An answer of the intake form that a listing gives, with the words that give it. A field that gathers (notes, choices,
// rooms) may be found several times; shared/intake/gather-answers.ts puts them together.
export type FoundAnswer = { field: string; value: unknown; quote: string; start: number };

export function quoted(
  { text }: ListingText,
  { start, end }: { start: number; end: number },
): { quote: string; start: number } {
  return { quote: text.slice(start, end), start };
}

const NUMBER_NAMES = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
// For patterns: a number in digits or as a word.
export const NUMBER = String.raw`(?:\d{1,3}(?:\.\d)?½?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)`;

export function numberOf(words: string): number | null {
  const word = words.toLowerCase();
  const at = NUMBER_NAMES.indexOf(word);
  if (at >= 0) return at;
  if (word === "fifteen") return 15;
  if (word === "twenty") return 20;
  if (word === "thirty") return 30;
  const value = Number(word.replace("½", ".5").replaceAll(",", ""));
  return word === "" || Number.isNaN(value) ? null : value;
}
