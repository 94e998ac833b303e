import { capitalised, definite, listOf } from "../grammar.ts";
import type { Home } from "../home.ts";
import { type Message, say } from "../message.ts";

export function workAndPlay(home: Home): Message[] {
  return [...work(home), ...screens(home), ...games(home), ...exercise(home)];
}

function work(home: Home): Message[] {
  const desk = home.amenity("workspace");
  const net = home.pick(["wifi", "ethernet"], 2);
  const online = listOf(net.things);
  if (!desk) {
    const isPlain = online === "wifi";
    return say(net.facts, 6, [
      isPlain && "Wifi is included.",
      isPlain && "Get online with the included wifi.",
      isPlain && "You can get online with the wifi.",
      `For getting online there is ${online}.`,
      `There is ${online} for your stay.`,
      `You stay online with ${online}.`,
      `Connection to the internet is by ${online}.`,
      `${capitalised(online)} ${net.things.length > 1 ? "are" : "is"} available throughout your visit.`,
    ]);
  }
  const place = deskWords(String(desk.value));
  if (net.facts.length === 0)
    return say([desk], 6, [`If work comes along, there is ${place}.`, `You have ${place} for work.`]);
  const both = listOf([place, ...net.things]);
  return say([desk, ...net.facts], 7, [
    `If work comes along, there is ${both}.`,
    `There is ${place}, and ${online} to go with it.`,
    `${capitalised(both)} are here for work days.`,
    `Work when you must: there is ${place}, with ${online}.`,
    `You can work from ${definite(place)}, with ${online}.`,
    `For work there is ${place}, plus ${online}.`,
  ]);
}

function deskWords(value: string): string {
  if (/^desks?\b/.test(value)) return "a desk";
  return /dedicated/.test(value) ? "a dedicated workspace" : "a workspace";
}

function screens(home: Home): Message[] {
  const { facts, things } = home.pick(["tv", "movie-theater"], 2);
  const cable = home.amenity("cable-tv");
  const all = listOf(things);
  const named = cable && home.has("tv") && !/with /.test(all) ? `${all} with cable` : all;
  return say(cable && named !== all ? [...facts, cable] : facts, 4, [
    `For nights in there is ${named}.`,
    `Evenings in come with ${named}.`,
    `${capitalised(named)} ${things.length > 1 ? "are" : "is"} there for nights in.`,
    `Stay in and watch something: there is ${named}.`,
    `There is ${named} for the end of the day.`,
    `After a long day there is ${named}.`,
    `Entertainment for the evening is ${named}.`,
    `You can finish the day in front of ${definite(named)}.`,
  ]);
}

function games(home: Home): Message[] {
  const { facts, things } = home.pick(
    [
      "game-room",
      "pool-table",
      "ping-pong",
      "foosball",
      "air-hockey",
      "arcade",
      "game-console",
      "piano",
      "bowling",
      "mini-golf",
      "climbing-wall",
      "tennis-court",
      "basketball-court",
      "pickleball",
      "skate-ramp",
      "hockey-rink",
      "life-size-games",
      "record-player",
      "sound-system",
      "board-games",
      "books",
    ],
    4,
  );
  const all = listOf(things);
  const isPlural = things.length > 1 || /^(books|board|arcade|life)/.test(all);
  return say(facts, 5, [
    `For fun there ${isPlural && !/^an? /.test(all) ? "are" : "is"} ${all}.`,
    `On a rainy day there ${isPlural && !/^an? /.test(all) ? "are" : "is"} ${all}.`,
    `${capitalised(all)} ${isPlural ? "are" : "is"} here for slow days.`,
    `Time off comes with ${all}.`,
    `You can pass an evening with ${all}.`,
  ]);
}

function exercise(home: Home): Message[] {
  const { facts } = home.pick(["exercise-equipment"]);
  if (home.has("gym")) return [];
  return say(facts, 4, [
    "There is exercise equipment.",
    "Keep moving with the exercise equipment.",
    "You have exercise equipment to use.",
  ]);
}
