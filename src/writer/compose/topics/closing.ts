import type { AmenityConcept } from "#writer/ledger/amenities/amenity-concepts.ts";
import { cleanNote } from "#writer/notes/read/clean-note.ts";
import { isSentence } from "#writer/notes/read/place-in-sentence.ts";
import { headOf, kindOf } from "#writer/notes/read/read-note.ts";
import { smallStart, withArticles } from "#writer/notes/words/articles.ts";
import { isPlural } from "#writer/notes/words/word-lists.ts";
import { listOf } from "../../text/word-forms.ts";
import { thing } from "../amenity-words.ts";
import { hotDays } from "../boxes/indoors.ts";
import type { Home } from "../home/home.ts";
import { type Message, say } from "../message.ts";

const ASKED_ABOUT: AmenityConcept[] = ["air-conditioning", "heating", "central-heating", "wifi", "tv", "bed-linens"];

// Of what is left to the amenity list one closing line may name the part that guests ask about.
export function closing(home: Home): Message[] {
  const { facts } = home.pick(ASKED_ABOUT, ASKED_ABOUT.length);
  // What a person confirmed on a photo was confirmed to be told.
  const seen = facts.filter(({ source }) => source === "photo");
  if (seen.length > 0)
    return say(seen, 2, [`There is ${listOf(seen.map(thing))}.`, `You have ${listOf(seen.map(thing))}.`]);
  return home.isToldByHost ? hotDays(home).map((message) => ({ ...message, weight: 1 })) : hotDays(home);
}

const LONGEST_THING = 48;
const MOST_THINGS = 4;

// What no list of ours knows, in the host's own words: "24-hour business center", "spa services in your room".
export function besides(home: Home): Message[] {
  const facts = home
    .all("amenity.other")
    .filter(({ value }) => isThing(String(value)) && !isNoted(home, String(value)))
    .slice(0, MOST_THINGS);
  const list = listOf(facts.map(({ value }) => withArticles(smallStart(cleanNote(String(value))))));
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
  return home.hostWords.some((text) => text.toLowerCase().includes(name));
}

function isThing(words: string): boolean {
  return (
    words.length <= LONGEST_THING &&
    !words.includes(",") &&
    /^[\p{Script=Latin}\p{M}\p{N} ,'’&/+-]+$/u.test(words) &&
    kindOf(words) === "noun" &&
    !isSentence(words) &&
    // "3 TVs - bedroom", "supplies incl", "lower level" are torn out of a line that said more.
    !/^(?:no|we|not|our|open|list|lists|also|plus)\b|24\/7$|\b(?:not sure|other|gadget|incl|included|provided|supplied)\b| too$| - |\b(?:level|floor)$/i.test(
      words,
    )
  );
}
