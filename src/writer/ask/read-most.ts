import type { Most } from "./wish.ts";

const NUMBER_WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const MOST =
  /(?:under|below|at most|max|maximum|maximum of|up to|no more than|not more than|no longer than|less than|fewer than|within|in|about|around|to|only|just|short as) (\d{1,5}|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (characters?|chars?|letters|words?|sentences?|lines)/;
const BARE =
  /^(\d{1,5}|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (characters?|chars?|letters|words?|sentences?|lines)(?: max| maximum| at most| or less| or fewer| tops)?$/;
const FEWEST: Record<Most["unit"], number> = { characters: 20, words: 4, sentences: 1 };

export function numberOf(words: string): number | null {
  const at = NUMBER_WORDS.indexOf(words);
  if (at >= 0) return at;
  return /^\d+(?:\.5)?$/.test(words) ? Number(words) : null;
}

// "under 300 characters", "in two sentences".
export function readMost(clause: string): Most | null {
  const [, count = "", name = ""] = BARE.exec(clause) ?? MOST.exec(clause) ?? [];
  const number = numberOf(count);
  if (number === null) return null;
  const unit = name.startsWith("w") ? "words" : /^(?:s|li)/.test(name) ? "sentences" : "characters";
  return number >= FEWEST[unit] ? { count: number, unit } : null;
}
