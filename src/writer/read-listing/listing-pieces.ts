import { type ReadText, readText } from "#writer/text/read-text.ts";

const NUMBER_NAMES = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

// For patterns: a number in digits or as a word.
export const NUMBER = String.raw`(?:\d{1,3}(?:\.\d)?½?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)`;

const DISTANCE = new RegExp(
  String.raw`\b(?:\d[\d,.]{0,6}|${NUMBER}|few|couple of|several)\+?[ -]?(?:more )?(?:minutes?|mins?|hours?(?= (?:away|from|drive|by|to|ride))|miles?|km|kilomet(?:er|re)s?|m|met(?:er|re)s?|blocks?|(?:feet|ft|yards?)(?= (?:away|from|to|of|off)))\b|\bminutes (?:from|to|of|away)\b`,
  "i",
);

const NEAR =
  /\b(?:near|nearby|near by|close to|close by|closeby|close proximity|steps (?:from|to|away)|walking distance|walk(?:ing)? to|walk away|quick walk|short (?:walk|drive|distance)|easy stroll|a?round the corner|across the street|next door|easy access to|convenient(?:ly located)? to|proximity to|surroundings|all around|one street over|stone'?s throw|located to|easy transport|minutes away|within a block|accessible (?:via|by|on foot))\b/i;

const VISIT =
  /\b(?:explore|discover|visit|check out|don['’]t miss|such as|catch|follow|find|stroll|go to|head to|known for|home to|access to|including|such as)\b/i;

const KIND =
  /\b(?:beach|downtown|city cent(?:er|re)|station|stop|lake|lakefront|parks?|airport|grocery|supermarkets?|restaurants?|shops?|shopping|bars?|cafes?|cafés?|museums?|mall|stores?|theaters?|university|hospital|market|stadium|arena|trails?|centre|center|eateries|bakery|bistros?|pubs?|playgrounds?)\b/i;

// A name in the middle of a sentence: "Grove Street", "Royal Mile".
const NAME = /[\p{Ll}\d,(] (?:the )?\p{Lu}[\p{Ll}'’]+/gu;

// A line that is a name and the way there: "Jemaa el-Fnaa 8 min on foot".
const NAMED_WITH_WAY =
  /^\p{Lu}[^,.;:!?\d\n]{2,40},? \d{1,3} ?(?:mins?|minutes|km|miles?) (?:on foot|walk|drive|away|by (?:car|bike|taxi|bus|train|boat|tram))\b/u;

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

// No listing has more; a text of lone letters is not read to its end, so that it does not hold up other requests.
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

// The marks of the next line's list or heading are no part of the sentence.
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

// Whether a sentence tells of places around the home: a name or a kind of place, and how far it is.
export function isAboutPlaces(piece: Piece): boolean {
  const { words, topic, isBullet, isHeading } = piece;
  if (isHeading || topic === "title") return false;
  if (/^(?:no |free |paid |street )?parking\b/i.test(words)) return false;
  if (topic === "places" && (isBullet || words.length < 120)) return true;
  if (NAMED_WITH_WAY.test(words)) return true;
  const names = words.match(NAME)?.length ?? 0;
  const isFar = DISTANCE.test(words) || NEAR.test(words);
  if (isFar && (names > 0 || KIND.test(words) || /^\p{Lu}[\p{L}'’]+ \p{Lu}/u.test(words))) return true;
  return (
    (names > 1 && VISIT.test(words) && !/\bpark(?:ing|ed)\b/i.test(words)) ||
    (names > 0 && /\b\d{1,4} [A-Z]\w* (?:St|Ave|Street|Avenue)\b/.test(words))
  );
}

// An answer of the intake form that a listing gives, with the words that give it. A field that gathers (notes, choices,
// rooms) may be found several times; shared/intake/gather-answers.ts puts them together.
export type FoundAnswer = { field: string; value: unknown; quote: string; start: number };

export function quoted(
  { text }: ListingText,
  { start, end }: { start: number; end: number },
): { quote: string; start: number } {
  return { quote: text.slice(start, end), start };
}

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
