import type { Fact } from "#writer/ledger/fact.ts";
import { capitalised, listOf, numberWord } from "../../text/word-forms.ts";
import { comingIn } from "../boxes/coming-in.ts";
import type { Home } from "../home/home.ts";
import { type Message, say, together } from "../message.ts";
import { type Trip, tripFor } from "../trip.ts";

export const LOCKS = [
  ["smart-lock", "a smart lock"],
  ["keypad", "a keypad"],
  ["lockbox", "a lockbox"],
] as const;

// What letting oneself in is good for on each trip.
const AT_THE_DOOR: Record<Trip, string> = {
  alone: "so you come and go as you like",
  "as a couple": "so a late arrival is no trouble",
  "with a baby": "so a late arrival is no trouble",
  "in a group": "so everyone can arrive in their own time",
  "to swim": "so you come and go as you like",
  "to work": "so a late flight is no trouble",
  "with others": "so a late arrival is no trouble",
};

// Coming in: the door, the key, who is there.
export function arrive(home: Home): Message[] {
  return together([...theDoor(home), ...lift(home), ...people(home), ...bags(home)].filter(({ weight }) => weight > 1));
}

const TELLS_ARRIVAL =
  /\b(?:key|keys|keypad|keyless|lock|lockbox|entrance|entry|door|code|codes|fob|check[ -]?in|arriv\p{L}+)\b/iu;

function theDoor(home: Home): Message[] {
  // How to get in, or until when, the host says better.
  if (home.notes.of("guest_access", "house_rules", "things_to_note").some(({ text }) => TELLS_ARRIVAL.test(text)))
    return [];
  const own = home.untold("self-check-in");
  const found = LOCKS.map(([concept, words]) => ({ fact: home.untold(concept), words })).find(({ fact }) => fact);
  // A whole house has no other guests to share its door with.
  const door = home.isEntire && !home.isPart && home.isToldByHost ? undefined : home.untold("private-entrance");
  const facts = [own, found?.fact, door].filter((fact): fact is Fact => fact !== undefined);
  if (facts.length === 0) return [];
  const lock = found?.words ?? null;
  const isLate = own !== undefined;
  // What a key is good for, a host would not say.
  const tail = home.isToldByHost ? null : AT_THE_DOOR[tripFor(home)];
  return comingIn({ facts, lock, hasDoor: door !== undefined, isLate, tail });
}

function lift(home: Home): Message[] {
  const fact = home.untold("elevator");
  const level = home.untold("single-level");
  const free = home.untold("step-free");
  const wide = home.amenity("wide-doorway");
  const name = /\blift\b/.test(String(fact?.value)) ? "a lift" : "an elevator";
  return [
    ...say(fact ? [fact] : [], 3, [`The building has ${name}.`, `There is ${name} in the building.`]),
    // A host who tells more of the home leaves it to the amenity list.
    ...say(level && !home.isToldByHost ? [level] : [], 2, [`The ${home.noun} is all on one level.`]),
    ...say(free ? [free, ...(wide ? [wide] : [])] : [], 5, [
      wide ? "Access is step-free, and the doorways are wide." : "Access is step-free.",
      !wide && "You come in without a step.",
    ]),
  ];
}

function bags(home: Home): Message[] {
  const fact = home.untold("luggage");
  return say(fact ? [fact] : [], 1, ["Luggage can be dropped off.", "You can drop off luggage."]);
}

function people(home: Home): Message[] {
  const greets = home.untold("host-greets");
  const staff = home.untold("building-staff");
  const doorman = home.untold("doorman");
  const desk = /concierge/.test(String(doorman?.value)) ? "concierge" : "doorman";
  // A host who says "we" in the notes does not speak of "the host".
  const { person } = home.notes;
  const host = person === null ? "Your host meets" : `${capitalised(person)} meet`;
  return [
    ...say(greets ? [greets] : [], 4, [`${host} you when you arrive.`, `${host} you on arrival.`]),
    ...say(doorman ? [doorman] : [], 4, [`The building has a ${desk}.`, `There is a ${desk}.`]),
    ...say(staff && !doorman ? [staff] : [], 1, ["The building has staff.", "There is building staff."]),
  ];
}

export function parking(home: Home): Message[] {
  const isInOpening = home.bestThing.some(({ value }) => /\bparking\b|\bpark \d+ cars?\b/i.test(String(value)));
  const isToldByHost = !home.untold("parking") || isInOpening || home.notes.of("parking_notes").length > 0;
  const where = isToldByHost ? null : parkingOf(home);
  const charger = home.untold("ev-charger");
  return [
    ...(where ? [where] : []),
    ...say(charger ? [charger] : [], 6, [
      "There is an EV charger.",
      "An EV charger is available.",
      "You can use the EV charger.",
    ]),
  ];
}

