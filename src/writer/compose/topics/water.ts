import type { Fact } from "#writer/ledger/fact.ts";
import { thing } from "../amenity-words.ts";
import { capitalised, definite, listOf, withoutArticle } from "../grammar.ts";
import type { Home } from "../home.ts";
import { type Message, say } from "../message.ts";

export function water(home: Home): Message[] {
  return [...bathing(home), ...fitness(home), ...shore(home), ...boats(home)];
}

function bathing(home: Home): Message[] {
  const facts = home.pick(["pool", "hot-tub", "sauna", "steam-room"]).facts;
  const [first] = facts;
  if (!first) return [];
  const isShared = facts.every(({ qualifiers }) => qualifiers.access === "shared");
  const all = listOf(facts.map(thing));
  const names = listOf(facts.map((fact) => withoutArticle(thing(fact)).replace(/^(shared|private) /, "")));
  const isOne = facts.length === 1;
  return [
    ...say(facts, 9, [
      `You have the use of ${all}.`,
      `There is ${all}.`,
      isShared && `The ${names} ${isOne ? "is" : "are"} shared.`,
      !isShared && `${capitalised(all)} ${isOne ? "is" : "are"} yours to use.`,
      isOne && first.key === "amenity.pool" && `Swim in ${definite(all)}.`,
      isOne && first.key === "amenity.hot-tub" && `Soak in ${definite(all)}.`,
      isOne && first.key === "amenity.sauna" && `Warm up in ${definite(all)}.`,
    ]),
    ...facts.flatMap(seasons).map((message) => ({ ...message, isDetail: true })),
  ];
}

function seasons(fact: Fact): Message[] {
  const name = withoutArticle(thing(fact));
  if (fact.qualifiers.isSeasonal)
    return say([fact], 6, [`The ${name} opens seasonally.`, `Note that the ${name} is seasonal.`]);
  const short = fact.qualifiers.access === "shared" ? name : name.replace(/^.*(pool|hot tub|sauna)$/, "$1");
  const isAllYear = /available all year/.test(String(fact.value));
  return isAllYear ? say([fact], 4, [`The ${short} is open all year.`, `You can use the ${short} all year.`]) : [];
}

function fitness(home: Home): Message[] {
  const gym = home.amenity("gym");
  if (!gym) return [];
  const words = thing(gym);
  const where =
    gym.qualifiers.where === "nearby" ? " nearby" : gym.qualifiers.where === "in building" ? " in the building" : "";
  return say([gym], 6, [
    `There is ${words}${where}.`,
    `You can work out in ${definite(words)}${where}.`,
    `${capitalised(words)}${where} is there for workouts.`,
    `For workouts there is ${words}${where}.`,
  ]);
}

function shore(home: Home): Message[] {
  const facts = home.pick([
    "waterfront",
    "beach-access",

    "lake-access",
    "ski-in-out",
    "resort-access",
  ]).facts;
  // What the home is called by need not be said again.
  const named = home.isRoom ? undefined : home.shore?.fact;
  return facts.filter((fact) => fact !== named).flatMap((fact) => say([fact], 8, shoreWords(fact, home.noun)));
}

function shoreWords(fact: Fact, noun: string): string[] {
  const isShared = fact.qualifiers.access === "shared";
  switch (fact.key) {
    case "amenity.waterfront":
      return [`The ${noun} is on the waterfront.`, `You stay on the waterfront.`, "This is a waterfront stay."];
    case "amenity.beach-access":
      if (/beachfront/.test(String(fact.value))) {
        return isShared
          ? ["The beachfront access is shared.", "You have shared beach access, on the beachfront."]
          : [`The ${noun} is on the beachfront.`, "You stay on the beachfront.", "This is a beachfront stay."];
      }
      return isShared
        ? ["There is shared beach access.", "Beach access is shared.", "You have shared beach access."]
        : ["There is beach access.", "Beach access comes with the stay.", "You have beach access."];
    case "amenity.lake-access":
      return ["There is lake access.", "You have lake access.", "Lake access comes with the stay."];
    case "amenity.ski-in-out":
      return ["You can ski in and ski out.", "It is a ski-in, ski-out place."];
    default:
      return resortWords(fact);
  }
}

function resortWords(fact: Fact): string[] {
  if (fact.qualifiers.cost === "free") return ["Resort access is free.", "There is free resort access."];
  if (fact.qualifiers.cost === "paid") return ["Resort access is available for a fee.", "There is paid resort access."];
  return ["There is resort access.", "You have resort access."];
}

function boats(home: Home): Message[] {
  const { facts, things } = home.pick(["dock", "boat-slip", "kayak", "canoe", "paddleboard"]);
  const all = listOf(things);
  return say(facts, 7, [`You have ${all}.`, `There is ${all}.`, `Also yours to use: ${all}.`]);
}
