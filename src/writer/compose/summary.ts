import type { Sentence } from "#writer/description.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { type Feature, featuresOf } from "./features.ts";
import { capitalised, counted, listOf, numberWord, withArticle } from "./grammar.ts";
import type { Home } from "./home.ts";
import { type Opening, openingsOf } from "./openings.ts";
import type { Random } from "./random.ts";
import { bathWords } from "./topics/rooms.ts";

// The first lines a guest reads: what it is, where, for how many, and what it has that others do not.
export function summaryOf(home: Home, random: Random): Sentence[] {
  const features = featuresOf(home);
  const opening = pick(random, openingsOf(home, features, random));
  return finish(home, { opening, features, random });
}

type Finishing = { opening: Opening; features: Feature[]; random: Random };

function finish(home: Home, { opening, features, random }: Finishing): Sentence[] {
  const told = new Set(opening.sentences.flatMap(({ facts }) => facts));
  const rest = features.filter((feature) => feature.facts.every(({ id }) => !told.has(id)));
  return [...withNumbers(opening.sentences, home, random), ...uses(rest, random)];
}

// "…sleeps four, with two beds and one bathroom" where the sentence before leaves room for it.
function withNumbers(sentences: Sentence[], home: Home, random: Random): Sentence[] {
  const last = sentences.at(-1);
  const counts = countsOf(home);
  if (!last || !counts) return sentences;
  const canCarry = /(sleeps|to|for) [a-z0-9]+\.$/.test(last.text) && !/\bwith\b/.test(last.text);
  if (!canCarry || random() < 0.25) return [...sentences, sentence(counts.facts, numbers(counts, random))];
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

function numbers({ facts, all, isSingle, isShared }: Counts, random: Random): string {
  return pick(random, [
    `There ${isSingle ? "is" : "are"} ${all}.`,
    `You get ${all}.`,
    `Inside you have ${all}.`,
    `${capitalised(all)} ${isSingle && facts.length === 1 ? "is" : "are"} inside.`,
    ...(isShared ? [] : [`It comes with ${all}.`, `Expect ${all}.`, `${capitalised(all)}, all told.`]),
  ]);
}

function named(count: number, access: Fact["qualifiers"]["access"]): string {
  const words = bathWords(count);
  if (!access) return words;
  const at = words.lastIndexOf(" ");
  return `${words.slice(0, at)} ${access}${words.slice(at)}`;
}

// What one can do there, as one sentence; then what else there is.
function uses(features: Feature[], random: Random): Sentence[] {
  const doable = features.filter(({ actions }) => actions.length > 0).slice(0, 3);
  const sentences: Sentence[] = [];
  const facts = doable.flatMap((feature) => feature.facts);
  const actions = doable.map((feature) => pick(random, feature.actions));
  if (actions.length > 1) {
    const all = commaList(actions);
    sentences.push(sentence(facts, pick(random, [`${capitalised(all)}.`, `You can ${all}.`, `${capitalised(all)}.`])));
  }
  const told = new Set(actions.length > 1 ? doable : []);
  const others = features.filter((feature) => !told.has(feature)).slice(0, 3);
  const names = listOf(others.map(({ name }) => name));
  if (others.length > 0) {
    const isOne = others.length === 1;
    const isPlural = !isOne || /s$/.test(names);
    sentences.push(
      sentence(
        others.flatMap((feature) => feature.facts),
        pick(random, [
          `There is also ${names}.`,
          `You also get ${names}.`,
          `${capitalised(names)} ${isPlural ? "are" : "is"} here too.`,
          `Also here: ${names}.`,
          `It also has ${names}.`,
        ]),
      ),
    );
  }
  return sentences;
}

function commaList(actions: string[]): string {
  if (actions.length < 3) return actions.join(" and ");
  return `${actions.slice(0, -1).join(", ")}, and ${actions.at(-1)}`;
}

export function sentence(facts: Fact[], text: string): Sentence {
  return { text, facts: [...new Set(facts.map(({ id }) => id))] };
}

export function pick<Item>(random: Random, items: Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

export function shuffled<Item>(items: Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

export function guestWords(guests: number): string {
  return guests === 1 ? "one" : numberWord(guests);
}
