import type { FoundAnswer, ListingText, Piece } from "./listing-pieces.ts";

const NAME = String.raw`(\p{Lu}[\p{L}'’.]+(?:[ -](?:(?:of|the|de|del|la|los|el|en|d'en|n)[ -])?\p{Lu}[\p{L}'’.]+){0,3}|[Dd]owntown(?: \p{Lu}[\p{L}'’.]+){1,3})`;
const AREA =
  "neighbou?rhood|district|suburb|area|quarter|community|development|village|urbanization|urbanisation|barrio";
const LOCAL =
  /\b(?:Village|Park|Hill|Heights|Town|Quarter|Beach|Bay|Old|North|South|East|West|Southeast|Southwest|Northeast|Northwest|Downtown|downtown|Uptown|Midtown|Square|Mills|Gardens|Row|Point|District|Cala|Es|Side|End)\b/;
const PATTERNS: readonly (readonly [RegExp, (name: string) => boolean])[] = [
  [
    new RegExp(String.raw`\b(?:in|within|of) (?:the |our )?(?:[\p{Ll}-]+,? ){0,3}${NAME} (?:${AREA})\b`, "u"),
    () => true,
  ],
  [
    new RegExp(
      String.raw`\b(?:in|within|of) (?:the |our )?(?:[\p{Ll}-]+,? ){0,3}${NAME} (?:Neighbou?rhood|District|Suburb|Area|Community|Development)\b`,
      "u",
    ),
    () => true,
  ],
  [new RegExp(String.raw`\bin ${NAME},? an? (?:[\p{Ll}-]+ ){0,4}(?:${AREA})\b`, "u"), () => true],
  [new RegExp(String.raw`(?<!\p{Lu}[\p{L}'’]{1,20} )\b(?:${AREA}) of ${NAME}`, "u"), () => true],
  [
    new RegExp(
      String.raw`^(?:(?:Historical|Historic|Trendy|Vibrant|Beautiful|The|Located|Lovely) )*${NAME} is (?:an? |one )(?:[\p{Ll}-]+,? ){0,4}(?:${AREA})\b`,
      "u",
    ),
    () => true,
  ],
  [
    new RegExp(
      String.raw`\b(?:located|situated|set|nestled|home|house|apartment|flat|townhouse) (?:with)?in (?:the )?(?:heart of |cent(?:er|re) of |middle of )?(?:the )?(?:[\p{Ll}-]+,? ){0,2}?${NAME}`,
      "u",
    ),
    (name) => LOCAL.test(name) && name.includes(" "),
  ],
  [
    new RegExp(String.raw`\b(?:historic|historical|trendy|old|hip|lively|vibrant) ${NAME}`, "u"),
    (name) => name.includes(" ") && LOCAL.test(name),
  ],
  [new RegExp(String.raw`^(?:Historical|Historic|Trendy|Hip) ${NAME} (?:is|offers|has)\b`, "u"), () => true],
];
const NOT_A_NAME =
  /^(?:The|This|Our|We|It|Airbnb|I|You|Your|A|An|Very|Quiet|Safe|Great|Home|House|Apartment|United|Located|Private|Modern|Entire)\b|^(?:New York|Washington|Los Angeles|San Francisco|London|Paris)$|^(?![Dd]owntown ).* City$/;

const SETTINGS: readonly (readonly [string, RegExp])[] = [
  [
    "In the city center",
    /\b(?:in (?:the )?(?:heart|middle|cent(?:er|re)) of (?:the )?(?:city|downtown|town)|in (?:the )?(?:city cent(?:er|re)|downtown)\b(?! \d)|(?:right in the )?middle of downtown|(?:excellent |great |super |very )?central location|city[- ]cent(?:er|re) (?:apartment|location|flat)|downtown (?:location|apartment|condo|loft))\b/i,
  ],
  ["In the city center", /\b(?:in|at) the cent(?:er|re) of \p{Lu}\p{Ll}+/u],
  [
    "In a residential area",
    /\b(?:residential (?:area|street|neighbou?rhood|district|suburb|part)|(?:and|,) residential\b)/i,
  ],
  [
    "In a village",
    /\b(?:in (?:a|the|our) (?:[\p{L}-]+ ){0,3}village\b|is an? (?:small |fishing |charming |quiet |little |pretty |mountain ){1,3}village)/iu,
  ],
  ["In the countryside", /\b(?:in the (?:[\p{L}-]+ )?countryside|rural (?:setting|location|retreat))\b/iu],
  ["In the mountains", /\b(?:in the (?:[\p{L}]+ )?mountains)\b(?! that)/iu],
  [
    "In a forest",
    /\b(?:in the (?:forest|woods)|surrounded by (?:forest|woods|woodland)|wooded (?:lot|setting|property))\b/i,
  ],
  [
    "By a lake",
    /\b(?:on the lake|lakeside (?:home|house|cottage|cabin|setting)|lakefront (?:home|house|cottage|cabin|property|setting))\b/i,
  ],
  [
    "By a river",
    /\b(?:riverside (?:setting|home|apartment|location|cottage)|on the river(?:bank)?|riverfront (?:home|apartment|setting|condo))\b/i,
  ],
  [
    "By the sea",
    /\b(?:beachfront|oceanfront|seafront|seaside) (?:home|house|apartment|condo|villa|property|setting|location|cottage)\b|\bby the sea\b|\bfishing village on the (?:\p{L}+ )?coast\b|(?<!\d)(?:\d{2}|[12]\d{2}) ?(?:m|meters|metres) (?:from|to) the (?:beach|sea)\b/iu,
  ],
  [
    "On an island",
    /\b(?:the whole island|on the island|parts? of the island|on this island|of the island)\b|\bisland (?:home|retreat|cottage|villa)\b/i,
  ],
];

