import type { Listing } from "../listing.ts";
import { foreignKinds, homeWords } from "./home-types.ts";
import { type Counted, statedCounts } from "./stated-counts.ts";

export const HARD_FACTS = ["bedrooms", "beds", "bathrooms", "guests", "property type", "room type", "city"] as const;
export type HardFact = (typeof HARD_FACTS)[number];

export type Verdict = {
  isGiven: boolean;
  isStated: boolean;
  // Stated with a number, and not only by "the bed" or "a bathroom".
  isCounted: boolean;
  // Stated differently and never rightly, as a reader would be misled.
  isWrong: boolean;
  // Every statement that differs, even beside a right one.
  differing: string[];
};

const NOT_GIVEN: Verdict = { isGiven: false, isStated: false, isCounted: false, isWrong: false, differing: [] };

export function judgeHardFacts(listing: Listing, text: string): Record<HardFact, Verdict> {
  const plain = text.replace(/[‐‑–]/g, "-").replace(/ /g, " ");
  return {
    bedrooms: judgeCount({ what: "bedrooms", given: givenBedrooms(listing), text: plain, alone: aloneWords(listing) }),
    beds: judgeCount({
      what: "beds",
      given: givenBeds(listing),
      text: plain,
      alone: ALONE_BED,
      derived: bedEach(listing, plain),
    }),
    bathrooms: judgeCount({ what: "bathrooms", given: listing.bathrooms || null, text: plain, alone: ALONE_BATH }),
    guests: judgeCount({ what: "guests", given: listing.accommodates, text: plain, alone: SOLO }),
    "property type": judgeType(listing, plain),
    "room type": judgeRoom(listing, plain),
    city: judgeCity(listing, plain),
  };
}

// A private room "without bedrooms" is one whose host left the field alone, and one with several is asked about, not
// printed; a whole home without is a studio.
const givenBedrooms = ({ bedrooms, room_type }: Listing) =>
  /^entire/i.test(room_type) ? bedrooms : bedrooms === 1 ? 1 : null;

// A count that cannot be right beside the others is asked about and not printed.
function givenBeds({ beds, bedrooms, accommodates }: Listing): number | null {
  if (!beds) return null;
  const isTooFew = (accommodates ?? 0) > beds * 3 || (bedrooms ?? 0) > beds;
  return isTooFew || beds > (accommodates ?? beds) * 2 ? null : beds;
}

const DETERMINER = String.raw`\b(?:an?|the|your|its|their|single|own|private|shared|this|that|my|our)(?: [a-z-]+){0,2}?[ -]`;
const ALONE_BED = new RegExp(String.raw`${DETERMINER}bed\b(?![ -]?(?:room|linen|and breakfast|sheet))`, "i");
const ALONE_BATH = new RegExp(String.raw`${DETERMINER}(?:bath(?:room)?|washroom)\b|\ben[ -]?suite\b`, "i");
const ALONE_BEDROOM = new RegExp(String.raw`${DETERMINER}bedroom\b`, "i");
const ALONE_ROOM = new RegExp(
  String.raw`${DETERMINER}(?:bedroom|room)\b|^(?:private|single|shared|hotel)? ?(?:bed)?room\b`,
  "im",
);
const SOLO =
  /\b(?:solo|lone) (?:travell?er|guest|visitor|stay)|\bsingle (?:guest|travell?er|room|occupancy)|\bjust you\b/i;

const aloneWords = (listing: Listing) => (/^entire/i.test(listing.room_type) ? ALONE_BEDROOM : ALONE_ROOM);

// "Three bedrooms, one bed in each" states three beds.
function bedEach(listing: Listing, text: string): number | undefined {
  const each =
    /\b(?:one|a|1)(?: [a-z]+)? bed (?:in )?(?:each|apiece|per)|\beach (?:has|with|holds) (?:a|one|its own) bed|\bbed each\b/i;
  return each.test(text) && listing.bedrooms !== null ? listing.bedrooms : undefined;
}

type Count = { what: Counted; given: number | null; text: string; alone: RegExp; derived?: number | undefined };

function judgeCount({ what, given, text, alone, derived }: Count): Verdict {
  if (given === null || given === undefined) return NOT_GIVEN;
  const stated = statedCounts(text, what);
  const differing = stated.filter(({ value }) => value !== given).map(({ words }) => words);
  const isCounted =
    stated.some(({ value }) => value === given) || derived === given || isHalfBath({ what, given, text });
  const isStated = isCounted || (given === 1 && alone.test(text));
  return { isGiven: true, isStated, isCounted, isWrong: !isStated && differing.length > 0, differing };
}

