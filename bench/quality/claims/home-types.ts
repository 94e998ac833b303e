// The words that name each kind of home. The first matching row of a listing's type decides.
const KINDS: [type: RegExp, words: string][] = [
  [/serviced apartment/, "(?:serviced )?apartments?|(?:serviced )?flats?"],
  [/aparthotel/, "apart-?hotels?|apartment hotel"],
  [/guest suite/, "guest suites?|suites?"],
  [/guest ?house/, "guest ?houses?|guest homes?"],
  [/rental unit|apartment|flat/, "apartments?|flats?|rental units?|units?|apt"],
  [/condo/, "condos?|condominiums?"],
  [/town ?(?:house|home)/, "town ?houses?|town ?homes?|row ?houses?"],
  [/tiny/, "tiny (?:home|house)s?"],
  [/vacation home|holiday home/, "(?:vacation|holiday) (?:home|house)s?|homes?|houses?"],
  [/house ?boat/, "house ?boats?|boats?"],
  [/bed and breakfast/, "bed and breakfasts?|b&b"],
  [/boutique hotel|hotel/, "hotels?"],
  [/camper|\brv\b/, "campers?|rvs?|camper ?vans?|motor ?homes?"],
  [/farm ?stay/, "farm ?stays?|farms?"],
  [/home|house|residential/, "homes?|houses?"],
];

const GENERIC = /^(?:entire place|other|private room|shared room|room|place)?$/;

// A pattern for the words that state a type, or none where the type says nothing ("Entire place").
export function homeWords(propertyType: string): RegExp | undefined {
  const kind = bareKind(propertyType);
  if (GENERIC.test(kind)) return undefined;
  const words = KINDS.find(([type]) => type.test(kind))?.[1] ?? `${escaped(kind)}s?`;
  return new RegExp(String.raw`\b(?:${words})\b`, "i");
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&").replace(/[\s-]+/g, "[\\s-]?");

function bareKind(propertyType: string): string {
  return propertyType
    .toLowerCase()
    .replace(/\s*\(.*?\)/g, "")
    .replace(/^(?:entire|private room in|shared room in|room in)\s+/, "")
    .trim();
}

// Kinds of home that cannot be said of another kind. "Home" and "place" may be said of any.
const SPECIFIC =
  /\b(?:villa|cottage|cabin|chalet|town ?house|bungalow|condo(?:minium)?|apartment|flat|hotel|hostel|house ?boat|camper|tiny (?:home|house)|guest ?house|guest suite|loft|yurt|tree ?house|barn|castle|farmhouse|mansion|penthouse|duplex|house)\b(?! (?:rules?|manual|guests?)\b)(?<!(?:neighbou?r|ware|green|light|club|coffee|row)[ -]?house)/gi;

// Words that are true of a kind beside its own name.
const ALSO: [type: RegExp, words: RegExp][] = [
  [/town|villa|cottage|cabin|chalet|bungalow|guest ?house|tiny|home|house|bed and breakfast|casa|farm/, /house/i],
  [/loft|condo|serviced|aparthotel|suite/, /apartment|flat/i],
  [/rental unit/, /apartment|flat/i],
];

export function foreignKinds(propertyType: string, text: string): string[] {
  const own = homeWords(propertyType);
  const kind = bareKind(propertyType);
  if (own === undefined) return [];
  const also = ALSO.filter(([type]) => type.test(kind)).map(([, words]) => words);
  const said = [...text.matchAll(SPECIFIC)].map(([word]) => word);
  return said.filter(
    (word) => !own.test(word) && !also.some((words) => words.test(word)) && !kind.includes(word.toLowerCase()),
  );
}

export const HOME_NOUN =
  /\b(?:home|house|apartment|flat|unit|condo(?:minium)?|town ?house|town ?home|villa|cottage|cabin|chalet|loft|studio|suite|guest ?house|bungalow|hotel|hostel|room|bedroom|stay|place|camper|rv|boat|house ?boat|bed and breakfast|yurt|barn|dorm|casa|building|aparthotel|retreat|base|bed|br|bath|bathroom)s?\b/i;
