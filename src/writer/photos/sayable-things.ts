import { amenityFacts, type SaidFact } from "#writer/ledger/amenities/parse-amenity.ts";
import type { Room } from "./photo-finding.ts";

// What a person may say that a photo shows: words of an amenity list, read as such a list is read.
const WORDS = [
  "pool",
  "sea view",
  "terrace",
  "balcony",
  "patio",
  "deck",
  "porch",
  "garden",
  "yard",
  "grill",
  "hot tub",
  "sauna",
  "fire pit",
  "outdoor furniture",
  "outdoor dining",
  "outdoor kitchen",
  "outdoor shower",
  "sun loungers",
  "hammock",
  "playground",
  "beachfront",
  "waterfront",
  "dock",
  "kayaks",
  "bikes",
  "tennis court",
  "parking",
  "garage",
  "EV charger",
  "lake view",
  "river view",
  "mountain view",
  "valley view",
  "city view",
  "garden view",
  "gym",
  "exercise equipment",
  "workspace",
  "fireplace",
  "wood stove",
  "TV",
  "sound system",
  "air conditioning",
  "ceiling fan",
  "piano",
  "pool table",
  "table tennis",
  "game room",
  "game console",
  "board games",
  "home theater",
  "kitchen",
  "dining table",
  "oven",
  "stove",
  "microwave",
  "dishwasher",
  "refrigerator",
  "coffee maker",
  "washing machine",
  "dryer",
  "bathtub",
  "hair dryer",
  "crib",
  "high chair",
  "elevator",
] as const;
type Word = (typeof WORDS)[number];

export type SayableThing = { key: string; words: string; fact: SaidFact };

// Where one concept has several words, such as terrace and balcony, each is a thing of its own.
export const SAYABLE_THINGS: readonly SayableThing[] = WORDS.map((words) => {
  const [fact = { key: "amenity.other", value: words }] = amenityFacts(words);
  const isOnlyWord = WORDS.filter((other) => amenityFacts(other)[0]?.key === fact.key).length === 1;
  return { key: isOnlyWord ? fact.key : `${fact.key}:${words}`, words, fact: { ...fact, value: words } };
});

const KEYS = new Map<string, string>(SAYABLE_THINGS.map(({ key, words }) => [words, key]));
const keyOf = (words: Word): string => KEYS.get(words) ?? words;

// What a person may call the place that a photo shows: more than the vision models can tell apart.
export type SaidRoom =
  | Room
  | "gym"
  | "game_room"
  | "laundry"
  | "entrance"
  | "garden"
  | "pool"
  | "parking"
  | "view"
  | "building";

type RoomEntry = { name: string; likely: Word[]; proves?: Word };

// The likely things first, and what calling it so proves by itself.
const ROOMS: Record<SaidRoom, RoomEntry> = {
  bedroom: { name: "Bedroom", likely: ["TV", "workspace", "sea view", "balcony", "air conditioning", "ceiling fan"] },
  living_room: {
    name: "Living room",
    likely: ["fireplace", "TV", "workspace", "sea view", "air conditioning", "board games", "piano", "sound system"],
  },
  kitchen: {
    name: "Kitchen",
    likely: ["dishwasher", "coffee maker", "oven", "microwave", "dining table", "washing machine", "stove"],
    proves: "kitchen",
  },
  dining_room: { name: "Dining room", likely: ["dining table", "high chair", "fireplace", "sea view", "balcony"] },
  bathroom: { name: "Bathroom", likely: ["bathtub", "washing machine", "hair dryer", "sauna", "hot tub", "dryer"] },
  workspace: {
    name: "Workspace",
    likely: ["workspace", "air conditioning", "sea view", "TV"],
    proves: "workspace",
  },
  gym: { name: "Gym", likely: ["gym", "exercise equipment", "sauna", "air conditioning", "TV"], proves: "gym" },
  game_room: {
    name: "Game room",
    likely: ["game room", "pool table", "table tennis", "game console", "board games", "home theater"],
    proves: "game room",
  },
  laundry: { name: "Laundry", likely: ["washing machine", "dryer"] },
  entrance: { name: "Entrance or hall", likely: ["elevator", "bikes", "parking"] },
  balcony_terrace: {
    name: "Balcony or terrace",
    likely: [
      "terrace",
      "balcony",
      "sea view",
      "grill",
      "outdoor dining",
      "outdoor furniture",
      "hot tub",
      "sun loungers",
    ],
  },
  garden: {
    name: "Garden",
    likely: ["garden", "grill", "fire pit", "pool", "playground", "outdoor furniture", "hammock", "sun loungers"],
    proves: "garden",
  },
  pool: {
    name: "Pool",
    likely: ["pool", "sun loungers", "hot tub", "outdoor furniture", "sea view", "outdoor shower"],
    proves: "pool",
  },
  parking: { name: "Parking", likely: ["parking", "garage", "EV charger"] },
  view: {
    name: "View",
    likely: ["sea view", "mountain view", "lake view", "city view", "river view", "valley view", "beachfront"],
  },
  exterior: {
    name: "Outside",
    likely: ["pool", "sea view", "terrace", "garden", "grill", "hot tub", "parking", "beachfront", "fire pit"],
  },
  building: { name: "Building", likely: ["parking", "elevator", "garden", "pool", "sea view", "beachfront"] },
};

// A photo without findings may show anything; indoors, what is worth saying most often comes first.
const ANYWHERE: Word[] = ["pool", "sea view", "terrace", "garden", "grill", "gym", "workspace", "fireplace"];
const INDOORS: Word[] = ["workspace", "fireplace", "TV", "gym", "sea view", "pool", "air conditioning", "pool table"];

export const SAID_ROOMS = Object.keys(ROOMS) as SaidRoom[];

export function roomName(room: SaidRoom): string {
  return ROOMS[room].name;
}

// The thing that a place is by its name: a gym is a gym, while a bedroom proves nothing that the form does not count.
export function provedBy(room: SaidRoom): string | null {
  const { proves } = ROOMS[room];
  return proves ? keyOf(proves) : null;
}

// By their keys, the most likely first.
export function likelyThings(kind: SaidRoom | "indoors" | null): string[] {
  const words = kind === null ? ANYWHERE : kind === "indoors" ? INDOORS : ROOMS[kind].likely;
  return words.map(keyOf);
}
