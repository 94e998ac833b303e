import { COMMON_WORDS } from "#writer/notes/words/common-words.ts";
import { isPlainWord } from "#writer/notes/words/tag-words.ts";

const NAME = /\p{Lu}[\p{L}']{2,30}(?: \p{Lu}[\p{L}']{2,30}){0,3}/gu;
const MOST_NAMES = 200;

// Words and phrases with their capital letters, by how they look in small ones.
export type KnownNames = { words: Map<string, string>; phrases: Map<string, string> };

// Names of the place, and those that the host typed with a capital letter somewhere.
export function namesIn(places: readonly string[], notes: readonly string[]): KnownNames {
  const names: KnownNames = { words: new Map(), phrases: new Map() };
  for (const place of places) add(names, place, true);
  for (const note of notes)
    for (const { 0: name, index } of note.matchAll(NAME)) {
      if (names.words.size + names.phrases.size > MOST_NAMES) return names;
      // Where a sentence begins, a capital letter says nothing.
      const isBegun = index === 0 || /[.\n!?-] $|\n$/.test(note.slice(Math.max(0, index - 2), index));
      // "NY Times" does not make times a name.
      const isEnd = /\p{Lu}[\p{L}.']{0,20} $/u.test(note.slice(Math.max(0, index - 24), index));
      if ((!isBegun && !isEnd) || name.includes(" ")) add(names, name, false);
    }
  return names;
}

function isOwn(part: string): boolean {
  return part.length > 3 && !isPlainWord(part.toLowerCase()) && !COMMON_WORDS.has(part.toLowerCase());
}

function add({ words, phrases }: KnownNames, name: string, isSure: boolean): void {
  const parts = name.split(/[ ,]+/).filter((part) => /^\p{Lu}/u.test(part));
  // "Beacon Hill" does not make every beacon a name.
  if (parts.length === 1) for (const part of parts) if (isOwn(part)) words.set(part.toLowerCase(), part);
  if (parts.length > 1 && parts.length === name.split(/[ ,]+/).length && (isSure || parts.some(isOwn)))
    phrases.set(name.toLowerCase(), name);
}

const SMALL_RUN = /(?<![\p{L}\d'-])\p{Ll}[\p{Ll}']{2,30}(?: \p{Ll}[\p{Ll}']{2,30}){0,3}(?![\p{L}\d'])/gu;
const LONGEST_PHRASE = 4;

// "beacon hill, 5 min to the dart" where the form knows Beacon Hill and the Dart by name.
export function withNames(note: string, names: KnownNames): string {
  if (names.words.size + names.phrases.size === 0) return note;
  return note.replace(SMALL_RUN, (run) => {
    const words = run.split(" ");
    const told: string[] = [];
    for (let at = 0; at < words.length; ) {
      const length = longestNameAt(words, at, names);
      const phrase = words.slice(at, at + length).join(" ");
      told.push(length > 1 ? (names.phrases.get(phrase) ?? phrase) : (names.words.get(phrase) ?? phrase));
      at += length;
    }
    return told.join(" ");
  });
}

function longestNameAt(words: string[], at: number, { phrases }: KnownNames): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 1; length -= 1)
    if (phrases.has(words.slice(at, at + length).join(" "))) return length;
  return 1;
}
