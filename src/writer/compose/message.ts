import type { Fact } from "#writer/ledger/fact.ts";
import { listOf } from "./grammar.ts";
import type { Home, Picked } from "./home.ts";

// One thing worth saying, in several wordings that claim the same. The composer picks the one that fits its place.
export type Message = {
  facts: Fact[];
  variants: string[];
  // What a guest would miss most if it were left out has the most weight.
  weight: number;
  // Adds to what was said of a fact before, such as when the pool is open.
  isDetail?: boolean;
  // Somebody's own words, never joined to others.
  isVerbatim?: boolean;
};

export type Topic = (home: Home) => Message[];

// Wordings that need something the home does not have are passed as false and fall away.
export function say(facts: Fact[], weight: number, variants: (string | false | null | undefined)[]): Message[] {
  const sayable = variants.filter((variant) => typeof variant === "string" && variant !== "") as string[];
  return facts.length > 0 && sayable.length > 0 ? [{ facts, variants: sayable, weight }] : [];
}

// A ticked box beside a host's own words: what there is, and nothing argued from it.
export function sayPlainly(home: Home, { facts, things }: Picked, weight: number): Message[] {
  const list = listOf(things);
  const isMany = !/^(?:an?|the) |access$|wifi/.test(things[0] ?? "");
  const isOwn = home.isEntire && !/\bshared\b/.test(list);
  return say(facts, weight, [`There ${isMany ? "are" : "is"} ${list}.`, isOwn && `The ${home.noun} has ${list}.`]);
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
  const plain = variants.filter((text) => text.split(" and ").length < 4 && text.split(", ").length < 3);
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
const STARTS_PLAINLY = /^(?:The|There|You|A|An|It|Everything|Access|Laundry|Breakfast|Coffee) /;

const THERE_IS = /^There (?:is|are) (.+)\.$/;
const MOST_IN_ONE = 120;

// "There is a washer." and "There is a desk." one after the other are one sentence.
export function inOneList(messages: Message[]): Message[] {
  const joined: Message[] = [];
  for (const message of messages) {
    const last = joined.at(-1);
    const [before, after] = [last, message].map((each) => THERE_IS.exec(each?.variants[0] ?? "")?.[1]);
    if (last && before && after && before.length + after.length < MOST_IN_ONE) {
      const things = [...before.split(/, | and (?=an? )/), after];
      joined[joined.length - 1] = {
        facts: [...last.facts, ...message.facts],
        variants: [`There ${/^an? /.test(before) ? "is" : "are"} ${listOf(things)}.`],
        weight: Math.max(last.weight, message.weight),
      };
    } else joined.push(message);
  }
  return joined;
}
