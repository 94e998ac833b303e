import { AMENITY_CONCEPTS } from "#writer/ledger/amenities/amenity-concepts.ts";
import { PhraseIndex } from "../../text/phrase-index.ts";
import { ALSO_PROVED_BY, AMENITY_PHRASES } from "./amenity-phrases.ts";
import { CONSEQUENCES } from "./consequences.ts";
import { ATTRIBUTES, BEDS, COUNTED, HOME_KINDS, PRAISE, QUALITIES, SCOPES } from "./home-phrases.ts";
import { BROADER_THINGS, NARROWER_THINGS } from "./narrower-and-broader-things.ts";
import { NEUTRAL } from "./neutral-phrases.ts";

// Nature and town: proved by a fact that names them. Each line is one thing with its other names.
const PLACES = `
park
forest, woods, woodland
national park
trail, hiking trail, hike, hiking, walking trail, bike trail, path
waterfall
island
cliff
dune
creek, stream bank
pond
countryside
farmland, fields
downtown
city center, city centre, town center, town centre, old town, center of town, centre of town
central, centrally
neighborhood shops
restaurant, dining out, places to eat
cafe, coffee shop
bar scene, pub, nightlife
shop, shopping, store, mall, shopping center, shopping centre, boutique
supermarket, grocery, grocery store, convenience store
market, farmers market
bakery
museum
gallery
theater, theatre
stadium, arena, concert hall, music venue, concert, ballpark
university, college, campus, school
hospital
church
airport
train station, station, railway station, train
metro, subway, underground, tube, light rail, metro station, subway station
tram, streetcar
bus, bus stop, bus line, bus station, bus route
public transport, public transportation, public transit, transit
ferry
highway, motorway, freeway, interstate
bike path, cycle path, bike lane
zoo, aquarium
theme park, amusement park
casino
convention center, convention centre
winery, brewery, distillery
attraction, sight, landmark, tourist spot
`;

const DISTANCES = `
walk, walking distance, on foot, walkable, stroll, short walk
drive, short drive, driving distance
half an hour, quarter of an hour, three quarters of an hour, half hour
blocks away, blocks from, blocks to, block from, block to, block away, a block, a mile, half a mile, an hour, minutes away
steps from, steps to, steps away, stone's throw, footsteps
near, nearby, close to, close by, next to, next door, around the corner, across the street, across the road, over the road, down the street, down the road, right outside, within reach, within easy reach, easy reach, doorstep, moments from, minutes from, surrounded by, adjacent to, within minutes
`;

export type ClaimKind =
  | "thing"
  | "place"
  | "distance"
  | "attribute"
  | "quality"
  | "praise"
  | "home"
  | "scope"
  | "bed"
  | "count"
  | "neutral";

// One thing that prose can claim, under all its names. A fact with one of the keys proves it; so does any fact that
// says it in words of its own.
export type Claim = { id: string; kind: ClaimKind; keys: readonly string[] };

export const CLAIM_PHRASES = new PhraseIndex<Claim>();
const BY_ID = new Map<string, Claim>();
const BY_KEY = new Map<string, Claim[]>();

function learn(claim: Claim, phrases: string): void {
  BY_ID.set(claim.id, claim);
  for (const key of claim.keys) BY_KEY.set(key, [...(BY_KEY.get(key) ?? []), claim]);
  for (const phrase of phrases.split(", ")) CLAIM_PHRASES.add(phrase, claim);
}

function learnLines(kind: ClaimKind, lines: string): void {
  for (const line of lines.trim().split("\n")) {
    const [id = ""] = line.split(", ");
    learn({ id: BY_ID.has(id) ? `${kind} ${id}` : id, kind, keys: [] }, line);
  }
}

function factKey(name: string): string {
  return name.startsWith("key:") ? name.slice(4) : `amenity.${name}`;
}

learnLines("neutral", NEUTRAL);
for (const [id, { phrases, keys }] of Object.entries(COUNTED)) {
  learn({ id, kind: "count", keys: keys.split(" ").filter((key) => key !== "") }, phrases);
}
for (const { kind = "thing", phrases, provedBy } of [...BROADER_THINGS, ...CONSEQUENCES]) {
  const [id = ""] = phrases.split(", ");
  learn({ id, kind, keys: provedBy.split(" ").map(factKey) }, phrases);
}
for (const concept of AMENITY_CONCEPTS) {
  if (concept.startsWith("no-") || concept === "pets" || concept === "patio" || concept === "backyard") continue;
  const phrases = AMENITY_PHRASES[concept] ?? concept.replaceAll("-", " ");
  const keys = [concept, ...(ALSO_PROVED_BY[concept] ?? [])].map(factKey);
  learn({ id: `amenity.${concept}`, kind: "thing", keys }, phrases);
}
learnLines("home", HOME_KINDS);
learnLines("scope", SCOPES);
learnLines("bed", BEDS);
learnLines("thing", NARROWER_THINGS);
learnLines("place", PLACES);
learnLines("distance", DISTANCES);
learnLines("attribute", ATTRIBUTES);
learnLines("quality", QUALITIES);
learnLines("praise", PRAISE);

export function claimOf(id: string): Claim | undefined {
  return BY_ID.get(id);
}

export function claimsProvedBy(key: string): readonly Claim[] {
  return BY_KEY.get(key) ?? [];
}
