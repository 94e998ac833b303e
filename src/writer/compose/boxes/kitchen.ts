import type { AmenityConcept } from "#writer/ledger/amenities/amenity-concepts.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { bareList, capitalised, listOf } from "../../text/word-forms.ts";
import { thing } from "../amenity-words.ts";
import type { Home } from "../home/home.ts";
import { type Message, say } from "../message.ts";
import { type Random, shuffled } from "../random.ts";
import { type Trip, tripFor } from "../trip.ts";

const COOKED_WITH: AmenityConcept[] = ["stove", "oven", "microwave", "air-fryer", "toaster-oven", "rice-maker"];
const MOST = 3;

// What a kitchen is good for on each trip.
const MEALS: Record<Trip, string[]> = {
  alone: ["so you need not eat out every night"],
  "as a couple": ["so you can stay in for dinner"],
  "with a baby": ["so you can all eat in", "so the children can eat at home"],
  "in a group": ["so you can cook for everyone", "so everyone can eat together"],
  "to swim": ["so you can eat in as often as out"],
  "to work": ["so you can eat in after a long day", "so a late dinner is no trouble"],
  "with others": ["so you can eat in as often as out"],
};

type Kitchen = {
  home: Home;
  room: Fact;
  name: string;
  tools: Fact[];
  dishwasher: Fact | undefined;
  table: Fact | undefined;
};

// What the boxes say of cooking: what is cooked on, where it is eaten, what does the dishes.
export function cooking(home: Home, random: Random): Message[] {
  const room = home.amenity("kitchen") ?? home.amenity("kitchenette");
  if (!room) return [];
  const tools = shuffled(
    COOKED_WITH.map((concept) => home.untold(concept)).filter((fact): fact is Fact => fact !== undefined),
    random,
  ).slice(0, MOST);
  const name = thing(room).replace(/^an? /, "the ");
  const table = home.untold("dining-table");
  const isNoted = home.notes.all.some(({ text }) => /\b(?:dining|table|bar)\b/i.test(text));
  const seat = table && !table.qualifiers.count && !isNoted && random() < 0.5 ? table : undefined;
  const kitchen = { home, room, name, tools, dishwasher: home.untold("dishwasher"), table: seat };
  if (tools.length < 2) return bare(kitchen);
  return kitchen.dishwasher ? withDishwasher(kitchen, kitchen.dishwasher) : withTools(kitchen);
}

function bare({ home, room }: Kitchen): Message[] {
  const it = thing(room);
  const self = home.number("guests") === 1 || home.isRoom ? "yourself" : "yourselves";
  // Beside a host's own words it is told only where the text would be thin without it.
  return say([room], home.isToldByHost ? (home.isEntire ? 1 : 3) : 4, [
    `There is ${it}, so you can cook for ${self}.`,
    `You have ${it} if you would like to eat in.`,
    `You have ${it} for your own meals.`,
    `If you would like to cook, there is ${it}.`,
    home.isEntire && `You have ${it} for meals at home.`,
  ]);
}

// Beside a host's own words a list of appliances is worth a line only where little else is told.
function weightOf(home: Home): number {
  return home.isToldByHost ? 3 : 6;
}

function withTools({ home, room, name, tools, table }: Kitchen): Message[] {
  const list = listOf(tools.map(thing));
  const all = listOf([...tools, ...(table ? [table] : [])].map(thing));
  const short = bareList([...tools, ...(table ? [table] : [])].map(thing));
  const it = thing(room);
  const tails = MEALS[tripFor(home)];
  return say([room, ...tools, ...(table ? [table] : [])], weightOf(home), [
    ...tails.map((tail) => `${capitalised(name)} has ${all}, ${tail}.`),
    table && `${capitalised(name)} has ${list}, and there is a dining table.`,
    `You can eat in when you like: ${name} has ${all}.`,
    `For meals at home, ${name} has ${short}.`,
    `You have ${it} with ${short}, ${tails[0]}.`,
    `There is ${it} with ${all} for the days you eat in.`,
    `In ${name} you have ${short}.`,
    `${capitalised(name)} has ${all}.`,
    `${capitalised(name)} comes with ${all}.`,
    `You have ${it} with ${all}.`,
  ]);
}

function withDishwasher({ home, room, name, tools, table }: Kitchen, dishwasher: Fact): Message[] {
  const list = listOf(tools.map(thing));
  const both = listOf([...tools, dishwasher].map(thing));
  const short = bareList([...tools, dishwasher].map(thing));
  const it = thing(room);
  const tails = MEALS[tripFor(home)];
  return say([room, ...tools, dishwasher, ...(table ? [table] : [])], weightOf(home), [
    ...tails.map((tail) => `${capitalised(name)} has ${both}, ${tail}.`),
    `${capitalised(name)} has ${both}.`,
    `You can eat in when you like: ${name} has ${short}.`,
    `You have ${it} with ${list}, and a dishwasher does the washing up.`,
    `In ${name} there is ${both}.`,
    `There is ${it} with ${both}.`,
    `${capitalised(name)} comes with ${both}.`,
    `You have ${it} with ${both}.`,
    `For meals at home, ${name} has ${short}.`,
    table && `${capitalised(name)} has ${both}, and there is a dining table.`,
  ]);
}

// Coffee worth naming, or the coffee itself.
export function morning(home: Home): Message[] {
  const maker = home.untold("coffee-maker");
  const beans = home.untold("coffee");
  if (!maker) return [];
  const name = thing(maker);
  const isNamed = !/^a (?:drip )?coffee maker$/.test(name);
  if (!isNamed && !beans) return [];
  const facts = [maker, ...(beans ? [beans] : [])];
  return say(facts, 3, [
    isNamed && !beans && `There is ${name} for the morning.`,
    isNamed && !beans && `There is ${name}.`,
    isNamed && !beans && `For your coffee there is ${name}.`,
    isNamed && beans && `There is ${name}, and coffee is provided.`,
    isNamed && beans && `Coffee is provided, and there is ${name}.`,
    !isNamed && "Coffee is provided.",
    !isNamed && "There is coffee and a coffee maker.",
    !isNamed && "There is a coffee maker, and coffee is provided.",
  ]);
}
