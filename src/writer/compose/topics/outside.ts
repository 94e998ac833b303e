import type { AmenityConcept } from "#writer/ledger/amenities/amenity-concepts.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { capitalised, listOf, withArticle } from "../../text/word-forms.ts";
import { outdoors } from "../boxes/outdoors.ts";
import type { Home } from "../home/home.ts";
import { isShoreline, rareFacts } from "../lead/rare-lead.ts";
import { type Message, say } from "../message.ts";

// Being outside: the water first, then where one sits, then the evening.
export function outside(home: Home): Message[] {
  return [...water(home), ...outdoors(home, knownGround(home)), ...views(home)];
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

const NAMES_TRAINING = /\b(?:gym|fitness|treadmill|weights|yoga|exercise)\b/i;

function water(home: Home): Message[] {
  const wet = home.pick(WATER, 4);
  // Beside a gym that the opening told of, exercise equipment is no news.
  const isTrainingTold =
    (home.has("gym") && !home.untold("gym")) || home.notes.all.some(({ text }) => NAMES_TRAINING.test(text));
  const gym = home.pick(isTrainingTold ? [] : TRAINING, 1);
  // A host who tells the way to the beach says it better than the box does.
  const isBeachTold = home.all("nearby").some(({ value }) => /\b(?:beach|lake)/i.test(String(value)));
  // Beside a host's own words a ticked shore is left to the list: it is ticked for many a home that is near one.
  const shore = home.pick(home.notes.all.length > 0 ? [] : isBeachTold ? SHORE.slice(2) : SHORE, 3);
  const isSlight = wet.facts.length === 0 && shore.facts.every(({ key }) => key === "amenity.beach-essentials");
  const told = [wet, ...(isSlight ? [] : [shore]), gym];
  const pool = wet.facts.find(isSeasonalPool);
  const things = told.flatMap((each) => each.things);
  const all = { facts: told.flatMap(({ facts }) => facts), things: pool ? things.map(asSeasonal) : things };
  const list = listOf(all.things);
  // The opening has told of the pool: "You also have sun loungers and shared beach access."
  const also = rareFacts(home).length > 0 && !home.isToldByHost ? "also " : "";
  const isGymOnly = all.facts.length === gym.facts.length;
  return [
    ...say(all.facts, isGymOnly ? 5 : 8, [
      isGymOnly && !home.isToldByHost && `For a workout there is ${list}.`,
      `You ${also}have ${list}.`,
      `There ${be(all)} ${also}${list}.`,
    ]),
    ...waterfront(home),
    ...(pool ? [] : season(home)),
  ];
}

function isSeasonalPool({ key, qualifiers }: Fact): boolean {
  return key === "amenity.pool" && qualifiers.isSeasonal === true;
}

// "a shared pool" that is open in season.
function asSeasonal(name: string): string {
  return name.endsWith(" pool") ? `a seasonal ${name.replace(/^an? /, "")}` : name;
}

function waterfront(home: Home): Message[] {
  const isTold = rareFacts(home).some(isShoreline);
  const fact = home.notes.all.length > 0 || isTold ? undefined : home.untold("waterfront");
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
    .filter((fact): fact is Fact => fact !== undefined && !isSeenByHost(home, fact))
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

const LOOKS =
  /\b(?:see|seen|views?|look|looks|out of|windows?|sunsets?|skyline|overlook|overlooks|overlooking|facing|faces)\b/i;
const SEES_FROM = ["outdoor_notes", "living_notes", "bedroom_notes", "story"];

const SEEN_IN_WORDS = new Map(
  EXACT_VIEWS.map((concept) => {
    const what = concept.replace("view-", "");
    return [
      `amenity.${concept}`,
      what === "city" ? /\b(?:skyline|city|downtown)\b/i : new RegExp(`\\b${what}s?\\b`, "i"),
    ];
  }),
);

// "Mountains from the balcony, great sunsets" beside a ticked mountain view.
function isSeenByHost(home: Home, { key }: Fact): boolean {
  const said = [
    ...home.notes.of(...SEES_FROM).map(({ text }) => text),
    ...home.bestThing.map(({ value }) => String(value)),
  ];
  return said.some((text) => SEEN_IN_WORDS.get(key)?.test(text) && LOOKS.test(text));
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
