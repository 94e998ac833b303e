import { type FoundAnswer, type ListingText, NUMBER, numberOf, type Piece } from "./listing-pieces.ts";

type Reading = { field: string; value: unknown };
type Rule = { pattern: RegExp; read: (match: RegExpExecArray, piece: Piece) => Reading[] };

const ORDINALS: Record<string, number> = {
  ground: 0,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
};
const ORDINAL = String.raw`(\d{1,2}(?:st|nd|rd|th)|ground|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)`;
const HOMES = "apartment|flat|unit|condo|suite|studio|walk|loft|maisonette|duplex";
const CLOCK = String.raw`(\d{1,2})(?::(\d{2}))? ?([ap])?\.?m?\b`;

const number = (field: string, words = ""): Reading[] => {
  const value = numberOf(words);
  return value === null ? [] : [{ field, value }];
};
const before = ({ index, input }: RegExpExecArray, reach: number) => input.slice(Math.max(0, index - reach), index);
const after = ({ index, 0: words, input }: RegExpExecArray, reach: number) =>
  input.slice(index + words.length, index + words.length + reach);

// A part of the building that is on some floor says nothing of where the home is.
const PART =
  /\b(?:bed|bedrooms?|bath|bathrooms?|kitchen|tv|smarttv|gym|pool|laundry|terrace|office|rooms?|toilet|shower|washer|access|parking)\b(?![^.]{0,30}\b(?:apartment|apt|flat|condo|unit|suite|studio|loft)\b)[^.]{0,30}$/i;
const OTHER = /\b(?:table|seat|seating|seats|dining|chairs?|entire (?:property|building)|whole building|per room)\b/i;
const OUTSIDE = /^[^.,]{0,12}\b(?:terrace|garden|yard|lot|pool|balcony|patio|land|deck|plot|gym|rooftop)\b/i;

