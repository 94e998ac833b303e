import type { FactChangeNote } from "#server/db/schema/listings.ts";
import type { Evidence } from "#shared/contract/listings.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import { picturesOf } from "#shared/property-pictures.ts";
import { storedFileAt } from "#shared/stored-file.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { identityOf } from "#writer/revise/carry-facts.ts";
import { groupOf, wordsFor } from "./fact-words.ts";

const SOURCES: Partial<Record<Fact["source"], Evidence["source"]>> = {
  photo: "photo",
  "floor plan": "plan",
  owner: "owner",
};

// A text without these would not say what is offered, so no revision takes them out.
const ESSENTIAL = /^(home|place|brand)\.|^(bedrooms|bathrooms|guests|beds)$/;
const LONGEST_CHOICE = 60;

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
