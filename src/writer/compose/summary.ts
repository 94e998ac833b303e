import type { Sentence } from "#writer/description.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { avoids, type Choosing, chooseSentences, note, type Weighed } from "./choose-sentences.ts";
import { type Feature, featuresOf } from "./features.ts";
import { capitalised, counted, listOf, withArticle } from "./grammar.ts";
import type { Home } from "./home.ts";
import { type Message, say } from "./message.ts";
import { openingsOf } from "./openings.ts";
import type { Random } from "./random.ts";
import { bathWords } from "./topics/rooms.ts";

const OPENING_WEIGHT = 12;

// The first lines a guest reads: what it is, where, for how many, and what it has that others do not.
export function summaryOf(home: Home, choosing: Choosing): Weighed[] {
  const { random } = choosing;
  const features = featuresOf(home);
  const openings = openingsOf(home, features, random).filter(({ sentences }) => isAllowed(sentences, choosing));
  const opening = pick(random, openings)?.sentences ?? [];
  const counts = countsOf(home);
  const carried = counts && random() > 0.25 ? carry(opening, counts) : null;
  const lead = carried ?? opening;
  for (const { text } of lead) note(text, choosing);
  const told = new Set(lead.flatMap(({ facts }) => facts));
  const untold = features.filter((feature) => feature.facts.every(({ id }) => !told.has(id)));
  const rest = [...(counts && !carried ? numbers(counts) : []), ...uses(untold, random)];
  return [
    ...lead.map((said, at) => ({ ...said, weight: OPENING_WEIGHT - at, isVerbatim: false })),
    ...chooseSentences(rest, choosing),
  ];
}

function isAllowed(sentences: Sentence[], { brand }: Choosing): boolean {
  return sentences.every(({ text }) => !avoids(text, brand));
}

// "…sleeps four, with two beds and one bathroom" where the last sentence leaves room for it.
function carry(sentences: Sentence[], counts: Counts): Sentence[] | null {
  const last = sentences.at(-1);
  const canCarry = last && /(sleeps|to|for) [a-z0-9]+\.$/.test(last.text) && !/\bwith\b/.test(last.text);
  if (!canCarry) return null;
  const text = last.text.replace(/\.$/, `, with ${counts.all}.`);
  return [...sentences.slice(0, -1), { text, facts: [...last.facts, ...counts.facts.map(({ id }) => id)] }];
}

type Counts = { facts: Fact[]; all: string; isSingle: boolean; isShared: boolean };

function countsOf(home: Home): Counts | null {
  const beds = home.fact("beds");
  const baths = home.fact("bathrooms");
  const facts = [beds, baths].filter((fact) => fact !== undefined);
  if (facts.length === 0) return null;
  const access = baths?.qualifiers.access;
  const bathCount = Number(baths?.value ?? 0);
  const half = withArticle(`${access ?? ""} half bath`.trim());
  const bath = bathCount === 0.5 ? half : named(bathCount, access);
  const words = [beds ? counted(Number(beds.value), "bed") : "", baths ? bath : ""].filter(Boolean);
  return { facts, all: listOf(words), isSingle: Number(facts[0]?.value) === 1, isShared: access === "shared" };
}

function numbers({ facts, all, isSingle, isShared }: Counts): Message[] {
  return say(facts, 9, [
    `There ${isSingle ? "is" : "are"} ${all}.`,
    `You get ${all}.`,
    `Inside you have ${all}.`,
    `${capitalised(all)} ${isSingle && facts.length === 1 ? "is" : "are"} inside.`,
    !isShared && `It comes with ${all}.`,
    !isShared && `Expect ${all}.`,
    !isShared && `${capitalised(all)}, all told.`,
  ]);
}

function named(count: number, access: Fact["qualifiers"]["access"]): string {
  const words = bathWords(count);
  if (!access) return words;
  const at = words.lastIndexOf(" ");
  return `${words.slice(0, at)} ${access}${words.slice(at)}`;
}

// What one can do there, as one sentence; then what else there is.
function uses(features: Feature[], random: Random): Message[] {
  const doable = features.filter(({ actions }) => actions.length > 0).slice(0, 3);
  const isTold = doable.length > 1;
  const actions = commaList(doable.map((feature) => pick(random, feature.actions) ?? ""));
  const others = features.filter((feature) => !(isTold && doable.includes(feature))).slice(0, 3);
  const names = listOf(others.map(({ name }) => name));
  const isPlural = others.length > 1 || names.endsWith("s");
  return [
    ...say(isTold ? doable.flatMap(({ facts }) => facts) : [], 8, [`${capitalised(actions)}.`, `You can ${actions}.`]),
    ...say(
      others.flatMap(({ facts }) => facts),
      7,
      [
        `There is also ${names}.`,
        `You also get ${names}.`,
        `${capitalised(names)} ${isPlural ? "are" : "is"} here too.`,
        `Also here: ${names}.`,
        `It also has ${names}.`,
      ],
    ),
  ];
}

function commaList(actions: string[]): string {
  if (actions.length < 3) return actions.join(" and ");
  return `${actions.slice(0, -1).join(", ")}, and ${actions.at(-1)}`;
}

function pick<Item>(random: Random, items: Item[]): Item | undefined {
  return items[Math.floor(random() * items.length)];
}
