import type { BedroomEntry, BedType } from "#shared/intake/answers/room-entries.ts";
import { type FoundAnswer, type ListingText, NUMBER, numberOf, type Piece } from "./listing-pieces.ts";

const MOST_ROOMS = 30;
const MOST_BEDS = 10;
const SIZED = String.raw`(king|queen|double|full|twin|single|bunk|murphy)(?:[ -]?sized?)?`;
const BED = new RegExp(
  String.raw`(?:\b(${NUMBER}|a|an|pair of|set of) )?(?:[\p{L}-]{3,14} ){0,2}?\b${SIZED}(?: (?:XL|plush|memory foam|murphy|bunk))?[ -]?(?:beds?|mattress(?:es)?)\b`,
  "giu",
);
// Where a room's line says only the size: "Bedroom 1: King".
const BARE_BED = new RegExp(
  String.raw`(?:\b(${NUMBER}|a) )?\b${SIZED}s?\b(?! (?:bath|kitchen|equipped|length|street|st))`,
  "giu",
);
const TYPES: Record<string, BedType> = {
  king: "King",
  queen: "Queen",
  double: "Double",
  full: "Double",
  twin: "Twin",
  single: "Twin",
  bunk: "Bunk",
  murphy: "Murphy",
};
const ROOM =
  /\b(?:(?:master|main|primary|guest|second|third|fourth|fifth|first|2nd|3rd|4th|1st|upstairs|downstairs|basement|kids'?|children's) (?:bed)?room(?: suite)?|(?:bed)?room (?:#? ?\d|one|two|three|four|five)\b|master suite|the master\b|master(?=:)|(?:the )?other (?:bed)?room|(?:the )?other(?= (?:with|has|one))|one (?:bed)?room(?= (?:with|has))|one(?= (?:with|has))|another (?:with|has|bedroom)|the last(?= (?:with|has|one)))/gi;
const COUNT = new RegExp(
  String.raw`\b(${NUMBER})[ -]?(?:(?:[\p{L}]{3,14},? ){0,2}(?:bed[ -]?room(?:s|ed)?|bdrms?|bedrm)\b|(?:bd|br|bdr)\b)`,
  "giu",
);
const HOME_AFTER =
  /^[ -](?:[\p{L}/,-]{1,14} ){0,4}(?:apartment|flat|condo|house|home|villa|cottage|cabin|suite|unit|townhouse|townhome|bungalow|guest ?house|guest ?suite|apt|chalet|loft|property|b2h|in|with)/iu;
const PRIVATE_ROOM =
  /\b(?:private|furnished|single|double|cozy|your own) (?:bed)?room\b|\broom (?:in|for rent)\b|\byour (?:bed)?room\b/i;

// The title of a room that is let names no number of rooms.
function isOfOneRoom({ words, topic }: Piece): boolean {
  return PRIVATE_ROOM.test(words) || (topic === "title" && /\b(?:bed)?room$/i.test(words));
}

type Bed = { type: BedType; count: number; start: number; end: number };

// The bedrooms with their beds, as far as the listing says which bed stands where.
export function readBedrooms(listing: ListingText): FoundAnswer[] {
  const total = readTotal(listing);
  const told = listing.pieces.flatMap((piece) => roomsIn(piece));
  const isPlausible = told.length > 0 && told.length <= MOST_ROOMS && (!total || told.length <= total.count);
  if (isPlausible) {
    const rooms = told.map(({ room, quote, start }) => ({ field: "bedrooms", value: [room], quote, start }));
    const missing = (total?.count ?? 0) - told.length;
    if (!total || missing <= 0) return rooms;
    const names = new Set(told.map(({ room }) => room.room.toLowerCase()));
    const free = Array.from({ length: total?.count ?? 0 }, (_, at) => emptyRoom(at + 1)).filter(
      ({ room }) => !names.has(room.toLowerCase()),
    );
    const rest = free.slice(-missing);
    return [...rooms, { field: "bedrooms", value: rest, quote: total.quote, start: total.start }];
  }
  const named = total ? null : roomInTitle(listing);
  if (named) return [named];
  const isOneRoom = total?.count === 1 || (!total && listing.pieces.some((piece) => isOfOneRoom(piece)));
  const only = isOneRoom ? onlyBeds(listing) : null;
  if (only) return [only];
  if (!total || total.count > MOST_ROOMS) return [];
  const value = Array.from({ length: total.count }, (_, at) => emptyRoom(at + 1));
  return [{ field: "bedrooms", value, quote: total.quote, start: total.start }];
}

// "Queen Room near the Market": the room that is let, by the bed that stands in it.
function roomInTitle({ pieces }: ListingText): FoundAnswer | null {
  const title = pieces.find(({ topic }) => topic === "title");
  const match = title && /\b(king|queen|double|twin|single) (?:bed)?room\b/i.exec(title.words);
  const type = TYPES[match?.[1]?.toLowerCase() ?? ""];
  if (!title || !match || !type) return null;
  const value = [emptyRoom(1, [{ id: "b1", type }])];
  return { field: "bedrooms", value, quote: match[0], start: title.start + match.index };
}

function emptyRoom(place: number, beds: BedroomEntry["beds"] = []): BedroomEntry {
  return { room: `Bedroom ${place}`, beds, features: [] };
}

// How many bedrooms there are in all: "a two-bedroom flat" says it, and so does a number that nothing contradicts.
function readTotal({ pieces }: ListingText): { count: number; quote: string; start: number } | null {
  const said: { count: number; quote: string; start: number; isWhole: boolean }[] = [];
  const sized: typeof said = [];
  let isPrivateRoom = false;
  for (const piece of pieces) {
    isPrivateRoom ||= /\bprivate (?:bed)?room\b/i.test(piece.words);
    for (const match of piece.words.matchAll(COUNT)) {
      const count = numberOf(match[1] ?? "");
      const after = piece.words.slice(match.index + match[0].length, match.index + match[0].length + 60);
      if (count === null || !Number.isInteger(count) || count === 0) continue;
      if (/\b(?:master|guest|other|more|additional|separate)\b/i.test(match[0])) continue;
      const isWhole = HOME_AFTER.test(after) || piece.topic === "title";
      // "1 double and 1 single bedroom" counts neither all of them; "two double bedrooms" alone does.
      const isSized = /\b(?:single|double|twin|king|queen)\b/i.test(match[0]);
      (isSized ? sized : said).push({ count, quote: match[0].trim(), start: piece.start + match.index, isWhole });
    }
  }
  if (said.length === 0 && sized.length === 1 && isOnlyKind(pieces, sized[0])) return sized[0] ?? null;
  const whole = said.filter(({ isWhole }) => isWhole);
  const meant = whole.length > 0 ? whole : said;
  const [first] = meant;
  if (!first || (isPrivateRoom && first.count > 1)) return null;
  if (meant.every(({ count }) => count === first.count)) return first;
  // "Four bedrooms: one bedroom with a king, two bedrooms with queens."
  return whole.length === 0 && meant.every(({ count }) => count <= first.count) ? first : null;
}

// Whether no other kind of bedroom is named: "two double bedrooms and a single".
function isOnlyKind(pieces: Piece[], said: { count: number; quote: string } | undefined): boolean {
  if (!said || said.count < 2) return false;
  const rest = pieces.map(({ words }) => words.replace(said.quote, "")).join("\n");
  return !/\b(?:single|double|twin|king|queen|master|guest|other|third|extra)\b[^.\n]{0,12}\b(?:bed)?room|\band an? (?:single|twin|double)\b/i.test(
    rest,
  );
}

type ToldRoom = { room: BedroomEntry; quote: string; start: number };

function roomsIn(piece: Piece): ToldRoom[] {
  const { words } = piece;
  const heads = [...words.matchAll(ROOM)];
  if (heads.length === 0 || heads.length > MOST_ROOMS) return [];
  const rooms: ToldRoom[] = [];
  for (const [at, head] of heads.entries()) {
    const end = heads[at + 1]?.index ?? words.length;
    const segment = words.slice(head.index, end);
    const isLine = /^[^:–-]{0,24}[:–-]/.test(segment) && heads.length === 1;
    const beds = bedsIn(segment, isLine ? BARE_BED : BED);
    if (!beds || beds.length === 0) continue;
    const last = beds.at(-1)?.end ?? segment.length;
    const quote = segment.slice(0, last);
    const room = { room: nameOf(head[0], rooms.length + 1), beds: entriesOf(beds), features: [] };
    rooms.push({ room, quote, start: piece.start + head.index });
  }
  return rooms;
}

function nameOf(head: string, place: number): string {
  const name = head.trim().replace(/^the /i, "");
  if (/^(?:one|other|another|last)\b/i.test(name)) return `Bedroom ${place}`;
  if (/^master$/i.test(name)) return "Master bedroom";
  return (name.charAt(0).toUpperCase() + name.slice(1)).slice(0, 60);
}

function entriesOf(beds: Bed[]): BedroomEntry["beds"] {
  return beds
    .flatMap(({ type, count }) => Array.from({ length: count }, () => type))
    .slice(0, MOST_BEDS)
    .map((type, at) => ({ id: `b${at + 1}`, type }));
}

// Null where the listing leaves open which bed it is: "full or queen-size bed".
function bedsIn(words: string, pattern: RegExp): Bed[] | null {
  const beds: Bed[] = [];
  for (const match of words.matchAll(pattern)) {
    const [whole, amount = "", size = ""] = match;
    const type = TYPES[size.toLowerCase()];
    if (!type) continue;
    const isOpen = / or $/i.test(words.slice(Math.max(0, match.index - 4), match.index)) || /\bor\b/i.test(whole);
    if (isOpen || /^ or\b/i.test(words.slice(match.index + whole.length, match.index + whole.length + 4))) return null;
    const count = /^pair|^set/i.test(amount) ? 2 : (numberOf(amount) ?? 1);
    const isSafe = Number.isInteger(count) && count > 0 && count <= MOST_BEDS;
    if (isSafe) beds.push({ type, count, start: match.index, end: match.index + whole.length });
  }
  return beds;
}

// In a home with one bedroom the beds that are named stand there, unless another place is named.
function onlyBeds({ pieces }: ListingText): FoundAnswer | null {
  for (const piece of pieces) {
    if (/\b(?:living room|lounge|sofa|loft|other room)\b/i.test(piece.words.slice(0, 2000))) continue;
    const beds = bedsIn(piece.words, BED);
    const [first] = beds ?? [];
    if (!beds || !first || beds.length > 2) continue;
    const [start, end] = [first.start, beds.at(-1)?.end ?? first.end];
    const value = [emptyRoom(1, entriesOf(beds))];
    return { field: "bedrooms", value, quote: piece.words.slice(start, end).trim(), start: piece.start + start };
  }
  return null;
}
