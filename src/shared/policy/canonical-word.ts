import { KINDS_OF_PEOPLE, PEOPLE, PEOPLE_NAMES, SLURS } from "./people-words.ts";

const MARKERS = "no not only never rent allowed welcome accept cash fees code lockbox password adults prefer preferred";
const KNOWN = new Set([...PEOPLE_NAMES.keys(), ...KINDS_OF_PEOPLE.keys(), ...PEOPLE, ...SLURS, ...MARKERS.split(" ")]);
// Long enough that one wrong letter leaves no other word.
const LONG_NAMES = Map.groupBy(
  [...PEOPLE_NAMES.keys()].filter((name) => name.length >= 7),
  (name) => name.charAt(0),
);
const NOT_MISSPELLED = new Set(
  "muslin muslins christian christmas italian italics american canadian mexican".split(" "),
);
const LEET: Record<string, string> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", $: "s", "@": "a" };
const LONGEST = 40;

// A word as its writer means it: digits for letters, letters too many, one letter wrong and a missing space undone where
// that gives words that the rules know.
export function canonicalWords(word: string): string[] {
  if (KNOWN.has(word) || word.length > LONGEST || !/\p{L}/u.test(word)) return [word];
  const found = spellings(word).find((spelling) => KNOWN.has(spelling));
  if (found) return [found];
  return dividedWord(word) ?? [misspelledName(word) ?? word];
}

function spellings(word: string): string[] {
  const letters = /[0-9@$]/.test(word) ? [unleet(word, "i"), unleet(word, "l")] : [word];
  const single = letters.map((spelling) => spelling.replace(/(\p{L})\1{2,}/gu, "$1"));
  return [...letters, ...single, ...single.map((spelling) => spelling.replace(/z$/, "s"))];
}

function unleet(word: string, one: string): string {
  return word.replace(/[0-9@$]/g, (digit) => (digit === "1" ? one : (LEET[digit] ?? digit)));
}

function misspelledName(word: string): string | undefined {
  if (word.length < 6 || NOT_MISSPELLED.has(word) || word.includes("'")) return undefined;
  const alike = LONG_NAMES.get(word.charAt(0)) ?? [];
  return alike.find((name) => word.endsWith("s") === name.endsWith("s") && isOneOff(word, name));
}

// One letter more, fewer, other, or two that changed places.
function isOneOff(word: string, name: string): boolean {
  if (Math.abs(word.length - name.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === name[start]) start += 1;
  let end = 0;
  while (end < Math.min(word.length, name.length) - start && word.at(-1 - end) === name.at(-1 - end)) end += 1;
  const [mine, theirs] = [word.slice(start, word.length - end), name.slice(start, name.length - end)];
  if (mine.length <= 1 && theirs.length <= 1) return true;
  return mine.length === 2 && theirs.length === 2 && mine[0] === theirs[1] && mine[1] === theirs[0];
}

// "whitesonly": known words that were written as one.
function dividedWord(word: string): string[] | null {
  if (word.length < 6) return null;
  for (let cut = 2; cut <= word.length - 2; cut += 1) {
    const [first, rest] = [word.slice(0, cut), word.slice(cut)];
    if (KNOWN.has(first) && KNOWN.has(rest)) return [first, rest];
  }
  return null;
}
