import type { AmenityConcept } from "#writer/ledger/amenities/amenity-concepts.ts";
import { isSentence } from "#writer/notes/read/place-in-sentence.ts";
import { headOf, kindOf } from "#writer/notes/read/read-note.ts";
import { smallStart, withArticles } from "#writer/notes/words/articles.ts";
import { isPlural } from "#writer/notes/words/word-lists.ts";
import { capitalised, listOf } from "../../text/word-forms.ts";
import type { Home } from "../home/home.ts";
import { type Message, say } from "../message.ts";

// What is left to the amenity list, of which one closing line may name the part that guests ask about.
const ASKED_ABOUT: AmenityConcept[] = ["air-conditioning", "heating", "central-heating", "wifi", "tv", "bed-linens"];
const MOST = 4;

export function closing(home: Home): Message[] {
  const all = home.pick(ASKED_ABOUT, ASKED_ABOUT.length);
  const isSeen = all.facts.some(({ source }) => source === "photo");
  const order = all.facts.map((fact, at) => ({ fact, thing: all.things[at] ?? "" })).slice(0, MOST);
  const list = listOf(order.map(({ thing }) => thing));
  const isMany = order.length > 1;
  if (order.length < 2 && !isSeen) return [];
  return say(
    order.map(({ fact }) => fact),
    isSeen ? 2 : home.isToldByHost ? 1 : 2,
    [
      `${capitalised(list)} ${isMany ? "are" : "is"} here.`,
      `${capitalised(list)} ${isMany ? "are" : "is"} provided.`,
      `${capitalised(list)} ${isMany ? "are" : "is"} included.`,
    ],
  );
}

const LONGEST_THING = 48;
const MOST_THINGS = 4;

// What no list of ours knows, in the host's own words: "24-hour business center", "spa services in your room".
export function besides(home: Home): Message[] {
  const facts = home
    .all("amenity.other")
    .filter(({ value }) => isThing(String(value)) && !isNoted(home, String(value)))
    .slice(0, MOST_THINGS);
  const list = listOf(facts.map(({ value }) => withArticles(smallStart(String(value)))));
  const [first] = facts;
  const isMany = first !== undefined && isPlural(headOf(String(first.value)));
  return say(facts, 5, [`There ${isMany ? "are" : "is"} ${list}.`, `You also have ${list}.`]).map((message) => ({
    ...message,
    isVerbatim: home.isToldByHost,
  }));
}

// "24-hour business center" beside a note that the business center is open 24 hours.
function isNoted(home: Home, words: string): boolean {
  const name = words.split(" ").slice(-2).join(" ").toLowerCase();
  return home.notes.all.some(({ text }) => text.toLowerCase().includes(name));
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
