import { stemsOf } from "#writer/text/said-words.ts";
import { leansOnLast } from "#writer/text/sentences-in.ts";
import { type AboutWhat, aboutWhat, likeness } from "./about-what.ts";

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

export type Traits = Map<string, number>;

const NAMES = /(?<=[a-z,] )[A-Z][\w']{2,30}/g;
const NUMBERS = /\d{1,9}/g;

type Read = { line: Line; stems: Set<string>; about: AboutWhat };

// What of each sentence tells whether its text is better without it: what the others say as well, what it names and counts,
// where it stands and what it was written from. A title is never judged.
export function traitsOf(lines: Line[]): (Traits | null)[] {
  const read = lines.map((line) => ({ line, stems: stemsOf(line.text), about: aboutWhat(line.text) }));
  return read.map((own, at) => {
    if (own.line.isTitle) return null;
    const traits: Traits = new Map();
    addShared(traits, { read, at });
    addPlace(traits, { read, at });
    addMatters(traits, { read, at });
    return traits;
  });
}

type Spot = { read: Read[]; at: number };

// What the other sentences say as well, and what is new.
function addShared(traits: Traits, { read, at }: Spot): void {
  const { stems, line } = read[at] as Read;
  const opening = read.findIndex((other) => !other.line.isTitle);
  const others = read.filter((other, place) => place !== at && !other.line.isTitle);
  const before = read.slice(0, at).filter((other) => !other.line.isTitle);
  const share = (known: Set<string>) => [...stems].filter((stem) => known.has(stem)).length / Math.max(1, stems.size);
  const most = (some: Read[]) => Math.max(0, ...some.map((other) => share(other.stems)));
  const all = allStems(others);
  traits.set("shared", share(all));
  traits.set("shared before", share(allStems(before)));
  traits.set("shared with one", most(others));
  traits.set("shared with one before", most(before));
  traits.set("shared with opening", share(allStems(others.filter((other) => isBesides(other, read[opening])))));
  traits.set("shared with title", share(allStems(read.filter((other) => other.line.isTitle))));
  const fresh = new Set([...stems].filter((stem) => !all.has(stem)));
  traits.set("new words", Math.min(8, fresh.size) / 4);
  traits.set("stems", Math.min(12, stems.size) / 6);
  traits.set("nothing new", Number(fresh.size === 0));
  traits.set("one new word", Number(fresh.size === 1));
  traits.set("new number", Number([...fresh].some((stem) => /^\d/.test(stem))));
  const names = line.text.match(NAMES) ?? [];
  traits.set("names", Math.min(4, names.length) / 2);
  traits.set("no name", Number(names.length === 0));
  traits.set("new name", Number(names.some((name) => [...stemsOf(name)].some((stem) => fresh.has(stem)))));
}

function isBesides(other: Read, opening: Read | undefined): boolean {
  return other.line.section === opening?.line.section;
}

function allStems(some: Read[]): Set<string> {
  return new Set(some.flatMap(({ stems }) => [...stems]));
}

function newIn(own: Set<string>, known: Set<string>): number {
  return [...own].filter((each) => !known.has(each)).length;
}

function addPlace(traits: Traits, { read, at }: Spot): void {
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
function addMatters(traits: Traits, { read, at }: Spot): void {
  const { about, line } = read[at] as Read;
  const others = read.filter((other, place) => place !== at && !other.line.isTitle);
  const of = (some: Read[], which: keyof AboutWhat) => new Set(some.flatMap((other) => [...other.about[which]]));
  const [all, rest] = [of(others, "matters"), of(others, "rest")];
  const before = of(
    read.slice(0, at).filter((other) => !other.line.isTitle),
    "matters",
  );
  const opening = of(
    others.filter((other) => other.line.section === 1),
    "matters",
  );
  const fresh = newIn(about.rest, rest);
  const isAbout = about.matters.size > 0;
  traits.set("other words", Math.min(6, about.rest.size) / 3);
  traits.set("new other words", Math.min(6, fresh) / 3);
  traits.set("matters", about.matters.size / 3);
  traits.set("new matters", newIn(about.matters, all) / 2);
  traits.set("matters not before", newIn(about.matters, before) / 2);
  traits.set("all told", Number(isAbout && fresh === 0 && newIn(about.matters, all) === 0));
  traits.set("all told before", Number(isAbout && about.rest.size === 0 && newIn(about.matters, before) === 0));
  traits.set("only matters", Number(about.rest.size === 0));
  traits.set("told by opening", Number(isAbout && about.rest.size <= 1 && newIn(about.matters, opening) === 0));
  for (const matter of about.matters) traits.set(`${all.has(matter) ? "also" : "alone"} about ${matter}`, 1);
  addNearest(traits, { own: { about, line }, others, isLater: (other) => read.indexOf(other) > at });
}

type Compared = { own: Pick<Read, "about" | "line">; others: Read[]; isLater: (other: Read) => boolean };

// The sentence that says most of the same, and what that one was written from.
function addNearest(traits: Traits, { own, others, isLater }: Compared): void {
  const size = own.about.rest.size + own.about.matters.size + 1;
  let [nearest, most] = [null as Read | null, 0];
  for (const other of others) {
    const like = likeness(own.about, other.about);
    if (like > most) [nearest, most] = [other, like];
  }
  traits.set("like another", most);
  traits.set("very like another", most * most);
  if (!nearest) return;
  traits.set("nearest is later", Number(isLater(nearest)));
  traits.set("nearest says more", Math.min(3, (nearest.about.rest.size + nearest.about.matters.size) / size));
  traits.set(`${own.line.fields[0] ?? ""} like ${nearest.line.fields[0] ?? ""}`, most);
}