const VIEW = String.raw`\b(?:views?|looking|overlook(?:s|ing)?)(?: of| over| to| out over| onto)?(?: the| a| our)?(?: [\p{L}’']+){0,2}?`;
const VIEWS: readonly (readonly [string, RegExp])[] = [
  ["Sea view", new RegExp(String.raw`${VIEW} (?:sea|ocean|mediterranean|atlantic|pacific)\b`, "iu")],
  ["Lake view", new RegExp(String.raw`${VIEW} lake\b`, "iu")],
  ["River view", new RegExp(String.raw`${VIEW} river\b`, "iu")],
  ["Mountain view", new RegExp(String.raw`${VIEW} mountains?\b`, "iu")],
  ["City skyline view", new RegExp(String.raw`${VIEW} (?:skyline|manhattan)\b`, "iu")],
  ["Garden view", new RegExp(String.raw`${VIEW} gardens?\b`, "iu")],
  ["Park view", new RegExp(String.raw`${VIEW} (?:park|meadows)\b`, "iu")],
  ["Courtyard view", new RegExp(String.raw`${VIEW} courtyard\b`, "iu")],
];

const PRESENCE: readonly (readonly [string, RegExp])[] = [
  [
    "In the home",
    /\b(?:we|i) (?:also )?live in the (?:home|house|apartment|same (?:house|home|apartment))|(?:host|owner)s? lives? in the (?:home|house|apartment)\b/i,
  ],
  [
    "On the grounds",
    /\b(?:we|i) (?:live|occupy|reside) (?:on |in )?(?:the )?(?:bottom|top|upper|lower|main|first|second|third|ground|other|front|back|rear|upstairs|downstairs|next door|above|below|on[- ]site|on the property)|(?:host|owner)s? lives? (?:on[- ]site|on the property|upstairs|downstairs|above|below|next door)\b/i,
  ],
  ["Nearby", /\b(?:we|i) live (?:nearby|close by|around the corner|down the street|a few (?:minutes|blocks))\b/i],
];
const BOOKED: readonly (readonly [string, RegExp])[] = [
  [
    "Entire place",
    /\b(?:entire|whole) (?:apartment|home|house|place|condo|villa|flat|unit|guesthouse|guest house|suite|cottage|floor|townhouse)\b(?![^.]{0,12}\bshared\b)/i,
  ],
  ["Private room", /\bprivate (?:\(locking\) )?(?:bed)?room\b|\bpvt\.? bedroom\b/i],
  ["Shared room", /\bshared (?:bed)?room\b/i],
];
const SHARES =
  /\bshared (?:kitchen|bath|bathroom|living|house|home|apartment|space)|\b(?:housemates?|roommates?|other guests)\b|\broom (?:in|for rent)\b/i;
const MEANT = String.raw`(apartment|flat|condo|house|townhouse|town house|townhome|cottage|cabin|villa|bungalow|chalet|loft|studio|guest ?house|guest ?suite|tiny house|houseboat|yurt)`;
const KIND = new RegExp(
  String.raw`\b(?:bed[ -]?room(?:ed)?|1BR|2BR|3BR|bd|br|bdrm)(?:[ /](?:[\p{L}/-]+ ){0,3}| )${MEANT}\b|\b(?:this|our|a|an|my)(?: [\p{L}-]+,?){0,4} ${MEANT}\b(?! (?:style|building|in a))|^(?!the )(?:[\p{L}-]+,? ){0,4}${MEANT}\b`,
  "iu",
);
const KINDS: Record<string, string> = {
  flat: "Apartment",
  "town house": "Townhouse",
  townhome: "Townhouse",
  "guest house": "Guesthouse",
  guestsuite: "Guest suite",
};

