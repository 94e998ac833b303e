import { thing } from "#writer/compose/amenity-words.ts";
import { Home } from "#writer/compose/home/home.ts";
import { parkingWords } from "#writer/compose/topics/arrive.ts";
import { bedsIn } from "#writer/compose/topics/sleep.ts";
import type { Sentence } from "#writer/description.ts";
import type { AmenityConcept } from "#writer/ledger/amenities/amenity-concepts.ts";
import type { Fact, Ledger } from "#writer/ledger/fact.ts";
import type { NewFact } from "#writer/ledger/ledger-builder.ts";
import { provedBy, SAYABLE_THINGS, type SaidRoom } from "#writer/photos/sayable-things.ts";
import { capitalised, listOf } from "#writer/text/word-forms.ts";
import { type Proving, provenSentences } from "./prove-line.ts";

// Airbnb names no limit; Vrbo takes 400 characters (https://help.guesty.com/hc/en-gb/articles/9358279968157, read on
// 2026-11-16). The bound is ours, so that a caption stays a line or two on a phone.
export const LONGEST_CAPTION = 250;

// What a person said of a photo: which room it shows, and what stands in it. What was only recognised is not here.
export type KnownPhoto = { room: SaidRoom | null; facts: readonly NewFact[] };

// One caption for each photo, in their order; null for a photo of which nothing is known.
export function captionsFor(photos: readonly KnownPhoto[], { ledger, brand }: Proving): (Sentence | null)[] {
  const proving = { ledger: withSaidRooms(ledger, photos), brand };
  const home = new Home(proving.ledger);
  const told = new Set<string>();
  return photos.map((photo) => {
    const caption = captionOf(photo, { home, told, proving });
    for (const id of caption?.facts ?? []) told.add(id);
    return caption;
  });
}

// What all captions of a home share; told holds the facts of those before.
type Captioning = { home: Home; told: ReadonlySet<string>; proving: Proving };

function captionOf(photo: KnownPhoto, { home, told, proving }: Captioning): Sentence | null {
  const room = photo.room ?? roomProvedBy(photo.facts);
  const things = thingsOn(photo, room, home);
  const shown = room || things.length > 0 ? sentenceOf(home, { room, things, told }) : null;
  const note = room ? noteOf(home, room, told) : null;
  // A note that names the room needs no heading.
  const isBare = shown !== null && !shown.text.includes(" with ") && room !== null;
  const isNamed = isBare && note?.text.toLowerCase().includes(room.replaceAll("_", " "));
  const sentences = provenSentences(
    [isNamed ? null : shown, note].filter((one) => one !== null),
    proving,
  );
  const fitting = sentences.filter(
    (_, at) => sentences.slice(0, at + 1).reduce((sum, { text }) => sum + text.length + 1, -1) <= LONGEST_CAPTION,
  );
  if (fitting.length === 0) return null;
  return { text: fitting.map(({ text }) => text).join(" "), facts: fitting.flatMap(({ facts }) => facts) };
}

const ROOM_FACTS: Partial<Record<SaidRoom, string>> = { living_room: "living room", dining_room: "dining room" };

// That a photo shows the living room is as much the host's word as an answer of the form.
function withSaidRooms(ledger: Ledger, photos: readonly KnownPhoto[]): Ledger {
  const said = new Set(photos.map(({ room }) => (room && ROOM_FACTS[room]) ?? null).filter((name) => name !== null));
  const facts = [...said].map(
    (value): Fact => ({
      id: `said ${value}`,
      key: "room",
      value,
      qualifiers: {},
      source: "photo",
      confidence: 1,
      isConfirmed: true,
    }),
  );
  return { ...ledger, facts: [...ledger.facts, ...facts] };
}

const ROOMS_BY_KEY: readonly SaidRoom[] = ["kitchen", "workspace", "gym", "game_room", "garden", "pool"];

// A confirmed kitchen is a photo of the kitchen.
function roomProvedBy(facts: readonly NewFact[]): SaidRoom | null {
  return ROOMS_BY_KEY.find((room) => facts.some(({ key }) => key === keyProvedBy(room))) ?? null;
}

function keyProvedBy(room: SaidRoom): string | null {
  const proved = provedBy(room);
  return SAYABLE_THINGS.find(({ key }) => key === proved)?.fact.key ?? null;
}

