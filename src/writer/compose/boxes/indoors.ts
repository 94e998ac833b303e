import type { AmenityConcept } from "#writer/ledger/amenities/amenity-concepts.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { capitalised, listOf } from "../../text/word-forms.ts";
import { thing } from "../amenity-words.ts";
import type { Home } from "../home/home.ts";
import { type Message, say } from "../message.ts";
import { type Trip, tripFor } from "../trip.ts";

// An evening with the things that boxes name: the thing first, since it is there on other days too.
export function evening(facts: Fact[]): Message[] {
  const list = listOf(facts.map(thing));
  const areThere = /^an? /.test(list) ? "there is" : "there are";
  const isSlight = facts.length === 1 && /sound-system|books|board-games/.test(facts[0]?.key ?? "");
  return say(facts, isSlight ? 1 : 5, [
    `For evenings in, ${areThere} ${list}.`,
    `Inside ${areThere} ${list}.`,
    `For an evening in, ${areThere} ${list}.`,
    `${capitalised(areThere)} ${list} for evenings in.`,
    `${capitalised(areThere)} ${list} for the evening.`,
    `${capitalised(areThere)} ${list} for a rainy day.`,
    `For a rainy day ${areThere} ${list}.`,
    facts.length > 1 && `If you would rather stay in, ${areThere} ${list}.`,
  ]);
}

// Where one works, as the boxes tell it.
export function working(home: Home, desk: Fact | undefined): Message[] {
  const wire = home.untold("ethernet");
  const wifi = home.untold("wifi");
  const fast = wifi?.qualifiers.size ? wifi : undefined;
  if (!desk && !fast && !wire) return [];
  if (desk && !fast && !wire) return laptop({ desk, wifi, weight: home.isToldByHost ? 4 : 3 });
  const speed = fast?.qualifiers.size;
  const lines = [speed ? `wifi at ${speed}` : null, wire ? "an ethernet connection" : null].filter(
    (words) => words !== null,
  );
  const place = desk ? thing(desk) : null;
  const all = listOf([...(place ? [place] : []), ...lines]);
  const canCall = Number.parseInt(speed ?? "", 10) >= CALLS;
  const facts = [desk, wire, fast].filter((fact): fact is Fact => fact !== undefined);
  const isToldForWork = home.notes.of("work_notes").some(({ text }) => text.startsWith("For work"));
  if (isToldForWork) return say(facts, 4, [`You also have ${all}.`]);
  return say(facts, 6, [
    `If you need to work, there is ${all}.`,
    `There is ${all} for work.`,
    `For work there is ${all}.`,
    `If you have work to do, there is ${all}.`,
    place && speed && `There is ${place}, and the wifi runs at ${speed}.`,
    canCall && `The wifi runs at ${speed}, enough for video calls${place ? `, and there is ${place}` : ""}.`,
    !place && speed && `The wifi runs at ${speed}.`,
  ]);
}

const CALLS = 25;

type Desk = { desk: Fact; wifi: Fact | undefined; weight: number };

function laptop({ desk, wifi, weight }: Desk): Message[] {
  const place = thing(desk);
  const bare = place.replace("dedicated ", "");
  const also = wifi ? ", and there is wifi" : "";
  return say(wifi ? [desk, wifi] : [desk], weight, [
    `There is ${place} if you need to work${also}.`,
    `If you have work to do, there is ${place}${wifi ? " and wifi" : ""}.`,
    `If you have to get some work done, there is ${bare}${wifi ? " and wifi" : ""}.`,
    `For work there is ${wifi ? "wifi and " : ""}${place}.`,
    `There is ${bare}${wifi ? " and wifi" : ""}.`,
    `You have ${bare}${wifi ? " and wifi" : ""} if you need to work.`,
  ]);
}

type Laundry = { name: string; where: string; isFull: boolean };

// Laundry as what it means for the suitcase.
export function washing(home: Home, { name, where, isFull }: Laundry): string[] {
  const s = isFull ? "" : "s";
  const trips: Record<Trip, string> = {
    alone: `There is a ${name}${where}, so you can travel light.`,
    "as a couple": `There is a ${name}${where}, so you can travel light.`,
    "with a baby": `There is a ${name}${where} for the children's clothes.`,
    "in a group": `There is a ${name}${where} for everyone's laundry.`,
    "to swim": `There is a ${name}${where} for swimwear and the rest.`,
    "to work": `There is a ${name}${where} for a longer stay.`,
    "with others": `There is a ${name}${where}, so you can pack for half the trip.`,
  };
  const trip = tripFor(home);
  return [
    trips[trip],
    `For laundry there is a ${name}${where}.`,
    `There is a ${name}${where}.`,
    `You have a ${name}${where}.`,
    `You can do your laundry here: there is a ${name}${where}.`,
    `The laundry can be done here, with a ${name}${where}.`,
    // With a baby the crib has saved the packing already.
    ...(trip === "with a baby"
      ? []
      : [
          `There is a ${name}${where}, so you can pack light.`,
          `A ${name}${where} mean${s} you can pack less.`,
          `You can pack light, since there is a ${name}${where}.`,
        ]),
  ];
}

const COOLING: AmenityConcept[] = ["air-conditioning", "ceiling-fan"];

// One closing line: what keeps a home cool, and the wifi where no desk has told of it.
export function hotDays(home: Home): Message[] {
  const { facts, things } = home.pick(COOLING, 2);
  const wifi = home.untold("wifi");
  const list = listOf(things);
  if (facts.length === 0) {
    const heating = home.untold("central-heating") ?? home.untold("heating");
    return say(wifi && heating ? [wifi, heating] : [], 2, [
      `Wifi and ${heating ? thing(heating) : ""} are included.`,
      `There is wifi, and ${heating ? thing(heating) : ""} for cold days.`,
    ]);
  }
  if (wifi)
    return say([wifi, ...facts], 2, [
      `There is wifi, and ${list} for hot days.`,
      `You have wifi, and ${list} when it gets hot.`,
      `Wifi is included, and ${list} keep${things.length > 1 ? "" : "s"} it cool.`,
      `${capitalised(list)} and wifi are included.`,
    ]);
  return say(facts, 2, [
    `There is ${list} for hot days.`,
    `You have ${list} when it gets hot.`,
    !home.isRoom && `The ${home.noun} has ${list}.`,
    `${capitalised(list)} keep${things.length > 1 ? "" : "s"} it cool.`,
  ]);
}
