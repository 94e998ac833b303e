import type { AmenityConcept } from "#writer/ledger/amenities/amenity-concepts.ts";
import { isSentence } from "#writer/notes/read/place-in-sentence.ts";
import { headOf, kindOf } from "#writer/notes/read/read-note.ts";
import { smallStart, withArticles } from "#writer/notes/words/articles.ts";
import { isPlural } from "#writer/notes/words/word-lists.ts";
import { capitalised, listOf } from "../../text/word-forms.ts";
import type { Home, Picked } from "../home/home.ts";
import { type Message, say } from "../message.ts";
import { type Random, shuffled } from "../random.ts";

// What is left to the amenity list, of which one closing line may name the part that guests ask about.
const ASKED_ABOUT: AmenityConcept[] = ["air-conditioning", "heating", "central-heating", "wifi", "bed-linens", "tv"];
const MOST = 4;

// Beside a host's own notes only what a person confirmed on a picture is told.
export function closing(home: Home, random: Random): Message[] {
  const hasNotes = home.notes.all.length > 0;
  const all = home.pick(ASKED_ABOUT, ASKED_ABOUT.length);
  const isSeen = all.facts.some(({ source }) => source === "photo");
  if (hasNotes && !isSeen) return [];
  const picked = hasNotes ? onlySeen(all) : all;
  const order = shuffled(
    picked.facts.map((fact, at) => ({ fact, thing: picked.things[at] ?? "" })),
    random,
  ).slice(0, MOST);
  const facts = order.map(({ fact }) => fact);
  const list = listOf(order.map(({ thing }) => thing));
  const isMany = order.length > 1;
  if (facts.length < 2 && !isSeen) return [];
  return say(facts, 2, [
    `${capitalised(list)} ${isMany ? "are" : "is"} here.`,
    `${capitalised(list)} ${isMany ? "are" : "is"} provided.`,
    `There is ${list}.`,
    `${capitalised(list)} ${isMany ? "are" : "is"} included.`,
    `You also get ${list}.`,
  ]);
}

function onlySeen({ facts, things }: Picked): Picked {
  const seen = facts.map(({ source }) => source === "photo");
  return { facts: facts.filter((_, at) => seen[at]), things: things.filter((_, at) => seen[at]) };
}

const LONGEST_THING = 48;
const MOST_THINGS = 4;

// What no list of ours knows, in the host's own words: "24-hour business center", "spa services in your room".
export function besides(home: Home): Message[] {
  const facts = home
    .all("amenity.other")
    .filter(({ value }) => isThing(String(value)))
    .slice(0, MOST_THINGS);
  const list = listOf(facts.map(({ value }) => withArticles(smallStart(String(value)))));
  const [first] = facts;
  const isMany = first !== undefined && isPlural(headOf(String(first.value)));
  return say(facts, 5, [`There ${isMany ? "are" : "is"} ${list}.`, `You also have ${list}.`]).map((message) => ({
    ...message,
    isVerbatim: home.isToldByHost,
  }));
}

function isThing(words: string): boolean {
  return (
    words.length <= LONGEST_THING &&
    !words.includes(",") &&
    /^[\p{Script=Latin}\p{M}\p{N} ,'’&/+-]+$/u.test(words) &&
    kindOf(words) === "noun" &&
    !isSentence(words) &&
    !/^(?:no|we|not)\b|\b(?:not sure|other|gadget)\b| too$/i.test(words)
  );
}