type Thing = { words: string; facts: string[] };

const MOST_THINGS = 4;

// With the words of the form where it knows more: "a private heated pool" for a pool on the photo.
function thingsOn({ facts }: KnownPhoto, room: SaidRoom | null, home: Home): Thing[] {
  const own = room === "parking" ? "amenity.parking" : room ? keyProvedBy(room) : null;
  const found = facts
    .filter(({ key }) => key !== own)
    .flatMap((fact): Thing[] => {
      const known = home.all(fact.key).find(({ value }) => fact.key !== "amenity.other" || value === fact.value);
      return known ? [{ words: wordsFor(fact, known, home), facts: [known.id] }] : [];
    });
  return found.filter(({ words }, at) => found.findIndex((one) => one.words === words) === at).slice(0, MOST_THINGS);
}

function wordsFor(seen: NewFact, known: Fact, home: Home): string {
  if (known.key === "amenity.other") return withArticleIfNone(String(seen.value));
  const concept = known.key.replace("amenity.", "") as AmenityConcept;
  const view = concept.startsWith("view-") ? String(seen.value) : null;
  const best = home.amenity(concept) ?? known;
  if (view) return withArticleIfNone(view);
  if (concept === "parking") return home.all(known.key).length > 1 ? "parking" : parkingWords(best);
  // The photo tells a terrace from a balcony, where the form has a box for either.
  if (concept === "patio" || concept === "backyard") {
    const access = best.qualifiers.access ? `${best.qualifiers.access} ` : "";
    return withArticleIfNone(`${access}${seen.value}`);
  }
  // "A TV with Netflix" ends a list badly.
  return thing(best).replace(/ with .*/, "");
}

const MASS = /^(?:parking|air conditioning|outdoor furniture|outdoor dining|exercise equipment|board games|bikes)/;

function withArticleIfNone(words: string): string {
  const text = /^[A-Z]{2}/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
  const [head = text] = text.split(" with ");
  const isMany = head.endsWith("s") && !head.endsWith("ss");
  if (/^(?:an?|the|two|three|four) /.test(text) || MASS.test(text) || isMany) return text;
  return /^[aeiou]/i.test(text) ? `an ${text}` : `a ${text}`;
}

const NAMES: Record<SaidRoom, string> = {
  bedroom: "a bedroom",
  living_room: "the living room",
  kitchen: "the kitchen",
  dining_room: "the dining room",
  bathroom: "a bathroom",
  workspace: "the workspace",
  gym: "the gym",
  game_room: "the game room",
  laundry: "the laundry",
  entrance: "the entrance",
  balcony_terrace: "outside",
  garden: "the garden",
  pool: "the pool",
  parking: "the parking",
  view: "the view",
  exterior: "outside",
  building: "the building",
};

// What stands in a kitchen by its nature, whether the photo shows it or not.
const IN_KITCHEN: AmenityConcept[] = [
  "coffee-maker",
  "dishwasher",
  "oven",
  "stove",
  "microwave",
  "refrigerator",
  "toaster",
  "kettle",
];
const MOST_IN_KITCHEN = 3;

type Shown = { room: SaidRoom | null; things: Thing[]; told: ReadonlySet<string> };

function sentenceOf(home: Home, { room, things, told }: Shown): Sentence | null {
  const listed = listOf(things.map(({ words }) => words));
  const facts = things.flatMap((one) => one.facts);
  if (room === null) return { text: `${capitalised(listed)}.`, facts };
  const { name, facts: own } = nameOf(home, room);
  const known = things.length > 0 ? { words: listed, facts } : insideOf(home, room, told);
  // "Outside, with a terrace" is a terrace; a view is what is seen.
  const isOnlyThings = name === "outside" || room === "view";
  if (known.words === "")
    return name === "outside" || room === "view" ? null : { text: `${capitalised(name)}.`, facts: own };
  const text = isOnlyThings ? known.words : `${name} ${room === "building" ? "has" : "with"} ${known.words}`;
  return { text: `${capitalised(text)}.`, facts: [...own, ...known.facts] };
}