const RULES: Rule[] = [
  {
    pattern: new RegExp(
      String.raw`\b(?:sleeps|sleeping|accommodates?|accommodating|can host|can sleep)(?: a)?(?: comfortably)?(?: total of| up to| maximum of| max)?(?: ${NUMBER}(?:-| to ))? (${NUMBER})\b(?! ?(?:bed|bath|min|mile|block|car|night))`,
      "i",
    ),
    read: (match) => (OTHER.test(before(match, 60)) || isOfOneBed(match) ? [] : guests(match[1])),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:up to|maximum(?: of)?|max\.?) (${NUMBER}) (?:guests?|people|persons?|adults|pax|travell?ers|visitors)\b(?! per)`,
      "i",
    ),
    read: (match) => (OTHER.test(before(match, 60)) ? [] : guests(match[1])),
  },
  {
    pattern: new RegExp(
      String.raw`\b(${NUMBER})[ -](?:guests|people|persons?|pers|pax)(?: max(?:imum)?\b|,| -|$)`,
      "i",
    ),
    read: (match, { topic }) => (topic === "title" ? guests(match[1]) : []),
  },
  {
    pattern: /(?<![\d,.])(\d{1,2},\d{3}|\d{2,5}) ?\+? ?(?:sq\.? ?ft|square[ -]f(?:ee|oo)t|sqft|sf\b|ft2|ft²)/i,
    read: (match) => area(match, "Square feet"),
  },
  {
    pattern: /(?<![\d,.])(\d{1,2},\d{3}|\d{2,4}) ?(?:m²|m2\b|sqm\b|sq\.? ?m\b|square met(?:er|re)s?)/i,
    read: (match) => area(match, "Square meters"),
  },
  {
    pattern: new RegExp(String.raw`\bon (?:the )?${ORDINAL}(?: \(?top\)?)?(?: of)?[ -]floor\b`, "i"),
    read: (match) => (PART.test(before(match, 60)) ? [] : floor(match[1])),
  },
  {
    pattern: new RegExp(String.raw`\b${ORDINAL}[ -]floor[ -](?:[\p{L}-]{2,14} ){0,2}(?:${HOMES})\b`, "iu"),
    read: (match) => floor(match[1]),
  },
  {
    pattern: new RegExp(
      String.raw`(?<=^|, )${ORDINAL} floor,? (?:with |no |without )(?:an? )?(?:elevator|lift)\b`,
      "i",
    ),
    read: (match) => floor(match[1]),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:apartment|flat|unit|condo|suite|studio) (?:is|occupies) (?:on )?(?:the )?(?:whole |entire )?${ORDINAL}(?: \(?top\)?)? floor\b`,
      "i",
    ),
    read: (match) => floor(match[1]),
  },
  {
    pattern: new RegExp(
      String.raw`\b(${NUMBER})[ -](?:story|storey|level) (?:[\p{L}-]{2,14} ){0,2}(?:home|house|townhouse|townhome|villa|cottage|duplex)\b`,
      "iu",
    ),
    read: (match) => number("levels", match[1]),
  },
  {
    pattern: new RegExp(String.raw`\b(?:all|over|on|across|spread over) (${NUMBER}) (?:floors|levels|stories)\b`, "i"),
    read: (match) => number("levels", match[1]),
  },
  {
    pattern: /(?<!\d)(\d{2,3}) ?(?:"|”|''|[- ]?inch(?:es)?|in\b)[^.,;]{0,24}\b(?:TVs?|televisions?|screen|HDTV|HD)\b/i,
    read: (match) => number("tv_size", match[1]),
  },
  {
    pattern: new RegExp(
      String.raw`\bdining[^.]{0,40}\b(?:seats?|seating for|for|with|and) (?:up to )?(${NUMBER}) (?:people|guests|persons|[\p{L} ]{0,24}chairs|seats)`,
      "iu",
    ),
    read: (match) => number("dining_seats", match[1]),
  },
  {
    pattern: new RegExp(
      String.raw`\bdining (?:table|room|area)[^.,]{0,20}\b(?:seats?|seating for|that seats) (?:up to )?(${NUMBER})\b`,
      "i",
    ),
    read: (match) => number("dining_seats", match[1]),
  },
  { pattern: /(?<![\d.])(\d{1,5}) ?(?:mbps|mb\/s|mbit|megabit)/i, read: (match) => number("wifi_speed", match[1]) },
  {
    pattern: new RegExp(
      String.raw`\bcheck[- ]?in(?: time)?(?: is| starts| begins)?(?: from| at| after|:| any ?time after){1,2} ${CLOCK}`,
      "i",
    ),
    read: (match) => time("check_in_time", match),
  },
  {
    pattern: new RegExp(String.raw`\bcheck[- ]?out(?: time)?(?: is)?(?: by| at| before|:| until){1,2} ${CLOCK}`, "i"),
    read: (match) => time("check_out_time", match),
  },
  {
    pattern: /\bcheck[- ]?in(?: time)? (\d{1,2})(?::(\d{2}))? ?([ap])\.?m\b/i,
    read: (match) => time("check_in_time", match),
  },
  {
    pattern: /\bcheck[- ]?out(?: time)? (\d{1,2})(?::(\d{2}))? ?([ap])\.?m\b/i,
    read: (match) => time("check_out_time", match),
  },
  {
    pattern: /\b(?:must be(?: at least)?|minimum age(?: is| of)?|at least) (\d{2})(?: ?\+| years| or older| and over)/i,
    read: (match) => (Number(match[1]) >= 16 ? number("minimum_age", match[1]) : []),
  },
  {
    pattern: new RegExp(
      String.raw`\b(${NUMBER}) (?:free |private |dedicated |off[- ]street |reserved )?parking (?:spaces?|spots?)\b`,
      "i",
    ),
    read: (match) => number("parking_spaces", match[1]),
  },
  {
    pattern: new RegExp(
      String.raw`\b(${NUMBER}) (?:steps|stairs) (?:up )?(?:to|into) (?:the |your )?(?:entrance|front door|door|apartment|entry)\b`,
      "i",
    ),
    read: (match) => number("entrance_steps", match[1]),
  },
  {
    pattern:
      /\b(?:licen[cs]e|registration|permit|str)(?: (?:no\.?|number|#|id))?[ .:#-]{1,4}([A-Z0-9][A-Z0-9/-]{4,24})\b/i,
    read: ([, code = ""]) =>
      /\d.*\d/.test(code) && code === code.toUpperCase() ? [{ field: "registration_number", value: code }] : [],
  },
];

// "Queen size bed - sleeps 2" counts who sleeps in it, "sofa bed, sleeps 6 in total" everybody.
function isOfOneBed(match: RegExpExecArray): boolean {
  return (
    /\b(?:bed|sofa|couch|futon|mattress|bunks?|bedroom)\b[^.\n]{0,12}$/i.test(before(match, 30)) &&
    !/total/i.test(match[0])
  );
}

function guests(words: string | undefined): Reading[] {
  const value = numberOf(words ?? "");
  return value === null || value < 1 || value > 50 || !Number.isInteger(value) ? [] : [{ field: "maxGuests", value }];
}

function area(match: RegExpExecArray, unit: string): Reading[] {
  const value = numberOf(match[1] ?? "");
  if (value === null || value < 10 || OUTSIDE.test(after(match, 30))) return [];
  return [
    { field: "living_area", value },
    { field: "area_unit", value: unit },
  ];
}

function floor(words = ""): Reading[] {
  const word = words.toLowerCase();
  const value = ORDINALS[word] ?? Number.parseInt(word, 10);
  return Number.isNaN(value) ? [] : [{ field: "floor", value }];
}

function time(field: string, [, hours = "", told, half]: RegExpExecArray): Reading[] {
  const minutes = told ?? "00";
  const hour = Number(hours);
  const isAfternoon = half?.toLowerCase() === "p";
  // "Check-in at 3" is no time of day that a form could take.
  if (hour > 23 || Number(minutes) > 59 || (half === undefined && hour < 12 && told === undefined)) return [];
  const full = half === undefined ? hour : (hour % 12) + (isAfternoon ? 12 : 0);
  return [{ field, value: `${String(full).padStart(2, "0")}:${minutes}` }];
}

// The numbers of a listing that the form asks for, each from the first sentence that says it.
export function readCounts({ pieces, text }: ListingText): FoundAnswer[] {
  const found = new Map<string, FoundAnswer>();
  for (const piece of pieces) {
    for (const { pattern, read } of RULES) {
      const match = pattern.exec(piece.words);
      if (!match) continue;
      for (const reading of read(match, piece)) {
        if (found.has(reading.field)) continue;
        found.set(reading.field, { ...reading, quote: match[0], start: piece.start + match.index });
      }
    }
  }
  // "Our three-storey home" around an apartment is the building.
  if (/\b(?:apartment|flat|private room|guest suite|basement suite)\b/i.test(text)) found.delete("levels");
  return [...found.values()];
}
