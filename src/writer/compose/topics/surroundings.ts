import type { Fact } from "#writer/ledger/fact.ts";
import { capitalised, listOf, withArticle } from "../grammar.ts";
import type { Home } from "../home.ts";
import { type Message, say } from "../message.ts";

// Numbers from here on begin with the wrong sound for their article now and then: "an 80-minute drive".
const LONGEST_AS_ADJECTIVE = 79;

// Where the home stands, how far things are by the host's own count, and what one hears.
export function surroundings(home: Home): Message[] {
  const said = [...home.all("nearby"), ...home.all("transport")].map(({ value }) => String(value).toLowerCase());
  const untold = home.all("distance").filter((fact) => !isSaid(fact, said));
  return [...setting(home), ...untold.flatMap(distance), ...noise(home)];
}

// A minute count that a note of the host gives already.
function isSaid({ qualifiers }: Fact, said: string[]): boolean {
  const minutes = String(qualifiers.count ?? 0);
  return said.some((text) => /min|walk|drive/.test(text) && text.split(/[^\d]/).includes(minutes));
}

export function withoutCar(home: Home): Message[] {
  const fact = home.fact("car");
  switch (fact?.value) {
    case "a car is needed":
      return say([fact], 8, ["You need a car here.", "A car is needed here."]);
    case "a car helps":
      return say([fact], 6, ["A car helps here.", "It helps to have a car here."]);
    case "no car needed":
      return say([fact], 6, ["You can do without a car here.", "No car is needed here."]);
    default:
      return [];
  }
}

function setting(home: Home): Message[] {
  const isNoted = home.notes.of("neighborhood_description").length > 0;
  const facts = isNoted ? [] : home.all("setting").slice(0, 2);
  const where = listOf(facts.map(({ value }) => String(value)));
  return say(facts, 6, [
    `The ${home.noun} is ${where}.`,
    `You stay ${where}.`,
    `You will find the ${home.noun} ${where}.`,
  ]);
}

function distance(fact: Fact): Message[] {
  const [place = "", way = "walk"] = fact.qualifiers.kinds ?? [];
  const minutes = fact.qualifiers.count ?? 0;
  const time = minutes === 1 ? "1 minute" : `${minutes} minutes`;
  const means = way === "walk" ? "on foot" : "by car";
  const isShort = minutes <= LONGEST_AS_ADJECTIVE;
  return say([fact], 7, [
    isShort && `${capitalised(place)} is ${withArticle(`${minutes}-minute`)} ${way} away.`,
    `It is ${time} ${means} to ${place}.`,
    `${capitalised(place)}: ${time} ${means}.`,
    isShort && `From the door it is ${withArticle(`${minutes}-minute`)} ${way} to ${place}.`,
  ]);
}

function noise(home: Home): Message[] {
  const facts = home.all("noise").slice(0, 4);
  const all = listOf(facts.map(({ value }) => String(value)));
  return say(facts, 8, [
    `You may hear ${all}.`,
    `Light sleepers should know about ${all}.`,
    `What you may hear: ${all}.`,
  ]);
}
