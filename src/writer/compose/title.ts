import type { Sentence } from "#writer/description.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { type Feature, featuresOf, isTitleWorthy } from "./features.ts";
import { capitalised, numberWord } from "./grammar.ts";
import type { Home } from "./home.ts";
import { type Random, shuffled } from "./random.ts";

// The thirtieth place is the ellipsis.
const STANDS_ALONE = 29;

// Every title that fits, the fullest first. What stands before the thirtieth character makes sense by itself, since
// search results cut the rest.
export function titlesOf(home: Home, maxChars: number, random: Random): Sentence[] {
  const features = featuresOf(home).filter(isTitleWorthy);
  const heads = shuffled(headsOf(home), random);
  const tails = tailsOf(features);
  const bare: Candidate[] = heads.map((title) => ({ title, featureCount: 0 }));
  const featured = heads.flatMap((head) =>
    tails.map((tail) => ({ title: joined(head, tail), featureCount: tail.facts.length })),
  );
  const fitting = [...featured, ...bare].filter(
    ({ title }) => title.text.length <= maxChars && !repeatsWord(title.text),
  );
  return fitting
    .map((candidate) => ({ title: candidate.title, worth: worthOf(candidate, maxChars, home.city) + random() * 6 }))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ title }) => title);
}

function headsOf(home: Home): Sentence[] {
  const city = home.city && home.city.length <= 18 ? home.city : null;
  const bedrooms = home.number("bedrooms");
  const guests = home.number("guests");
  const kind = home.shore && !home.isRoom ? `${home.shore.word} ${home.noun}` : home.noun;
  const facts = [...home.factsOf("home.type", "home.scope"), ...(home.shore ? [home.shore.fact] : [])];
  const cityFact = home.factsOf("place.city");
  const size = bedrooms === 0 ? "studio" : bedrooms ? `${numberWord(bedrooms)}-bedroom` : "";
  const sized = [size, size === "studio" && kind === "place" ? "" : kind].filter(Boolean).join(" ");
  const head = (text: string, ...behind: Fact[]): Sentence => ({
    text: capitalised(text),
    facts: [...facts, ...behind].map(({ id }) => id),
  });
  if (home.isRoom) {
    const room =
      home.scope === "shared room"
        ? "shared room"
        : home.scope === "hotel room"
          ? kind.endsWith("hotel")
            ? "hotel room"
            : "room"
          : "private room";
    const heads = [head(room)];
    if (city) heads.push(head(`${room} in ${city}`, ...cityFact), head(`${city} ${room}`, ...cityFact));
    if (city && home.text("home.type")) heads.push(head(`${room} in ${city} ${kind}`, ...cityFact));
    if (home.text("home.type")) heads.push(head(`${kind === "home" ? "" : `${kind} `}${room}`.trim()));
    return heads;
  }
  const rooms = home.factsOf("bedrooms");
  const heads = [head(sized, ...rooms)];
  if (home.shore) heads.push(head(kind));
  if (city) {
    heads.push(
      head(`${size} ${city} ${kind}`.trim(), ...rooms, ...cityFact),
      head(`${sized} in ${city}`, ...rooms, ...cityFact),
    );
    heads.push(head(`${city} ${kind}`, ...cityFact));
    if (guests && guests > 1)
      heads.push(head(`${city} ${kind} for ${numberWord(guests)}`, ...cityFact, ...home.factsOf("guests")));
  }
  if (guests && guests > 1) heads.push(head(`${sized} for ${numberWord(guests)}`, ...rooms, ...home.factsOf("guests")));
  return heads;
}

function tailsOf(features: Feature[]): Sentence[] {
  const [first, second, third] = features;
  if (!first) return [];
  const tails = [ending(` with ${first.shortName}`, [first])];
  if (second) {
    tails.push(ending(` with ${first.shortName} and ${second.shortName}`, [first, second]));
    tails.push(ending(`, ${first.shortName} and ${second.shortName}`, [first, second]));
    tails.push(ending(` with ${second.shortName}`, [second]));
  }
  if (second && third) {
    tails.push(ending(` with ${first.shortName}, ${second.shortName} and ${third.shortName}`, [first, second, third]));
    tails.push(ending(` with ${first.shortName} and ${third.shortName}`, [first, third]));
  }
  return tails;
}

function ending(text: string, used: Feature[]): Sentence {
  return { text, facts: used.flatMap((feature) => feature.facts).map(({ id }) => id) };
}

function joined(head: Sentence, tail: Sentence): Sentence {
  return { text: head.text + tail.text, facts: [...new Set([...head.facts, ...tail.facts])] };
}

function repeatsWord(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const meant = words.filter(
    (word) => !["and", "in", "with", "a", "for", "or", "of", "de", "la", "on", "the"].includes(word),
  );
  return new Set(meant).size !== meant.length;
}

type Candidate = { title: Sentence; featureCount: number };

function worthOf({ title: { text }, featureCount }: Candidate, maxChars: number, city: string | null): number {
  return (
    Math.min(text.length, maxChars) * 0.4 +
    (standsAlone(text) ? 30 : 0) +
    9 * Math.min(2, featureCount) +
    (/\bwith\b/.test(text) ? 6 : 0) +
    (city && text.includes(city) ? 5 : 0)
  );
}

function standsAlone(text: string): boolean {
  if (text.length <= STANDS_ALONE + 1) return true;
  const whole = /\W/.test(text.charAt(STANDS_ALONE))
    ? text.slice(0, STANDS_ALONE)
    : text.slice(0, STANDS_ALONE).replace(/(?<!\S)\S+$/, "");
  const last = /(?<!\S)(\S+)\s*$/.exec(whole)?.[1] ?? "";
  return !/^(with|and|or|in|for|of|on|a|an|the|free|private|shared|fenced|patio|dedicated|air|washer|hot|waterfront|beachfront|serviced|guest|vacation|tiny|boutique|\d+|one-bedroom|studio)$|,$/i.test(
    last,
  );
}
