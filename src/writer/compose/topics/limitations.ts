import type { Fact } from "#writer/ledger/fact.ts";
import { isPlural } from "#writer/notes/words/word-lists.ts";
import { capitalised, listOf, numberWord, withArticle } from "../../text/word-forms.ts";
import type { Home } from "../home/home.ts";
import { type Message, say } from "../message.ts";

const LARGEST_GROUP = 2;

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
  const said = home.hostWords;
  const isNoted = said.some((text) => /\bfloor\b/.test(text));
  if (ground && isNoted) return [];
  if (ground) return say([ground], 6, [`${who} is on the ground floor.`]);
  if (!fact) return [];
  const where = `on the ${ordinal(Number(fact.value))} floor`;
  const noLift = home.has("elevator") ? undefined : home.all("absent").find(isElevator);
  if (!noLift && isNoted) return [];
  if (!noLift) return say([fact], 6, [`${who} is ${where}.`, `You stay ${where}.`]);
  const lift = SAYS_LIFT.has(home.text("place.country") ?? "") ? "lift" : "elevator";
  const isUp = Number(fact.value) > 1;
  if (said.some((text) => WHICH_FLOOR.test(text)))
    return said.some((text) => NO_LIFT.test(text)) ? [] : say([noLift], 9, [`There is no ${lift}.`]);
  return say([fact, noLift], 9, [
    `${who} is ${where}${isUp ? ", up the stairs" : ""}, and there is no ${lift}.`,
    `There is no ${lift}, and ${who.charAt(0).toLowerCase()}${who.slice(1)} is ${where}.`,
    isUp && `You stay ${where}, up the stairs; there is no ${lift}.`,
  ]);
}

const WHICH_FLOOR = /\b(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|top) floor\b/i;
const NO_LIFT = /\bwalk[ -]?up\b|\bno (?:lift|elevator)\b/i;

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
  const isNoted = home.hostWords.some((text) =>
    /\b(?:two|three|four|[2-4])[ -](?:stor(?:ey|ie|y)|floor|level)|\bduplex\b|\bmaisonette\b/i.test(text),
  );
  if (!kind && isNoted) return [];
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
  // Told with the way in where there is no step.
  const told = home.has("step-free") ? WIDE.slice(1) : WIDE;
  const known = told
    .map(([concept, words]) => ({ fact: home.amenity(concept), words }))
    .filter((each): each is { fact: Fact; words: string } => each.fact !== undefined);
  const all = listOf(known.map(({ words }) => words));
  return say(
    known.map(({ fact }) => fact),
    5,
    [`There ${known.length > 1 || all.endsWith("s") ? "are" : "is"} ${all}.`],
  );
}

// What a guest would expect and not find, what to watch out for, and whom the place does not suit.
export function absences(home: Home): Message[] {
  return [...kitchenClosed(home), ...missing(home), ...hazards(home), ...suitability(home)];
}

function kitchenClosed(home: Home): Message[] {
  const closed = home.all("absent").filter(isKitchen);
  return say(home.has("kitchen") || home.has("kitchenette") ? [] : closed, 8, [
    "The kitchen is not available to guests.",
    "There is no kitchen for guests.",
    "Guests have no kitchen to use.",
  ]);
}

function missing(home: Home): Message[] {
  const absent = home.all("absent").filter((fact) => !isKitchen(fact) && !isElevator(fact));
  const groups = Array.from({ length: Math.ceil(absent.length / LARGEST_GROUP) }, (_, at) =>
    absent.slice(at * LARGEST_GROUP, (at + 1) * LARGEST_GROUP),
  );
  return groups.flatMap((facts) => {
    const things = facts.map(({ value }) => String(value).replace(/^no /, ""));
    const names = things.join(" or ");
    const be = isPlural(things[0] ?? "") ? "are" : "is";
    return say(facts, 8, [`There ${be} no ${names}.`, `Please note that there ${be} no ${names}.`]);
  });
}

function isKitchen({ value }: Fact): boolean {
  return String(value).includes("kitchen");
}

function isElevator({ value }: Fact): boolean {
  return value === "no elevator";
}

function hazards(home: Home): Message[] {
  const all = listOf(home.all("hazard").map(({ value }) => String(value)));
  return say(home.all("hazard"), 7, [
    `Please watch out for ${all}.`,
    `Good to know before you come: ${all}.`,
    `Be aware of ${all}.`,
  ]);
}

function suitability(home: Home): Message[] {
  const fact = home.fact("suitability");
  return say(fact ? [fact] : [], 7, [
    `The ${home.noun} is ${fact?.value}.`,
    `It is ${fact?.value}.`,
    `Please note that it is ${fact?.value}.`,
  ]);
}
