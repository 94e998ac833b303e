import { readFileSync } from "node:fs";
import { composeSections } from "#writer/compose/compose-sections.ts";
import { buildLedger } from "#writer/ledger/build-ledger.ts";
import { PropertyInput } from "#writer/ledger/property-input.ts";
import { checkSections } from "#writer/rules/check-sections.ts";
import { describeProperty } from "#writer/write-description.ts";

// How fast the embedded writer is, checks included, on one core. Machines differ and share their time with others, so
// each figure also stands as a ratio to a fixed piece of work done in the same run: a JSON round trip of the listing.
// `node bench/writer.ts [listings.jsonl]` takes lines of the describe command; without them, one median listing.
const MEDIAN_LISTING = {
  address: "14 Alder Street, Portland, OR 97205, USA",
  property_type: "Entire rental unit",
  room_type: "Entire home/apt",
  neighborhood: "Goose Hollow",
  bedrooms: 1,
  beds: 2,
  bathrooms: 1,
  maxGuests: 4,
  amenities:
    `Wifi;Kitchen;Essentials;Smoke alarm;Hair dryer;Hot water;Hangers;Iron;Dishes and silverware;Microwave;Bed linens;
    Refrigerator;Cooking basics;Shampoo;Fire extinguisher;Carbon monoxide alarm;Heating;43 inch HDTV with Netflix;Washer;
    Dedicated workspace;Long term stays allowed;Air conditioning;Self check-in;First aid kit;Oven;Dishwasher;
    Extra pillows and blankets;Free street parking;Stove;Coffee maker: Nespresso;Private entrance;Toaster;Dining table;
    Private patio or balcony;Shared pool`
      .split(";")
      .map((line) => line.trim()),
};
const WARM_UP_MS = 4000;
const MEASURE_MS = 3000;

const properties = readProperties(process.argv[2]);
const options = { platform: "airbnb" } as const;
const ledgers = properties.map((property) => buildLedger(property));
const written = ledgers.map((ledger) => composeSections(ledger, options));

const baseline = perSecond((at) => JSON.parse(JSON.stringify(properties[at % properties.length])));
const rows = {
  "ledger, text and checks": perSecond((at) =>
    describeProperty({ property: pick(properties, at), options: { ...options, seed: at } }),
  ),
  "ledger alone": perSecond((at) => buildLedger(pick(properties, at))),
  "text alone": perSecond((at) => composeSections(pick(ledgers, at), { ...options, seed: at })),
  "checks alone": perSecond((at) =>
    checkSections({ ...options, sections: pick(written, at), ledger: pick(ledgers, at) }),
  ),
};
console.log(`${properties.length} listings, one core; baseline ${baseline.toFixed(0)} JSON round trips a second`);
for (const [name, rate] of Object.entries(rows)) {
  console.log(
    `${name.padEnd(26)} ${rate.toFixed(0).padStart(7)} a second   ${(rate / baseline).toFixed(4)} of the baseline`,
  );
}

function readProperties(file: string | undefined): PropertyInput[] {
  if (!file) return [PropertyInput.parse(MEDIAN_LISTING)];
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => PropertyInput.parse((JSON.parse(line) as { property: unknown }).property));
}

function pick<Item>(items: Item[], at: number): Item {
  const item = items[at % items.length];
  if (item === undefined) throw new Error("there is nothing to measure");
  return item;
}

// Counted in processor time of this process, so that others on the machine do not count.
function perSecond(work: (at: number) => unknown): number {
  let at = 0;
  const warmUntil = performance.now() + WARM_UP_MS;
  while (performance.now() < warmUntil) work(at++);
  const before = process.cpuUsage();
  const until = performance.now() + MEASURE_MS;
  let done = 0;
  while (performance.now() < until) {
    work(at++);
    done += 1;
  }
  return done / (process.cpuUsage(before).user / 1e6);
}
