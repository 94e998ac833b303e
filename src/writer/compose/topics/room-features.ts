import { ownValue } from "#shared/own-value.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { capitalised, listOf, numberWord, withArticle } from "../../text/word-forms.ts";
import type { Home } from "../home/home.ts";
import { type Message, say } from "../message.ts";

// What the rooms hold beyond their beds.
export function interior(home: Home): Message[] {
  const details = [
    ...bedroomFeatures(home),
    ...bathroomKinds(home),
    ...seats(home),
    ...cooledRooms(home),
    ...desk(home),
  ];
  return [
    ...details.map((message) => ({ ...message, isDetail: true })),
    ...extraBeds(home),
    ...otherRooms(home),
    ...signal(home),
  ];
}

// Beds and two things more make a sentence that reads well.
export const MOST_BESIDE_BEDS = 2;
const MOST_NAMED = 6;

const FEATURES: Record<string, string> = {
  "ensuite bathroom": "an ensuite bathroom",
  desk: "a desk",
  tv: "a TV",
  balcony: "a balcony",
  "walk-in closet": "a walk-in closet",
  wardrobe: "a wardrobe",
  "blackout curtains": "blackout curtains",
  "ceiling fan": "a ceiling fan",
  "air conditioning": "air conditioning",
  fireplace: "a fireplace",
  "lock on the door": "a lock on the door",
};

// Where each of a few rooms has a name of its own, each is told by it.
export function isToldByName(home: Home): boolean {
  const rooms = home.all("bedroom");
  return rooms.length > 0 && rooms.length <= MOST_NAMED && rooms.every(isNamed);
}

function isNamed({ value, qualifiers }: Fact): boolean {
  return qualifiers.name !== undefined && value !== "";
}

// What a bedroom has beside its beds, but for what a note says.
export function featuresOf(home: Home, { qualifiers }: Fact): string[] {
  const isNoted = (kind: string) => {
    const word = kind.toLowerCase().split(" ").at(-1) ?? "";
    const name = kind.toLowerCase().startsWith("ensuite") ? "ensuite" : word;
    return home.notes.all.some(({ text }) => text.toLowerCase().replace("en suite", "ensuite").includes(name));
  };
  const kinds = (qualifiers.kinds ?? []).filter((kind) => !isNoted(kind));
  return kinds.flatMap((kind) => ownValue(FEATURES, kind.toLowerCase()) ?? []);
}

function bedroomFeatures(home: Home): Message[] {
  return home.all("bedroom").flatMap((fact) => {
    const all = featuresOf(home, fact);
    // A room that is called by its name was told with its beds.
    const untold = isToldByName(home) ? all.slice(MOST_BESIDE_BEDS) : all;
    return chunks(untold, LONGEST_LIST).flatMap((things, at) => featureMessage(home, fact, { things, at }));
  });
}

const LONGEST_LIST = 5;

function chunks<Item>(items: Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}

function featureMessage(home: Home, fact: Fact, { things: list, at }: { things: string[]; at: number }): Message[] {
  const things = listOf(list);
  const { name } = fact.qualifiers;
  if (at > 0) return say([fact], 5, [`It also has ${things}.`]);
  if (name) return say([fact], 6, [`The ${name} ${isToldByName(home) ? "also " : ""}has ${things}.`]);
  if (home.number("bedrooms") === 1)
    return say([fact], 6, [`${home.isRoom ? "The room" : "The bedroom"} has ${things}.`]);
  return say([fact], 6, [
    `One bedroom has ${things}.`,
    `One of the bedrooms comes with ${things}.`,
    `In one bedroom there is ${things}.`,
  ]);
}

const FOLDS_OUT = /\bsofas?\b|\bcouch|\bpull-?out\b|\bpulls out\b|\bfutons?\b/i;

function extraBeds(home: Home): Message[] {
  return home.all("extra-bed").flatMap((fact) => {
    const bed = withArticle(String(fact.value).replace(" on request", ""));
    const kind = /air mattress|futon|sofa bed|sleeper sofa|daybed/.exec(bed)?.[0];
    const isNoted = home.notes
      .of("bedroom_notes", "living_notes")
      .some(
        ({ text }) =>
          kind !== undefined && (text.toLowerCase().includes(kind) || (kind.includes("sofa") && FOLDS_OUT.test(text))),
      );
    if (isNoted) return [];
    if (String(fact.value).endsWith(" on request"))
      return say([fact], 6, [`${capitalised(bed)} is available on request.`, `You can have ${bed} on request.`]);
    return say([fact], 7, [`You also have ${bed}.`]);
  });
}

