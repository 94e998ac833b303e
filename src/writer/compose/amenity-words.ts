import { ownValue } from "#shared/own-value.ts";
import type { AmenityConcept } from "#writer/ledger/amenities/amenity-concepts.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { withArticle } from "../text/word-forms.ts";

// How an amenity is called in a sentence, with its article. What is not here has its own topic.
const WORDS: Partial<Record<AmenityConcept, string>> = {
  oven: "an oven",
  stove: "a stove",
  microwave: "a microwave",
  dishwasher: "a dishwasher",
  "toaster-oven": "a toaster oven",
  "air-fryer": "an air fryer",
  refrigerator: "a fridge",
  "mini-fridge": "a mini fridge",
  freezer: "a freezer",
  "coffee-maker": "a coffee maker",
  coffee: "coffee",
  kettle: "a kettle",
  toaster: "a toaster",
  blender: "a blender",
  "rice-maker": "a rice maker",
  "bread-maker": "a bread maker",
  "baking-sheet": "a baking sheet",
  "trash-compactor": "a trash compactor",
  "wine-glasses": "wine glasses",
  dishes: "dishes and silverware",
  "cooking-basics": "cooking basics",
  "dining-table": "a dining table",
  washer: "a washer",
  dryer: "a dryer",
  "washer-dryer": "a washer and dryer",
  "drying-rack": "a drying rack",
  iron: "an iron",
  hangers: "hangers",
  "clothing-storage": "clothing storage",
  "hair-dryer": "a hair dryer",
  shampoo: "shampoo",
  conditioner: "conditioner",
  "body-soap": "body soap",
  "shower-gel": "shower gel",
  bathtub: "a bathtub",
  bidet: "a bidet",
  "hot-water": "hot water",
  essentials: "the essentials",
  towels: "towels",
  "bed-linens": "bed linens",
  "extra-pillows": "extra pillows and blankets",
  "room-darkening-shades": "room-darkening shades",
  "mosquito-net": "a mosquito net",
  safe: "a safe",
  heating: "heating",
  "central-heating": "central heating",
  "portable-heater": "a portable heater",
  "air-conditioning": "air conditioning",
  "ceiling-fan": "a ceiling fan",
  "portable-fans": "portable fans",
  wifi: "wifi",
  ethernet: "an ethernet connection",
  "pocket-wifi": "pocket wifi",
  workspace: "a dedicated workspace",
  tv: "a TV",
  "cable-tv": "cable TV",
  "sound-system": "a sound system",
  "record-player": "a record player",
  "game-console": "a game console",
  "game-room": "a game room",
  arcade: "arcade games",
  "board-games": "board games",
  "life-size-games": "life-size games",
  "movie-theater": "a movie theater",
  "pool-table": "a pool table",
  "ping-pong": "a ping pong table",
  foosball: "a foosball table",
  "air-hockey": "an air hockey table",
  piano: "a piano",
  books: "books",
  "mini-golf": "mini golf",
  bowling: "a bowling alley",
  "climbing-wall": "a climbing wall",
  "skate-ramp": "a skate ramp",
  "hockey-rink": "a hockey rink",
  "tennis-court": "a tennis court",
  "basketball-court": "a basketball court",
  pickleball: "a pickleball court",
  "exercise-equipment": "exercise equipment",
  patio: "a patio or balcony",
  backyard: "a backyard",
  "outdoor-furniture": "outdoor furniture",
  "outdoor-dining": "an outdoor dining area",
  "outdoor-kitchen": "an outdoor kitchen",
  "outdoor-shower": "an outdoor shower",
  bbq: "a BBQ grill",
  "barbecue-utensils": "barbecue utensils",
  "fire-pit": "a fire pit",
  hammock: "a hammock",
  "sun-loungers": "sun loungers",
  playground: "a playground",
  fireplace: "a fireplace",
  pool: "a pool",
  "hot-tub": "a hot tub",
  sauna: "a sauna",
  "steam-room": "a steam room",
  gym: "a gym",
  "beach-access": "beach access",
  "beach-essentials": "beach essentials",
  "lake-access": "lake access",
  waterfront: "a spot on the waterfront",
  "boat-slip": "a boat slip",
  dock: "a dock",
  kayak: "a kayak",
  canoe: "a canoe",
  paddleboard: "a paddleboard",
  "ski-in-out": "ski-in, ski-out access",
  "resort-access": "resort access",
  bikes: "bikes",
  "children-bikes": "children's bikes",
  crib: "a crib",
  "travel-crib": "a travel crib",
  "high-chair": "a high chair",
  "changing-table": "a changing table",
  "baby-bath": "a baby bath",
  "baby-monitor": "a baby monitor",
  "baby-gates": "safety gates",
  "children-toys": "children's books and toys",
  "children-dinnerware": "children's dinnerware",
  playroom: "a playroom",
  "outlet-covers": "outlet covers",
  "corner-guards": "table corner guards",
  "window-guards": "window guards",
  "fireplace-guards": "fireplace guards",
  "ev-charger": "an EV charger",
  parking: "parking",
  elevator: "an elevator",
  "private-entrance": "a private entrance",
  "smoke-alarm": "a smoke alarm",
  "carbon-monoxide-alarm": "a carbon monoxide alarm",
  "fire-extinguisher": "a fire extinguisher",
  "first-aid-kit": "a first aid kit",
  "cleaning-products": "cleaning products",
  kitchen: "a kitchen",
  kitchenette: "a kitchenette",
  breakfast: "breakfast",
  "private-living-room": "a private living room",
  doorman: "a doorman",
  "grab-bars": "grab bars",
  "shower-chair": "a shower chair",
  "handheld-shower": "a handheld shower head",
  "roll-in-shower": "a step-free shower",
  "lit-path": "a well-lit path to the entrance",
};

