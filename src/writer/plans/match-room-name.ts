import { ROOM_WORDS, type RoomKind } from "./room-words.ts";

export type RoomName = { name: string; kind: RoomKind; kinds: RoomKind[]; number: number | null };

const KIND_BY_WORD = new Map<string, RoomKind>(
  (Object.entries(ROOM_WORDS) as [RoomKind, string][]).flatMap(([kind, words]) =>
    words.split(/\s+/).map((word): [string, RoomKind] => [word, kind]),
  ),
);
// What may stand before a room's name without changing what it is.
const QUALIFIERS =
  /^(double|single|twin|large|small|openplan|open|main|master|guest|family|private|shared|covered|front|rear|back|upper|lower|first|second|third|formal|principal|primary|car)+/;
const LONGEST_NAME = 42;
const MOST_WORDS = 7;
const BETWEEN_ROOMS = /[/&+,]|\band\b|\bund\b|\bet\b| - /i;
// Where a reader has run two words together: "receptionroom", "guestbath".
const JOINT =
  /^(?!(?:bed|bath|wash|rest|cloak|sun|store|box|board|guest)room$)(.{3,}?)(room|area|bathroom|bedroom|bath|hall|closet|suite|cellar|terrace|garage|nook|pantry|porch)$/;

// The room that a piece of writing names, or null when it names none.
export function matchRoomName(text: string): RoomName | null {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length > LONGEST_NAME || plain.split(" ").length > MOST_WORDS) return null;
  const number = numberIn(plain);
  const whole = matchPart(plain);
  if (whole) return { name: withNumber(whole.name, number), kind: whole.kind, kinds: [whole.kind], number };
  const parts = plain.split(BETWEEN_ROOMS).filter((part) => squeeze(part).length > 0);
  const matches = parts.map(matchPart).filter((match) => match !== null);
  const [first] = matches;
  if (!first || parts.length < 2 || matches.length < parts.length) return null;
  const kinds = matches.map(({ kind }) => kind);
  const kind = kinds.includes("bedroom") ? "bedroom" : first.kind;
  const name = matches.map((match, at) => (at === 0 ? match.name : lowerFirst(match.name))).join("/");
  return { name: withNumber(name, number), kind, kinds, number };
}

type Match = { name: string; kind: RoomKind };

function matchPart(part: string): Match | null {
  const letters = squeeze(part);
  const exact = KIND_BY_WORD.get(letters);
  if (exact) return { name: asWritten(part), kind: exact };
  const [qualifier = ""] = QUALIFIERS.exec(letters) ?? [];
  const bare = letters.slice(qualifier.length);
  const known = KIND_BY_WORD.get(bare);
  if (known) return { name: asWritten(part), kind: known };
  return closest(letters) ?? (qualifier && bare ? closest(bare) : null);
}

// A misread letter is forgiven in a word of five, two in a word of eight; the name is then spelt as it should be.
function closest(letters: string): Match | null {
  const allowed = letters.length < 5 ? 0 : letters.length < 8 ? 1 : 2;
  let best: { word: string; kind: RoomKind; distance: number } | null = null;
  for (const [word, kind] of KIND_BY_WORD) {
    if (word.length < 5 || Math.abs(word.length - letters.length) > allowed) continue;
    const distance = editDistance(letters, word);
    if (distance <= allowed && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { word, kind, distance };
  }
  return best ? { name: upperFirst(spaced(best.word)), kind: best.kind } : null;
}

export function squeeze(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll("æ", "ae")
    .replaceAll("ł", "l")
    .replace(/[^a-z]/g, "");
}

function numberIn(text: string): number | null {
  const found = /(?:^|[a-z#.\s])([1-9]|1\d)\)?$/i.exec(text.trim());
  return found ? Number(found[1]) : null;
}

function withNumber(name: string, number: number | null): string {
  return number === null ? name : `${name} ${number}`;
}

// Short names are abbreviations and stay as they are; longer ones are no longer shouted.
function asWritten(part: string): string {
  const words = part
    .replace(/[^\p{L}\p{M}\d'/. ]/gu, "")
    .replace(/(?:(?<!\s)\s+|(?<![\s\d]))\d+\)?\s*$/, "")
    .trim();
  if (squeeze(words).length < 4 || words.includes("/")) return words;
  return upperFirst(spaced(words.toLowerCase()));
}

function spaced(word: string): string {
  return word.includes(" ") ? word : word.replace(JOINT, "$1 $2");
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

// How many letters must be added, dropped or changed to turn one word into the other.
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const change = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
