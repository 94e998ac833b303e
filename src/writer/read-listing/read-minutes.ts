import { type FoundAnswer, type ListingText, NUMBER, numberOf, type Piece } from "./listing-pieces.ts";

const UNIT = String.raw`[ -]?(?:minutes?|mins?)\b\.?`;
const WALK = String.raw`(?:walk(?:ing)?|on foot|by foot|stroll|away on foot|foot)`;
const DRIVE = String.raw`(?:drive|driving|by car|car ride|uber|away by (?:car|driving)|taxi)`;
const WAYS: readonly (readonly ["walk" | "drive", RegExp])[] = [
  ["walk", new RegExp(String.raw`(${NUMBER})${UNIT}'?(?: away)?[ -](?:\w{4,6} )?${WALK}\b`, "giu")],
  ["walk", new RegExp(String.raw`\bwalk(?:ing)? (?:about |only |just |of )?(${NUMBER})${UNIT}`, "giu")],
  ["walk", new RegExp(String.raw`\bwithin (${NUMBER})${UNIT} walking distance`, "giu")],
  ["drive", new RegExp(String.raw`(${NUMBER})${UNIT}'?[ -](?:\w{4,6} )?${DRIVE}\b`, "giu")],
];
const PLACES: readonly (readonly [string, "walk" | "drive", RegExp])[] = [
  [
    "transit_walk_minutes",
    "walk",
    /\b(?:station|metro|subway|train|tram|bus|path|skytrain|underground|tube|light rail|[a-z]+ line)\b/i,
  ],
  [
    "grocery_walk_minutes",
    "walk",
    /\b(?:grocer(?:y|ies)|supermarkets?|tesco|whole foods|trader joe'?s|safeway|lidl|aldi|sainsbury'?s|carrefour|mercadona|woolworths|coles|walmart|kroger)\b/i,
  ],
  ["restaurant_walk_minutes", "walk", /\b(?:restaurants?|eateries|dining|pubs?|bistros?)\b/i],
  ["beach_walk_minutes", "walk", /\bbeach(?:es)?\b/i],
  [
    "center_drive_minutes",
    "drive",
    /\b(?:downtown|city cent(?:er|re)|town cent(?:er|re)|cbd|central business district)\b/i,
  ],
  ["airport_drive_minutes", "drive", /\bairport\b/i],
];
const REACH = 90;
// In one sentence.
const MOST_DISTANCES = 40;

type Distance = { way: "walk" | "drive"; minutes: number; start: number; end: number };

// "A five-minute walk to the PATH station": the minutes the form asks for, each the shortest that is said.
export function readMinutes({ pieces }: ListingText): FoundAnswer[] {
  const best = new Map<string, FoundAnswer & { value: number }>();
  for (const piece of pieces) {
    const distances = distancesIn(piece.words);
    for (const [at, distance] of distances.entries()) {
      const span = spanOf(piece, distances, at);
      const said = piece.words.slice(span.start, span.end);
      const context = piece.topic === "places" ? `${piece.heading} ${said}` : said;
      for (const [field, way, place] of PLACES) {
        const known = best.get(field);
        if (way !== distance.way || !place.test(context) || (known && known.value <= distance.minutes)) continue;
        best.set(field, { field, value: distance.minutes, quote: said.trim(), start: piece.start + span.start });
      }
    }
  }
  return [...best.values()];
}

function distancesIn(words: string): Distance[] {
  const found: Distance[] = [];
  for (const [way, pattern] of WAYS) {
    for (const match of words.matchAll(pattern)) {
      if (found.length >= MOST_DISTANCES) break;
      const minutes = numberOf(match[1] ?? "");
      const [start, end] = [match.index, match.index + match[0].length];
      const isKnown = found.some((other) => other.start < end && start < other.end);
      if (minutes !== null && Number.isInteger(minutes) && minutes > 0 && !isKnown)
        found.push({ way, minutes, start, end });
    }
  }
  return found.toSorted((one, other) => one.start - other.start);
}

// Which words the minutes belong to: those after "to" or "from", otherwise those before.
function spanOf({ words }: Piece, distances: Distance[], at: number): { start: number; end: number } {
  const { start, end } = distances[at] ?? { start: 0, end: 0 };
  const isForward = /^(?: away)?(?: distance)? ?(?:to|into|from|of)\b/i.test(words.slice(end, end + 20));
  const stop = distances[at + 1]?.start ?? words.length;
  // "2 minutes from the east and 5 from the west entrance of the station".
  const isShared = /^[^.;]{0,40} and $/.test(words.slice(end, stop));
  if (isForward) return { start, end: clauseEnd(words, end, Math.min(isShared ? words.length : stop, end + REACH)) };
  const from = Math.max(distances[at - 1]?.end ?? 0, start - REACH);
  const clause = Math.max(...[". ", "; ", " and "].map((cut) => endOf(words.lastIndexOf(cut, start), cut)));
  return { start: clause > from && clause < start ? clause : wordStart(words, from), end };
}

function endOf(at: number, cut: string): number {
  return at < 0 ? 0 : at + cut.length;
}

function clauseEnd(words: string, from: number, to: number): number {
  const cut = words.slice(from, to).search(/[.;](?:\s|$)/);
  if (cut >= 0) return from + cut;
  const space = to < words.length ? words.lastIndexOf(" ", to) : to;
  return space > from ? space : to;
}

function wordStart(words: string, from: number): number {
  if (from === 0) return 0;
  const space = words.indexOf(" ", from);
  return space < 0 ? from : space + 1;
}
