import type { Answers, OwnerAnswers } from "#shared/intake/intake-field.ts";
import { ownValue } from "#shared/own-value.ts";
import type { SaidFact } from "./amenities/parse-amenity.ts";
import type { FactSource } from "./fact.ts";
import { chosenIn, textIn } from "./intake/field-readers.ts";
import { factsOfField } from "./intake/intake-facts.ts";

const accessOf =
  (field: string, noun: string): Refinement =>
  (form) =>
    words(textIn(form, field), noun);

const kindOf =
  (field: string, plain: string): Refinement =>
  (form) =>
    textIn(form, field) || plain;

const SEASONS = { "All year": "available all year", Seasonal: "available seasonally" };

const REFINEMENTS: Record<string, Refinement> = {
  Pool: (form) => {
    const season = ownValue(SEASONS, textIn(form, "pool_season"));
    const heated = textIn(form, "pool_heated") === "Heated" ? "heated" : "";
    const pool = words(textIn(form, "pool_access"), textIn(form, "pool_setting"), "pool");
    return withDetails(pool, [season ?? "", heated]);
  },
  "Hot tub": accessOf("hot_tub_access", "hot tub"),
  Sauna: accessOf("sauna_access", "sauna"),
  Kitchen: kindOf("kitchen_kind", "Kitchen"),
  Fireplace: kindOf("fireplace_kind", "Fireplace"),
  Breakfast: (form) => (textIn(form, "breakfast") === "For a fee" ? null : "Breakfast"),
  Wifi: (form) => withDetails("Wifi", [numberWith(form, "wifi_speed", "Mbps")]),
  TV: (form) => {
    const services = chosenIn(form, "streaming").join(", ");
    const tv = words(numberWith(form, "tv_size", "inch"), "TV");
    return services === "" ? tv : `${tv} with ${services}`;
  },
  "Air conditioning": (form) => {
    const rooms = textIn(form, "cooled_rooms");
    return withDetails("Air conditioning", [rooms === "Every room" ? "" : rooms]);
  },
  Washer: (form) => laundry(form, "washer"),
  Dryer: (form) => laundry(form, "dryer"),
  "Dedicated workspace": (form) => {
    const parts = chosenIn(form, "workspace_features").filter((part) => part !== "Ethernet connection");
    return parts.length === 0 ? "Dedicated workspace" : `Dedicated workspace: ${parts.join(", ")}`;
  },
  "Patio or balcony": (form) => words(textIn(form, "patio_access"), textIn(form, "patio_kind") || "patio or balcony"),
  Backyard: (form) => withDetails(words(textIn(form, "backyard_access"), "backyard"), [textIn(form, "backyard_fence")]),
  "BBQ grill": (form) => words(textIn(form, "grill_fuel"), "BBQ grill"),
};

export type Cite = (field: string) => FactSource;

// Who is named for the answer to a field: the owner who gave it, or else the form.
export function citing(source: FactSource, owners: OwnerAnswers): Cite {
  return (field) => (ownValue(owners, field) === undefined ? source : "owner");
}

type CitedFact = SaidFact & { source: FactSource };

// Of a list that both filled in, each option is cited by itself.
export function citedFacts(form: Answers, owners: OwnerAnswers, source: FactSource): CitedFact[] {
  return Object.entries(form).flatMap(([field, value]) => {
    const facts = factsOfField(field, value, form);
    const theirs = new Set(factsOfField(field, ownersPart(owners, field, value), form).map(identity));
    return facts.map((fact) => ({ ...fact, source: theirs.has(identity(fact)) ? ("owner" as const) : source }));
  });
}

type CitedLine = { line: string; isOwners: boolean };

export function citedAmenities(lines: string[], form: Answers, owners: OwnerAnswers): CitedLine[] {
  const part = ownersPart(owners, "amenities", lines);
  const theirs = new Set(refineAmenities(Array.isArray(part) ? part : [], form));
  return refineAmenities(lines, form).map((line) => ({ line, isOwners: theirs.has(line) }));
}

function ownersPart(owners: OwnerAnswers, field: string, value: unknown): unknown {
  const part = ownValue(owners, field);
  return part === true ? value : part;
}

function identity({ key, value, qualifiers }: SaidFact): string {
  return JSON.stringify([key, value, qualifiers]);
}

// The intake form first asks whether there is a pool, then what it is like: together they are one line of an amenity
// list. Null leaves the line out, since another fact says it.
type Refinement = (form: Answers) => string | null;

function refineAmenities(lines: string[], form: Answers): string[] {
  return lines.flatMap((line) => {
    const refine = ownValue(REFINEMENTS, line);
    const refined = refine ? refine(form) : line;
    return refined === null ? [] : [refined];
  });
}

// The washer's place is asked; a dryer stands beside it.
function laundry(form: Answers, machine: string): string {
  const [place = "", cost = ""] = textIn(form, "laundry_place").split(", ");
  return withDetails(words(cost, machine), [place]);
}

function words(...parts: string[]): string {
  return parts.filter((part) => part !== "").join(" ");
}

function withDetails(line: string, details: string[]): string {
  const known = details.filter((detail) => detail !== "");
  return known.length === 0 ? line : `${line} - ${known.join(", ")}`;
}

function numberWith(form: Answers, field: string, unit: string): string {
  const value = form[field];
  return typeof value === "number" && value > 0 ? `${value} ${unit}` : "";
}
