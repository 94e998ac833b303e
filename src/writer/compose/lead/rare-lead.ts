import type { AmenityConcept } from "#writer/ledger/amenities/amenity-concepts.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { capitalised, listOf, withArticle } from "../../text/word-forms.ts";
import { thing } from "../amenity-words.ts";
import type { Home } from "../home/home.ts";
import { roomKind } from "../home/room-identity.ts";
import { type Lead, type Message, say } from "../message.ts";
import { kindForTitle } from "./title.ts";

// Rarest first; a private or otherwise qualified one counts for more than a bare one.
const RARE: AmenityConcept[] = [
  "sauna",
  "dock",
  "boat-slip",
  "ski-in-out",
  "kayak",
  "canoe",
  "paddleboard",
  "movie-theater",
  "bowling",
  "mini-golf",
  "tennis-court",
  "pickleball",
  "basketball-court",
  "climbing-wall",
  "steam-room",
  "hot-tub",
  "waterfront",
  "pool",
  "beach-access",
  "lake-access",
  "view-sea",
  "view-lake",
  "view-bay",
  "view-harbor",
  "view-beach",
  "view-river",
  "view-vineyard",
  "view-canal",
  "view-valley",
  "game-room",
  "pool-table",
  "piano",
  "record-player",
  "outdoor-kitchen",
  "fireplace",
  "fire-pit",
  "bikes",
  "arcade",
  "ping-pong",
  "foosball",
  "gym",
  "view-mountain",
  "view-city",
  "view-park",
  "view-golf",
  "breakfast",
  "hammock",
  "game-console",
  "playground",
  "ev-charger",
  "sun-loungers",
];
const VIEWS = /^view-/;
const MOST_THINGS = 3;

// What few homes have, the rarest first.
export function rareFacts(home: Home): Fact[] {
  const found: Fact[] = [];
  let hasView = false;
  for (const concept of RARE) {
    const fact = home.amenity(concept);
    if (!fact || fact.qualifiers.where === "nearby" || fact.qualifiers.cost === "paid") continue;
    if (VIEWS.test(concept)) {
      if (hasView) continue;
      hasView = true;
    }
    // The beachfront is on the water.
    if (concept === "waterfront" && /beachfront/.test(String(home.amenity("beach-access")?.value))) continue;
    found.push(fact);
  }
  return found.toSorted((one, other) => rank(one) - rank(other));
}

export function rareThing(home: Home): Lead | null {
  const ordered = rareFacts(home).slice(0, MOST_THINGS);
  if (ordered.length === 0) return null;
  const things = ordered.filter((fact) => !isShoreline(fact)).map(leadThing);
  return {
    kind: "rare",
    messages: thingsVariants(home, ordered, things),
    after: [],
    short: shortThings(home, ordered, things),
  };
}

// A private thing counts for more than one that is shared.
function rank({ qualifiers }: Fact): number {
  return qualifiers.access === "private" ? 0 : qualifiers.access === "shared" ? 2 : 1;
}

export function leadThing(fact: Fact): string {
  const concept = fact.key.replace("amenity.", "");
  const view = /^view-(.+)$/.exec(concept)?.[1];
  if (view)
    return withArticle(
      `${view === "city" ? "city skyline" : view} view`.replace(
        "city skyline view",
        /skyline/.test(String(fact.value)) ? "city skyline view" : "city view",
      ),
    );
  return thing(fact);
}

// "Three-bedroom home with pool and bikes", with fewer of the things where the title is short.
function shortThings(home: Home, facts: Fact[], things: string[]): string[] {
  const plain = things.map((words) => words.replace(/^an? /, ""));
  const [shore] = facts
    .filter(isShoreline)
    .map(({ key }) => (key.endsWith("waterfront") ? "waterfront " : "beachfront "));
  const { text: kind } = kindForTitle(home);
  const lists = Array.from({ length: plain.length }, (_, at) => listOf(plain.slice(0, plain.length - at)));
  return [
    ...lists.map((list) => capitalised(`${shore ?? ""}${kind} with ${list}`)),
    ...(shore ? [capitalised(`${shore}${kind}`)] : []),
    ...lists.map(capitalised),
  ];
}

