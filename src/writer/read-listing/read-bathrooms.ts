import type { BathroomEntry } from "#shared/intake/answers/room-entries.ts";
import { type FoundAnswer, type ListingText, NUMBER, numberOf, type Piece } from "./listing-pieces.ts";

const MOST_ROOMS = 15;
const LONGEST_NOTES = 300;
const LONGEST_CLAUSE = 160;
const OF_THE_HOME =
  /\b(?:apartment|flat|house|home|condo|villa|bedrooms?|bdrm|unit|guest suite|place|might|may be|extra|upgrad\w+)\b/i;
const COUNT = new RegExp(
  String.raw`(?<![\d.])\b(${NUMBER})(?: and a half| 1\/2)?[ -]?(?:(full|half|private|shared|modern|complete|separate)[ -])?(?:bath(?:room)?s?|ba)\b(?! ?(?:tub|robe|towel|mat|products))`,
  "giu",
);
const BATHROOM =
  /\b(?:bathrooms?|baths?|en[- ]?suite|ensuite|washroom)\b(?! ?(?:tubs?|robes?|towels?|mats?|products|essentials))/i;

type Count = { full: number; half: number; quote: string; start: number };

// The bathrooms a listing counts, or the one it describes, with its own words about it as notes.
export function readBathrooms({ pieces }: ListingText): FoundAnswer[] {
  const isRoom = pieces.some(({ words }) => /\bprivate (?:bed)?room\b/i.test(words));
  const said = pieces.map(countIn).find((count) => count !== null) ?? null;
  // A guest who books a room does not get all the bathrooms of the home.
  const counted = said && isRoom && said.full + said.half > 1 ? null : said;
  const described = pieces.find((piece) => piece.topic !== "title" && !piece.isHeading && isAboutOne(piece));
  const type = described ? typeOf(described.words) : "Full";
  const clause = described ? clauseAbout(described.words) : null;
  // A clause about the whole home says nothing of its bathroom.
  const notes = clause && !OF_THE_HOME.test(clause.words) && clause.words.length <= LONGEST_CLAUSE ? clause : null;
  if (!counted && !notes) return sharingOf(pieces);
  if (!counted) {
    const value = [{ label: "Bathroom", type, notes: notes?.words ?? "" }];
    const start = (described?.start ?? 0) + (notes?.start ?? 0);
    return [{ field: "bathrooms", value, quote: notes?.words ?? "", start }, ...sharingOf(pieces)];
  }
  const rooms: BathroomEntry[] = [
    ...Array.from({ length: counted.full }, () => ({ label: "", type: "Full" as const, notes: "" })),
    ...Array.from({ length: counted.half }, () => ({ label: "", type: "Half" as const, notes: "" })),
  ].map((room, at) => ({ ...room, label: at === 0 ? "Bathroom" : `Bathroom ${at + 1}` }));
  const { quote, start } = counted;
  const isNoted = notes && rooms.length === 1 && rooms[0]?.type === "Full";
  const value = isNoted ? [{ label: "Bathroom", type, notes: notes.words }] : rooms;
  return [
    {
      field: "bathrooms",
      value,
      quote: isNoted ? notes.words : quote,
      start: isNoted ? (described?.start ?? 0) + notes.start : start,
    },
    ...sharingOf(pieces),
  ];
}

function countIn({ words, start }: Piece): Count | null {
  let full = 0;
  let half = 0;
  let span: [number, number] | null = null;
  for (const match of words.matchAll(COUNT)) {
    const value = numberOf(match[1] ?? "");
    if (value === null) continue;
    const hasHalf = /and a half|1\/2/.test(match[0]) || !Number.isInteger(value);
    if (match[2]?.toLowerCase() === "half") half += value;
    else if (full === 0) full = Math.floor(value);
    if (hasHalf) half += 1;
    span = [span?.[0] ?? match.index, match.index + match[0].length];
  }
  if (!span || full + half === 0 || full + half > MOST_ROOMS || !Number.isInteger(half)) return null;
  return { full, half, quote: words.slice(...span), start: start + span[0] };
}

// "En suite bathrooms with bathrobes", "new kitchen and bathroom", "your bathroom is shared": more than the bare word.
function isAboutOne({ words }: Piece): boolean {
  return (
    BATHROOM.test(words) &&
    (clauseAbout(words)?.words.split(" ").length ?? 0) > 2 &&
    /\b(?:en[- ]?suite|private|shared|new|updated|renovated|modern|full|fitted|shower|tub|jetted|jacuzzi|walk-in|marble|tile|rain|sinks?)\b/i.test(
      words,
    )
  );
}

function typeOf(words: string): BathroomEntry["type"] {
  const clause = clauseAbout(words)?.words ?? "";
  const isEither = /\bshared or private|private or shared\b/i.test(clause);
  if (/\ben[- ]?suite\b/i.test(clause)) return "Ensuite";
  return /\bshared\b/i.test(clause) && !isEither ? "Shared" : "Full";
}

// The part of the sentence that speaks of the bathroom.
function clauseAbout(words: string): { words: string; start: number } | null {
  const at = words.search(BATHROOM);
  if (at < 0) return null;
  const from = Math.max(
    words.lastIndexOf(", ", at) + 2,
    words.lastIndexOf("; ", at) + 2,
    words.lastIndexOf(". ", at) + 2,
    words.lastIndexOf("• ", at) + 2,
    words.lastIndexOf("| ", at) + 2,
  );
  const begin = (from < 2 ? 0 : from) + (/^and /i.test(words.slice(from < 2 ? 0 : from)) ? 4 : 0);
  const next = words
    .slice(at)
    .search(/ [•|]|[;.](?:\s|$)|, (?=(?:a|an|the|and|free|fully|plus|living|kitchen|bedroom)\b)/);
  const end = next < 0 ? words.length : at + next;
  const said = words.slice(begin, Math.min(end, begin + LONGEST_NOTES)).trimEnd();
  return { words: said, start: begin };
}

const SHARING: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:bath(?:room)?s?[^.,]{0,30}shared|shared bath(?:room)?s?|share (?:the |a )?bath(?:room)?)[^.]{0,30}\bwith (?:the )?(?:host|me|us|owner)\b/i,
    "The host",
  ],
  [
    /\b(?:bath(?:room)?s?[^.,]{0,30}shared|shared bath(?:room)?s?|share (?:the |a )?bath(?:room)?)[^.]{0,30}\bwith (?:\w+ )?(?:other |another )guests?\b/i,
    "Other guests",
  ],
  [/\bprivate (?:[\p{L}-]+ )?bath(?:room)?\b/iu, "Only your guests"],
];

function sharingOf(pieces: Piece[]): FoundAnswer[] {
  for (const { words, start } of pieces) {
    for (const [pattern, value] of SHARING) {
      const match = pattern.exec(words);
      const isEither =
        match &&
        /\b(?:or|upgrad\w+|might|may)\b/i.test(
          words.slice(Math.max(0, match.index - 40), match.index + match[0].length + 12),
        );
      if (match && !isEither)
        return [{ field: "bathroom_sharing", value, quote: match[0], start: start + match.index }];
    }
  }
  return [];
}
