import { type Listing, plainAmenities } from "../listing.ts";
import { sentencesOf } from "../sentences-of.ts";
import type { ClaimWords } from "./claim-words.ts";
import { INDOOR_CLAIMS } from "./claims-indoors.ts";
import { OUTDOOR_CLAIMS } from "./claims-outdoors.ts";
import { STAY_CLAIMS } from "./claims-stay.ts";
import { withoutPlaces } from "./hard-facts.ts";

// Praise and claims of size, age, light or rank that no field of a listing can bear out.
const PRAISE =
  /\b(?:spacious|large|huge|roomy|generous(?:ly)?|ample|tiny(?! (?:home|house))|small|compact|bright|sunny|sun-?lit|light-filled|airy|modern|new|newly|brand-new|renovated|updated|historic|vintage|antique|quiet(?! hours)|peaceful|calm|serene|private and quiet|cozy|cosy|comfortable|comfy|lovely|beautiful|gorgeous|elegant|stylish|luxur\w+|high-end|premium(?! cable)|charming|unique|fantastic|great|amazing|wonderful|excellent|best|biggest|largest|finest|most beautiful|safe(?! (?:for|to|is|and|in))|secure|convenient(?:ly)?|central(?:ly)?(?! (?:air|heat|ac))|popular|famous|lively|hip|trendy|leafy|friendly|sleek|crisp|fluffy|plush|soft|fresh(?:ly)?|generous|scenic|rustic|spotless|immaculate)\b/gi;

export type Problem = { kind: string; words: string; sentence: string };

const CLAIMS: ClaimWords[] = [...OUTDOOR_CLAIMS, ...INDOOR_CLAIMS, ...STAY_CLAIMS];
const OUTDOOR = new Set(OUTDOOR_CLAIMS.map(({ concept }) => concept));

// "No elevator" denies; "no need of a car" and "not far from the pool" do not.
const DENIED =
  /\b(?:no|without|lacks?|lacking|neither|nor|is not|are not|isn['’]t|aren['’]t|has no)\s+(?:an?\s+|any\s+|the\s+)?(?:[\p{L}-]+\s+){0,2}$/iu;
const NOT_DENIED = /\b(?:no|without) (?:need|one|more|extra|charge|fee|matter|trip|leaving|stairs|steps)\b/iu;

type Claim = { row: ClaimWords; words: string; before: string; after: string; sentence: string; given: string[] };

export function unsupportedClaims(listing: Listing, text: string): Problem[] {
  const amenities = plainAmenities(listing);
  const claims = sentencesOf(text).flatMap((sentence) => claimsIn({ listing, amenities, sentence }));
  const problems = claims.flatMap((claim) => judge(listing, claim));
  return [...problems, ...unsaidSharing(claims)];
}

function claimsIn({
  listing,
  amenities,
  sentence,
}: {
  listing: Listing;
  amenities: string[];
  sentence: string;
}): Claim[] {
  let rest = withoutPlaces(listing, sentence).replace(/’/g, "'").replace(ownKind(listing), "_");
  const found: Claim[] = [];
  for (const row of CLAIMS) {
    rest = rest.replace(row.words, (words: string, ...more: unknown[]) => {
      const at = more.find((it): it is number => typeof it === "number") ?? 0;
      const given = amenities.filter((amenity) => row.given.test(amenity));
      found.push({ row, words, before: rest.slice(0, at), after: rest.slice(at + words.length), sentence, given });
      return "_".repeat(words.length);
    });
  }
  return found;
}

// The name of the kind of home claims nothing by itself: "bed and breakfast", "houseboat".
const ownKind = ({ property_type }: Listing) =>
  /bed and breakfast/i.test(property_type) ? /bed and breakfast/gi : /(?!)/g;

function judge(listing: Listing, claim: Claim): Problem[] {
  const isDenied = DENIED.test(claim.before) && !NOT_DENIED.test(claim.before + claim.words);
  if (isDenied) return [problem(claim.given.length > 0 ? "denied though given" : "denied without a fact", claim)];
  if (claim.given.length === 0) return [problem(`amenity (${claim.row.concept})`, claim)];
  return qualifierProblems(listing, claim);
}

