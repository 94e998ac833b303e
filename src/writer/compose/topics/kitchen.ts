import { capitalised, definite, listOf, withoutArticle } from "../grammar.ts";
import type { Home } from "../home.ts";
import { type Message, say } from "../message.ts";

export function kitchen(home: Home): Message[] {
  return [...cooking(home), ...mornings(home), ...groceries(home), ...table(home)];
}

function cooking(home: Home): Message[] {
  const room = home.amenity("kitchen") ?? home.amenity("kitchenette");
  const kit = home.pick(["stove", "oven", "microwave", "dishwasher", "toaster-oven", "air-fryer"]);
  const facts = room ? [room, ...kit.facts] : kit.facts;
  const all = listOf(kit.things);
  if (kit.things.length === 0) return room ? say([room], 7, bareKitchen(home)) : [];
  if (all === "a microwave" && !room)
    return say(facts, 5, [
      "There is a microwave.",
      "A microwave heats up simple meals.",
      "Quick meals have a microwave.",
    ]);
  if (!room) return say(facts, 6, [`For cooking there is ${all}.`, `You can cook with ${all}.`, `Cook with ${all}.`]);
  const name = roomName(home);
  const first = listOf(kit.things.filter((item) => item !== "a dishwasher"));
  const hasDishwasher = kit.things.includes("a dishwasher") && first !== "";
  return say(facts, 7, [
    `The ${name} has ${all}.`,
    `In the ${name} you will find ${all}.`,
    `For cooking, the ${name} has ${all}.`,
    `You get a ${name} with ${all}.`,
    `Meals come together in the ${name}, with ${all} to hand.`,
    `Cook at home in a ${name} with ${all}.`,
    `Home cooking works here: the ${name} has ${all}.`,
    `Make dinner in the ${name}, which has ${all}.`,
    `Count on ${all} in the ${name}.`,
    home.isRoom && `You can use the ${name}, which has ${all}.`,
    hasDishwasher && `The ${name} has ${first}, and a dishwasher takes the plates.`,
    hasDishwasher && `Cook with ${first} in the ${name}, then leave the rest to the dishwasher.`,
    hasDishwasher && `After cooking with ${first}, load the dishwasher and the ${name} is done.`,
  ]);
}

function roomName(home: Home): string {
  if (!home.has("kitchen")) return "kitchenette";
  return /\bfull\b/.test(String(home.amenity("kitchen")?.value)) ? "full kitchen" : "kitchen";
}

function bareKitchen(home: Home): string[] {
  const name = roomName(home);
  if (home.isRoom) return [`You can cook in the ${name}.`, `Use of the ${name} is included.`];
  return [`There is a ${name} to cook in.`, `You have a ${name} for your own meals.`, `Cook in the ${name}.`];
}

function mornings(home: Home): Message[] {
  const { facts, things } = home.pick(["coffee-maker", "kettle", "toaster", "coffee"], 3);
  const all = listOf(things);
  const isOne = things.length === 1;
  const hasMaker = home.has("coffee-maker");
  return say(facts, 5, [
    `Mornings start with ${all}.`,
    `In the morning there is ${all}.`,
    `${capitalised(all)} ${isOne ? "is" : "are"} there for the morning.`,
    `Early risers have ${all}.`,
    hasMaker && `The first cup comes from ${definite(things[0] ?? "")}${rest(things)}.`,
    hasMaker && isOne && `Make the morning coffee with ${definite(things[0] ?? "")}.`,
    `Start the day with ${all}.`,
    `There is ${all} for slow mornings.`,
    `Getting going in the morning is easier with ${all}.`,
    home.has("kitchen") && `The kitchen also has ${all} for the morning.`,
  ]);
}

function rest(things: string[]): string {
  const others = things.slice(1);
  return others.length === 0 ? "" : `, and there is also ${listOf(others)}`;
}

function groceries(home: Home): Message[] {
  const { facts, things } = home.pick(["refrigerator", "mini-fridge", "freezer"], 2);
  const all = listOf(things);
  const both = listOf(things.map(withoutArticle));
  const keeps = things.length === 1 ? "keeps" : "keep";
  return say(facts, 3, [
    `${capitalised(all)} ${keeps} food cold.`,
    `What you buy keeps in the ${both}.`,
    `There is ${all} for food and drinks.`,
    `You can keep food in the ${both}.`,
    `Food and drinks stay cold in the ${both}.`,
  ]);
}

function table(home: Home): Message[] {
  const dining = home.amenity("dining-table");
  const dishes = home.pick(["dishes", "cooking-basics", "wine-glasses", "baking-sheet"], dining ? 2 : 3);
  const extras = home.pick(["blender", "rice-maker", "bread-maker", "trash-compactor"], 2);
  const provided = listOf(dishes.things);
  const messages: Message[] = [];
  if (dishes.facts.length > 0 && dining) {
    messages.push(
      ...say([dining, ...dishes.facts], 4, [
        `Sit down at the dining table; ${provided} are provided.`,
        `The dining table is there for meals, and ${provided} are provided.`,
        `Eat at the dining table, with ${provided} provided.`,
        `You will find a dining table, along with ${provided}.`,
        `There is a dining table for meals, and ${provided} come with the place.`,
      ]),
    );
  } else if (dishes.facts.length > 0) {
    messages.push(
      ...say(dishes.facts, 3, [
        `${capitalised(provided)} are provided.`,
        `You will also find ${provided}.`,
        `Leave ${provided} at home: they are here.`,
      ]),
    );
  } else if (dining) messages.push(...say([dining], 3, ["There is a dining table.", "Eat at the dining table."]));
  const gadgets = listOf(extras.things);
  messages.push(...say(extras.facts, 2, [`There is also ${gadgets}.`, `Keen cooks have ${gadgets} as well.`]));
  return messages;
}
