// Words whose full stop ends no sentence, by what follows.
const BEFORE_ANYTHING = new Set(["st", "mt", "dr", "mr", "mrs", "ms", "ft", "sq", "approx", "e.g", "i.e", "vs", "no"]);
const BEFORE_SMALL = new Set([
  "a",
  "m",
  "p",
  "am",
  "pm",
  "min",
  "mins",
  "hr",
  "hrs",
  "etc",
  "inc",
  "ave",
  "rd",
  "blvd",
]);

export function isAbbreviation(word: string, next: string): boolean {
  if (word === "no") return /^\d/.test(next);
  if (BEFORE_ANYTHING.has(word)) return true;
  return BEFORE_SMALL.has(word) && !/^\p{Lu}/u.test(next);
}
