import { capitalised, definite, listOf } from "../grammar.ts";
import type { Home } from "../home.ts";
import { type Message, say } from "../message.ts";

export function outdoors(home: Home): Message[] {
  return [...outside(home), ...fire(home), ...outdoorExtras(home)];
}

function outside(home: Home): Message[] {
  const space = home.pick(["patio", "backyard"], 2);
  const kit = home.pick(["outdoor-furniture", "outdoor-dining", "hammock", "sun-loungers"], 2);
  const facts = [...space.facts, ...kit.facts];
  const things = [...space.things, ...kit.things];
  const all = listOf(things);
  if (space.facts.length === 0) {
    return say(facts, 4, [
      `Outside there is ${all}.`,
      `${capitalised(all)} ${things.length > 1 || all.endsWith("s") ? "are" : "is"} outside.`,
      `Time outside comes with ${all}.`,
    ]);
  }
  const places = listOf(space.things);
  const seats = listOf(kit.things);
  return say(facts, 7, [
    `Outside there is ${all}.`,
    `Step outside to ${all}.`,
    `You have ${all} for time outside.`,
    `Outside you get ${all}.`,
    `When you want air, there is ${all}.`,
    `${capitalised(places)} ${space.things.length > 1 ? "give" : "gives"} you room outside${seats === "" ? "" : `, with ${seats}`}.`,
    kit.facts.length === 0 && `When the weather allows, there is ${places}.`,
    kit.facts.length > 0 && `Use ${seats} outside; there is ${places}.`,
  ]);
}

function fire(home: Home): Message[] {
  const grill = home.has("bbq") ? (["bbq", "barbecue-utensils"] as const) : [];
  const { facts, things } = home.pick([...grill, "outdoor-kitchen", "fire-pit"], 3);
  const all = listOf(things);
  return say(facts, 6, [
    home.has("bbq") && `Cook outside with ${all}.`,
    home.has("bbq") && `Dinner can move outside, with ${all}.`,
    home.has("fire-pit") && !home.has("bbq") && `Gather around ${definite(all)} after dark.`,
    home.has("bbq") && `For dinners outside there is ${all}.`,
    /^an? /.test(all) && `There is ${all} outside.`,
    `Evenings outside come with ${all}.`,
  ]);
}

function outdoorExtras(home: Home): Message[] {
  const { facts, things } = home.pick(["outdoor-shower", "playground", "bikes", "beach-essentials"], 3);
  const all = listOf(things);
  return say(facts, 4, [`You also have ${all}.`, `Also here for you: ${all}.`, `You can use ${all} too.`]);
}
