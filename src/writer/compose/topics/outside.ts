import type { AmenityConcept } from "#writer/ledger/amenities/amenity-concepts.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { capitalised, listOf, withArticle } from "../../text/word-forms.ts";
import { thing } from "../amenity-words.ts";
import type { Home } from "../home/home.ts";
import { type Message, say } from "../message.ts";
import { tripFor } from "../trip.ts";

// Being outside: the water first, then where one sits, then the evening.
export function outside(home: Home): Message[] {
  return [...water(home), ...ground(home), ...views(home)];
}

const WATER: AmenityConcept[] = ["pool", "hot-tub", "sauna", "steam-room", "sun-loungers", "outdoor-shower"];
// What a building has beside its water; alone it is worth a few words only.
const TRAINING: AmenityConcept[] = ["gym", "exercise-equipment"];
const SHORE: AmenityConcept[] = [
  "beach-access",
  "lake-access",
  "dock",
  "boat-slip",
  "kayak",
  "canoe",
  "paddleboard",
  "beach-essentials",
];

function water(home: Home): Message[] {
  const wet = home.pick(WATER, 4);
  const gym = home.pick(TRAINING, 1);
  const bathing = { facts: [...wet.facts, ...gym.facts], things: [...wet.things, ...gym.things] };
  // A host who tells the way to the beach says it better than the box does.
  const isBeachTold = home.all("nearby").some(({ value }) => /\b(?:beach|lake)/i.test(String(value)));
  // Beside a host's own words a ticked shore is left to the list: it is ticked for many a home that is near one.
  const shore = home.pick(home.notes.all.length > 0 ? [] : isBeachTold ? SHORE.slice(2) : SHORE, 3);
  const list = listOf(bathing.things);
  return [
    ...say(bathing.facts, wet.facts.length > 0 ? 8 : 5, [
      wet.facts.length > 1 && gym.facts.length === 0 && `${capitalised(list)} are there for the warm part of the day.`,
      wet.facts.length === 0 && !home.isToldByHost && `For a workout you have ${list}.`,
      `You have ${list}.`,
      `There ${be(bathing)} ${list}.`,
    ]),
    ...say(shore.facts, 7, [`You have ${listOf(shore.things)}.`, `There ${be(shore)} ${listOf(shore.things)}.`]),
    ...waterfront(home),
    ...season(home),
  ];
}

function waterfront(home: Home): Message[] {
  const fact = home.notes.all.length > 0 ? undefined : home.untold("waterfront");
  return say(fact ? [fact] : [], 8, [`The ${home.noun} is on the waterfront.`, "You are on the waterfront."]);
}

function be({ things }: { things: string[] }): string {
  const [first = ""] = things;
  return /^an? /.test(first) || /(?:access|equipment)$/.test(first) ? "is" : "are";
}

function season(home: Home): Message[] {
  const pool = home.amenity("pool");
  const name = pool?.qualifiers.access === "shared" ? "shared pool" : "pool";
  return say(pool?.qualifiers.isSeasonal ? [pool] : [], 8, [
    `The ${name} is open in season.`,
    `The ${name} is seasonal.`,
  ]).map((message) => ({ ...message, isDetail: true }));
}

const EVENING: AmenityConcept[] = [
  "bbq",
  "outdoor-kitchen",
  "outdoor-dining",
  "outdoor-furniture",
  "fire-pit",
  "hammock",
];

// A chair and a table say nothing beside what the host says of the garden.
const FURNISHED = new Set<AmenityConcept>(["outdoor-dining", "outdoor-furniture"]);

