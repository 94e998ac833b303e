import { syllablesIn } from "#writer/rules/style/reading-ease.ts";

type Load = { words: number; syllables: number };

// Wordings repeat from home to home; each is counted once.
const counted = new Map<string, Load>();
const MOST_COUNTED = 20_000;

export function loadOf(text: string): Load {
  const known = counted.get(text);
  if (known) return known;
  const words = text.match(/[\p{L}\d'’-]+/gu) ?? [];
  const load = { words: words.length, syllables: words.reduce((sum, word) => sum + syllablesIn(word), 0) };
  if (counted.size >= MOST_COUNTED) counted.clear();
  counted.set(text, load);
  return load;
}

// How easy the text is so far, by Flesch; a plain guidebook lies near seventy.
export class ReadingLoad {
  #words = 0;
  #syllables = 0;
  #sentences = 0;

  add(text: string): void {
    const { words, syllables } = loadOf(text);
    this.#words += words;
    this.#syllables += syllables;
    this.#sentences += 1;
  }

  get ease(): number {
    if (this.#words === 0) return 70;
    return 206.835 - (1.015 * this.#words) / this.#sentences - (84.6 * this.#syllables) / this.#words;
  }
}
