import { isManyPlaces } from "#writer/notes/read/read-place-note.ts";
import { smallStart } from "#writer/notes/words/articles.ts";
import { isPlural } from "#writer/notes/words/word-lists.ts";
import { capitalised, listOf } from "../../text/word-forms.ts";
import { type Message, say } from "../message.ts";
import { goesFor, isManyOrMuch, type NearbyPlace, shownNames, spokenAside } from "./place-clause.ts";

const MOST = 8;
const NAME_OF_ONE = /^(?:the )?\p{Lu}/u;
const WEIGHT = 5;
// A longer list is not read.
const MOST_IN_A_ROW = 3;

// Places of which the host did not say how far they are: what one goes there for, what they have, and the others by name.
export function unmeasured(places: NearbyPlace[], areOthersTold: boolean): Message[] {
  // Beside places that are told with how far they are, "the river is in the area" says little; a name of its own does.
  const all = places.filter((place) => !areOthersTold || isWorthNaming(place)).slice(0, MOST);
  const withUse = all.filter((place) => useOf(place) !== null).slice(0, MOST_IN_A_ROW);
  const withThings = all.filter((place) => !withUse.includes(place) && thingsOf(place) !== null).slice(0, 2);
  const rest = all.filter((place) => !withUse.includes(place) && !withThings.includes(place));
  return [
    ...say(factsOf(withUse), WEIGHT, [usesTold(withUse)]),
    ...say(factsOf(withThings), WEIGHT, [
      withThings.length > 0 && `${capitalised(withThings.map(thingsTold).join(", and "))}.`,
    ]),
    ...say(
      factsOf(rest),
      WEIGHT,
      rest.length > 1 || areOthersTold || rest.some(isWorthNaming) ? namesTold(rest, areOthersTold) : [],
    ),
  ];
}

function isWorthNaming({ about, names }: NearbyPlace): boolean {
  return about.length > 0 || names.every((name) => NAME_OF_ONE.test(name));
}

function factsOf(places: NearbyPlace[]) {
  return places.map(({ fact }) => fact);
}

// "groceries" of "Safeway - groceries".
function useOf({ names, about }: NearbyPlace): string | null {
  const [name = "", ...others] = names;
  const [use = "", ...more] = about.map(smallStart);
  return others.length === 0 && more.length === 0 && !name.includes("(") && goesFor(use) ? use : null;
}

// A clause of its own says what it is good for or what it has.
export function isToldByUse(place: NearbyPlace): boolean {
  return useOf(place) !== null || thingsOf(place) !== null;
}

// "For groceries there is Safeway, for coffee Hata and for brunch New Town Deli."
function usesTold(places: NearbyPlace[]): string | false {
  const byUse = Map.groupBy(places, useOf);
  const told = [...byUse].map(([use, own], at) => {
    const names = listOf(own.flatMap((place) => [...place.names]));
    const be = own.length > 1 || own.some(isManyPlaces) ? "are" : "is";
    return at === 0 ? `For ${use} there ${be} ${names}` : `for ${use} ${names}`;
  });
  return told.length > 0 && `${listOf(told)}.`;
}

// "shops, cafes" of "Oxford Street - shops, cafes".
function thingsOf({ names, about }: NearbyPlace): string[] | null {
  const [name = "", ...others] = names;
  const isNamed = others.length === 0 && /^(?:the )?\p{Lu}/u.test(name) && !name.includes("(");
  const things = about.map(smallStart);
  return isNamed && things.length > 0 && things.every((each) => isManyOrMuch(each) && !goesFor(each)) ? things : null;
}

function thingsTold(place: NearbyPlace): string {
  const [name = ""] = place.names;
  const have = isPlural(name.split(" ").at(-1) ?? "") && !isNameOfOne(name) ? "have" : "has";
  return `${name} ${have} ${listOf((thingsOf(place) ?? []).slice(0, MOST_IN_A_ROW))}`;
}

// "Sparks" and "St James" are one.
function isNameOfOne(name: string): boolean {
  return !/\b(?:Gardens|Islands|Hills|Lakes|Mountains|Beaches|Shops|Markets|Parklands)$/.test(name);
}

function namesTold(places: NearbyPlace[], areOthersTold: boolean): string[] {
  const [only, ...others] = places;
  if (!only) return [];
  const aside = others.length === 0 ? spokenAside(only) : null;
  const be = others.length > 0 || isManyPlaces(only) ? "are" : "is";
  if (aside !== null) return [`${capitalised(only.names[0] ?? "")}, ${aside}, ${be} in the area.`];
  const names = listOf(places.flatMap(namesOf));
  return [
    `${capitalised(names)} ${be} in the area.`,
    `${capitalised(names)} ${be} nearby.`,
    `${areOthersTold ? "Also nearby" : "Nearby"} ${be} ${names}.`,
  ];
}

// In a long row of names, what is said of each of them would be lost.
function namesOf(place: NearbyPlace, _at: number, all: NearbyPlace[]): string[] {
  const names = all.length > MOST_IN_A_ROW ? [...place.names] : shownNames(place);
  return names.flatMap(eachName);
}

// "Main St and Fraser St" in a list with others are two of them.
export function eachName(name: string): string[] {
  const parts = name.split(" and ");
  return parts.every((part) => /^(?:the )?\p{Lu}.* (?:St|Street|Ave|Avenue|Road|Rd)$/u.test(part)) ? parts : [name];
}
