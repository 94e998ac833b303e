// Measures descriptions against the facts of their listings, beside what the hosts themselves wrote.
import { parseArgs } from "node:util";
import { HARD_FACTS } from "./claims/hard-facts.ts";
import { readExemplars } from "./exemplars.ts";
import { type Figure, figuresOf } from "./figures.ts";
import { readListings } from "./listing.ts";
import { FAILURE_KINDS, type Measurement, measure } from "./measure.ts";
import { type Variety, varietyOf } from "./variety.ts";
import { hostText, readDescriptions } from "./written-text.ts";

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== "--"),
  options: {
    listings: { type: "string" },
    descriptions: { type: "string" },
    hosts: { type: "boolean", default: false },
    homes: { type: "string" },
    exemplars: { type: "string" },
    show: { type: "string", default: "0" },
  },
});
if (values.listings === undefined || (values.descriptions === undefined && !values.hosts)) {
  throw new Error("Usage: evaluate.ts --listings <folder> (--descriptions <out.jsonl> | --hosts) [--show N]");
}

const listings = readListings(values.listings);
const { texts, errors } =
  values.descriptions === undefined ? { texts: undefined, errors: [] } : readDescriptions(values.descriptions);
const described = listings.filter(({ id }) => texts === undefined || texts.has(id));
const hosts = described.map((listing) => measure(listing, hostText(listing)));
const ours = described.flatMap((listing) => {
  const text = texts?.get(listing.id);
  return text === undefined ? [] : [measure(listing, text)];
});
const measured = texts === undefined ? hosts : ours;
if (measured.length === 0) throw new Error(`Nothing to measure. ${errors.slice(0, 3).join(" | ")}`);
const variety = varietyOf(measured);
const figures = [...figuresOf(measured), ...variety.figures];
const hostFigures = new Map([...figuresOf(hosts), ...varietyOf(hosts).figures].map(({ name, value }) => [name, value]));

// What a good copywriter wrote from the same kind of facts. A goal that such texts miss becomes their value.
const exemplars = values.homes && values.exemplars ? readExemplars(values.homes, values.exemplars) : [];
const exemplarFigures = new Map(
  exemplars.length === 0
    ? []
    : [...figuresOf(exemplars), ...varietyOf(exemplars).figures].map(({ name, value }) => [name, value] as const),
);

// Only these give way to a copywriter's texts: what must be true, allowed or within limits does not.
const GOALS_OF_STYLE = new Set([
  "a count said twice in a field",
  "lead from the routine list",
  "routine in several sentences of a field",
  "space of more than 170 words",
  "4-gram overlap, whole text",
  "summaries with one opening, most of 200",
]);

printTable();
printExamples(measured, Number(values.show));
if (Number(values.show) > 0) printRepeated(variety);
if (Number(values.show) > 0) printTracked(measured);
const missing = texts === undefined ? 0 : listings.length - ours.length;
if (missing > 0) console.log(`\n${missing} listings have no description. ${errors.slice(0, 5).join(" | ")}`);
if (texts !== undefined && (missing > 0 || figures.some((figure) => !isMet(figure)))) process.exitCode = 1;

function goalOf({ name, least, most }: Figure): Pick<Figure, "least" | "most"> {
  const theirs = exemplarFigures.get(name);
  if (theirs === undefined || !GOALS_OF_STYLE.has(name))
    return { ...(least !== undefined && { least }), ...(most !== undefined && { most }) };
  return {
    ...(least !== undefined && { least: Math.min(least, theirs) }),
    ...(most !== undefined && { most: Math.max(most, theirs) }),
  };
}

function isMet(figure: Figure): boolean {
  const { least, most } = goalOf(figure);
  return (least === undefined || figure.value >= least) && (most === undefined || figure.value <= most);
}

function shown(value: number | undefined, unit: Figure["unit"]): string {
  if (value === undefined) return "";
  if (unit === "percent") return `${(value * 100).toFixed(2)} %`;
  return value.toFixed(unit === "score" ? 1 : 0);
}

function printTable() {
  console.log(`${measured.length} descriptions\n`);
  console.log(`${"".padEnd(46)}${"measured".padStart(11)}${"hosts".padStart(11)}${"exemplars".padStart(11)}   target`);
  for (const figure of figures) {
    const { name, value, unit } = figure;
    const { least, most } = goalOf(figure);
    const target = least !== undefined ? `≥ ${shown(least, unit)}` : most !== undefined ? `≤ ${shown(most, unit)}` : "";
    const mark = target === "" ? "" : isMet(figure) ? "met" : "MISSED";
    const row = `${name.padEnd(46)}${shown(value, unit).padStart(11)}${shown(hostFigures.get(name), unit).padStart(11)}${shown(exemplarFigures.get(name), unit).padStart(11)}   ${target.padEnd(12)}${mark}`;
    console.log(row.trimEnd());
  }
}

function printExamples(all: Measurement[], most: number) {
  if (most === 0) return;
  for (const kind of FAILURE_KINDS) {
    printSome(
      kind,
      all.flatMap(({ id, failures }) => failures[kind].map((it) => `${id}  ${it}`)),
      most,
    );
  }
  for (const fact of HARD_FACTS) {
    const given = all.filter(({ hardFacts }) => hardFacts[fact].isGiven);
    const missed = given.filter(({ hardFacts }) => !hardFacts[fact].isStated);
    printSome(
      `${fact} not stated`,
      missed.map(({ id }) => id),
      most,
    );
    const differing = given.filter(({ hardFacts }) => hardFacts[fact].differing.length > 0);
    printSome(
      `${fact} stated otherwise`,
      differing.map(
        ({ id, hardFacts, listing }) => `${id}  ${hardFacts[fact].differing.join(" | ")} (${factOf(listing, fact)})`,
      ),
      most,
    );
  }
}

function factOf(listing: Measurement["listing"], fact: string): string {
  const given: Record<string, unknown> = {
    ...listing,
    guests: listing.accommodates,
    "property type": listing.property_type,
    "room type": listing.room_type,
  };
  return String(given[fact]);
}

function printSome(name: string, lines: string[], most: number) {
  if (lines.length === 0) return;
  console.log(`\n${name}: ${lines.length}`);
  // Spread over all failures, since those of one city are alike.
  const step = Math.max(1, Math.floor(lines.length / most));
  for (const line of lines.filter((_, at) => at % step === 0).slice(0, most)) console.log(`  ${line}`);
}

function printRepeated({ openings, phrases, sentences }: Variety) {
  console.log("\nfour-word phrases in over 3 % of texts");
  for (const { words, count } of phrases) console.log(`  ${count}  ${words}`);
  console.log("\nmost frequent openings of 200 summaries");
  for (const { words, count } of openings) console.log(`  ${count}  ${words}`);
  console.log("\nmost frequent sentences, numbers and places left out");
  for (const { words, count } of sentences) console.log(`  ${count}  ${words}`);
}

function printTracked(all: Measurement[]) {
  const byName = Map.groupBy(
    all.flatMap(({ tracked }) => tracked),
    ({ name }) => name,
  );
  console.log("\ntracked amenities: listed, share mentioned");
  const rows = [...byName].map(([name, given]) => ({
    name,
    given,
    part: given.filter((it) => it.isMentioned).length / given.length,
  }));
  for (const { name, given, part } of rows.toSorted((a, b) => b.part - a.part)) {
    console.log(`  ${name.padEnd(28)}${String(given.length).padStart(6)}${shown(part, "percent").padStart(10)}`);
  }
}