// Where the home is and what guests book, from the first words that say it.
export function readListingPlace({ pieces }: ListingText): FoundAnswer[] {
  const single = [firstName(pieces), firstOf(pieces, "host_presence", PRESENCE), bookedIn(pieces), kindIn(pieces)];
  return [...settingsIn(pieces), ...viewsIn(pieces), ...single.filter((answer) => answer !== null)];
}

type Options = readonly (readonly [string, RegExp])[];
type Said = { value: unknown; piece: Piece; match: RegExpExecArray };

function answerOf(field: string, { value, piece, match }: Said): FoundAnswer {
  return { field, value, quote: match[0].trim(), start: piece.start + match.index };
}

function settingsIn(pieces: Piece[]): FoundAnswer[] {
  const isIsland = pieces.some(({ words }) => /\bisland\b/i.test(words));
  const found = new Map<string, FoundAnswer>();
  for (const [option, pattern] of SETTINGS) {
    const piece = pieces.find(({ words }) => pattern.test(words));
    const match = piece && pattern.exec(piece.words);
    // "The center of Menorca" is no city's.
    const isDoubtful = option === "In the city center" && isIsland;
    if (!piece || !match || found.has(option) || isDoubtful || isFarFrom(piece.words, match.index)) continue;
    found.set(option, answerOf("setting", { value: [option], piece, match }));
  }
  return [...found.values()];
}

function viewsIn(pieces: Piece[]): FoundAnswer[] {
  return VIEWS.flatMap(([option, pattern]) => {
    const piece = pieces.find(({ words }) => pattern.test(words) && !NO_VIEW.test(words));
    const match = piece && pattern.exec(piece.words);
    return piece && match ? [answerOf("views", { value: [option], piece, match })] : [];
  });
}

function bookedIn(pieces: Piece[]): FoundAnswer | null {
  const booked = BOOKED.filter(([, pattern]) => pieces.some(({ words }) => pattern.test(words)));
  const isShared = pieces.some(({ words }) => SHARES.test(words));
  const isCertain = booked.length === 1 && !(isShared && booked[0]?.[0] === "Entire place");
  return isCertain ? firstOf(pieces, "room_type", booked) : null;
}

function kindIn(pieces: Piece[]): FoundAnswer | null {
  const piece = pieces.slice(0, FIRST_PIECES).find(({ words }) => KIND.test(words));
  const match = piece && KIND.exec(piece.words);
  const kind = (match?.[1] ?? match?.[2] ?? match?.[3])?.toLowerCase();
  if (!piece || !match || !kind || /\bfloor of\b/i.test(piece.words.slice(0, match.index + match[0].length)))
    return null;
  return answerOf("property_type", { value: kindOf(wholeKind(match[0], kind)), piece, match });
}

const FIRST_PIECES = 4;

// "Town house" and "studio apartment" are kinds of their own, whichever word was found.
function wholeKind(words: string, kind: string): string {
  if (/\btown house$/i.test(words)) return "townhouse";
  return /\bstudio apartment$/i.test(words) ? "studio" : kind;
}

function kindOf(kind: string): string {
  return KINDS[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1);
}

function firstOf(pieces: Piece[], field: string, options: Options): FoundAnswer | null {
  for (const piece of pieces) {
    for (const [value, pattern] of options) {
      const match = pattern.exec(piece.words);
      if (match) return answerOf(field, { value, piece, match });
    }
  }
  return null;
}

function firstName(pieces: Piece[]): FoundAnswer | null {
  for (const [pattern, isMeant] of PATTERNS) {
    for (const piece of pieces) {
      const match = pattern.exec(piece.words);
      const value = match?.[1]?.replace(/[.,]{1,3}$/, "").replace(/^\p{Lu}\p{L}+['’]s /u, "");
      if (!match || !value || NOT_A_NAME.test(value) || !isMeant(value) || isFarFrom(piece.words, match.index))
        continue;
      return { field: "neighborhood", value, quote: match[0].trim(), start: piece.start + match.index };
    }
  }
  return null;
}

const NO_VIEW = /\b(?:no|without|partial?ly blocked|walk|minutes?|hike|drive)\b/i;

// "10 minutes to downtown", "close to the city center".
function isFarFrom(words: string, at: number): boolean {
  return /\b(?:minutes?|mins?|miles?|km|blocks?|close|near|nearby|walk|stroll|drive|distance|from|access)(?: [\w'’]+){0,6}[ ,]*$/i.test(
    words.slice(Math.max(0, at - 60), at),
  );
}
