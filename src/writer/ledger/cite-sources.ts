import type { Answers } from "#shared/intake/intake-field.ts";
import type { OwnerAnswers } from "#shared/intake/owner-answers.ts";
import { ownValue } from "#shared/own-value.ts";
import type { SaidFact } from "./amenity-facts.ts";
import type { FactSource } from "./fact.ts";
import { factsOfField } from "./intake-facts.ts";
import { refineAmenities } from "./refine-amenities.ts";

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
