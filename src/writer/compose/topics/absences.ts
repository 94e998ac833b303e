import type { Fact } from "#writer/ledger/fact.ts";
import { isPlural } from "#writer/notes/word-lists.ts";
import { listOf, withArticle } from "../grammar.ts";
import type { Home } from "../home.ts";
import { type Message, say } from "../message.ts";

const LARGEST_GROUP = 2;
const COUNTABLE = new Set(["TV", "washer", "dishwasher", "microwave"]);

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
    const each = things.map((thing) => (COUNTABLE.has(thing) ? withArticle(thing) : thing)).join(" or ");
    const be = isPlural(things[0] ?? "") ? "are" : "is";
    return say(facts, 8, [
      `There ${be} no ${names}.`,
      `Please note that there ${be} no ${names}.`,
      `You will not find ${each} here.`,
    ]);
  });
}

function isKitchen({ value }: Fact): boolean {
  return String(value).includes("kitchen");
}

export function isElevator({ value }: Fact): boolean {
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
