import type { Fact } from "#writer/ledger/fact.ts";
import { cleanNote } from "#writer/notes/read/clean-note.ts";
import { readPlaceNote } from "#writer/notes/read/read-place-note.ts";
import { tellField } from "#writer/notes/small-words/tell-field.ts";
import { smallStart } from "#writer/notes/words/articles.ts";
import type { Home } from "../home/home.ts";
import { type NearbyPlace, spokenAside } from "./place-clause.ts";
import { isToldByUse } from "./unmeasured.ts";

// Each passage takes some milliseconds.
const MOST_ASKED = 10;
const MOST_LINES = 3;
const MOST_WORDS = 34;

// Sentences about one place or a few neighbouring ones, and which.
export type ToldPlaces = { places: NearbyPlace[]; facts: Fact[]; text: string };

// What a host says of places at some length, as sentences: "Big Bear Cafe, with coffee and light food, is down the
// street." A name and how far it is need no more than a clause, unless they stand between two others.
export function toldPlaces(places: NearbyPlace[], home: Home): ToldPlaces[] {
  const told: ToldPlaces[] = [];
  let asked = 0;
  for (let at = 0; at < places.length; at += 1) {
    for (const own of triesFrom(runFrom(places, at))) {
      asked += 1;
      const text = asked > MOST_ASKED ? null : passage(own, home);
      if (text === null) continue;
      told.push({ places: own, facts: own.map(({ fact }) => fact), text });
      at += own.length - 1;
      break;
    }
  }
  return told;
}

// All of a run, or up to the last but one of which much is said, or its first place alone.
function triesFrom(run: NearbyPlace[]): NearbyPlace[][] {
  const lengths = new Set([run.length, lastRich(run.slice(0, -1)) + 1, Math.min(run.length, 1)]);
  return [...lengths].filter((length) => length > 0).map((length) => run.slice(0, length));
}

// From one of which much is said up to another, with what lies between them.
function runFrom(places: NearbyPlace[], start: number): NearbyPlace[] {
  const run: NearbyPlace[] = [];
  let words = 0;
  for (const place of places.slice(start, start + MOST_LINES)) {
    words += lineOf(place).split(" ").length;
    if (words > MOST_WORDS || !isTellable(place)) break;
    run.push(place);
  }
  return run[0] && saysMuch(run[0]) ? run.slice(0, lastRich(run) + 1) : [];
}

function lastRich(run: NearbyPlace[]): number {
  return run.findLastIndex(saysMuch);
}

const SHORTENED = /\b(St|Mt|Dr|Ft|Ave|Blvd|Rd|Mr|Mrs)\. /g;

// "400 m 6 min" is how far twice, and the point of "St. Mark's" ends no sentence.
function lineOf({ fact }: NearbyPlace): string {
  return cleanNote(String(fact.value))
    .replace(SHORTENED, "$1 ")
    .replace(/(\d ?(?:m|km|miles?)) (?=\d{1,3} ?min(?:utes)?\b)/g, "$1, ");
}

function passage(places: NearbyPlace[], home: Home): string | null {
  const { noun, isPart, notes } = home;
  const asked = { field: "nearby_places", home: noun, person: notes.person ?? "we", isPart } as const;
  const parts = tellField(places.map(lineOf).join("\n"), asked);
  if (parts === null) return null;
  const text = saidOfMany(parts.map((part) => part.text).join(" "));
  return places.reduce(withItsName, text).replace(/\.$/, "");
}

// "There are airports. It is very handy": they are.
export function saidOfMany(text: string): string {
  return text.replace(/(\bThere are [^.]{2,80}\. )It (is|has) /, (_, many: string, verb: string) =>
    verb === "is" ? `${many}They are ` : `${many}They have `,
  );
}

// "Water of Leith" is a name, though water is a thing.
function withItsName(text: string, { names: [name = ""] }: NearbyPlace): string {
  const plain = name.replace(SHORTENED, "$1 ");
  return text.replace(` ${smallStart(plain)}`, () => ` ${plain}`).replace(plain, () => name);
}

// One place that was not told elsewhere, with a distance that needs no other line to be read.
function isTellable({ names, fact }: NearbyPlace): boolean {
  const line = String(fact.value);
  const isOne = names.length === 1 && readPlaceNote(line)?.names.length === 1;
  return isOne && !LEANS_ON_OTHERS.test(line) && !IS_PLACEMENT.test(names[0] ?? "");
}

// "Fish Lane - food and bars - 5" has its minutes from the line before; of "groceries - walk" only a clause can be made.
const LEANS_ON_OTHERS = /(?:^|[-–:,] ?)(?:\d+(?:\.\d+)?|walk|walkable|same(?: \p{L}+)?|doorstep|stroll)[.!]?$/iu;
const IS_PLACEMENT = /^(?:on|in|at|near|by|around|next|all|within|close|just) /i;

function saysMuch(place: NearbyPlace): boolean {
  const { about, more, distance } = place;
  if (!isTellable(place)) return false;
  if (more.length > 0) return true;
  if (about.length === 0 || (distance !== null && about.length === 1 && spokenAside(place) !== null)) return false;
  return distance !== null || !isToldByUse(place);
}
