import type { FactChangeNote } from "#server/db/schema/listings.ts";
import type { Evidence } from "#shared/contract/listings/listings.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import { storedFileAt } from "#shared/contract/stored-file.ts";
import { picturesOf } from "#shared/property-facts.ts";
import { withCapitals } from "#writer/compose/amenity-words.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { identityOf } from "#writer/revise/carry-facts.ts";

const SOURCES: Partial<Record<Fact["source"], Evidence["source"]>> = {
  photo: "photo",
  "floor plan": "plan",
  owner: "owner",
};

// A text without these would not say what is offered, so no revision takes them out.
const ESSENTIAL = /^(home|place|brand)\.|^(bedrooms|bathrooms|guests|beds)$/;

const LONGEST_CHOICE = 60;

export const FACT_GROUPS = ["The home", "Location", "Arrival and rules", "Host and sharing", "Amenities"] as const;
export type FactGroup = (typeof FACT_GROUPS)[number] | "Good to know";

const GROUPS: readonly [RegExp, FactGroup][] = [
  [/^(home\.|bedrooms?$|bathrooms?$|beds$|guests$|area$|floor$|levels$|room$|extra-bed$|space$)/, "The home"],
  [/^(place\.|setting$|nearby$|distance$|car$|amenity\.view-)/, "Location"],
  [/^(rule\.|arrival$|pets$|stairs$)/, "Arrival and rules"],
  [/^(host-presence|shared-|language$)/, "Host and sharing"],
  [/^amenity\./, "Amenities"],
];

// Under which heading a person would look for it.
export function groupOf({ key }: Fact): FactGroup {
  return GROUPS.find(([pattern]) => pattern.test(key))?.[1] ?? "Good to know";
}

type Say = (value: Fact["value"], fact: Fact) => string;

const WORDS: Record<string, Say> = {
  bedrooms: (value) => counted(value, "bedroom"),
  bathrooms: (value) => counted(value, "bathroom"),
  beds: (value) => counted(value, "bed"),
  guests: (value) => `sleeps ${value}`,
  bedroom: (value) => `a bedroom with ${bedsIn(String(value))}`,
  bathroom: (value) => `${/^[aeiou]/i.test(String(value)) ? "an" : "a"} ${value} bathroom`,
  area: (value, { qualifiers }) => `${qualifiers.size ?? value} of living space`,
  floor: (value) => `on floor ${value}`,
  levels: (value) => counted(value, "level"),
  pets: (value) => (value === false ? "no pets" : "pets welcome"),
  language: (value) => `speaks ${value}`,
  noise: (value) => `some noise: ${value}`,
  "home.scope": (value) => `${value} home`,
  "shared-with": (value) => `shared with ${value}`,
  "shared-space": (value) => `shared ${value}`,
  "rule.check-in": (value) => `check-in from ${value}`,
  "rule.latest-check-in": (value) => `check-in until ${value}`,
  "rule.check-out": (value) => `check-out by ${value}`,
  "rule.quiet-hours": (value) => `quiet from ${value}`,
  "rule.quiet-hours-end": (value) => `quiet until ${value}`,
  "rule.minimum-age": (value) => `guests of ${value} years or older`,
};

// A fact as a host would say it, never as data.
export function wordsFor(fact: Fact): string {
  const { key, value } = fact;
  const said = WORDS[key]?.(value, fact);
  if (said) return said;
  const subject = (key.split(".").at(-1) ?? key).replaceAll("-", " ");
  if (typeof value === "boolean") return value ? subject : `no ${subject}`;
  if (typeof value === "number") return `${value} ${subject}`;
  return key.startsWith("amenity.") ? withCapitals(value) : value;
}

const BED_NAMES: Record<string, string> = {
  "sofa bed": "sofa bed",
  futon: "futon",
  daybed: "daybed",
  crib: "crib",
  murphy: "Murphy bed",
};

// "bunk, bunk" are two bunk beds.
function bedsIn(list: string): string {
  const counts = new Map<string, number>();
  for (const type of list.split(", ")) counts.set(type, (counts.get(type) ?? 0) + 1);
  const beds = [...counts].map(([type, count]) => {
    const name = BED_NAMES[type] ?? `${type} bed`;
    return count === 1 ? `a ${name}` : `${count} ${name}s`;
  });
  return beds.join(" and ");
}

function counted(count: Fact["value"], noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}

// Changes are those that the host made after the delivery.
export function evidenceOf(facts: Fact[], propertyData: PropertyData, changes: FactChangeNote[] = []): Evidence[] {
  const pictures = picturesOf(propertyData);
  const saidAt = new Map(changes.flatMap(({ at, facts: names }) => names.map((name) => [name, at])));
  return facts.map((fact) => ({
    id: fact.id,
    label: wordsFor(fact),
    group: groupOf(fact),
    source: SOURCES[fact.source] ?? "form",
    imageUrl: pictureOf(fact, pictures),
    isSaid: fact.isSaid ?? false,
    ...(saidAt.size > 0 && { saidAt: saidAt.get(identityOf(fact)) }),
  }));
}

// What a person may ask to hear more or nothing of.
export function isChoice(fact: Fact): boolean {
  return fact.isConfirmed && !ESSENTIAL.test(fact.key) && wordsFor(fact).length <= LONGEST_CHOICE;
}

function pictureOf({ source, index = 1 }: Fact, { photos, plans }: ReturnType<typeof picturesOf>): string | null {
  const shown = { photo: photos, "floor plan": plans };
  const url = source === "photo" || source === "floor plan" ? shown[source][index - 1] : undefined;
  return url !== undefined && storedFileAt(url) !== null ? url : null;
}