const problem = (kind: string, { words, before, sentence }: Claim): Problem => ({
  kind,
  words: `${before.split(/\s+/).slice(-3).join(" ").trim()} ${words}`.trim(),
  sentence,
});

const ADJECTIVES = /(?:(?!(?:and|or|an?|the|with|plus|to|for|of|in|is|are|has|on)\b)[\p{L}-]+ ){0,3}$/iu;
const QUALIFIERS: [said: RegExp, borneOut: RegExp][] = [
  [/\b(?:free|complimentary)$/iu, /free|included/],
  [/\b(?:paid)$/iu, /paid|extra cost/],
  [/\bheated$/iu, /heat/],
  [/\bindoor$/iu, /indoor/],
  [/\boutdoor$/iu, /outdoor|patio|backyard|garden|sun/],
  [/\broof ?-?top$/iu, /roof/],
  [/\b(?:gas)$/iu, /gas/],
  [/\b(?:electric)$/iu, /electric/],
  [/\binduction$/iu, /induction/],
  [/\b(?:wood[- ]burning|wood[- ]fired)$/iu, /wood/],
  [/\bcharcoal$/iu, /charcoal/],
  [/\bstainless(?:[- ]steel)?$/iu, /stainless/],
  [/\b(?:shared|communal|common)$/iu, /shared|in building|building staff/],
];

function qualifierProblems(listing: Listing, claim: Claim): Problem[] {
  const adjectives = (ADJECTIVES.exec(claim.before)?.[0] ?? "").trim();
  const words = adjectives.split(" ").map((_, at, all) => all.slice(0, at + 1).join(" "));
  const said = QUALIFIERS.filter(([qualifier]) => words.some((part) => qualifier.test(part)));
  const wrong = said.filter(([, borneOut]) => !claim.given.some((amenity) => borneOut.test(amenity)));
  const isPrivate =
    /\b(?:private|own)\b/i.test(adjectives) || /^ (?:is|are) (?:private|yours alone|just for you)/i.test(claim.after);
  return [
    ...wrong.map(() => problem("qualifier", claim)),
    ...(isPrivate && !mayBePrivate(listing, claim) ? [problem("called private", claim)] : []),
  ];
}

// In a home of one's own the kitchen is private by itself; a pool is not.
function mayBePrivate(listing: Listing, { row, given }: Claim): boolean {
  if (given.some((amenity) => amenity.includes("private"))) return true;
  return (
    /^entire/i.test(listing.room_type) &&
    !OUTDOOR.has(row.concept) &&
    !given.every((amenity) => amenity.includes("shared"))
  );
}

const SAYS_SHARED =
  /\bshar(?:e|ed|es|ing)\b|\bcommunal\b|\bcommon\b|\bthe building\b|\bneighbou?rs\b|\bother guests\b|\bresidents\b/i;

function unsaidSharing(claims: Claim[]): Problem[] {
  const shared = claims.filter(
    ({ given }) => given.length > 0 && given.every((amenity) => amenity.startsWith("shared ")),
  );
  const byConcept = Map.groupBy(shared, ({ row }) => row.concept);
  const unsaid = [...byConcept.values()].filter((all) => !all.some(({ sentence }) => SAYS_SHARED.test(sentence)));
  return unsaid.flatMap((all) => all.slice(0, 1).map((claim) => problem("shared, but not said to be", claim)));
}

export function embellishments(listing: Listing, text: string): Problem[] {
  const given = listing.amenities.join(" | ").toLowerCase();
  return sentencesOf(text).flatMap((sentence) =>
    [...withoutPlaces(listing, sentence).matchAll(PRAISE)]
      .filter(([word]) => !given.includes(word.toLowerCase()))
      .map(([word]) => ({ kind: "praise", words: word, sentence })),
  );
}
