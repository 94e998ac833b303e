import { ownValue } from "#shared/own-value.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { capitalised, counted, listOf, numberWord, plural, withArticle } from "../../text/word-forms.ts";
import type { Home } from "../home/home.ts";
import { type Message, say } from "../message.ts";
import { featuresOf, isToldByName, MOST_BESIDE_BEDS } from "./room-features.ts";

const BED_NAMES: Record<string, string> = {
  bunk: "bunk bed",
  "sofa bed": "sofa bed",
  crib: "crib",
  futon: "futon",
  "air mattress": "air mattress",
};

// Who sleeps where, as far as the beds are known by their kind, and what helps to sleep.
export function sleep(home: Home): Message[] {
  return [...(areNoted(home) && !isToldByName(home) ? [] : bedsByRoom(home)), ...shades(home)];
}

// A host who names every kind of bed says better where they stand.
function areNoted(home: Home): boolean {
  const texts = [...home.notes.of("bedroom_notes").map(({ text }) => text), ...openingOnBeds(home)];
  const told = texts.join(" ").toLowerCase();
  const kinds = home.all("bedroom").flatMap(({ value }) => String(value).split(", "));
  return told !== "" && kinds.every((kind) => told.includes(kind.split(" ")[0] ?? kind));
}

// "King bed, balcony" opens the text, and the one bed is told.
function openingOnBeds(home: Home): string[] {
  const texts = home.bestThing.map(({ value }) => String(value)).filter((text) => /\bbeds?\b/i.test(text));
  return home.all("bedroom").length === 1 ? texts : [];
}

function bedsByRoom(home: Home): Message[] {
  const rooms = home.all("bedroom").filter(({ value }) => String(value) !== "");
  if (rooms.length === 0) return [];
  const beds = rooms.map((room) => bedsIn(String(room.value)));
  if (isToldByName(home)) return rooms.flatMap((room, at) => namedRoom(home, room, beds[at] ?? ""));
  const total = home.number("bedrooms");
  if (rooms.length === 1) {
    // One bed of a known kind was named with what it is.
    if (home.number("beds") === 1) return [];
    if (home.isRoom || total === 1)
      return say(rooms, 8, [
        `The bedroom has ${beds[0]}.`,
        `You sleep in ${beds[0]}.`,
        `There ${be(beds[0])} ${beds[0]} in the bedroom.`,
      ]);
    return say(rooms, 8, [`One of the bedrooms has ${beds[0]}.`]);
  }
  if (rooms.length === 2 && total === 2) {
    if (beds[0] === beds[1]) return say(rooms, 8, [`Each bedroom has ${beds[0]}.`, `Both bedrooms have ${beds[0]}.`]);
    return say(rooms, 8, [
      `One bedroom has ${beds[0]}, the other ${beds[1]}.`,
      `There ${be(beds[0])} ${beds[0]} in one bedroom and ${beds[1]} in the other.`,
    ]);
  }
  return say(rooms, 8, [manyRooms(rooms, beds), `In the bedrooms there are ${listOf(grouped(beds))}.`]);
}

// "The loft has a king bed, an ensuite bathroom and a ceiling fan."
function namedRoom(home: Home, room: Fact, beds: string): Message[] {
  // One bed of a known kind was named with what it is.
  const isBedTold = home.number("beds") === 1 || areNoted(home);
  const all = listOf([...(isBedTold ? [] : beds.split(" and ")), ...featuresOf(home, room).slice(0, MOST_BESIDE_BEDS)]);
  const { name } = room.qualifiers;
  return say(all === "" ? [] : [room], 8, [`The ${name} has ${all}.`, `In the ${name} there ${be(all)} ${all}.`]);
}

// "There are two bunk beds": the verb goes with the first thing named.
function be(things = ""): string {
  return /^an? /.test(things) ? "is" : "are";
}

function manyRooms(rooms: Fact[], beds: string[]): string {
  const counts = new Map<string, number>();
  for (const words of beds) counts.set(words, (counts.get(words) ?? 0) + 1);
  const said = [...counts].map(([words, count]) =>
    count === rooms.length ? `each has ${words}` : `${numberWord(count)} ${count === 1 ? "has" : "have"} ${words}`,
  );
  if (counts.size === 1) return `Each bedroom has ${beds[0]}.`;
  return `Of the bedrooms, ${listOf(said)}.`;
}

function grouped(beds: string[]): string[] {
  const counts = new Map<string, number>();
  for (const words of beds) {
    for (const bed of words.split(" and ")) {
      const amountWord = /^(\w+) /.exec(bed)?.[1];
      const kind = bed.replace(/^an? |^(?:two|three|four|five|six) /, "").replace(/ beds$/, " bed");
      const amount = { two: 2, three: 3, four: 4, five: 5, six: 6 }[amountWord ?? ""] ?? 1;
      counts.set(kind, (counts.get(kind) ?? 0) + amount);
    }
  }
  return [...counts].map(([kind, count]) => (count === 1 ? withArticle(kind) : counted(count, kind)));
}

// "king, twin, twin" is "a king bed and two twin beds".
export function bedsIn(list: string): string {
  const counts = new Map<string, number>();
  for (const kind of list.split(", ")) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return listOf(
    [...counts].map(([kind, count]) => {
      const name = ownValue(BED_NAMES, kind) ?? (kind.endsWith("bed") ? kind : `${kind} bed`);
      return count === 1 ? withArticle(name) : `${numberWord(count)} ${plural(count, name)}`;
    }),
  );
}

function shades(home: Home): Message[] {
  const fact = home.untold("room-darkening-shades");
  return say(fact ? [fact] : [], 1, [
    "Room-darkening shades keep the morning out.",
    "You can sleep late behind room-darkening shades.",
    "Room-darkening shades help with a late start.",
    `${capitalised("room-darkening shades")} are up for light sleepers.`,
  ]);
}