// Names that platforms write in their own letters; the ledger keeps all words small.
const NAMES: Record<string, string> = {
  netflix: "Netflix",
  roku: "Roku",
  chromecast: "Chromecast",
  hulu: "Hulu",
  "disney+": "Disney+",
  "hbo max": "HBO Max",
  "apple tv": "Apple TV",
  "fire tv": "Fire TV",
  "amazon prime video": "Prime Video",
  nespresso: "Nespresso",
  "keurig coffee machine": "Keurig",
  "espresso machine": "espresso",
  "drip coffee maker": "drip",
  "nintendo switch": "Nintendo Switch",
  "xbox one": "Xbox One",
  "xbox series x": "Xbox Series X",
  ps3: "PS3",
  ps4: "PS4",
  ps5: "PS5",
};

const ABBREVIATIONS = [
  "EV",
  "TV",
  "HDTV",
  "BBQ",
  "Wi-Fi",
  "DVD",
  "USB",
  "AC",
  "PC",
  "HBO",
  "PS3",
  "PS4",
  "PS5",
  "Xbox",
];
const SPELLED = new Map(
  [...ABBREVIATIONS, ...Object.values(NAMES).filter((name) => /^[A-Z]/.test(name))].map((name) => [
    name.toLowerCase(),
    name,
  ]),
);
const SPELLED_IN = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${[...SPELLED.keys()].map((name) => name.replace("+", String.raw`\+`)).join("|")})(?![\p{L}\d])`,
  "giu",
);

// "ev charger" as a person reads it: "EV charger".
export function withCapitals(words: string): string {
  return words.replace(SPELLED_IN, (found) => SPELLED.get(found.toLowerCase()) ?? found);
}

export function thing(fact: Fact): string {
  const concept = fact.key.replace("amenity.", "") as AmenityConcept;
  const plain = WORDS[concept] ?? String(fact.value);
  const special = SPECIAL[concept]?.(fact) ?? plain;
  return fact.qualifiers.access === "shared" && !special.includes("shared")
    ? withAdjective("shared", special)
    : special;
}

function withAdjective(adjective: string, phrase: string): string {
  const noun = /^(an?|the) /.test(phrase) ? phrase.replace(/^(an?|the) /, "") : null;
  return noun === null ? `${adjective} ${phrase}` : withArticle(`${adjective} ${noun}`);
}

const COFFEE_MAKERS = ["nespresso", "espresso machine", "french press"];

// What is said to have fewer inches is a slip of a key, so its size is not told.
const SMALLEST_TV = 14;

type Phrase = (fact: Fact) => string | null;

const SPECIAL: Partial<Record<AmenityConcept, Phrase>> = {
  tv: ({ qualifiers }) => {
    const size = qualifiers.size?.endsWith("inch") ? Number.parseInt(qualifiers.size, 10) : 0;
    const inches = size >= SMALLEST_TV ? `${size}-inch ` : "";
    const services = knownNames(qualifiers.kinds).slice(0, 2);
    const extra = services.length > 0 ? ` with ${services.join(" and ")}` : "";
    return `${withArticle(`${inches}TV`)}${extra}`;
  },
  "coffee-maker": ({ value, qualifiers }) => {
    const [kind = COFFEE_MAKERS.find((name) => String(value).includes(name))] = qualifiers.kinds ?? [];
    if (kind === "french press") return "a French press";
    const name = kind && ownValue(NAMES, kind);
    return name ? withArticle(`${name} coffee maker`) : null;
  },
  "game-console": ({ qualifiers }) => {
    const [name] = knownNames(qualifiers.kinds);
    return name ? withArticle(`${name} console`) : null;
  },
  wifi: ({ qualifiers }) => (qualifiers.size ? `${qualifiers.size} wifi` : null),
  patio: outdoorSpace(["patio or balcony", "balcony", "terrace", "deck", "veranda", "porch", "patio", "lanai"]),
  backyard: outdoorSpace(["garden or backyard", "backyard", "garden", "yard"]),
  pool: ({ value, qualifiers }) => {
    const kinds = ["heated", "rooftop", "saltwater"].filter((kind) => String(value).includes(kind));
    return withArticle([qualifiers.access, ...kinds, qualifiers.setting, "pool"].filter(Boolean).join(" "));
  },
  "hot-tub": (fact) => accessOnly("hot tub")(fact),
  sauna: ({ value, qualifiers }) => {
    const fire = /wood[- ](fired|burning)/.test(String(value)) ? "wood-fired" : "";
    return withArticle([qualifiers.access, fire, "sauna"].filter(Boolean).join(" "));
  },
  gym: (fact) => accessOnly("gym")(fact),
  bbq: ({ value, qualifiers }) => {
    const fuel = ["gas", "charcoal", "electric"].filter((kind) => String(value).includes(kind));
    return withArticle([qualifiers.access, fuel.length === 1 ? fuel[0] : "", "BBQ grill"].filter(Boolean).join(" "));
  },
  fireplace: ({ value, qualifiers }) => {
    if (/stove|log burner/.test(String(value))) return withArticle(String(value));
    const fuel = ["gas", "electric", "wood-burning", "stone"].filter((kind) => String(value).includes(kind));
    const setting = qualifiers.setting === "indoor" && fuel.length !== 1 ? "indoor" : "";
    return withArticle([fuel.length === 1 ? fuel[0] : setting, "fireplace"].filter(Boolean).join(" "));
  },
  stove: ({ value }) => {
    const fuel = ["gas", "electric", "induction"].filter((kind) => String(value).includes(kind));
    return fuel.length === 1 ? withArticle(`${fuel[0]} stove`) : null;
  },
  "movie-theater": ({ value }) => (/home/.test(String(value)) ? "a home theater" : null),
  dock: (fact) => accessOnly("dock")(fact),
  "beach-access": ({ value }) => (/beachfront/.test(String(value)) ? "a spot on the beachfront" : null),
  kitchen: ({ value }) => (/\bfull\b/.test(String(value)) ? "a full kitchen" : null),
};

function accessOnly(noun: string): Phrase {
  return ({ qualifiers }) => withArticle([qualifiers.access, noun].filter(Boolean).join(" "));
}

function outdoorSpace(nouns: string[]): Phrase {
  return ({ value, qualifiers }) => {
    const either = /\b(balcony|deck|patio|terrace|porch)\/(balcony|deck|patio|terrace|porch)\b/.exec(String(value));
    const named = nouns.find((name) => String(value).includes(name)) ?? nouns[0] ?? "";
    // A photo shows that it is one of two, and a person agreed: both are named.
    const seen = /\b(balcony|terrace|deck|patio) or (balcony|terrace|deck|patio)\b/.exec(String(value));
    const noun = either ? `${either[1]} or ${either[2]}` : (seen?.[0] ?? named);
    const fence = qualifiers.isFenced ? "fenced" : "";
    return withArticle([qualifiers.access, fence, noun].filter(Boolean).join(" "));
  };
}

function knownNames(kinds: string[] = []): string[] {
  return kinds
    .map((kind) => ownValue(NAMES, kind))
    .filter((name) => name !== undefined && /^[A-Z]/.test(name)) as string[];
}
