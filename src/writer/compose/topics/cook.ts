import type { AmenityConcept } from "#writer/ledger/amenities/amenity-concepts.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { bareList, capitalised } from "../../text/word-forms.ts";
import { thing } from "../amenity-words.ts";
import type { Home } from "../home/home.ts";
import { type Message, say } from "../message.ts";
import { type Random, shuffled } from "../random.ts";
import { type Trip, tripFor } from "../trip.ts";

const COOKED_WITH: AmenityConcept[] = ["stove", "oven", "microwave", "air-fryer", "toaster-oven", "rice-maker"];
const BESIDES: AmenityConcept[] = ["dishwasher", "freezer", "blender", "bread-maker"];
const MOST_APPLIANCES = 4;
const FEWEST_APPLIANCES = 3;

// What a kitchen is good for on each trip.
const MEALS: Record<Trip, string[]> = {
  alone: ["so you need not eat out every night", "so you can eat in instead of out"],
  "as a couple": ["so dinner for two can be at home", "so you can stay in for dinner"],
  "with a baby": ["so you can all eat in", "so meals with the children can be at home"],
  "in a group": ["so you can cook for everyone", "so everyone can eat together at home"],
  "to swim": ["so lunch can be at home too", "so you can eat in as often as out"],
  "to work": ["so you can eat in after a long day", "so a late dinner is no trouble"],
  "with others": ["so dinner can be at home", "so you can eat in as often as out"],
};

// What one can cook with, where one eats it, and the coffee.
export function cook(home: Home, random: Random): Message[] {
  return [...kitchen(home, random), ...coffee(home), ...breakfast(home)];
}

function kitchen(home: Home, random: Random): Message[] {
  const room = home.amenity("kitchen") ?? home.amenity("kitchenette");
  if (!room) return [];
  const isNoted = home.notes.of("kitchen_notes").length > 0;
  // What the host says of the kitchen is said better; the rest stands in the amenity list.
  if (isNoted) return [];
  const facts = appliances(home, random);
  if (facts.length < 2) return bareKitchen(home, room);
  const name = thing(room).replace(/^an? /, "the ");
  const list = bareList(facts.map(thing));
  const tails = MEALS[tripFor(home)];
  const table = home.untold("dining-table");
  const seat = table && !table.qualifiers.count && !isTableNoted(home) ? table : null;
  const at = seat ? ", and a dining table to sit down at" : "";
  return say([room, ...facts, ...(seat ? [seat] : [])], 6, [
    ...tails.map((tail) => `${capitalised(name)} has ${list}, ${tail}.`),
    seat && `${capitalised(name)} has ${list}${at}.`,
    seat && !home.isToldByHost && `You cook in ${name}, with ${list}, and eat at the dining table.`,
    !seat && `When you would rather not eat out, ${name} has ${list}.`,
    !seat && `Eat in when you like: ${name} has ${list}.`,
    !home.isToldByHost && `In ${name} you have ${list}.`,
    !home.isToldByHost && `For meals at home, ${name} has ${list}.`,
    !home.isToldByHost && `Dinner can be made in ${name}, which has ${list}.`,
    !home.isToldByHost && `With ${list}, you can make a meal in ${name}.`,
    !home.isToldByHost && `You cook with ${list}.`,
  ]);
}

function isTableNoted(home: Home): boolean {
  return home.notes.all.some(({ text }) => /\b(?:dining|table|bar)\b/i.test(text));
}

function bareKitchen(home: Home, room: Fact): Message[] {
  const words = thing(room);
  // Beside a host's own words it is told only where the text would be thin without it.
  const weight = home.isToldByHost ? 3 : 5;
  return say([room], weight, [
    `There is ${words} to cook in.`,
    `There is ${words} for your own meals.`,
    !home.isToldByHost && `You can cook in ${words.replace(/^an? /, "the ")}.`,
    home.isEntire && !home.isToldByHost && `${capitalised(words)} is there for meals at home.`,
  ]);
}

// What one cooks with first, and the rest in an order that differs from home to home.
function appliances(home: Home, random: Random): Fact[] {
  const known = (concepts: AmenityConcept[]) =>
    concepts.map((concept) => home.untold(concept)).filter((fact): fact is Fact => fact !== undefined);
  const [first, ...others] = home.isToldByHost ? known(COOKED_WITH) : shuffled(known(COOKED_WITH), random);
  if (!first) return [];
  const count = random() < 0.5 ? MOST_APPLIANCES : FEWEST_APPLIANCES;
  return [first, ...shuffled(others, random), ...shuffled(known(BESIDES), random)].slice(0, count);
}

function coffee(home: Home): Message[] {
  const maker = home.untold("coffee-maker");
  const beans = home.untold("coffee");
  const isNoted = home.notes.all.some(({ text }) => /\b(?:coffee|keurig|nespresso|espresso)\b/i.test(text));
  if (!maker || isNoted) return [];
  const isNamed = !/^a (?:drip )?coffee maker$/.test(thing(maker));
  if (!isNamed && !beans) return [];
  const facts = [maker, ...(beans ? [beans] : [])];
  return say(facts, 3, [
    isNamed && !beans && `Coffee comes from ${thing(maker)}.`,
    isNamed && !beans && `For the morning there is ${thing(maker)}.`,
    isNamed && beans && `There is ${thing(maker)}, and coffee is provided.`,
    isNamed && beans && `Coffee is provided, with ${thing(maker)} to make it.`,
    beans && "Coffee is provided.",
    !isNamed && "Coffee and a coffee maker are here for the morning.",
  ]);
}

// A breakfast bar and the cafes for breakfast promise none.
const BREAKFAST_SERVED =
  /\bbreakfast(?: basics)? (?:is|are|comes|included|provided)\b|\b(?:serve|make|offer|there is) (?:you )?(?:a )?breakfast\b(?! bar| nook| table| room| area)/i;

function breakfast(home: Home): Message[] {
  const fact = home.untold("breakfast");
  if (!fact || home.notes.all.some(({ text }) => BREAKFAST_SERVED.test(text))) return [];
  return say([fact], 8, [
    "Breakfast is provided.",
    "Your stay comes with breakfast.",
    "Breakfast is part of the stay.",
  ]);
}
