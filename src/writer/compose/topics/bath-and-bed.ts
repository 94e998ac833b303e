import { capitalised, listOf, withoutArticle } from "../grammar.ts";
import type { Home } from "../home.ts";
import { type Message, say } from "../message.ts";

export function bathAndBed(home: Home): Message[] {
  return [...toiletries(home), ...tub(home), ...linens(home), ...shades(home)];
}

function toiletries(home: Home): Message[] {
  const soaps = home.pick(["shampoo", "conditioner", "body-soap", "shower-gel"], 3);
  const dryer = home.pick(["hair-dryer"]);
  const facts = [...dryer.facts, ...soaps.facts];
  const all = listOf([...dryer.things, ...soaps.things]);
  const supplied = listOf(soaps.things);
  if (soaps.facts.length === 0) {
    return say(facts, 3, [
      "A hair dryer is here.",
      "You can leave the hair dryer at home: there is one here.",
      "There is a hair dryer.",
    ]);
  }
  const hasDryer = dryer.facts.length > 0;
  const isOne = soaps.things.length === 1;
  return say(facts, 4, [
    `For washing there ${isOne ? "is" : "are"} ${supplied}${hasDryer ? ", plus a hair dryer" : ""}.`,
    `You will find ${all} here, so those can stay at home.`,
    `${capitalised(supplied)} ${isOne ? "is" : "are"} supplied${hasDryer ? ", and so is a hair dryer" : ""}.`,
    `You can leave the ${listOf([...dryer.things, ...soaps.things].map(withoutArticle))} out of the suitcase: ${isOne && !hasDryer ? "it is" : "they are"} here.`,
  ]);
}

function tub(home: Home): Message[] {
  const { facts, things } = home.pick(["bathtub", "bidet"], 2);
  const all = listOf(things);
  return say(facts, 3, [
    `There is ${all}.`,
    `You have ${all} too.`,
    home.has("bathtub") && !home.has("bidet") && "A bathtub is there when a shower will not do.",
    home.has("bathtub") && !home.has("bidet") && "Take a bath: there is a bathtub.",
  ]);
}

function linens(home: Home): Message[] {
  const { facts, things } = home.pick(["bed-linens", "towels", "extra-pillows", "essentials"], 3);
  const all = listOf(things);
  return say(facts, 4, [
    `${capitalised(all)} are provided.`,
    `You will not need to pack ${all}.`,
    `Nights are taken care of: ${all} are here.`,
    `Arrive to ${all}.`,
    `${capitalised(all)} come with your stay.`,
    `We supply ${all}.`,
    `Included in the stay: ${all}.`,
    `The place is supplied with ${all}.`,
  ]);
}

function shades(home: Home): Message[] {
  const { facts, things } = home.pick(["room-darkening-shades", "mosquito-net"], 2);
  const all = listOf(things);
  const hasShades = home.has("room-darkening-shades");
  return say(facts, 3, [
    hasShades && facts.length === 1 && "Room-darkening shades keep the morning light out.",
    hasShades && facts.length === 1 && "Sleep in behind room-darkening shades.",
    hasShades && facts.length === 1 && "Light sleepers have room-darkening shades.",
    `For sleeping there ${facts.length > 1 || hasShades ? "are" : "is"} ${all}.`,
  ]);
}
