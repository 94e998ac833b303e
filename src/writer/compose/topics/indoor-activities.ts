import type { AmenityConcept } from "#writer/ledger/amenities/amenity-concepts.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { capitalised, listOf } from "../../text/word-forms.ts";
import { thing } from "../amenity-words.ts";
import type { Home } from "../home/home.ts";
import { type Message, say } from "../message.ts";
import { type Trip, tripFor } from "../trip.ts";

const PLAY: AmenityConcept[] = [
  "movie-theater",
  "pool-table",
  "ping-pong",
  "foosball",
  "air-hockey",
  "arcade",
  "game-console",
  "game-room",
  "piano",
  "record-player",
  "board-games",
  "life-size-games",
  "books",
  "sound-system",
];

// How the evening is spoken of on each trip.
const EVENINGS: Record<Trip, string[]> = {
  alone: ["In the evening there %s.", "At the end of the day there %s."],
  "as a couple": ["For an evening in there %s.", "If you stay in, there %s."],
  "with a baby": ["When the children are in bed, there %s.", "For evenings in there %s."],
  "in a group": ["For the evenings together there %s.", "For evenings in there %s."],
  "to swim": ["After dark there %s.", "For the evening there %s."],
  "to work": ["After work there %s.", "At the end of the day there %s."],
  "with others": ["For evenings in there %s.", "At the end of the day there %s."],
};

// Evenings in: the fire, a screen worth naming, games and music.
export function eveningIn(home: Home): Message[] {
  const trip = tripFor(home);
  const fire = home.untold("fireplace");
  const play = home.pick(PLAY, 3);
  const tv = home.untold("tv");
  // A plain TV is worth a word only beside something else.
  const isInBedroom = home
    .all("bedroom")
    .some(({ qualifiers }) => qualifiers.kinds?.some((kind) => /^tv$/i.test(kind)));
  const screen = tv && !isInBedroom && (thing(tv) !== "a TV" || fire || play.facts.length > 1) ? tv : undefined;
  const facts = [fire, screen, ...play.facts].filter((fact): fact is Fact => fact !== undefined);
  if (facts.length === 0) return [];
  const list = listOf(facts.map(thing));
  const is = `${/^an? /.test(list) ? "is" : "are"} ${list}`;
  const isSlight = facts.length === 1 && /sound-system|books|board-games/.test(facts[0]?.key ?? "");
  return say(facts, isSlight ? 1 : 5, [
    ...EVENINGS[trip].map((frame) => frame.replace("%s", is)),
    facts.length > 1 && `${capitalised(list)} are there for an evening in.`,
  ]);
}

const FAST_ENOUGH_FOR_CALLS = 25;

// Where one works, and how well it is connected.
export function work(home: Home): Message[] {
  // A desk that the host tells of is not told again.
  const isNoted = home.notes
    .of("work_notes", "living_notes", "bedroom_notes")
    .some(({ text }) => /(?<!front )\bdesk\b|\b(?:workspace|working space|office)\b/i.test(text));
  const desk = isNoted ? undefined : home.untold("workspace");
  const wire = home.untold("ethernet");
  const wifi = home.untold("wifi");
  const fast = wifi?.qualifiers.size ? wifi : undefined;
  if (!desk && !fast && !wire) return [];
  const place = desk ? thing(desk) : null;
  if (!fast && !wire) return place ? plainDesk(home, place, [desk as Fact, ...(wifi ? [wifi] : [])]) : [];
  const facts = [desk, wire, fast].filter((fact): fact is Fact => fact !== undefined);
  const line = [fast ? `wifi at ${fast.qualifiers.size}` : null, wire ? "an ethernet connection" : null].filter(
    (words) => words !== null,
  );
  const all = listOf([...(place ? [place] : []), ...line]);
  const speed = Number.parseInt(fast?.qualifiers.size ?? "", 10);
  const calls = speed >= FAST_ENOUGH_FOR_CALLS ? ", enough for video calls" : "";
  const isForWork = home.notes.of("work_notes").some(({ text }) => text.startsWith("For work"));
  if (isForWork) return say(facts, 4, [`You also have ${all}.`]);
  return say(facts, 6, [
    `For work there is ${all}.`,
    fast && place && `The wifi runs at ${fast.qualifiers.size}${calls}, and there is ${place}.`,
    fast && !wire && place && `For work there is ${place}, with wifi at ${fast.qualifiers.size}${calls}.`,
    place && line.length > 0 && `${capitalised(place)} and ${listOf(line)} take care of a workday.`,
  ]);
}

function plainDesk(home: Home, place: string, facts: Fact[]): Message[] {
  const hasWifi = facts.length > 1;
  const all = hasWifi ? `${place} and wifi` : place;
  const desk = place.replace("dedicated ", "");
  const trip = tripFor(home);
  const isForOne = trip === "alone" || trip === "to work" || trip === "as a couple";
  return say(facts, 4, [
    `For work there is ${all}.`,
    isForOne ? `If you have to work, there is ${all}.` : `If someone has to work, there is ${all}.`,
    !home.isToldByHost && isForOne && `${capitalised(all)} ${hasWifi ? "cover" : "covers"} a workday.`,
    !home.isToldByHost && isForOne && `Bring the laptop: there is ${all}.`,
    !home.isToldByHost && !isForOne && `${capitalised(all)} ${hasWifi ? "are" : "is"} there for work.`,
    !home.isToldByHost && `Work can come along, as there is ${all}.`,
    !home.isToldByHost && `You can work here, with ${hasWifi ? "wifi and " : ""}${place}.`,
    !home.isToldByHost && hasWifi && `Wifi and ${desk} cover a workday.`,
    !home.isToldByHost && `On a workday you have ${hasWifi ? "wifi and " : ""}${desk}.`,
    !home.isToldByHost && `You can open the laptop at ${desk}${hasWifi ? ", on the wifi" : ""}.`,
    !home.isToldByHost && `For the laptop there is ${desk}${hasWifi ? " with wifi" : ""}.`,
  ]);
}

