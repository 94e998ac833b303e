import type { Fact } from "#writer/ledger/fact.ts";
import { capitalised } from "../grammar.ts";
import type { Home } from "../home.ts";
import { type Message, say, together } from "../message.ts";

const LOCKS = [
  ["smart-lock", "a smart lock"],
  ["keypad", "a keypad"],
  ["lockbox", "a lockbox"],
] as const;

// Coming in: the door, the key, who is there.
export function arrive(home: Home): Message[] {
  return together([...theDoor(home), ...lift(home), ...people(home), ...bags(home)].filter(({ weight }) => weight > 1));
}

function theDoor(home: Home): Message[] {
  const own = home.untold("self-check-in");
  const found = LOCKS.map(([concept, words]) => ({ fact: home.untold(concept), words })).find(({ fact }) => fact);
  const door = home.untold("private-entrance");
  const facts = [own, found?.fact, door].filter((fact): fact is Fact => fact !== undefined);
  if (facts.length === 0) return [];
  const lock = found?.words ?? null;
  const isLate = own !== undefined;
  if (lock && door)
    return say(facts, 5, [
      isLate && `You come in by your own entrance with ${lock}, at whatever hour you arrive.`,
      `The entrance is private, and ${lock} lets you in.`,
      `You have a private entrance with ${lock}.`,
      isLate && `You have a private entrance and check yourself in with ${lock}.`,
      isLate && `The entrance is private, and you check yourself in with ${lock}.`,
      `${capitalised(lock)} on a private entrance lets you in.`,
    ]);
  if (lock)
    return say(facts, 4, [
      `${capitalised(lock)} lets you in${isLate ? ", so a late arrival needs nobody's help" : ""}.`,
      isLate && `You check yourself in with ${lock}.`,
      isLate && `Arrive when you like: ${lock} lets you in.`,
      `You get in with ${lock}.`,
    ]);
  if (door)
    return say(facts, 5, [
      `You have a private entrance${isLate ? " and check yourself in" : ""}.`,
      `The entrance is private${isLate ? ", and you check yourself in" : ""}.`,
      `You come and go by a private entrance${isLate ? " and check yourself in" : ""}.`,
    ]);
  return say(facts, 4, ["You check yourself in.", "You let yourself in when you arrive."]);
}

function lift(home: Home): Message[] {
  const fact = home.untold("elevator");
  const level = home.untold("single-level");
  const free = home.untold("step-free");
  const name = /\blift\b/.test(String(fact?.value)) ? "a lift" : "an elevator";
  return [
    ...say(fact ? [fact] : [], 2, [`${capitalised(name)} takes you up.`, `The building has ${name}.`]),
    ...say(level ? [level] : [], 4, ["Everything is on one level.", "It is all on one level."]),
    ...say(free ? [free] : [], 5, ["Access is step-free.", "You come in without a step."]),
  ];
}

function bags(home: Home): Message[] {
  const fact = home.untold("luggage");
  return say(fact ? [fact] : [], 1, [
    "Bags can be dropped off.",
    "Luggage drop-off is allowed.",
    "You can leave luggage here.",
  ]);
}

function people(home: Home): Message[] {
  const greets = home.untold("host-greets");
  const staff = home.untold("building-staff");
  const doorman = home.untold("doorman");
  const desk = /concierge/.test(String(doorman?.value)) ? "concierge" : "doorman";
  return [
    ...say(greets ? [greets] : [], 4, ["The host greets you when you arrive.", "The host meets you when you arrive."]),
    ...say(doorman ? [doorman] : [], 4, [`The building has a ${desk}.`, `There is a ${desk}.`]),
    ...say(staff && !doorman ? [staff] : [], 1, ["The building has staff.", "There is building staff."]),
  ];
}
