import { type ReadText, readText } from "#writer/rules/reading/read-text.ts";

// What a heading says of the lines below it.
export type Topic =
  | "title"
  | "space"
  | "access"
  | "stay"
  | "neighborhood"
  | "around"
  | "rules"
  | "note"
  | "license"
  | "places";

// One sentence or line of a listing, with the heading that it stands under.
export type Piece = {
  start: number;
  end: number;
  words: string;
  // First token and the one after the last, in the reading of the whole text.
  first: number;
  last: number;
  topic: Topic | null;
  // The heading's own words, such as "Grocery shops".
  heading: string;
  isBullet: boolean;
  // A line that only names what comes after it.
  isHeading: boolean;
};

export type ListingText = ReadText & { pieces: Piece[] };

// No listing has more; a text of lone letters is not read to its end, so that it holds up nobody.
const MOST_PIECES = 1000;
const LONGEST_HEADING = 60;
const TITLE_BOUND = 100;
const MOST_HEADING_WORDS = 5;
const FEW_WORDS = 3;
const TAIL = new Set(" \n\t\r*-–—•·#>|✓✔(_=~");
// What makes several signs one picture.
const JOINERS = new Set(["\u{FE0F}", "\u{200D}"]);
const BULLET = /^[ \t]*(?:[-–—•*·✓✔]|\d{1,2}[.)])[ \t]/;
const HEADINGS: readonly (readonly [Topic, RegExp])[] = [
  [
    "places",
    /\b(?:restaurants?|bars?|pubs?|cafes?|cafés?|groceries|grocery|shops?|pharmac(?:y|ies)|supermarkets?|food|favou?rite places|attractions?|sights|things to do|points of interest|landmarks?|nearby|what'?s near|distances?|places to go)\b/i,
  ],
  ["space", /\b(?:the space|about (?:the|this) (?:space|place|property|home)|amenities|what'?s inside|features)\b/i],
  ["access", /\bguest access\b/i],
  ["stay", /\b(?:during your stay|interaction|your host|about (?:us|me|the host))\b/i],
  ["neighborhood", /\b(?:neighbou?rhood|location|the area|where you'?ll be|surroundings)\b/i],
  ["around", /\b(?:getting around|transit|transport(?:ation)?|parking)\b/i],
  ["rules", /\b(?:house rules|rules|policies)\b/i],
  ["license", /\b(?:licen[cs]e|registration|permit) (?:number|no\.?|details)/i],
  ["note", /\b(?:other things|things to note|please note|notes?|good to know|important|other details)\b/i],
];

export function readPieces(text: string): ListingText {
  const read = readText(text);
  const pieces: Piece[] = [];
  let topic: Topic | null = null;
  let heading = "";
  let line: Line = { start: 0, end: -1, isHeading: false, isTitle: false, isBullet: false };
  for (const { start, end, first, last } of read.sentences.slice(0, MOST_PIECES)) {
    const isFirstOfLine = start > line.end;
    if (isFirstOfLine) {
      line = readLine(text, { start, end, isFirst: pieces.length === 0 });
      const said = text.slice(line.start, line.end);
      if (line.isHeading) {
        topic = HEADINGS.find(([, words]) => words.test(said))?.[0] ?? null;
        heading = said.replaceAll(/[*:#\s]+/g, " ").trim();
      } else if (opensParagraph(text, line)) {
        topic = null;
        heading = "";
      }
    }
    const words = withoutTail(text.slice(start, end));
    const isBullet = isFirstOfLine && line.isBullet;
    const { isHeading, isTitle } = line;
    pieces.push({
      start,
      end: start + words.length,
      words,
      first,
      last,
      topic: isTitle ? "title" : topic,
      heading,
      isBullet,
      isHeading,
    });
  }
  return { ...read, pieces };
}

// The marks of the next line's list or heading belong to nobody's sentence.
function withoutTail(words: string): string {
  let end = words.length;
  for (let width = tailWidth(words, end); width > 0; width = tailWidth(words, end)) end -= width;
  const cut = words.slice(0, end);
  return cut.endsWith("<br /") ? cut.slice(0, -5).trimEnd() : cut;
}

// How many units the mark before this place takes, if it is one: pictures take two.
function tailWidth(words: string, end: number): number {
  const last = words.charAt(end - 1);
  if (TAIL.has(last) || JOINERS.has(last) || /^[\u2600-\u27BF]$/.test(last)) return 1;
  return /^\p{Extended_Pictographic}$/u.test(words.slice(end - 2, end)) ? 2 : 0;
}

type Line = { start: number; end: number; isHeading: boolean; isTitle: boolean; isBullet: boolean };

function readLine(text: string, sentence: { start: number; end: number; isFirst: boolean }): Line {
  const start = text.lastIndexOf("\n", sentence.start - 1) + 1;
  const end = endOfLine(text, sentence.start);
  const isShort = end - start <= TITLE_BOUND;
  const said = isShort ? text.slice(start, end).trim() : "";
  const isWhole = isShort && sentence.end >= end - 4;
  const isListed = /^\n{1,2}[ \t]?[-•*·✓] /.test(text.slice(end, end + 5));
  const isNamed = isWhole && looksLikeHeading(said, { isListed, isLast: end >= text.length });
  // What stands first is the title, unless a list below it says otherwise.
  const isTitle = sentence.isFirst && end < text.length && isShort && !said.endsWith(".") && !(isNamed && isListed);
  const isHeading = isNamed && !isTitle;
  return { start, end, isTitle, isHeading, isBullet: BULLET.test(text.slice(start, start + 12)) };
}

// A long paragraph after an empty line has left the list under its heading.
function opensParagraph(text: string, { start, end, isBullet }: Line): boolean {
  return !isBullet && end - start > TITLE_BOUND && text.slice(Math.max(0, start - 2), start) === "\n\n";
}

function endOfLine(text: string, from: number): number {
  const found = text.indexOf("\n", from);
  return found < 0 ? text.length : found;
}

// "**The space**", "Grocery shops" above a list, "RESTAURANTS AND BARS", "Getting around:".
function looksLikeHeading(line: string, { isListed, isLast }: { isListed: boolean; isLast: boolean }): boolean {
  if (line.length > LONGEST_HEADING || line === "" || BULLET.test(line)) return false;
  if (/^\*\*[^*]{2,58}\*\*:?$/.test(line) || /^#{1,4} /.test(line)) return true;
  if (/[.,;]$/.test(line) || /\d/.test(line)) return false;
  if (line.endsWith(":")) return true;
  const words = line.split(" ").length;
  const isShouted = line === line.toUpperCase() && /\p{Lu}{3}/u.test(line);
  if (words <= MOST_HEADING_WORDS && (isListed || isShouted)) return true;
  const isKnown = !isLast && words <= FEW_WORDS && /^\p{Lu}/u.test(line);
  return isKnown && HEADINGS.some(([, known]) => known.test(line));
}