const FOR_CHILDREN: AmenityConcept[] = [
  "crib",
  "travel-crib",
  "high-chair",
  "changing-table",
  "baby-bath",
  "children-toys",
  "children-dinnerware",
  "playroom",
  "playground",
  "baby-gates",
];

const NAMES_BABY_THINGS =
  /\b(?:cots?|cribs?|high ?chairs?|(?:kids'?|children's) (?:plates|dishes|dinnerware|books|toys)|toys|baby (?:bath|gates?|monitor))\b/i;

export function children(home: Home): Message[] {
  // A host who names the cot has said which of these things there are.
  if (home.notes.of("family_notes").some(({ text }) => NAMES_BABY_THINGS.test(text))) return [];
  const all = home.pick(FOR_CHILDREN, 4);
  const untold = all.facts.map((fact, at) => ({ fact, words: all.things[at] ?? "" }));
  // One sentence has one set of terms: what costs nothing is told before what costs a fee.
  const free = untold.filter(({ fact }) => fact.qualifiers.cost !== "paid");
  const told = free.length > 0 ? free : untold;
  const facts = told.map(({ fact }) => fact);
  const isSlight = !facts.some(({ key }) => /crib|high-chair|toys|dinnerware|changing|baby-bath|playroom/.test(key));
  if (facts.length === 0 || isSlight) return [];
  const list = listOf(told.map(({ words }) => words));
  const isAsked = facts.every(({ qualifiers }) => qualifiers.isOnRequest);
  const isPaid = free.length === 0;
  const terms = isPaid ? `, ${isAsked ? "on request and " : ""}for a fee` : isAsked ? ", on request" : "";
  const be = /^an? /.test(list) ? "is" : "are";
  const isCarried = terms === "" && facts.every(({ key }) => !/playroom|playground|gates/.test(key));
  return say(facts, 6, [
    `For children there ${be} ${list}${terms}.`,
    `For the youngest there ${be} ${list}${terms}.`,
    isCarried && `With a child along, ${list} ${list.includes(" and ") ? "save" : "saves"} you carrying your own.`,
    isCarried && `For children there ${be} ${list}, so there is less to pack.`,
    isCarried && `Families can travel lighter: ${list} ${list.includes(" and ") ? "are" : "is"} here.`,
  ]);
}

// Laundry as what it means for the suitcase, once.
export function laundry(home: Home): Message[] {
  const washer = home.untold("washer") ?? home.untold("washer-dryer");
  const dryer = home.untold("dryer");
  const facts = [washer, dryer].filter((fact): fact is Fact => fact !== undefined);
  const isNoted = home.notes.all.some(({ text }) => /\b(?:laundry|washer|washing machine)\b/i.test(text));
  if (!washer || isNoted) return [];
  const paid = facts.filter(({ qualifiers }) => qualifiers.cost === "paid");
  // A washer and a dryer on different terms are left to the amenity list.
  if (paid.length > 0 && paid.length < facts.length) return [];
  const isShared = facts.some(({ qualifiers }) => qualifiers.access === "shared");
  const where =
    { "in unit": ` in the ${home.isRoom ? "home" : home.noun}`, "in building": " in the building" }[
      washer.qualifiers.where ?? ""
    ] ?? "";
  const isFull = dryer !== undefined || washer.key.endsWith("dryer");
  const name = `${isShared ? "shared " : ""}${isFull ? "washer and dryer" : "washer"}`;
  if (paid.length > 0)
    return say(facts, 4, [`There is a paid ${name}${where}.`, `The ${name}${where} can be used for a fee.`]);
  return say(facts, 3, laundryVariants(home, { name, where, isFull }));
}

type Laundry = { name: string; where: string; isFull: boolean };

function laundryVariants(home: Home, { name, where, isFull }: Laundry): string[] {
  const s = isFull ? "" : "s";
  const words: Record<Trip, string[]> = {
    alone: [`A ${name}${where} mean${s} you can travel light.`, `There is a ${name}${where}.`],
    "as a couple": [
      `A ${name}${where} mean${s} you can pack less.`,
      `With a ${name}${where}, you can travel light.`,
      `You have a ${name}${where}.`,
    ],
    "with a baby": [`A ${name}${where} help${s} with children.`, `You have a ${name}${where}.`],
    "in a group": [`The ${name}${where} keep${s} up with a group.`, `You have a ${name}${where}.`],
    "to swim": [`There is a ${name}${where}.`],
    "to work": [`A ${name}${where} help${s} on a longer stay.`, `You have a ${name}${where}.`],
    "with others": [`A ${name}${where} mean${s} you can pack less.`, `There is a ${name}${where}.`],
  };
  return words[tripFor(home)];
}
