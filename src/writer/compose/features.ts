import type { AmenityConcept } from "#writer/ledger/amenity-concepts.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { thing } from "./amenity-words.ts";
import { definite, withArticle, withoutArticle } from "./grammar.ts";
import type { Home } from "./home.ts";
import { parkingWords } from "./topics/getting-there.ts";
import { viewsOf } from "./topics/views.ts";

// What sets a home apart, the rarest first: its name in a sentence, its short name in a title, and what one does with it.
// A distinct one can carry the first sentence of a description; the others come later in it.
export type Feature = { facts: Fact[]; name: string; shortName: string; actions: string[]; isDistinct: boolean };

const TITLE_WORTHY =
  /^(private entrance|breakfast|free parking|free street parking|elevator|full kitchen|washer and dryer|EV charger|bathtub|dedicated workspace)$/;

export function isTitleWorthy({ isDistinct, shortName }: Feature): boolean {
  return shortName.length <= 22 && (isDistinct || TITLE_WORTHY.test(shortName));
}

type Doing = (the: string) => string[];

const RANKED: [AmenityConcept, Doing | null][] = [
  ["hot-tub", (the) => [`soak in ${the}`, `sink into ${the}`]],
  ["sauna", (the) => [`warm up in ${the}`, `sweat it out in ${the}`]],
  ["pool", (the) => [`swim in ${the}`, `cool off in ${the}`]],
  ["dock", (the) => [`set off from ${the}`]],
  ["kayak", () => ["take the kayak out"]],
  ["movie-theater", (the) => [`watch a film in ${the}`]],
  ["fireplace", (the) => [`warm up by ${the}`, `spend the evening by ${the}`]],
  ["fire-pit", (the) => [`gather around ${the}`]],
  ["pool-table", (the) => [`play a round at ${the}`]],
  ["ping-pong", (the) => [`play a round at ${the}`]],
  ["piano", (the) => [`play ${the}`]],
  ["arcade", () => ["play the arcade games"]],
  ["game-console", null],
  ["gym", (the) => [`work out in ${the}`]],
  ["outdoor-kitchen", (the) => [`cook in ${the}`]],
  ["backyard", (the) => [`step out to ${the}`, `spend time in ${the}`]],
  ["patio", (the) => [`sit out on ${the}`, `step out to ${the}`, `have a drink on ${the}`]],
  ["bbq", (the) => [`cook outside on ${the}`, `make dinner on ${the}`]],
  ["hammock", (the) => [`lie back in ${the}`]],
  ["outdoor-dining", (the) => [`eat in ${the}`]],
  ["ev-charger", (the) => [`charge the car with ${the}`]],
  ["breakfast", null],
  ["bathtub", (the) => [`take a bath in ${the}`]],
  ["elevator", null],
  ["private-entrance", null],
  ["dishwasher", null],
  ["air-conditioning", null],
];

// Worth a mention, not a first sentence or a title.
const COMMON = new Set<AmenityConcept>(["bathtub", "ev-charger"]);

export function featuresOf(home: Home): Feature[] {
  const found: Feature[] = viewFeature(home);
  for (const [concept, doing] of RANKED) {
    const fact = home.amenity(concept);
    if (!fact || fact.qualifiers.where === "nearby") continue;
    const name = thing(fact);
    found.push({
      facts: [fact],
      name,
      shortName: withoutArticle(name),
      actions: doing?.(definite(name)) ?? [],
      isDistinct: doing !== null && !COMMON.has(concept),
    });
  }
  return [...found, ...everyday(home)];
}

function viewFeature(home: Home): Feature[] {
  const [view] = viewsOf(home);
  if (!view) return [];
  const shortName = `${view.name.replace("city ", "")} view`;
  return [{ facts: [view.fact], name: withArticle(`${view.name} view`), shortName, actions: [], isDistinct: true }];
}

// What most homes have and every guest asks for.
function everyday(home: Home): Feature[] {
  const found: Feature[] = [];
  const add = (concept: AmenityConcept, actions: Doing) => {
    const fact = home.amenity(concept);
    if (!fact) return;
    const name = thing(fact);
    found.push({
      facts: [fact],
      name,
      shortName: withoutArticle(name),
      actions: actions(definite(name)),
      isDistinct: false,
    });
  };
  const park = home.all("amenity.parking").find(({ qualifiers }) => qualifiers.cost === "free");
  if (park)
    found.push({
      facts: [park],
      name: parkingWords(park),
      shortName: shortParking(park),
      actions: parkActions(park),
      isDistinct: false,
    });
  add("workspace", (the) => [`work from ${the}`, `get work done at ${the}`]);
  const washer = home.amenity("washer");
  const dryer = home.amenity("dryer");
  const isPaid = washer?.qualifiers.cost === "paid" || dryer?.qualifiers.cost === "paid";
  if (washer && dryer && !isPaid && washer.qualifiers.where === dryer.qualifiers.where) {
    found.push({
      facts: [washer, dryer],
      name: "a washer and dryer",
      shortName: "washer and dryer",
      actions: ["use the washer and dryer"],
      isDistinct: false,
    });
  } else if (!isPaid) add("washer", (the) => [`use ${the}`]);
  add("kitchen", (the) => [`cook in ${the}`, `make meals in ${the}`]);
  add("kitchenette", (the) => [`make simple meals in ${the}`]);
  add("wifi", () => ["get online with the included wifi", "get online with the wifi"]);
  add("tv", () => ["watch TV"]);
  return found;
}

function shortParking(fact: Fact): string {
  return /street/.test(String(fact.value)) ? "free street parking" : "free parking";
}

function parkActions(fact: Fact): string[] {
  const words = parkingWords(fact);
  if (words === "free street parking") return ["park on the street for free", "leave the car on the street for free"];
  return words === "free parking on the premises"
    ? ["park for free on the premises", "park on the premises for free"]
    : [];
}
