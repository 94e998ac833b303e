import type { PropertyData } from "#shared/contract/orders.ts";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import { fieldsById } from "#shared/intake/visibility.ts";
import { amenityFacts } from "#writer/ledger/amenity-facts.ts";
import { applyChanges } from "../facts/apply-changes.ts";

type Confirmed = {
  things: string[];
  sentences: string[];
  // Confirmed before, and reworded now.
  reworded?: ReadonlySet<string>;
};

const LISTED = fieldsById(INTAKE_SECTIONS).get("amenities")?.options ?? [];

// A home's details with what its host has confirmed: things in the form's lists, sentences in a field of their own.
export function confirmedDetails(
  data: PropertyData,
  { things, sentences, reworded = new Set() }: Confirmed,
): PropertyData {
  const said = linesOf(data["said_at_revision"]).filter((line) => !reworded.has(line));
  const fresh = sentences
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "" && !said.includes(sentence));
  if (things.length === 0 && fresh.length === 0 && reworded.size === 0) return data;
  const told =
    fresh.length > 0 || reworded.size > 0
      ? { ...data, said_at_revision: [...said, ...new Set(fresh)].join("\n") }
      : data;
  return applyChanges(told, { counts: {}, added: things.map(asListed), removed: [], answers: {} });
}

// The form's own box for it, where it has one: "jacuzzi" is its hot tub.
function asListed(thing: string): string {
  const key = amenityFacts(thing)[0]?.key;
  if (key === undefined || key === "amenity.other") return thing;
  const named = LISTED.filter((option) => !/ or /.test(option) && amenityFacts(option)[0]?.key === key);
  return named.length === 1 && amenityFacts(thing).length === 1 ? (named[0] ?? thing) : thing;
}

export function linesOf(value: unknown): string[] {
  return typeof value === "string" ? value.split("\n").filter((line) => line !== "") : [];
}
