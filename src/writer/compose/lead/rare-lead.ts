import type { AmenityConcept } from "#writer/ledger/amenities/amenity-concepts.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { capitalised, listOf, withArticle } from "../../text/word-forms.ts";
import { thing } from "../amenity-words.ts";
import type { Home } from "../home/home.ts";
import { type Lead, type Message, say } from "../message.ts";

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
    found.push(fact);
  }
  return found.toSorted((one, other) => rank(one) - rank(other));
}

export function rareThing(home: Home): Lead | null {
  const ordered = rareFacts(home).slice(0, MOST_THINGS);
  if (ordered.length === 0) return null;
  const things = ordered.map(leadThing);
  return {
    kind: "rare",
    messages: thingsVariants(home, ordered, things),
    after: [],
    short: shortThings(things),
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
  if (concept === "waterfront") return "a place on the waterfront";
  return thing(fact);
}

function shortThings(things: string[]): string[] {
  const plain = things.map((words) => words.replace(/^an? /, ""));
  return Array.from({ length: plain.length }, (_, at) => capitalised(listOf(plain.slice(0, plain.length - at))));
}

function thingsVariants(home: Home, facts: Fact[], things: string[]): Message[] {
  const list = listOf(things);
  const isMany = things.length > 1 || /^(?:bikes|arcade|sun loungers|shared bikes)/.test(list);
  const noun = home.isRoom ? "room" : home.noun;
  const { words, placed } = placedNoun(home, noun);
  if (list === "breakfast")
    return say([...facts, ...placed], 12, [
      `Breakfast is part of the stay in this ${words}.`,
      `You wake up to breakfast in this ${words}.`,
    ]);
  const message = say([...facts, ...placed], 12, [
    `${capitalised(list)} ${isMany ? "come" : "comes"} with this ${words}.`,
    `This ${words} has ${list}.`,
    `You have ${list} at this ${words}.`,
    `At this ${words} there ${isMany && !/^an? /.test(list) ? "are" : "is"} ${list}.`,
    things.length > 1 && `There is ${list} at this ${words}.`,
    `Stay at this ${words} and you have ${list}.`,
    `Your stay at this ${words} comes with ${list}.`,
    `In this ${words} you have ${list}.`,
  ]);
  return message;
}

// "two-bedroom Denver condo": the bedrooms are left to the sentence that follows.
function placedNoun(home: Home, noun: string): { words: string; placed: Fact[] } {
  const area = home.area ?? home.city;
  const fact = home.area ? home.fact("place.neighborhood") : home.fact("place.city");
  return area && area.length < 24 && !/,|^The /.test(area)
    ? { words: `${area} ${noun}`, placed: fact ? [fact] : [] }
    : { words: noun, placed: [] };
}
