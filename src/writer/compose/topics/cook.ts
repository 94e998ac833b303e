import type { AmenityConcept } from "#writer/ledger/amenities/amenity-concepts.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { capitalised, listOf } from "../../text/word-forms.ts";
import { thing } from "../amenity-words.ts";
import type { Home } from "../home/home.ts";
import { type Message, say } from "../message.ts";
import { type Random, shuffled } from "../random.ts";

const COOKED_WITH: AmenityConcept[] = ["stove", "oven", "microwave", "air-fryer", "toaster-oven", "rice-maker"];
const BESIDES: AmenityConcept[] = ["dishwasher", "freezer", "blender", "bread-maker"];
// The amenity list stands beside the text: two or three of them say that one can cook.
const MOST_APPLIANCES = 3;
const FEW_NOTES = 2;

// What one can cook with. A kitchen that a note calls equipped needs no list.
export function cook(home: Home, random: Random): Message[] {
  return [...kitchen(home, random), ...coffee(home), ...breakfast(home)];
}

function kitchen(home: Home, random: Random): Message[] {
  const room = home.amenity("kitchen") ?? home.amenity("kitchenette");
  if (!room) return [];
  const isNoted = home.notes.of("kitchen_notes").length > 0;
  const isEquipped = home.notes.of("kitchen_notes").some(({ text }) => /equipped|fitted|stocked|appliances/.test(text));
  const facts = appliances(home, random);
  // Beside a host's own words the amenity list tells what is in the kitchen.
  if (facts.length < 2 || isEquipped || home.notes.all.length > FEW_NOTES)
    return isNoted ? [] : bareKitchen(home, room);
  const list = listOf(facts.map(thing));
  const name = thing(room).replace(/^an? /, "the ").replace("the shared", "the shared");
  const table = home.untold("dining-table");
  const seat = table && !table.qualifiers.count ? ", with a dining table to eat at" : "";
  const all = [...(isNoted ? [] : [room]), ...facts, ...(seat ? [table as Fact] : [])];
  if (isNoted) return say(all, 3, [`It also has ${list}.`]);
  return say(all, 5, [
    `${capitalised(name)} has ${list}, so you can eat in as often as out.`,
    `Eat at home when you like: ${name} has ${list}.`,
    `${capitalised(list)} wait in ${name}${seat}.`,
    `${capitalised(name)} has ${list}${seat}.`,
    `In ${name} you have ${list}${seat}.`,
    `Cook in ${name}, with ${list}.`,
    `For meals at home, ${name} has ${list}.`,
    `Dinner can be made in ${name}, which has ${list}.`,
    `You can cook for yourselves, with ${list} in ${name}.`,
    `You cook with ${list}${seat === "" ? "" : " and eat at a dining table"}.`,
    `Nobody has to eat out every night: there is ${list} in ${name}.`,
    `When you would rather not eat out, ${name} has ${list}.`,
    `With ${list}, you can make a meal in ${name}.`,
  ]);
}

function bareKitchen(home: Home, room: Fact): Message[] {
  const words = thing(room);
  // Beside a host's own words it is told only where the text would be thin without it.
  const weight = home.isToldByHost ? 3 : 5;
  return say([room], weight, [
    `There is ${words} to cook in.`,
    `You have ${words}.`,
    `There is ${words}.`,
    `You can cook in ${words.replace(/^an? /, "the ")}.`,
    home.isEntire && `${capitalised(words)} is there for meals at home.`,
  ]);
}

// What one cooks with first, in an order that differs from home to home.
function appliances(home: Home, random: Random): Fact[] {
  const known = (concepts: AmenityConcept[]) =>
    shuffled(
      concepts.map((concept) => home.untold(concept)).filter((fact): fact is Fact => fact !== undefined),
      random,
    );
  const [first, ...others] = known(COOKED_WITH);
  if (!first) return [];
  const count = random() < 0.5 ? MOST_APPLIANCES : 2;
  return [first, ...shuffled([...others, ...known(BESIDES)], random)].slice(0, count);
}

function coffee(home: Home): Message[] {
  const maker = home.untold("coffee-maker");
  const beans = home.untold("coffee");
  const isNoted = home.notes.all.some(({ text }) => /\b(?:coffee|keurig|nespresso|espresso)\b/i.test(text));
  if (!maker || isNoted) return [];
  const name = thing(maker).replace(/ coffee maker$/, "");
  const isNamed = name !== "a coffee maker" && thing(maker) !== "a coffee maker";
  if (!isNamed && !beans) return [];
  const facts = [maker, ...(beans ? [beans] : [])];
  return say(facts, 4, [
    isNamed && !beans && `Coffee comes from ${thing(maker)}.`,
    isNamed && beans && `There is ${thing(maker)}, and coffee is provided.`,
    !isNamed && "There is a coffee maker, and coffee is provided.",
    !isNamed && "Coffee and a coffee maker are here for the morning.",
    !isNamed && "The coffee is provided, and so is the coffee maker.",
    !isNamed && "You can make coffee before you go out: it is provided.",
    !isNamed && "For the morning you have a coffee maker and coffee.",
    isNamed &&
      beans &&
      !home.isToldByHost &&
      `${capitalised(thing(maker))} and coffee are there for the first morning.`,
  ]);
}

function breakfast(home: Home): Message[] {
  const fact = home.untold("breakfast");
  if (!fact) return [];
  return say([fact], 8, [
    "Breakfast is provided.",
    "Your stay comes with breakfast.",
    "Breakfast is part of the stay.",
  ]);
}
