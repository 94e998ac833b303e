import { ownValue } from "#shared/own-value.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { capitalised, counted, listOf, numberWord, plural, withArticle } from "../grammar.ts";
import type { Home } from "../home.ts";
import { type Message, say } from "../message.ts";

export function rooms(home: Home): Message[] {
  return [...bedsAndBaths(home), ...eachBedroom(home), ...eachBathroom(home), ...area(home)];
}

function bedsAndBaths(home: Home): Message[] {
  const bedrooms = home.number("bedrooms");
  const beds = home.number("beds");
  const bathFact = home.fact("bathrooms");
  const messages: Message[] = [];
  const isStudio = bedrooms === 0;
  if (bedrooms && beds) {
    const facts = home.factsOf("bedrooms", "beds");
    const isOne = bedrooms === 1;
    messages.push(
      ...say(facts, 9, [
        `${capitalised(counted(bedrooms, "bedroom"))} ${isOne ? "holds" : "hold"} ${counted(beds, "bed")}.`,
        `There ${beds === 1 ? "is" : "are"} ${counted(beds, "bed")} in ${counted(bedrooms, "bedroom")}.`,
        `You sleep in ${counted(bedrooms, "bedroom")}, with ${counted(beds, "bed")}${beds === 1 ? "" : " in all"}.`,
        `For sleeping there ${isOne ? "is" : "are"} ${counted(bedrooms, "bedroom")} with ${counted(beds, "bed")}.`,
        `Count on ${counted(bedrooms, "bedroom")} and ${counted(beds, "bed")}.`,
        `${capitalised(counted(beds, "bed"))}, ${counted(bedrooms, "bedroom")}.`,
      ]),
    );
  } else if (beds) {
    messages.push(
      ...say(home.factsOf("beds", ...(isStudio ? ["bedrooms"] : [])), 9, [
        isStudio ? `The studio has ${counted(beds, "bed")}.` : null,
        isStudio ? `You sleep and live in one room, a studio with ${counted(beds, "bed")}.` : null,
        `There ${beds === 1 ? "is" : "are"} ${counted(beds, "bed")}.`,
        `You have ${counted(beds, "bed")}.`,
      ]),
    );
  } else if (bedrooms) {
    messages.push(
      ...say(home.factsOf("bedrooms"), 9, [
        `There ${bedrooms === 1 ? "is" : "are"} ${counted(bedrooms, "bedroom")}.`,
        `You have ${counted(bedrooms, "bedroom")}.`,
      ]),
    );
  }
  if (bathFact) messages.push(...say([bathFact], 9, bathVariants(bathFact, home)));
  return messages;
}

function bathVariants(fact: Fact, home: Home): string[] {
  const count = Number(fact.value);
  const { access } = fact.qualifiers;
  if (count === 0.5) {
    const kind = access ? `${access} half bath` : "half bath";
    return [`There is ${withArticle(kind)}.`, `You have ${withArticle(kind)}.`];
  }
  const words = bathWords(count);
  const isOne = count === 1;
  if (access === "shared") {
    return [
      `The ${isOne ? "one bathroom is" : `${words} are`} shared.`,
      `You share ${words}.`,
      `There ${isOne ? "is" : "are"} ${words}, and ${isOne ? "it is" : "they are"} shared.`,
    ];
  }
  if (access === "private") {
    return isOne
      ? ["You have one private bathroom.", "One bathroom is private to you.", "There is one private bathroom."]
      : [`The ${words} are private.`, `You have ${words}, private to you.`];
  }
  return [
    `There ${isOne ? "is" : "are"} ${words}.`,
    `You have ${words}.`,
    home.isEntire ? `${capitalised(words)} ${isOne ? "serves" : "serve"} the whole ${home.noun}.` : "",
    count >= 2 ? `${capitalised(words)} keep the morning line short.` : "",
    `Add ${words} to that.`,
  ].filter(Boolean);
}

// A half stands for a half bath: "two bathrooms and a half bath" would claim which, so the number stays whole.
export function bathWords(count: number): string {
  const noun = plural(count === 1 ? 1 : 2, "bathroom");
  return `${numberWord(count)} ${noun}`;
}

const BEDS_NAMED: Record<string, string> = {
  bunk: "a bunk bed",
  "sofa bed": "a sofa bed",
  crib: "a crib",
  futon: "a futon",
  daybed: "a daybed",
  murphy: "a Murphy bed",
};

function eachBedroom(home: Home): Message[] {
  const described = home.all("bedroom").filter(({ value }) => value !== "");
  if (described.length === 0 || described.length > 8) return [];
  const parts = described.map((fact) => bedsIn(String(fact.value)));
  if (described.length === 1) return say(described, 8, [`The bedroom has ${parts[0]}.`, `You sleep on ${parts[0]}.`]);
  const aggregated = aggregate(parts);
  return say(described, 8, [`${capitalised(aggregated)}.`, `The beds: ${aggregated}.`]);
}

function bedsIn(value: string): string {
  const counts = new Map<string, number>();
  for (const bed of value.split(", ")) counts.set(bed, (counts.get(bed) ?? 0) + 1);
  return listOf([...counts].map(([bed, count]) => bedWords(bed, count)));
}

function bedWords(bed: string, count: number): string {
  const named = ownValue(BEDS_NAMED, bed);
  if (count === 1) return named ?? withArticle(bed);
  return `${numberWord(count)} ${plural(count, named ? named.replace(/^an? /, "") : bed)}`;
}

// "one bedroom has a king, one has bunks": rooms alike are told together.
function aggregate(parts: string[]): string {
  const counts = new Map<string, number>();
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  const told = [...counts].map(([beds, count], at) => {
    const noun = at === 0 ? ` ${plural(count, "bedroom")}` : "";
    return `${numberWord(count)}${noun} ${count === 1 ? "has" : "each have"} ${beds}`;
  });
  return told.join(", ");
}

function eachBathroom(home: Home): Message[] {
  const ensuite = home.all("bathroom").filter(({ value }) => value === "ensuite");
  const half = home.all("bathroom").filter(({ value }) => value === "half");
  return [
    ...say(ensuite, 6, [
      ensuite.length === 1
        ? "One of the bathrooms is ensuite."
        : `${capitalised(numberWord(ensuite.length))} of the bathrooms are ensuite.`,
    ]),
    ...say(half, 5, [
      half.length === 1
        ? "One of the bathrooms is a half bath."
        : `${capitalised(numberWord(half.length))} of the bathrooms are half baths.`,
    ]),
  ];
}

function area(home: Home): Message[] {
  const fact = home.fact("area");
  const size = fact?.qualifiers.size;
  return say(fact && size ? [fact] : [], 6, [
    `Inside there is ${size} of space.`,
    `You have ${size} in all.`,
    `The ${home.noun} measures ${size} in all.`,
  ]);
}