const isHalfBath = ({ what, given, text }: Pick<Count, "what" | "text"> & { given: number }) =>
  what === "bathrooms" && given === 0.5 && /\bhalf[ -]bath/i.test(text);

function judgeType(listing: Listing, text: string): Verdict {
  const own = homeWords(listing.property_type);
  if (own === undefined) return NOT_GIVEN;
  const differing = foreignKinds(listing.property_type, withoutPlaces(listing, text));
  // A flat without a bedroom is a studio.
  const isStudio = listing.bedrooms === 0 && /\bstudio\b/i.test(text);
  const isStated = own.test(text) || isStudio;
  return { isGiven: true, isStated, isCounted: isStated, isWrong: !isStated && differing.length > 0, differing };
}

const HOME =
  "(?:home|house|place|apartment|flat|condo|townhouse|villa|loft|cottage|unit|suite|guest suite|guesthouse|studio|chalet|cabin|bungalow|boat|camper|space|[a-z]+)";
const ENTIRE = new RegExp(
  String.raw`\b(?:entire|whole|all of (?:the|this|it))\b|\b(?:to|for|is|are|be) (?:yourself|yourselves)\b|\ball yours\b|\b(?:is|are) yours(?: alone| only)?\b|\byours alone\b|\ball yours\b|\bto themselves\b|\bnobody shares\b|\byou share them with nobody\b|\bcan have it alone\b|\byou have (?:it|all|the ${HOME}) all?\b|\bno one else\b|\bnobody else\b|\bself-contained\b|\bnot shared\b|\bprivate (?:home|house|apartment|flat|condo|suite|studio|villa|cottage|guest|townhouse|loft)\b|\byour own (?:home|house|place|apartment|flat|condo|townhouse|villa|loft|cottage|unit|suite|guest)\b|\bthe only guests\b`,
  "i",
);
const PRIVATE_ROOM =
  /\b(?:private|own|single|double|guest|hotel|quiet)(?: [a-z-]+){0,2}[ -](?:bed)?room\b|\broom of your own\b|\b(?:bed)?room (?:in|at|inside|within) (?:a|an|the|our|this|my)\b|\b(?:bed)?room (?:is|stays) (?:private|yours)\b|\b(?:bed)?room to yoursel/i;
const SHARED_ROOM =
  /\bshared(?: [a-z-]+)?[ -](?:bed)?room\b|\bshar(?:e|es|ing) (?:the|a|your)(?: [a-z]+)? (?:bed)?room\b|\bdorm(?:itory)?\b|\bbed in a shared\b/i;
const WRONG_ENTIRE =
  /\b(?:entire|whole) (?:home|house|apartment|flat|condo|townhouse|villa|loft|cottage|unit|guesthouse|place)\b/gi;

function judgeRoom(listing: Listing, text: string): Verdict {
  const kind = listing.room_type.toLowerCase();
  if (kind.startsWith("entire"))
    return roomVerdict(ENTIRE.test(text), text.match(/\bshared room\b|\bprivate (?:bed)?room in\b/gi));
  if (kind.startsWith("shared")) return roomVerdict(SHARED_ROOM.test(text), text.match(WRONG_ENTIRE));
  if (/^(?:private|hotel)/.test(kind)) return roomVerdict(PRIVATE_ROOM.test(text), text.match(WRONG_ENTIRE));
  return NOT_GIVEN;
}

function roomVerdict(isStated: boolean, wrong: string[] | null): Verdict {
  return { isGiven: true, isStated, isCounted: isStated, isWrong: !isStated && wrong !== null, differing: wrong ?? [] };
}

function judgeCity(listing: Listing, text: string): Verdict {
  const names = listing.city
    .split(/[,()]/)
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name.length > 2);
  if (names.length === 0) return NOT_GIVEN;
  return {
    isGiven: true,
    isStated: names.some((name) => text.toLowerCase().includes(name)),
    isCounted: false,
    isWrong: false,
    differing: [],
  };
}

// The names of the place are not claims: "Park View", "Harbour Side", "Lake View".
export function withoutPlaces(listing: Pick<Listing, "city" | "neighbourhood">, text: string): string {
  const whole = [listing.neighbourhood ?? "", listing.city];
  const names = [...whole, ...whole.flatMap((name) => name.split(/[,/()]|\band\b/))].map((name) => name.trim());
  return names
    .filter((name) => name.length > 2)
    .toSorted((a, b) => b.length - a.length)
    .reduce(
      (rest, name) => rest.replaceAll(new RegExp(escaped(name), "gi"), (found) => "¤".repeat(found.length)),
      text,
    );
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/[\s-]+/g, "[\\s-]+");
