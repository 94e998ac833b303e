import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { z } from "zod";
import { gatherAnswers } from "#shared/intake/answers/gather-answers.ts";
import { convertBedrooms } from "#shared/intake/answers/room-entries.ts";
import { readListing } from "#writer/read-listing/read-listing.ts";

const SMALL = new Set(
  "a an the and or of to in on at for with by from is are was were it its this that there we you your our i my be as very so but not no than then per all any some more one two".split(
    " ",
  ),
);

const SAME: Record<string, string> = { min: "minute", mins: "minute", nyc: "york", apt: "apartment", center: "centre" };

const USAGE =
  "Usage: npm run -s bench:read-listing -- --homes homes.json --hosts hosts.json [--labels labels.json] [--show]";
const GOAL_FOUND = 0.8;
const GOAL_TRUE = 0.98;

const Homes = z.array(z.object({ id: z.string(), host_answers: z.record(z.string(), z.unknown()) }));
const Hosts = z.array(z.object({ id: z.string(), title: z.string(), text: z.string() }));
// What a person judged: how much of a field was found where the words differ, and which findings the text does not say.
const Labels = z.record(
  z.string(),
  z.object({
    found: z.record(z.string(), z.number().min(0).max(1)).default({}),
    untrue: z.array(z.object({ field: z.string(), quote: z.string() })).default([]),
  }),
);

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== "--"),
  options: {
    homes: { type: "string" },
    hosts: { type: "string" },
    labels: { type: "string" },
    show: { type: "boolean" },
  },
});
if (!values.homes || !values.hosts) {
  console.error(USAGE);
  process.exit(2);
}
const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));
const homes = Homes.parse(read(values.homes));
const hosts = new Map(Hosts.parse(read(values.hosts)).map((host) => [host.id, host]));
const labels = values.labels ? Labels.parse(read(values.labels)) : {};

const byField = new Map<string, number[]>();
const byWords: number[] = [];
let findings = 0;
let untrue = 0;
let unjudged = 0;
let slowestMs = 0;
for (const { id, host_answers: expected } of homes) {
  const host = hosts.get(id);
  if (!host) continue;
  const started = performance.now();
  const text = `${host.title}\n\n${host.text}`;
  const answers = readListing(text);
  slowestMs = Math.max(slowestMs, performance.now() - started);
  const judged = labels[id];
  findings += answers.length;
  if (!judged) unjudged += answers.length;
  // A quote that the text does not have is untrue, whatever the labels say.
  untrue += answers.filter(
    ({ field, quote }) =>
      !text.includes(quote) || judged?.untrue.some((label) => label.field === field && label.quote === quote),
  ).length;
  const found = gatherAnswers(answers);
  for (const [field, value] of Object.entries(expected)) {
    const measured = substanceFound(value, found[field]);
    const share = judged?.found[field] ?? measured;
    byWords.push(measured);
    byField.set(field, [...(byField.get(field) ?? []), share]);
    if (values.show && share < GOAL_FOUND) {
      console.log(
        `${id} ${field} ${share.toFixed(2)}\n  told:  ${JSON.stringify(value)}\n  found: ${JSON.stringify(found[field])}`,
      );
    }
  }
}

const shares = [...byField.values()].flat();
const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
for (const [field, all] of [...byField].toSorted(([, one], [, other]) => other.length - one.length)) {
  console.log(`${field.padEnd(26)} ${String(all.length).padStart(3)}  ${(mean(all) * 100).toFixed(0).padStart(4)} %`);
}
const foundShare = mean(shares);
const trueShare = findings === 0 ? 1 : 1 - untrue / findings;
console.log(`\n${homes.length} listings, ${shares.length} answers told, slowest read ${slowestMs.toFixed(0)} ms`);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const verdict = (share: number, goal: number) => `goal ${goal * 100} %: ${share >= goal ? "reached" : "MISSED"}`;
console.log(`substance found:          ${percent(foundShare)} (${verdict(foundShare, GOAL_FOUND)})`);
console.log(`  by equal words alone:   ${percent(mean(byWords))}`);
if (unjudged === findings) console.log(`findings that are true:   ${findings} found, not judged (give --labels)`);
else console.log(`findings that are true:   ${percent(trueShare)} of ${findings} (${verdict(trueShare, GOAL_TRUE)})`);
if (unjudged > 0 && unjudged < findings) console.log(`  not judged:             ${unjudged}`);

// How much of a host's answer stands in what was found for its field, from 0 to 1.
function substanceFound(expected: unknown, found: unknown): number {
  if (found === undefined) return 0;
  if (typeof expected === "number") return expected === found ? 1 : 0;
  if (isRooms(expected)) return roomsFound(expected, found);
  if (Array.isArray(expected)) {
    const all = Array.isArray(found) ? found : [];
    return expected.filter((option) => all.includes(option)).length / expected.length;
  }
  if (typeof expected !== "string") return 0;
  if (expected === found) return 1;
  const [wanted, said] = [wordsOf(expected), new Set(wordsOf(JSON.stringify(found)))];
  return wanted.length === 0 ? 1 : wanted.filter((word) => said.has(word)).length / wanted.length;
}

function isRooms(value: unknown): value is object[] {
  return Array.isArray(value) && typeof value[0] === "object";
}

// Half for the right number of rooms, half for their beds or what is said of them.
function roomsFound(expected: object[], found: unknown): number {
  if (!Array.isArray(found) || found.length === 0) return 0;
  const count = found.length === expected.length ? 0.5 : 0;
  const isBedroom = expected.some((room) => "beds" in room);
  if (isBedroom) return count + (bedsIn(expected) === bedsIn(found) ? 0.5 : 0);
  const notes = wordsOf(expected.map((room) => ("notes" in room ? String(room.notes) : "")).join(" "));
  const said = new Set(wordsOf(JSON.stringify(found)));
  const share = notes.length === 0 ? 1 : notes.filter((word) => said.has(word)).length / notes.length;
  return count + share / 2;
}

function bedsIn(rooms: unknown): string {
  return convertBedrooms(rooms)
    .map((room) => room.beds.map(({ type }) => type).join())
    .join(";");
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return words.filter((word) => !SMALL.has(word)).map((word) => stemOf(SAME[word] ?? word));
}

function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(?:ies|es|s|ed|ing|ly)$/, "").replace(/(?:e|y)$/, "") : word;
}