function thingsVariants(home: Home, facts: Fact[], things: string[]): Message[] {
  const { words, placed } = placedHome(home, facts);
  const named = facts.filter((fact) => !isShoreline(fact));
  const list = listOf(things);
  const known = [...facts, ...placed];
  if (list === "")
    return say(known, 12, [`This is ${withArticle(words)}.`, `You stay in ${withArticle(words)}.`]).map(
      withoutLastComma,
    );
  const isMany = things.length > 1 || /^(?:bikes|arcade|sun loungers|shared bikes)/.test(list);
  const isBreakfast = list === "breakfast";
  if (isBreakfast)
    return say(known, 12, [
      `Breakfast is part of your stay in this ${words}.`,
      `Your stay in this ${words} comes with breakfast.`,
    ]).map(withoutLastComma);
  // A gym or a pool comes with a room and is not in it.
  const has = home.isRoom ? "comes with" : "has";
  return say(known, 12, [
    `This ${words} ${has} ${list}.`,
    `${capitalised(list)} ${isMany ? "come" : "comes"} with this ${words}.`,
    !home.isRoom && `There ${isMany && !/^an? /.test(list) ? "are" : "is"} ${list} at this ${words}.`,
    ...framesOf(named, things, words).map((text) => text.replace(" has ", ` ${has} `)),
  ]).map(withoutLastComma);
}

// The comma behind "Fenway, Boston," ends with the sentence.
export function withoutLastComma(message: Message): Message {
  return { ...message, variants: message.variants.map((text) => text.replace(/,(?=[,.])/g, "")) };
}

type Framed = { first: string; words: string; all: string };

// What the first of the rare things is good for, where that is plain to anyone.
const FRAMES: Partial<Record<AmenityConcept, (framed: Framed) => string[]>> = {
  pool: ({ words, all, first }) => [
    `Pack the swimsuits: this ${words} has ${all}.`,
    `There is ${first} to swim in at this ${words}.`,
    `A swim can be part of any day at this ${words}, which has ${all}.`,
  ],
  "hot-tub": ({ words, first }) => [
    `The day can end in ${first} at this ${words}.`,
    `Come back to ${first} at this ${words}.`,
  ],
  sauna: ({ words, first }) => [`Warm up in ${first} at this ${words}.`],
  "beach-access": ({ words, all }) => [`Pack for the beach: this ${words} has ${all}.`],
  fireplace: ({ words, first }) => [`Sit by ${first} at this ${words}.`],
  "fire-pit": ({ words, first }) => [`Evenings at this ${words} can end at ${first}.`],
  gym: ({ words, all }) => [`Keep training while you travel: this ${words} has ${all}.`],
  "ev-charger": ({ words, first }) => [`An electric car can come too: this ${words} has ${first}.`],
  bikes: ({ words, all }) => [`You can get around by bike: this ${words} has ${all}.`],
};

function framesOf(facts: Fact[], things: string[], words: string): string[] {
  const [first = "", ...others] = things;
  const concept = facts[0]?.key.replace("amenity.", "") as AmenityConcept;
  const frames = FRAMES[concept]?.({ first, words, all: listOf(things) }) ?? [];
  // With more than one thing only a list has room for all of them.
  return frames.filter((text) => others.every((other) => text.includes(other)));
}

// "waterfront villa in Alaior, Menorca,": the bedrooms are left to the sentence that follows.
export function placedHome(home: Home, facts: Fact[]): { words: string; placed: Fact[] } {
  const shore = facts.some(({ key }) => key === "amenity.waterfront")
    ? "waterfront "
    : facts.some(isShoreline)
      ? "beachfront "
      : "";
  const noun = home.isRoom ? roomKind(home).kind : home.noun;
  const { where } = home;
  if (!where) return { words: `${shore}${noun}`, placed: [] };
  return { words: `${shore}${noun} ${where.words}${where.words.includes(",") ? "," : ""}`, placed: where.facts };
}

// What is said of the home itself: "a waterfront villa".
export function isShoreline({ key, value }: Fact): boolean {
  return key === "amenity.waterfront" || (key === "amenity.beach-access" && /beachfront/.test(String(value)));
}
