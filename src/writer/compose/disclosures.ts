import type { Fact } from "#writer/ledger/fact.ts";
import { isSharedThing, isStated, isTerm, SHARED_THINGS } from "#writer/ledger/stated-facts.ts";
import { listOf } from "./grammar.ts";
import type { Home } from "./home.ts";
import { type Message, say } from "./message.ts";

const OWN_WORDS_ON_PETS = /\b(?:cat|dog|pet)s? lives?\b/i;

export function isDisclosure({ facts, variants, isVerbatim }: Message): boolean {
  return isVerbatim ? variants.some((text) => OWN_WORDS_ON_PETS.test(text)) : facts.some(isStated);
}

export function isForGuestsOnly({ facts }: Message): boolean {
  return facts.some(isTerm);
}

export function disclosuresFirst(messages: Message[]): Message[] {
  return [...messages.filter(isDisclosure), ...messages.filter((message) => !isDisclosure(message))];
}

// A shared thing that no sentence has told of yet.
export function sharedThings(home: Home, isTold: (fact: Fact) => boolean): Message[] {
  const rooms = new Set(home.all("shared-space").map(({ value }) => String(value)));
  const facts = [...SHARED_THINGS]
    .filter(([, name]) => !rooms.has(name))
    .flatMap(([key]) => home.all(key).filter(isSharedThing).slice(0, 1))
    // "Patio or balcony" does not say which it is; naming one would get the whole sentence refused.
    .filter((fact) => !isTold(fact) && !/ or /.test(String(fact.value)));
  const names = listOf(facts.map(({ key }) => `the ${SHARED_THINGS.get(key)}`));
  return say(facts, 8, [`You share ${names} with others.`, `You have shared use of ${names}.`]);
}