// Of several bathrooms, those that are not what a guest expects.
function bathroomKinds(home: Home): Message[] {
  const all = home.all("bathroom");
  const ofKind = (kind: string) => all.filter(({ value }) => value === kind);
  const shared = ofKind("shared");
  if (all.length < 2 || shared.length === all.length) return [];
  return [
    ...say(shared, 8, [`${someBathrooms(shared, "is", "are")} shared.`]),
    ...say(home.all("bedroom").some(hasEnsuite) ? [] : ofKind("ensuite"), 6, [
      `${someBathrooms(ofKind("ensuite"), "is", "are")} ensuite.`,
    ]),
    ...say(ofKind("shower only"), 5, [`${someBathrooms(ofKind("shower only"), "has", "have")} a shower only.`]),
    ...say(ofKind("tub only"), 5, [`${someBathrooms(ofKind("tub only"), "has", "have")} a tub only.`]),
  ];
}

function hasEnsuite({ qualifiers }: Fact): boolean {
  return qualifiers.kinds?.some((kind) => /ensuite/i.test(kind)) ?? false;
}

function someBathrooms({ length }: Fact[], singular: string, plural: string): string {
  return length === 1 ? `One of the bathrooms ${singular}` : `Some of the bathrooms ${plural}`;
}

function otherRooms(home: Home): Message[] {
  // A laundry room is told by its washer.
  const facts = home
    .all("room")
    .filter(({ value }) => value !== "laundry room")
    .slice(0, 4);
  const all = listOf(facts.map(({ value }) => withArticle(String(value))));
  // A living room is what everybody expects.
  const isNoted = home.notes.all.some(({ text }) =>
    facts.some(({ value }) => text.toLowerCase().includes(String(value))),
  );
  const isTold = !isNoted && facts.some(({ value }) => value !== "living room");
  return say(isTold ? facts : [], 6, [
    `You also have ${all}.`,
    (home.number("bedrooms") ?? 0) > 1 && `Beyond the bedrooms there is ${all}.`,
  ]);
}

function seats(home: Home): Message[] {
  const fact = home.all("amenity.dining-table").find(({ qualifiers }) => qualifiers.count !== undefined);
  const count = numberWord(fact?.qualifiers.count ?? 0);
  const isNoted = home.notes.all.some(({ text }) => /\b(?:dining|table|seats?)\b/i.test(text));
  return say(fact && !isNoted ? [fact] : [], 5, [
    `The dining table seats ${count}.`,
    `${capitalised(count)} can sit at the dining table.`,
  ]);
}

function cooledRooms(home: Home): Message[] {
  const fact = home.all("amenity.air-conditioning").find(({ qualifiers }) => qualifiers.kinds !== undefined);
  const [rooms = ""] = fact?.qualifiers.kinds ?? [];
  const where = /^(bedrooms|living area) only$/.exec(rooms)?.[1];
  const isKnown = where !== "bedrooms" || (home.number("bedrooms") ?? 0) > 1;
  return say(fact && where && isKnown ? [fact] : [], 7, [
    `The air conditioning is in the ${where} only.`,
    `Only the ${where} ${where === "bedrooms" ? "have" : "has"} air conditioning.`,
  ]);
}

function desk(home: Home): Message[] {
  const fact = home.amenity("workspace");
  const parts = (fact?.qualifiers.kinds ?? []).map((part) => withArticle(part));
  const all = listOf(parts.slice(0, 4));
  const isNoted = home.notes.of("work_notes").some(({ text }) => /\bdesk\b/i.test(text));
  return say(fact && parts.length > 0 && !isNoted ? [fact] : [], 6, [
    `The workspace has ${all}.`,
    `At the workspace you have ${all}.`,
  ]);
}

function signal(home: Home): Message[] {
  const fact = home.fact("cell-signal");
  const quality = /^(good|weak|no) /.exec(String(fact?.value))?.[1];
  return say(
    fact ? [fact] : [],
    6,
    quality === "no"
      ? ["There is no cell phone signal.", "You will have no cell phone signal here."]
      : [`The cell phone signal is ${quality}.`, `You have a ${quality} cell phone signal here.`],
  );
}
