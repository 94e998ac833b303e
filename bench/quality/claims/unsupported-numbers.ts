import type { Listing } from "../listing.ts";
import { sentencesOf } from "../sentences-of.ts";
import { withoutPlaces } from "./hard-facts.ts";
import { NUMBER, ORDINALS, valueOf } from "./number-words.ts";
import type { Problem } from "./unsupported-claims.ts";

// What the numbers of rooms, beds and guests count; anything else must be counted by an amenity.
const ROOMS =
  /^(?:[\p{L}-]+ ){0,2}?(?:bed ?rooms?|beds?|bath ?rooms?|baths?|br|bd|ba|guests?|people|persons?|adults?|travell?ers?|visitors?|friends|of you|rooms?|sleepers?|places? to sleep|shared|private|full|half)\b/iu;
const THINGS =
  /^(?:(?!(?:with|and|or|in|of|to|at|on|for|by)\b)[\p{L}-]+ )?(?:minutes?|mins?|miles?|km|kilomet\w+|blocks?|steps?|nights?|months?|weeks?|years?|floors?|stor(?:e?y|ies)|square|sq|feet|ft|m2|cars?|vehicles?|spaces?|spots?|tvs?|televisions?|screens?|levels?|hours?|days?|inch(?:es)?|mbps|am|pm|chairs?|seats?|sofas?|balcon\w+|patios?|pools?|kitchens?|desks?|ovens?|percent|meters?|metres?)\b/iu;

const NUMBER_IN_TEXT = new RegExp(String.raw`(?<![\p{L}\d.,:/-])(${NUMBER})(?![\p{L}\d]|[.,:]\d)`, "giu");

export function unsupportedNumbers(listing: Listing, text: string): Problem[] {
  const amenityNumbers = numbersIn(listing.amenities.join(" | "));
  const counts = [listing.bedrooms, listing.beds, listing.bathrooms, listing.accommodates].filter(
    (it) => it !== null && it !== undefined,
  );
  const roomNumbers = new Set([...counts, ...counts.map(Math.floor), ...numbersIn(listing.bathrooms_text ?? "")]);
  const tvs = listing.amenities.filter((amenity) => /tv\b/i.test(amenity)).length;
  return sentencesOf(text).flatMap((sentence) => {
    const plain = withoutPlaces(listing, sentence);
    return [
      ...unknownNumbers({ plain, sentence, amenityNumbers: new Set([...amenityNumbers, tvs]), roomNumbers }),
      ...unknownOrdinals(listing, plain, sentence),
    ];
  });
}

type Known = { plain: string; sentence: string; amenityNumbers: Set<number>; roomNumbers: Set<number> };

function unknownNumbers({ plain, sentence, amenityNumbers, roomNumbers }: Known): Problem[] {
  return [...plain.matchAll(NUMBER_IN_TEXT)].flatMap((match) => {
    const [words] = match;
    const value = valueOf(words);
    const after = plain.slice(match.index + words.length).replace(/^[\s-]+/, "");
    // "One" is most often no count: "one of them", "the one by the door".
    if (value === 1 && !THINGS.test(after)) return [];
    const isThing = THINGS.test(after) && !ROOMS.test(after);
    const isKnown =
      amenityNumbers.has(value) || (!isThing && roomNumbers.has(value)) || isHalfOfKnown(value, roomNumbers);
    if (
      isKnown ||
      (value === 1 && /^(?:[\p{L}-]+ )?(?:spaces?|cars?|levels?|floors?|kitchens?|tvs?|pools?|spots?)\b/iu.test(after))
    )
      return [];
    return [{ kind: "number", words: `${words} ${after.split(/\s+/).slice(0, 2).join(" ")}`.trim(), sentence }];
  });
}

// "Two full bathrooms and a half bath" names the two of a two and a half.
const isHalfOfKnown = (value: number, known: Set<number>) => known.has(value + 0.5);

function unknownOrdinals(listing: Listing, plain: string, sentence: string): Problem[] {
  const pattern = new RegExp(
    String.raw`\b(${ORDINALS.join("|")}|both)[ -](?:of the )?(bedrooms?|bathrooms?|beds?|floors?|stor(?:e?y|ies))\b`,
    "gi",
  );
  return [...plain.matchAll(pattern)].flatMap((match) => {
    const place = match[1]?.toLowerCase() === "both" ? 2 : ORDINALS.indexOf(match[1]?.toLowerCase() ?? "") + 1;
    const noun = match[2]?.toLowerCase() ?? "";
    const known = noun.startsWith("bedroom")
      ? listing.bedrooms
      : noun.startsWith("bath")
        ? Math.ceil(listing.bathrooms ?? 0)
        : noun.startsWith("bed")
          ? listing.beds
          : 0;
    const isKnown = match[1]?.toLowerCase() === "both" ? known === 2 : (known ?? 0) >= place;
    return isKnown ? [] : [{ kind: "number", words: match[0], sentence }];
  });
}

function numbersIn(text: string): Set<number> {
  return new Set([...text.matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits)));
}
