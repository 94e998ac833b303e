// What the sentences of descriptions are about, by the words that say so: "shops" and "boutiques" say the same of an area.
const WORDS: Record<string, string> = {
  walk: "walk walks walked walking walkable walkability foot stroll strolls feet",
  central:
    "central centrally middle heart everything everywhere anywhere located location convenient conveniently handy",
  near: "near nearby close next round around corner step steps short minute minutes away distance door doorstep easy easily quick quickly reach access within",
  quiet: "quiet calm peaceful tranquil serene",
  safe: "safe secure",
  new: "new newly renovated renovation remodeled remodelled redecorated refurbished redone updated rehabbed recently freshly",
  big: "big large spacious roomy huge space generous ample",
  bright: "bright light lights sunny airy daylight sunlight sun",
  clean: "clean immaculate tidy spotless",
  comfort: "cozy cosy comfy comfortable comfortably comfort comforts relax relaxing relaxed unwind",
  style: "stylish modern chic contemporary elegant designer luxury luxurious tasteful decor furnished furniture style",
  old: "historic historical victorian old character charm charming history original century vintage traditional",
  food: "restaurant restaurants food dining eat eats eateries dinner brunch dine cuisine",
  coffee: "cafe cafes café cafés coffee bakery bakeries",
  "nights out": "bar bars pub pubs nightlife club clubs drink drinks brewery breweries cocktail cocktails",
  shops: "shop shops shopping store stores boutique boutiques mall retail",
  groceries: "grocery groceries supermarket supermarkets market markets",
  parks: "park parks green garden gardens",
  transit:
    "public transport transportation transit bus buses train trains metro subway tram trams path station stations stop stops line lines rail",
  sights:
    "sight sights attraction attractions landmark landmarks museum museums theater theaters theatre theatres entertainment culture arts",
  town: "downtown city town center centre cbd",
  area: "area neighborhood neighbourhood street streets district local locals community part",
  home: "apartment flat home house condo studio suite loft townhouse room unit place cottage building property",
  guests:
    "couple couples family families friends group groups solo traveler travelers traveller travellers business kid kids child children guest guests visitors suits people",
  yours: "whole entire yours yourself yourselves private own",
  lively: "lively vibrant buzzing bustling busy hip trendy energy popular",
  see: "see explore exploring visit enjoy discover",
  sharing: "share shared sharing",
  beds: "bed beds bedroom bedrooms queen king double twin sleeps sleep",
  bath: "bath baths bathroom bathrooms ensuite shower",
  work: "work working workspace desk laptop office study",
  screen: "tv netflix roku screen",
  laundry: "washer dryer laundry washing",
  outside: "balcony terrace patio deck yard backyard courtyard porch rooftop outdoor outside",
  view: "view views skyline overlook overlooks",
  pets: "pet pets dog dogs",
  parking: "parking garage",
  rules: "smoking parties party camera cameras",
};

const SAYS_NOTHING = new Set(
  [
    "a an the and or but of to in on at by for with from is are was were be been being it its this that these those there",
    "here you your we our us i my me they their he she can could will would may might as so no not all any very also one two",
    "both each just right even still get gets got comes come find use used using make makes made who what which where when",
    "while if then than into onto over under up down out off about along across through per only quite really pretty super",
    "rather most more much many lot lots plenty bit few some every anyone anything thing things stuff way ways side kind",
    "sort good great nice lovely wonderful fantastic amazing excellent perfect best better well ideal fine cool beautiful",
    "have has had having",
  ].flatMap((words) => words.split(" ")),
);

const ABOUT = new Map(
  Object.entries(WORDS).flatMap(([about, words]) => words.split(" ").map((word) => [word, about] as const)),
);

// Nearly every sentence is about these.
const OF_ANY = new Set(["near", "area", "home", "see"]);

const STEM_LETTERS = 6;

export type AboutWhat = { matters: Set<string>; rest: Set<string> };

// What a sentence is about, and its other words.
export function aboutWhat(text: string): AboutWhat {
  const [matters, rest] = [new Set<string>(), new Set<string>()];
  for (const word of text.toLowerCase().match(/\p{L}{1,30}|\d{1,9}/gu) ?? []) {
    const matter = ABOUT.get(word);
    if (matter === undefined && !SAYS_NOTHING.has(word)) rest.add(word.slice(0, STEM_LETTERS));
    if (matter !== undefined && !OF_ANY.has(matter)) matters.add(matter);
  }
  return { matters, rest };
}

// How much of what one sentence says another says as well, from 0 to nearly 1.
export function likeness(own: AboutWhat, other: AboutWhat): number {
  const same = inBoth(own.rest, other.rest) + inBoth(own.matters, other.matters);
  return same / (own.rest.size + own.matters.size + 1);
}

export function inBoth(one: Set<string>, other: Set<string>): number {
  let count = 0;
  for (const each of one) if (other.has(each)) count += 1;
  return count;
}
