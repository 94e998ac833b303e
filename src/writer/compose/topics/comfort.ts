import { capitalised, definite, listOf } from "../grammar.ts";
import type { Home } from "../home.ts";
import { type Message, say } from "../message.ts";

export function comfort(home: Home): Message[] {
  return [...climate(home), ...hearth(home)];
}

function climate(home: Home): Message[] {
  const warm = home.pick(["central-heating", "heating", "portable-heater"], 1);
  const cool = home.pick(["air-conditioning", "ceiling-fan", "portable-fans"], 2);
  const facts = [...warm.facts, ...cool.facts];
  const cooling = listOf(cool.things);
  const heating = listOf(warm.things);
  const both = listOf([...warm.things, ...cool.things]);
  if (warm.facts.length > 0 && cool.facts.length > 0) {
    return say(facts, 5, [
      `${capitalised(heating)} covers the cold days, and ${cooling} the hot ones.`,
      cool.things.length === 1 && `There is ${heating} for cold days and ${cooling} for hot ones.`,
      `When it is hot there is ${cooling}; when it is cold, ${heating}.`,
      `The ${home.noun} has ${both}.`,
      cool.things.length === 1 && `You have ${heating} for cold nights and ${cooling} for warm ones.`,
      `Whatever the weather, there is ${both}.`,
      `${capitalised(both)} are available.`,
      `Both hot days and cold ones are provided for, with ${both}.`,
    ]);
  }
  if (cool.facts.length > 0) {
    return say(facts, 5, [
      `On hot days there is ${cooling}.`,
      `${capitalised(cooling)} ${cool.things.length === 1 && !cooling.endsWith("fans") ? "is" : "are"} provided for hot days.`,
      `For hot days you have ${cooling}.`,
      `Hot afternoons are met with ${cooling}.`,
    ]);
  }
  return say(facts, 4, [
    `${capitalised(heating)} keeps the place warm.`,
    `There is ${heating} for cold weather.`,
    `In cold weather there is ${heating}.`,
    `You have ${heating} when it turns cold.`,
    `Cold nights are met with ${heating}.`,
  ]);
}

function hearth(home: Home): Message[] {
  const { facts, things } = home.pick(["fireplace"]);
  const fire = listOf(things);
  return say(facts, 8, [
    `There is ${fire} for cold evenings.`,
    `Warm up by ${definite(fire)}.`,
    `Evenings can end by ${definite(fire)}.`,
    `Sit by ${definite(fire)} when it turns cold.`,
    `${capitalised(fire)} warms the evenings.`,
  ]);
}
