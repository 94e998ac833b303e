import type { Fact } from "#writer/ledger/fact.ts";
import { capitalised, listOf } from "../grammar.ts";
import type { Home } from "../home.ts";
import { type Message, say } from "../message.ts";

export function access(home: Home): Message[] {
  return [...whatIsYours(home), ...entry(home), ...gettingIn(home), ...arrival(home)];
}

function whatIsYours(home: Home): Message[] {
  const scope = home.fact("home.scope");
  if (!scope) return [];
  if (home.isEntire) {
    return say([scope, ...home.factsOf("home.type")], 8, [
      `The whole ${home.noun} is yours.`,
      `You have the entire ${home.noun} to yourselves.`,
      `The ${home.noun} is yours alone during your stay.`,
      `Guests have the entire ${home.noun}.`,
      `The entire ${home.noun} is for your group alone.`,
      `During your stay the entire ${home.noun} is yours.`,
      `All of the ${home.noun} is yours to use.`,
    ]);
  }
  const lock = home.amenity("bedroom-lock");
  const room = scope.value === "shared room" ? "shared" : "private";
  return [
    ...say([scope], 8, [`Your room is ${room}.`, `You stay in a ${room} room.`, `The room is a ${room} one.`]),
    ...say(lock ? [lock] : [], 6, [
      "The bedroom door has a lock.",
      "You can lock the bedroom door.",
      "There is a lock on the bedroom door.",
    ]),
  ];
}

const LOCKS = { keypad: "a keypad", "smart-lock": "a smart lock", lockbox: "a lockbox" } as const;

function entry(home: Home): Message[] {
  const own = home.amenity("self-check-in");
  const [lock, fact] = lockOf(home);
  const door = home.amenity("private-entrance");
  const facts = [own, fact, door].filter((known) => known !== undefined);
  if (own && lock) {
    return say(facts, 7, [
      `Check yourself in with ${lock}${door ? " and use the private entrance" : ""}.`,
      `Self check-in is by ${lock.replace(/^a /, "")}${door ? ", and the entrance is private" : ""}.`,
      `You let yourself in with ${lock}${door ? ", through a private entrance" : ""}.`,
      `${capitalised(lock)} handles self check-in${door ? ", and there is a private entrance" : ""}.`,
      `Arrival is by self check-in with ${lock}${door ? ", and there is a private entrance" : ""}.`,
    ]);
  }
  if (own) {
    return say(facts, 7, [
      `You can check yourself in${door ? " and use the private entrance" : ""}.`,
      `Self check-in is available${door ? ", and the entrance is private" : ""}.`,
      `Arrive on your own time with self check-in${door ? " and a private entrance" : ""}.`,
    ]);
  }
  return [
    ...say(door ? [door] : [], 7, [
      "There is a private entrance.",
      "You have a private entrance.",
      "You come and go by a private entrance.",
    ]),
    ...say(fact ? [fact] : [], 5, lock ? [`Entry is by ${lock.replace(/^a /, "")}.`, `You get in with ${lock}.`] : []),
  ];
}

function lockOf(home: Home): [string | null, Fact | undefined] {
  for (const concept of ["smart-lock", "keypad", "lockbox"] as const) {
    const fact = home.amenity(concept);
    if (fact) return [LOCKS[concept], fact];
  }
  return [null, undefined];
}

function gettingIn(home: Home): Message[] {
  const lift = home.amenity("elevator");
  const level = home.amenity("single-level");
  const free = home.amenity("step-free");
  const isLift = /\blift\b/.test(String(lift?.value));
  const name = isLift ? "a lift" : "an elevator";
  return [
    ...say(lift ? [lift] : [], 6, [
      `There is ${name}.`,
      `${capitalised(name)} takes you up.`,
      `You can take ${name.replace(/^an? /, "the ")}.`,
      `The building has ${name}.`,
    ]),
    ...say(level ? [level] : [], 5, [
      "The home is all on one level.",
      "Everything is on a single level.",
      "It is a single-level home.",
    ]),
    ...say(free ? [free] : [], 6, ["There is step-free access.", "Access is step-free."]),
  ];
}

function arrival(home: Home): Message[] {
  const luggage = home.amenity("luggage");
  const anytime = home.amenity("check-in-24h");
  const kept = home.pick(["grab-bars", "shower-chair", "handheld-shower", "roll-in-shower", "lit-path"], 3);
  return [
    ...say(luggage ? [luggage] : [], 4, [
      "You can drop off luggage.",
      "Luggage drop-off is allowed.",
      "Bags can be dropped off.",
    ]),
    ...say(anytime ? [anytime] : [], 4, ["There is 24-hour check-in.", "You have 24-hour check-in."]),
    ...say(kept.facts, 5, [
      `For easier access there ${/^an? /.test(kept.things[0] ?? "") ? "is" : "are"} ${listOf(kept.things)}.`,
    ]),
  ];
}
