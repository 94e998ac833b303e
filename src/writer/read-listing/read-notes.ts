import { type FoundAnswer, isAboutPlaces, type ListingText, type Piece, type Topic } from "./listing-pieces.ts";

type Route = { field: string; words: RegExp };

// Which of the form's notes a sentence belongs to, by what it speaks of. The order is that of the asking.
const ROUTES: Route[] = [
  {
    field: "house_rules",
    words:
      /\b(?:no smoking|no part(?:y|ies)|no pets|no events|quiet hours|not allowed|not permitted|prohibited|minimum (?:nights?|stay)|night minimum|\d+\+? nights|extra guests?|additional guests?|house rules|please (?:do not|don't|remove|respect|keep)|must be)\b/i,
  },
  {
    field: "public_transport",
    words:
      /\b(?:metro|subway|trains?|trams?|bus|buses|skytrain|streetcar|light rail|transport|door[- ]to[- ]door|underground|tube|ferry|public transport\w*|transit|transiting|(?:red|orange|green|blue|brown|pink|purple|yellow|silver|central|northern|victoria)[- ]line|(?<!gas |power )stations?)\b/i,
  },
  { field: "public_transport", words: /\b(?:PATH|Path train|[A-Z] line)\b/ },
  { field: "parking_notes", words: /\b(?:parking|park your|park the car|park on|carport|driveway|pkg|garages?)\b/i },
  {
    field: "kitchen_notes",
    words:
      /\b(?:kitchen|kitchenette|stove|oven|microwave|refrigerator|fridge|coffee (?:maker|machine)|keurig|nespresso|cook|cooking|appliances|dishwasher|utensils|breakfast bar|cookware)\b/i,
  },
  {
    field: "bedroom_notes",
    words:
      /\b(?:beds?|bedrooms?|bdrm|mattress(?:es)?|sofa ?beds?|sleeps|sleeping|master|bunks?|basement room|private room|this room|room fully furnished)\b/i,
  },
  {
    field: "outdoor_notes",
    words:
      /\b(?:balcon(?:y|ies)|patio|terraces?|deck|porch|gardens?(?! (?:apartment|apt|level|suite))(?!-level)|lawns?|yard|backyard|courtyard|pools?|bbq|barbecue|rooftop|fire ?pit|hot tub|views?|veranda|hammock|overlook\w*|outdoor space)\b/i,
  },
  {
    field: "work_notes",
    words:
      /\b(?:desks?|work ?spaces?|home office|remote work\w*|business (?:center|centre|travel\w*)|ethernet|laptop)\b/i,
  },
  {
    field: "family_notes",
    words:
      /\b(?:child|children'?s?|kids?'?|crib|bab(?:y|ies)|high chair|playgrounds?|family[- ]friendly|toddlers?|infants?)\b/i,
  },
  {
    field: "host_interaction",
    words:
      /\b(?:we live|i live|we occupy|we are (?:always |here|available|happy|around|on)|i am (?:always |available|happy|around)|i'm (?:always |available|happy|around)|we're (?:always |available|happy|around)|available to help|help with any|ask (?:me|us)|contact (?:me|us|host)|message (?:me|us)|let (?:me|us) know|reach out|happy to|always be available|recommendations|(?:phone|text|call|email) (?:me|us)|during your stay|host (?:is|will|lives)|meet you|greet you|respond)\b/i,
  },
  {
    field: "guest_access",
    words:
      /\b(?:access to (?:the |a |all |both |entire |whole )|full access|you have access|entire (?:apartment|home|house|place|unit|condo|space|villa|flat)|whole (?:apartment|house|place|floor|home)|to yourself|guests (?:can|may|have)|common (?:areas?|spaces?)|shared (?:spaces?|areas?|kitchen|living)|all \d floors)\b/i,
  },
  {
    field: "things_to_note",
    words:
      /\b(?:please note|be aware|note that|please read|important|keep in mind|will vary|cleaning (?:fee|protocol)|cleaned|cleaning|sanitiz\w+|covid\S*|pandemic|licen[cs]e|discount|no longer|directly|students?|groups?|weddings?|graduations?|perfect for|ideal for|great for|(?:suited|suitable) for|families|solo|couples|for a couple|friends|romantic|holiday|weekend|business trip|fee\b|extra (?:charge|cost)|(?:other|another|separate|different) (?:units?|apartments?|listings?|rooms?|airbnb)|upgrad\w+|stairs|noise|noisy|not (?:a |an )?(?:\d )?(?:star|hotel|suitable)|before booking|reservation|minimum)\b/i,
  },
  {
    field: "pet_rules",
    words:
      /\b(?:pets?[- ](?:friendly|welcome|allowed|fee|deposit)|pets are (?:welcome|allowed)|dogs? (?:are )?(?:welcome|allowed))\b/i,
  },
  {
    field: "things_to_note",
    words: /\b(?:(?:cats?|dogs?) (?:lives?|companion)|(?:resident|friendly|our|my) (?:cats?|dogs?))\b/i,
  },
  {
    field: "story",
    words:
      /\b(?:built (?:in|by|for|around)|century|18\d\ds?|19[0-7]\ds?|late 1800'?s|historic (?:home|house|building|mansion|brownstone|town|charm)|victorian|brownstone|mansion|heritage|originally|converted|architects?|restored|family[- ]owned|we are (?:a|an)|company|boutique (?:property|hotel|place|residence)|named after|is called|stands out|super ?host|(?:for|after) (?:[a-z]+ ){0,2}years|years ago|former(?:ly)?|generations?|grandparents|designed by|inspired by|history of|style decor|authentic|typical|co-living|holiday home)\b/i,
  },
  { field: "story", words: /\b(?:Casa|Villa) [A-Z]\w+/ },
  {
    field: "seasonal_notes",
    words: /\b(?:high season|low season|in (?:the )?(?:winter|summer)|during (?:the )?(?:winter|summer)|seasonal)\b/i,
  },
  {
    field: "getting_around",
    words:
      /\b(?:walk(?:ing)?\/bik(?:e|ing)|bik(?:e|es|ing)|bicycles?|walkable|uber|lyft|rental car|rent a car|need a car|drive (?:to|into)|get(?:ting)? around|scooters?|taxis?|whole (?:island|city|region)|easy access to|easily accessible|freeways?|highways?|motorway|ride)\b/i,
  },
  {
    field: "neighborhood_description",
    words:
      /\b(?:neighbou?rhoods?|(?:the|this|safe|quiet|an?) area|area (?:is|has|of)|district|community|suburb|village|quiet street|residential|surroundings|shops|shopping|restaurants|bars|cafes|cafés|eateries|stores|boutiques|galleries|nightlife|historic center|downtown|central(?:ly)? loca\w+|central location|development|urban|(?:much|little|no|heavy|street) traffic|city cent(?:er|re)|fast food)\b/i,
  },
];

const LIVING =
  /\b(?:living (?:room|area|space)|lounge|sofas?|couch|sectional|renovat\w+|rehabbed|remodel\w+|refurbished|furnished|furniture|furnishings|spacious|spaciousness|open[- ]plan|hardwood|decor|ceilings?|windows|natural light|bright|modern|contemporary|brand[- ]new|newly|fireplace|dining (?:room|table|area)|chandeliers?|main floor|garden[- ]level|bottom floor|top floor|(?:ground|first|second|third|\dth|\drd|\dnd|1st)[- ]floor|walk[- ]up|outfitted|interiors?|decorated|stylish|elegant|airy|cosy|cozy|comfortable|layout|private (?:apartment|guest suite|suite|entrance|entry)|(?:\d|one|two|three|four|five)[- ]bedroom (?:apartment|flat|home|house|condo|suite|unit))\b/i;
const FEATURES =
  /\b(?:amenities (?:include|such)|additional amenities|features?:|offers?|includes?|including|equipped with|comes with|provided|complimentary|free (?:wi|wifi|high|premium|on|breakfast|use|access)|wi-?fi|internet|cable|smart ?tv|hdtv|flat[- ]screen|toiletries|jacuzzi|gyms?|fitness|secured? (?:entry|building))\b/i;
const HOME =
  /\b(?:apartment|flat|condo|home|house|villa|cottage|suite|space|unit|studio|loft|guesthouse|cabin|bungalow|room|rooms|place)\b/i;

const OF_TOPIC: Record<Topic, string | null> = {
  title: null,
  space: "living_notes",
  access: "guest_access",
  stay: "host_interaction",
  neighborhood: "neighborhood_description",
  around: "getting_around",
  rules: "house_rules",
  note: "things_to_note",
  license: null,
  places: "nearby_places",
};
const MOST_FIELDS = 4;
const LONGEST_NOTE = 900;
const SHORTEST_NOTE = 8;
const GREETING =
  /^(?:welcome|hello|hi|hey|thank you|thanks|enjoy your stay|dear guest|see you|book now|warmly)\b[^.]{0,40}$/i;

// The host's own sentences as notes of the form, word for word.
export function readNotes(listing: ListingText): FoundAnswer[] {
  const found: FoundAnswer[] = [];
  const said = new Set<string>();
  let before: string | null = null;
  for (const piece of listing.pieces) {
    if (piece.isHeading || piece.topic === "title" || piece.topic === "license") continue;
    const words = shortened(piece.words);
    const plain = words.toLowerCase();
    if (words.length < SHORTEST_NOTE || said.has(plain) || GREETING.test(words)) continue;
    said.add(plain);
    const routes = routesOf(piece, words, CONTINUES.test(words) ? before : null);
    before = routes[0]?.field ?? before;
    for (const route of routes) {
      const part = partAbout(words, route);
      if (part)
        found.push({ field: route.field, value: part.words, quote: part.words, start: piece.start + part.start });
    }
  }
  return found;
}

function routesOf(piece: Piece, words: string, before: string | null): Route[] {
  const own = piece.topic === null ? null : OF_TOPIC[piece.topic];
  const isPlaces = isAboutPlaces(piece);
  const isAround = isPlaces || piece.topic === "neighborhood" || piece.topic === "places";
  const isOfTheHome = !isAround || isOfHome(words);
  // A playground, a pool or a garden that is somewhere else is no part of the home.
  const routes = ROUTES.filter(({ field, words: cue }) => cue.test(words) && (isOfTheHome || !INSIDE.has(field)));
  const isListed = piece.isBullet && isPlaces;
  const chosen = [
    ...(isPlaces ? [{ field: "nearby_places", words: ANYTHING }] : []),
    ...(own && own !== "living_notes" ? [{ field: own, words: ANYTHING }] : []),
    ...(isListed ? routes.filter(({ field }) => field === "public_transport") : routes),
  ].filter(({ field }, at, all) => all.findIndex((other) => other.field === field) === at);
  const kept = chosen.slice(0, MOST_FIELDS);
  if (LIVING.test(words) && isOfTheHome) kept.push({ field: "living_notes", words: ANYTHING });
  const isOutside = kept.some(({ field }) => field === "neighborhood_description");
  if (FEATURES.test(words) && !isAround && !isOutside) kept.push({ field: "features", words: ANYTHING });
  if (kept.length > 0) return kept;
  if (before) return [{ field: before, words: ANYTHING }];
  if (piece.isBullet) return [{ field: "features", words: ANYTHING }];
  // A lone line of a word or two is a signature or a slogan.
  if (!own && isListItem(words)) return [];
  return [{ field: own ?? (HOME.test(words) ? "living_notes" : "things_to_note"), words: ANYTHING }];
}

// A sentence that goes on with what the one before spoke of.
const CONTINUES =
  /^(?:they|it|its|there|you can|you could|and|also|all right|get the|try|these|his|her|this is where|free from|downtown in)\b/i;
const ANYTHING = /\S/;
const INSIDE = new Set(["outdoor_notes", "kitchen_notes", "bedroom_notes", "work_notes"]);
const PART_FROM = 100;
const FEWEST_WORDS = 3;

// Of a long sentence about several things, the part that speaks of one: "a fully fitted kitchen with modern appliances".
function partAbout(words: string, { field, words: cue }: Route): { words: string; start: number } | null {
  const whole = { words, start: 0 };
  if (words.length < PART_FROM || !PARTED.has(field)) return whole;
  let start = 0;
  const parts: { start: number; end: number }[] = [];
  for (const match of words.matchAll(/[,;:] (?:and |as well as |plus )?|\. | - | – /g)) {
    parts.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  parts.push({ start, end: words.length });
  if (parts.length < 3) return whole;
  const meant = parts.filter((part) => cue.test(words.slice(part.start, part.end)));
  const [first] = meant;
  const last = meant.at(-1);
  if (!first || !last) return whole;
  const said = words
    .slice(first.start, last.end)
    .trimEnd()
    .replace(/[.!]{1,3}$/, "");
  return said.split(" ").length < FEWEST_WORDS ? null : { words: said, start: first.start };
}

const PARTED = new Set([
  "kitchen_notes",
  "bedroom_notes",
  "work_notes",
  "parking_notes",
  "family_notes",
  "seasonal_notes",
]);

function isOfHome(words: string): boolean {
  return /\b(?:this|our|the|your|an?)(?: [\p{L}-]+){0,4} (?:apartment|flat|condo|home|house|villa|cottage|suite|unit|studio|loft|guesthouse|property|kitchen|balcony|terrace|bedroom)\b/iu.test(
    words,
  );
}

function isListItem(words: string): boolean {
  return words.length < 30 && !/[.!?]$/.test(words);
}

function shortened(words: string): string {
  if (words.length <= LONGEST_NOTE) return words;
  const cut = words.lastIndexOf(" ", LONGEST_NOTE);
  return words.slice(0, cut > 0 ? cut : LONGEST_NOTE);
}
