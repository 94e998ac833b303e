import type { Fact } from "#writer/ledger/fact.ts";
import { capitalised, listOf, numberWord, withArticle } from "../grammar.ts";
import type { Home } from "../home.ts";
import { type Message, say } from "../message.ts";
import { isElevator } from "./absences.ts";

const ORDINALS = ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
const SAYS_LIFT = new Set(["United Kingdom", "Ireland", "Australia", "New Zealand", "South Africa", "Singapore"]);

// How one gets up to the door and about the home.
export function stairs(home: Home): Message[] {
  return [...floor(home), ...toTheDoor(home), ...levels(home), ...wideDoors(home)];
}

function floor(home: Home): Message[] {
  const fact = home.fact("floor");
  const ground = home.all("stairs").find(({ value }) => value === "on the ground floor");
  const who = home.isRoom ? "Your room" : `The ${home.noun}`;
  const isNoted = [...home.notes.all.map(({ text }) => text), ...home.bestThing.map(({ value }) => String(value))].some(
    (text) => /\bfloor\b/.test(text),
  );
  if (ground && isNoted) return [];
  if (ground) return say([ground], 6, [`${who} is on the ground floor.`, "You stay on the ground floor."]);
  if (!fact) return [];
  const where = `on the ${ordinal(Number(fact.value))} floor`;
  const noLift = home.has("elevator") ? undefined : home.all("absent").find(isElevator);
  if (!noLift && isNoted) return [];
  if (!noLift) return say([fact], 6, [`${who} is ${where}.`, `You stay ${where}.`]);
  const lift = SAYS_LIFT.has(home.text("place.country") ?? "") ? "lift" : "elevator";
  const isUp = Number(fact.value) > 1;
  return say([fact, noLift], 9, [
    `${who} is ${where}${isUp ? ", up the stairs" : ""}, and there is no ${lift}.`,
    `There is no ${lift}, and ${who.charAt(0).toLowerCase()}${who.slice(1)} is ${where}.`,
    isUp && `You stay ${where}, up the stairs; there is no ${lift}.`,
  ]);
}

// "third", "12th", "21st".
function ordinal(value: number): string {
  const tail = value % 100;
  const ending = tail > 10 && tail < 14 ? "th" : (["th", "st", "nd", "rd"][value % 10] ?? "th");
  return ORDINALS[value] ?? `${value}${ending}`;
}

function toTheDoor(home: Home): Message[] {
  return home.all("stairs").flatMap((fact) => {
    const { count } = fact.qualifiers;
    if (fact.value === "no steps at the door")
      return say([fact], 6, ["There are no steps at the door.", "You reach the door with no steps to climb."]);
    if (count === undefined) return [];
    const steps = `${numberWord(count)} ${count === 1 ? "step" : "steps"}`;
    return say([fact], 7, [
      `There ${count === 1 ? "is" : "are"} ${steps} up to the door.`,
      `The door is ${steps} up.`,
      `You climb ${steps} up to the door.`,
    ]);
  });
}

function levels(home: Home): Message[] {
  const fact = home.fact("levels");
  if (!fact) return [];
  // Without a stair to speak of, the levels are told with the area.
  if (home.fact("area") && Number(fact.value) > 1 && !fact.qualifiers.kinds) return [];
  const count = numberWord(Number(fact.value));
  const [kind] = fact.qualifiers.kinds ?? [];
  if (!kind) return say([fact], 5, [`Inside there are ${count} levels.`, `The ${home.noun} has ${count} levels.`]);
  return say([fact], 7, [
    `The ${home.noun} has ${count} levels, joined by ${withArticle(kind)}.`,
    `Between the ${count} levels there is ${withArticle(kind)}.`,
    `${capitalised(withArticle(kind))} joins the ${count} levels.`,
  ]);
}

const WIDE: [Parameters<Home["amenity"]>[0], string][] = [
  ["wide-doorway", "wide doorways"],
  ["disabled-parking", "an accessible parking spot"],
];

function wideDoors(home: Home): Message[] {
  const known = WIDE.map(([concept, words]) => ({ fact: home.amenity(concept), words })).filter(
    (each): each is { fact: Fact; words: string } => each.fact !== undefined,
  );
  const all = listOf(known.map(({ words }) => words));
  return say(
    known.map(({ fact }) => fact),
    5,
    [`There ${known.length > 1 || all.endsWith("s") ? "are" : "is"} ${all}.`],
  );
}
