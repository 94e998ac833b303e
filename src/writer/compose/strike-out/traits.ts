import { stemsOf } from "#writer/text/said-words.ts";
import { leansOnLast } from "#writer/text/sentences-in.ts";
import { type AboutWhat, aboutWhat, inBoth, likeness } from "./about-what.ts";

// One sentence of a text, and where it stands.
export type Line = {
  text: string;
  // Which section, counted from the title.
  section: number;
  isTitle: boolean;
  // The questions and boxes it was written from.
  fields: string[];
  isVerbatim: boolean;
  weight: number;
};

// A sentence with its words, which are read once.
export type Read = { line: Line; stems: Set<string>; about: AboutWhat };

export type Traits = Map<string, number>;

const NAMES = /(?<=[a-z,] )[A-Z][\w']{2,30}/g;
const NUMBERS = /\d{1,9}/g;

export function readLine(line: Line): Read {
  return { line, stems: stemsOf(line.text), about: aboutWhat(line.text) };
}

// How many sentences have a word, or are about a matter.
type Tally = Map<string, number>;

// All that the sentences of a text have in common.
type Whole = {
  read: Read[];
  stems: Tally;
  titleStems: Tally;
  openingStems: Tally;
  matters: Tally;
  openingMatters: Tally;
  rest: Tally;
  opening: number | undefined;
};

// What of each sentence tells whether its text is better without it: what the others say as well, what it names and counts,
// where it stands and what it was written from. A title is never judged.
export function traitsOf(read: Read[]): (Traits | null)[] {
  const body = read.filter(({ line }) => !line.isTitle);
  const opening = body[0]?.line.section;
  const inOpening = body.filter(({ line }) => line.section === opening);
  const inFirst = body.filter(({ line }) => line.section === 1);
  const whole: Whole = {
    read,
    opening,
    stems: tally(body.map(({ stems }) => stems)),
    titleStems: tally(read.flatMap(({ line, stems }) => (line.isTitle ? [stems] : []))),
    openingStems: tally(inOpening.map(({ stems }) => stems)),
    matters: tally(body.map(({ about }) => about.matters)),
    openingMatters: tally(inFirst.map(({ about }) => about.matters)),
    rest: tally(body.map(({ about }) => about.rest)),
  };
  const [stemsBefore, mattersBefore] = [new Set<string>(), new Set<string>()];
  return read.map((own, at) => {
    if (own.line.isTitle) return null;
    const traits: Traits = new Map();
    addShared(traits, { whole, at, before: stemsBefore });
    addPlace(traits, { whole, at });
    addMatters(traits, { whole, at, before: mattersBefore });
    for (const stem of own.stems) stemsBefore.add(stem);
    for (const matter of own.about.matters) mattersBefore.add(matter);
    return traits;
  });
}

function tally(sets: Set<string>[]): Tally {
  const counts: Tally = new Map();
  for (const set of sets) for (const each of set) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}

type Spot = { whole: Whole; at: number };
type SpotAfter = Spot & { before: Set<string> };

// What the other sentences say as well, and what is new.
function addShared(traits: Traits, { whole, at, before }: SpotAfter): void {
  const { stems, line } = whole.read[at] as Read;
  const size = Math.max(1, stems.size);
  const isFresh = (stem: string) => (whole.stems.get(stem) ?? 0) < 2;
  const fresh = countOf(stems, isFresh);
  const inOpening = line.section === whole.opening ? 1 : 0;
  traits.set("shared", (stems.size - fresh) / size);
  traits.set("shared before", countOf(stems, (stem) => before.has(stem)) / size);
  addNearestWords(traits, { whole, at });
  traits.set("shared with opening", countOf(stems, (stem) => (whole.openingStems.get(stem) ?? 0) > inOpening) / size);
  traits.set("shared with title", countOf(stems, (stem) => whole.titleStems.has(stem)) / size);
  traits.set("new words", Math.min(8, fresh) / 4);
  traits.set("stems", Math.min(12, stems.size) / 6);
  traits.set("nothing new", Number(fresh === 0));
  traits.set("one new word", Number(fresh === 1));
  traits.set("new number", Number(countOf(stems, (stem) => isFresh(stem) && /^\d/.test(stem)) > 0));
  const names = line.text.match(NAMES) ?? [];
  traits.set("names", Math.min(4, names.length) / 2);
  traits.set("no name", Number(names.length === 0));
  const isNew = names.some((name) => countOf(stemsOf(name), (stem) => stems.has(stem) && isFresh(stem)) > 0);
  traits.set("new name", Number(isNew));
}

// The other sentence that has most of its words.
function addNearestWords(traits: Traits, { whole, at }: Spot): void {
  const { stems } = whole.read[at] as Read;
  let [most, mostBefore] = [0, 0];
  for (const [place, other] of whole.read.entries()) {
    if (place === at || other.line.isTitle) continue;
    const same = inBoth(stems, other.stems) / Math.max(1, stems.size);
    most = Math.max(most, same);
    if (place < at) mostBefore = Math.max(mostBefore, same);
  }
  traits.set("shared with one", most);
  traits.set("shared with one before", mostBefore);
}

function countOf(all: Set<string>, isCounted: (each: string) => boolean): number {
  let count = 0;
  for (const each of all) if (isCounted(each)) count += 1;
  return count;
}

function addPlace(traits: Traits, { whole: { read }, at }: Spot): void {
  const { line } = read[at] as Read;
  const besides = read.filter((other) => other.line.section === line.section);
  const next = read[at + 1]?.line;
  traits.set("host's words", Number(line.isVerbatim));
  traits.set("weight", line.weight / 10);
  traits.set("alone", Number(besides.length === 1));
  traits.set("first", Number(besides[0]?.line === line));
  traits.set("last", Number(besides.at(-1)?.line === line));
  traits.set("in section", Math.min(10, besides.length) / 5);
  traits.set("in text", read.length / 25);
  traits.set("leans", Number(leansOnLast(line.text)));
  traits.set("leant on", Number(next?.section === line.section && leansOnLast(next.text)));
  traits.set("length", Math.min(30, line.text.split(" ").length) / 10);
  traits.set("numbers", Math.min(3, line.text.match(NUMBERS)?.length ?? 0));
  for (const field of line.fields) traits.set(`of ${field}`, 1);
}

// What it is about, and which of that the others are about as well.
function addMatters(traits: Traits, { whole, at, before }: SpotAfter): void {
  const { about, line } = whole.read[at] as Read;
  const { matters, rest } = about;
  const inOpening = line.section === 1 ? 1 : 0;
  const isNew = (matter: string) => (whole.matters.get(matter) ?? 0) < 2;
  const isNotOpening = (matter: string) => (whole.openingMatters.get(matter) ?? 0) <= inOpening;
  const fresh = countOf(rest, (word) => (whole.rest.get(word) ?? 0) < 2);
  const [unsaid, unsaidBefore] = [countOf(matters, isNew), countOf(matters, (matter) => !before.has(matter))];
  const isAbout = matters.size > 0;
  traits.set("other words", Math.min(6, rest.size) / 3);
  traits.set("new other words", Math.min(6, fresh) / 3);
  traits.set("matters", matters.size / 3);
  traits.set("new matters", unsaid / 2);
  traits.set("matters not before", unsaidBefore / 2);
  traits.set("all told", Number(isAbout && fresh === 0 && unsaid === 0));
  traits.set("all told before", Number(isAbout && rest.size === 0 && unsaidBefore === 0));
  traits.set("only matters", Number(rest.size === 0));
  traits.set("told by opening", Number(isAbout && rest.size <= 1 && countOf(matters, isNotOpening) === 0));
  for (const matter of matters) traits.set(`${isNew(matter) ? "alone" : "also"} about ${matter}`, 1);
  addNearest(traits, { whole, at });
}

// The sentence that says most of the same, and what that one was written from.
function addNearest(traits: Traits, { whole, at }: Spot): void {
  const own = whole.read[at] as Read;
  let [nearest, most] = [-1, 0];
  for (const [place, other] of whole.read.entries()) {
    if (place === at || other.line.isTitle) continue;
    const like = likeness(own.about, other.about);
    if (like > most) [nearest, most] = [place, like];
  }
  traits.set("like another", most);
  traits.set("very like another", most * most);
  const other = whole.read[nearest];
  if (!other) return;
  const size = own.about.rest.size + own.about.matters.size + 1;
  traits.set("nearest is later", Number(nearest > at));
  traits.set("nearest says more", Math.min(3, (other.about.rest.size + other.about.matters.size) / size));
  traits.set(`${own.line.fields[0] ?? ""} like ${other.line.fields[0] ?? ""}`, most);
}