// "The bedroom" where there is one, "the shared pool" where it is shared.
function nameOf(home: Home, room: SaidRoom): { name: string; facts: string[] } {
  const proved = keyProvedBy(room);
  const fact = proved ? home.amenity(proved.replace("amenity.", "") as AmenityConcept) : undefined;
  if (room === "bedroom" && (home.isRoom || home.number("bedrooms") === 1))
    return { name: home.isRoom ? "your room" : "the bedroom", facts: idsOf(home.factsOf("bedrooms")) };
  if (room === "bathroom") {
    const isShared = home.fact("bathrooms")?.qualifiers.access === "shared";
    const isOnly = home.number("bathrooms") === 1;
    return {
      name: `${isOnly ? "the" : "a"} ${isShared && isOnly ? "shared " : ""}bathroom`,
      facts: idsOf(home.factsOf("bathrooms")),
    };
  }
  if (room === "entrance" && home.has("private-entrance"))
    return { name: "the private entrance", facts: idsOf(home.factsOf("amenity.private-entrance")) };
  if (room === "parking") {
    const parking = home.fact("amenity.parking");
    return parking ? { name: parkingWords(parking), facts: [parking.id] } : { name: NAMES.parking, facts: [] };
  }
  if (room === "workspace") return { name: NAMES.workspace, facts: fact ? [fact.id] : [] };
  if (fact && room !== "kitchen") return { name: thing(fact).replace(/^an? /, "the "), facts: [fact.id] };
  const access = fact?.qualifiers.access === "shared" ? "the shared kitchen" : NAMES[room];
  return { name: access, facts: fact ? [fact.id] : [] };
}

// Once for all photos of the room.
function insideOf(home: Home, room: SaidRoom, told: ReadonlySet<string>): { words: string; facts: string[] } {
  if (room === "bedroom") return bedsOfOnlyRoom(home);
  if (room !== "kitchen") return { words: "", facts: [] };
  const facts = home.pick(IN_KITCHEN, IN_KITCHEN.length).facts.filter(({ id }) => !told.has(id));
  const shown = facts.slice(0, MOST_IN_KITCHEN);
  return { words: listOf(shown.map(thing)), facts: idsOf(shown) };
}

// The beds of the one bedroom there is: "a king bed".
function bedsOfOnlyRoom(home: Home): { words: string; facts: string[] } {
  const [room, ...others] = home.all("bedroom");
  const isOnly = others.length === 0 && (home.isRoom || home.number("bedrooms") === 1);
  if (!room || !isOnly || room.value === "") return { words: "", facts: [] };
  return { words: bedsIn(String(room.value)), facts: [room.id] };
}

const NOTES: Partial<Record<SaidRoom, { fields: string[]; about: RegExp | null }>> = {
  kitchen: { fields: ["kitchen_notes"], about: null },
  bathroom: { fields: ["bathroom_notes"], about: null },
  bedroom: { fields: ["bedroom_notes"], about: null },
  workspace: { fields: ["work_notes"], about: null },
  parking: { fields: ["parking_notes"], about: null },
  living_room: { fields: ["living_notes"], about: /\b(?:living|sofa|couch|lounge|fireplace|tv|armchair|windows?)\b/i },
  dining_room: { fields: ["kitchen_notes", "living_notes"], about: /\b(?:dining|table|seats?|chairs?)\b/i },
  balcony_terrace: { fields: ["outdoor_notes"], about: /\b(?:balcony|terrace|deck|patio|porch|veranda|roof)\b/i },
  garden: { fields: ["outdoor_notes"], about: /\b(?:garden|yard|lawn|trees?|fire pit|grill)\b/i },
  pool: { fields: ["outdoor_notes"], about: /\b(?:pool|swim)\b/i },
};

// A note about bedrooms may mean any of several, and the photo does not show which.
function noteOf(home: Home, room: SaidRoom, told: ReadonlySet<string>): Sentence | null {
  const { fields = [], about = null } = NOTES[room] ?? {};
  const isOneOfSeveral =
    (room === "bedroom" && !home.isRoom && home.number("bedrooms") !== 1) ||
    (room === "bathroom" && home.number("bathrooms") !== 1);
  if (isOneOfSeveral) return null;
  const isTold = (ids: string[]) => ids.some((id) => told.has(id));
  const note = home.notes
    .of(...fields)
    .find(({ text, facts }) => !isTold(idsOf(facts)) && (about === null || about.test(text)));
  return note ? { text: note.text, facts: idsOf(note.facts) } : null;
}

function idsOf(facts: readonly Fact[]): string[] {
  return facts.map(({ id }) => id);
}
