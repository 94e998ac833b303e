import type { CountName, NewFact } from "../wish.ts";
import { numberOf } from "./manner-words.ts";
import { stripped, Templates, thingIn } from "./thing-words.ts";

const TOLD = [
  "say that",
  "say",
  "tell them that",
  "tell guests that",
  "tell people",
  "tell them",
  "tell guests",
  "mention that",
  "mention",
  "add that",
  "write that",
  "note that",
  "state that",
  "include that",
  "write",
  "it should say",
  "it should say that",
  "that",
  "and",
  "but",
  "note",
];

const HAS = new Templates([
  "we|i|it|you|they|guests|the_house|the_place|the_home|the_apartment|our_place|our_house|the_cabin|the_cottage|the_property now? also? just? have|has|got|had|offer|offers|provide|provides|own now? also? *",
  "there is|are|will_be now? also? *",
  "we|i now? also? just? recently? put_in|installed|added|built|bought|have_added|have_installed|have_built|have_put_in|set_up|renovated|redid|opened|are_getting|just_added|just_put_in|just_got *",
  "now with|has|have|there_is|there_are|we_have *",
  "we|i|you now? allow|accept *",
]);
const GONE = new Templates([
  "we|i|it|you|the_house|the_place no_longer|don't|doesn't have|has|offer * anymore?",
  "there is no|not_a|no_longer_a|no_longer * anymore?",
  "* is|are|was gone|broken|removed|closed|sold|no_longer_there|not_there_anymore|out_of_order|no_longer_available|not_available_anymore|taken_down",
  "we|i removed|sold|got_rid_of|took_out|took_down *",
]);

const COUNT =
  /(?:^|[^\d.])(\d{1,2}(?:\.5)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[ -](bedrooms?|bed ?rooms?|beds?|bathrooms?|baths?|guests?|people|persons?|adults)(?![a-z])/;
const SLEEPS =
  /\b(?:sleeps|room for|space for|fits|can host|accommodates) (\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/;

function countIn(clause: string): { name: CountName; count: number } | null {
  const sleeps = SLEEPS.exec(clause);
  const found = COUNT.exec(clause);
  const count = numberOf((found ?? sleeps)?.[1] ?? "");
  if (count === null) return null;
  const noun = found?.[2] ?? "guests";
  const name = /^bed ?room/.test(noun)
    ? "bedrooms"
    : noun.startsWith("bed")
      ? "beds"
      : noun.startsWith("bath")
        ? "bathrooms"
        : "maxGuests";
  return { name, count };
}

export type Told = {
  // What the listing says of a count now; null where it says nothing.
  countOf: (name: CountName) => number | null;
  // Whether a fact of the listing is about the thing.
  isKnown: (thing: string) => boolean;
};

export type ReadFact = { fact: NewFact } | { mention: string };

const DENIED = /\b(?:don't|never|no|not|without|leave out|drop|remove|less)\b/;

// Something said about the home: new, or known and to be mentioned; null where a clause says nothing of it.
export function readNewFact(clause: string, { countOf, isKnown }: Told): ReadFact | null {
  const counted = countIn(clause);
  const isSaid = clause !== stripped(clause, TOLD);
  const statement = stripped(clause, TOLD);
  if (counted && !DENIED.test(clause) && countOf(counted.name) !== counted.count)
    return { fact: newFact(clause, { counts: { [counted.name]: counted.count } }) };
  for (const gap of GONE.gapsIn(statement)) {
    const thing = thingIn(gap);
    if (thing !== null && !/\b(?:want|need|like|care)\b/.test(gap))
      return { fact: newFact(clause, { removed: [thing] }) };
  }
  for (const gap of HAS.gapsIn(statement)) {
    const thing = thingIn(gap);
    if (thing === null) continue;
    return isKnown(thing) ? { mention: thing } : { fact: newFact(clause, { added: [capitalised(thing)] }) };
  }
  return isSaid && STATES.test(statement) ? { fact: newFact(clause, {}) } : null;
}

// "the beach is 5 minutes away": said of the home, and nothing that the form has a box for.
const STATES =
  /^(?:(?:the|our|my) )?[a-z]+(?: [a-z]+)? (?:is|are|was|were|takes|has|have|comes|opens|closes|lives|live) .+/;

export function newFact(words: string, parts: Partial<NewFact>): NewFact {
  return { words, counts: {}, added: [], removed: [], ...parts };
}

export function capitalised(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