// Where one parks and what it costs, as the boxes say it.
export function parkingOf(home: Home): Message | null {
  const facts = home.all("amenity.parking").slice(0, 3);
  const told = [...new Set(facts.map(parkingWords))];
  // A box for free and one for paid parking in the same place cannot both be right.
  const kinds = told.filter(
    (kind) =>
      // "Free parking" is said by where it is.
      !(kind === "free parking" && told.length > 1) &&
      !told.includes(kind.replace(/^(?:free|paid)/, kind.startsWith("free") ? "paid" : "free")),
  );
  const all = listOf(kinds);
  const isFree = kinds.length === 1 && kinds[0]?.startsWith("free");
  const place = /^free parking (.+)$/.exec(kinds[0] ?? "")?.[1] ?? "";
  const isStreet = kinds[0] === "free street parking";
  const [message = null] = say(facts, 7, [
    ...bothFree(kinds),
    kinds.length === 1 && !isFree && `There is ${all}.`,
    ...freeAndPaid(kinds),
    kinds.length === 1 && all.startsWith("paid ") && `You can use ${all}.`,
    isFree && isStreet && "Street parking is free.",
    isFree && isStreet && "Parking on the street is free.",
    isFree && !isStreet && place !== "" && `Parking ${place} is free.`,
    isFree && !isStreet && place === "" && `There is ${all}.`,
    isFree && !isStreet && place !== "" && `You can park for free ${place}.`,
    isFree && !isStreet && place !== "" && `Parking is free ${place}.`,
    isFree && !isStreet && place === "on the premises" && "There is free parking on site.",
    isFree && !isStreet && place === "on the premises" && "You can park on site for free.",
    isFree && !isStreet && place === "on the premises" && "On-site parking is free.",
  ]);
  return message;
}

function areFree(kinds: string[]): boolean {
  return kinds.length > 1 && kinds.every((kind) => kind.startsWith("free"));
}

// "Street parking is free, and parking on the premises is paid."
function freeAndPaid(kinds: string[]): (string | false)[] {
  if (kinds.length < 2 || areFree(kinds)) return [];
  const [free, rest] = [
    kinds.filter((kind) => kind.startsWith("free")),
    kinds.filter((kind) => !kind.startsWith("free")),
  ];
  if (free.length > 0 && rest.every((kind) => kind.startsWith("paid"))) {
    const be = free.length > 1 ? "are" : "is";
    return [
      `${capitalised(bare(free, "free"))} ${be} free, and there is ${listOf(rest)}.`,
      `There is ${listOf(free)}, and ${listOf(rest)}.`,
    ];
  }
  if (rest.every((kind) => kind === "paid parking on the premises" || kind === "paid parking off the premises"))
    return ["There is paid parking on and off the premises.", "You can use paid parking, on or off the premises."];
  return [`There is ${listOf(kinds)}.`];
}

function bare(kinds: string[], cost: string): string {
  return listOf(kinds.map((kind) => kind.replace(`${cost} `, "")));
}

// Free in two places is said once: "Parking is free, on the premises or on the street."
function bothFree(kinds: string[]): (string | false)[] {
  const places = kinds.map((kind) =>
    kind === "free street parking" ? "on the street" : (/^free parking (.+)$/.exec(kind)?.[1] ?? ""),
  );
  if (!areFree(kinds)) return [];
  if (places.some((place) => place === "")) return [`There is ${listOf(kinds)}.`, `You have ${listOf(kinds)}.`];
  const where = places.join(" or ");
  const both = listOf(places);
  return [
    `Parking is free, ${where}.`,
    `Parking is free ${both}.`,
    `You can park for free ${where}.`,
    `Parking costs nothing, ${where}.`,
  ];
}

// "free parking on the premises", "paid garage parking off the premises (2 spaces)".
export function parkingWords({ value, qualifiers }: Fact): string {
  const words = String(value);
  const cost = qualifiers.cost ?? "";
  if (/\bstreet\b/.test(words)) return [cost, "street parking"].filter(Boolean).join(" ");
  const kind = ["garage", "driveway", "carport"].find((name) => words.includes(name)) ?? "";
  const where = /on premises|on[- ]site/.test(words)
    ? "on the premises"
    : /off premises/.test(words)
      ? "off the premises"
      : "";
  const spaces = qualifiers.count && qualifiers.count > 1 ? `for ${numberWord(qualifiers.count)} cars` : "";
  return [cost, kind, "parking", where, spaces].filter(Boolean).join(" ");
}