// The ground outside the door and what stands on it: the grill, the table and the fire are one evening.
function ground(home: Home): Message[] {
  const isNoted = home.notes.of("outdoor_notes").length > 0;
  const places = isNoted ? [] : knownGround(home);
  const { facts: things } = home.pick(isNoted ? EVENING.filter((concept) => !FURNISHED.has(concept)) : EVENING, 4);
  const isSlight =
    places.length === 0 && things.length === 1 && /outdoor-(?:furniture|dining)/.test(things[0]?.key ?? "");
  const facts = [...places, ...things];
  if (facts.length === 0) return [];
  const list = listOf(facts.map(thing));
  const has = (concept: AmenityConcept) => things.some(({ key }) => key === `amenity.${concept}`);
  const canCook = has("bbq") || has("outdoor-kitchen");
  const canEat = has("outdoor-dining");
  const isFenced = places.some(({ qualifiers }) => qualifiers.isFenced);
  const trip = tripFor(home);
  return say(facts, isSlight ? 1 : 6, [
    canCook && facts.length > 1 && `On a warm evening you cook outside: there is ${list}.`,
    facts.length === 1 && has("bbq") && "There is a BBQ grill outside.",
    canCook && canEat && `On a warm evening you cook and eat outside: there is ${list}.`,
    canEat && facts.length > 1 && `You can eat outside: there is ${list}.`,
    canEat && trip === "in a group" && `Outside everyone can eat together: there is ${list}.`,
    isFenced && trip === "with a baby" && `Outside you have ${list}, and the fence keeps children in.`,
    has("fire-pit") && `The evening can end outside, with ${list}.`,
    !canEat && `Outside you have ${list}.`,
    !canEat && `Outside there is ${list}.`,
    !canEat && !home.isToldByHost && `Step out to ${list}.`,
  ]);
}

// "Patio or balcony" does not say which one it is, so it is left to the amenity list.
function knownGround(home: Home): Fact[] {
  return [home.untold("patio"), home.untold("backyard")].filter(
    (fact): fact is Fact => fact !== undefined && !/patio or balcony|garden or backyard|\//.test(String(fact.value)),
  );
}

const EXACT_VIEWS: AmenityConcept[] = [
  "view-sea",
  "view-lake",
  "view-bay",
  "view-harbor",
  "view-beach",
  "view-river",
  "view-canal",
  "view-mountain",
  "view-valley",
  "view-vineyard",
  "view-park",
  "view-city",
];

function views(home: Home): Message[] {
  if (home.all("space").some(({ value }) => /\bviews?\b/i.test(String(value)))) return [];
  const facts = EXACT_VIEWS.map((concept) => home.untold(concept))
    .filter((fact): fact is Fact => fact !== undefined)
    .slice(0, 2);
  const names = facts.map((fact) => seenThing(fact));
  // A park that is seen is no park to go to.
  if (facts.some(({ key }) => key === "amenity.view-park"))
    return say(facts, 6, [
      `You have ${listOf(facts.map(({ key, value }) => withArticle(key.endsWith("park") ? "park view" : String(value).toLowerCase())))}.`,
    ]);
  return say(facts, 6, [
    `You look out to ${listOf(names)}.`,
    `The view takes in ${listOf(names)}.`,
    `${capitalised(listOf(names))} ${facts.length > 1 || (names[0] ?? "").endsWith("s") ? "are" : "is"} in view.`,
  ]);
}

function seenThing({ key, value }: Fact): string {
  const name =
    /^(?:partial )?(\p{L}+(?: course)?)(?: skyline)? views?$/u.exec(String(value))?.[1] ??
    key.replace("amenity.view-", "");
  if (name === "mountain") return "the mountains";
  if (name === "city") return /skyline/.test(String(value)) ? "the city skyline" : "the city";
  return `the ${name}`;
}

// When the pool opens, how deep it is, whether it is fenced: what parents ask.
export function poolDetails(home: Home): Message[] {
  return home.all("pool-detail").flatMap((fact) => {
    const pool = fact.qualifiers.access === "shared" ? "shared pool" : "pool";
    const detail = String(fact.value).replace(/^pool /, "");
    const said = detail.startsWith("opens ") ? detail : `is ${detail}`;
    return say([fact], 7, [`The ${pool} ${said}.`, `Please note that the ${pool} ${said}.`]);
  });
}
