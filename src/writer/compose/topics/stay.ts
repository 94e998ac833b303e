import { sentence } from "#writer/notes/words/articles.ts";
import { capitalised, listOf } from "../../text/word-forms.ts";
import type { Home } from "../home/home.ts";
import { type Message, say } from "../message.ts";

// What happens during the stay, beside the host's own words.
export function stay(home: Home): Message[] {
  return [...host(home), ...signOff(home)];
}

function signOff(home: Home): Message[] {
  const fact = home.fact("brand.sign-off");
  return say(fact ? [fact] : [], 8, [sentence(String(fact?.value ?? ""))]).map((message) => ({
    ...message,
    isVerbatim: true,
  }));
}

function host(home: Home): Message[] {
  const name = home.fact("brand.name");
  return say(name ? [name] : [], 6, [
    `Your host is ${name?.value}.`,
    `You stay with ${name?.value}.`,
    `${name?.value} is your host.`,
  ]);
}

const LIVES_HERE =
  /\b(?:I|[Ww]e)(?:'m|'re| am| are)? (?:both |also )?(?:live|living|downstairs|upstairs|next door|on site|in the same (?:house|building)|on the (?:\p{L}+|\d\p{L}+) floor)\b|\blives? (?:here|upstairs|downstairs|next door|on site)\b/u;

// Who lives there, told among what happens during the stay.
export function hostAtHome(home: Home): Message[] {
  const fact = home.fact("host-presence");
  const value = String(fact?.value ?? "");
  // The host says it better.
  const isNoted =
    home.notes.of("host_interaction", "story", "things_to_note").some(({ text }) => LIVES_HERE.test(text)) ||
    (value.endsWith("in the home") &&
      !home.isEntire &&
      home.all("shared-with").some((other) => other.value === "the host"));
  const where = value.replace("the host ", "").replace("the home", `the ${home.noun}`);
  const languages = home.all("language").slice(0, 4);
  return [
    ...say(fact && !isNoted ? [fact] : [], 8, [
      capitalised(`the host ${where}.`),
      where.startsWith("lives") && `Your host ${where}.`,
      value.endsWith("in the home") && "You stay where the host lives.",
    ]),
    ...say(languages, 4, [
      `The host speaks ${listOf(languages.map((language) => String(language.value)))}.`,
      `You can talk with the host in ${languages.map((language) => String(language.value)).join(" or ")}.`,
    ]),
  ];
}

// Where a host says what guests share.
const SAY_WHAT_IS_SHARED = ["guest_access", "kitchen_notes", "living_notes", "outdoor_notes", "host_interaction"];

// What is not the guests' alone.
export function sharing(home: Home): Message[] {
  return [...sharedHome(home), ...sharedSpaces(home), ...sharedBath(home)];
}

function sharedHome(home: Home): Message[] {
  const people = home.isEntire ? [] : home.all("shared-with");
  const all = listOf(people.map(({ value }) => String(value)));
  return say(people, 8, [
    `You share the ${home.noun} with ${all}.`,
    `During your stay you share the ${home.noun} with ${all}.`,
  ]);
}

function sharedSpaces(home: Home): Message[] {
  const said = home.notes.of(...SAY_WHAT_IS_SHARED).filter(({ text }) => /\bshared?\b/i.test(text));
  const isNew = (space: string) => !said.some(({ text }) => text.toLowerCase().includes(space.toLowerCase()));
  const spaces = home.all("shared-space").filter(({ value }) => isNew(String(value)));
  const all = listOf(spaces.map(({ value }) => `the ${value}`));
  return say(spaces, 8, [`You share ${all}.`, `${capitalised(all)} ${spaces.length > 1 ? "are" : "is"} shared.`]);
}

function sharedBath(home: Home): Message[] {
  const fact = home.fact("shared-bath");
  const noun = (home.number("bathrooms") ?? 1) > 1 ? "bathrooms" : "bathroom";
  const who = String(fact?.value).replace("bathroom shared with ", "");
  return say(fact ? [fact, ...home.factsOf("bathrooms")] : [], 8, [
    `You share the ${noun} with ${who}.`,
    `The ${noun} ${noun === "bathroom" ? "is" : "are"} shared with ${who}.`,
  ]);
}
