import type { Fact } from "#writer/ledger/fact.ts";
import { isSharedThing, isStated, isTerm, SHARED_THINGS } from "#writer/ledger/stated-facts.ts";
import { capitalised, listOf } from "../text/word-forms.ts";
import type { Home } from "./home/home.ts";

const OWN_WORDS_ON_PETS = /\b(?:cat|dog|pet)s? lives?\b/i;

// One thing worth saying, in several wordings that claim the same. The composer picks the one that fits its place.
export type Message = {
  facts: Fact[];
  variants: string[];
  // What a guest would miss most if it were left out has the most weight.
  weight: number;
  // Adds to what was said of a fact before, such as when the pool is open.
  isDetail?: boolean;
  // The host's own words, never joined to others.
  isVerbatim?: boolean;
};

// Wordings that need something the home does not have are passed as false and fall away.
export function say(facts: Fact[], weight: number, variants: (string | false | null | undefined)[]): Message[] {
  const sayable = variants.filter((variant) => typeof variant === "string" && variant !== "") as string[];
  return facts.length > 0 && sayable.length > 0 ? [{ facts, variants: sayable, weight }] : [];
}

const SHORT = 75;

// Two short things of one moment in one sentence: "You have a private entrance, and everything is on one level."
export function together([first, second, ...rest]: Message[]): Message[] {
  if (!first) return [];
  if (!second) return [first];
  const [ones, others] = [
    first.variants.filter(isShort),
    second.variants.filter((text) => isShort(text) && STARTS_PLAINLY.test(text)),
  ];
  if (ones.length === 0 || others.length === 0) return [first, ...together([second, ...rest])];
  const variants = ones.flatMap((one) =>
    others.map((other) => `${one.replace(/\.$/, "")}, and ${other.charAt(0).toLowerCase()}${other.slice(1)}`),
  );
  const plain = variants.filter((text) => text.split(" and ").length < 5 && text.split(", ").length < 3);
  if (plain.length === 0) return [first, ...together([second, ...rest])];
  return [
    { facts: [...first.facts, ...second.facts], variants: plain, weight: Math.max(first.weight, second.weight) },
    ...together(rest),
  ];
}

function isShort(text: string): boolean {
  return text.length < SHORT && !/[:;]/.test(text) && !text.includes(". ");
}

// What can follow "and" with a small letter.
const STARTS_PLAINLY = /^(?:The|There|You|A|An|It|Everything|Access|Laundry|Luggage|Breakfast|Coffee) /;

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
    .filter(({ key }) => !isNotedAsShared(home, key))
    // "Patio or balcony" does not say which it is; naming one would get the whole sentence refused.
    .filter((fact) => !isTold(fact) && !/ or /.test(String(fact.value)));
  const names = listOf(facts.map(({ key }) => `the ${SHARED_THINGS.get(key)}`));
  // Beside a host's own list of what guests may use, that it is shared is all that is left to say.
  const isListed = home.notes
    .of("guest_access")
    .some(({ text }) => facts.some(({ key }) => text.toLowerCase().includes(SHARED_THINGS.get(key) ?? "")));
  if (isListed) return say(facts, 8, [`${capitalised(names)} ${facts.length > 1 ? "are" : "is"} shared with others.`]);
  return say(facts, 8, [`You share ${names} with others.`, `You can use ${names}, shared with others.`]);
}

// "The gym and the pool are shared", but not "The kitchen is shared, and there is a gym".
const NOTED_AS_SHARED = new Map(
  [...SHARED_THINGS].map(([key, name]) => {
    const things = `${name}(?:(?:, | and )(?:the )?\\p{L}+){0,3}`;
    const words = `\\bshared (?:\\p{L}+ )?(?:${name}${name === "backyard" ? "|yard|garden" : ""})\\b|\\b${things} (?:is|are) (?:all )?shared\\b|\\bshare the ${name}\\b`;
    return [key, new RegExp(words, "iu")];
  }),
);

function isNotedAsShared(home: Home, key: string): boolean {
  return home.notes.all.some(({ text }) => NOTED_AS_SHARED.get(key)?.test(text));
}

// The one reason to book, as it opens the summary.
export type Lead = {
  kind: "guests mention" | "rare" | "building" | "view" | "place" | "beds" | "parking" | "plain";
  messages: Message[];
  // What decides between plain homes, told after what it is.
  after: Message[];
  // Short words for the title, without their article: "Castle view from the 4th floor".
  short: string[];
};

// The opening as it stands before its wording is chosen.
export function openingOf({ messages }: Lead): string {
  return messages.flatMap(({ variants }) => variants.slice(0, 1)).join(" ");
}
